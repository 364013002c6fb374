import { describe, expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { changes, grave, handles, wish } from './answers';
import { emptyView } from './fixture';
import type { Action, FoxesView } from './schema';

const offered = (actions: Action[], view: FoxesView) => choices(actions.map(option), (action) => handles(action, view));

describe('handles', () => {
  test('of an action on a space stand on the space of the own fox', () => {
    expect(handles({ type: 'Mark' }, emptyView({ foxes: [2, 5], steps: [3, 0] }))).toEqual(['act:2:3:1']);
  });
  test('of the same action on the Mountain stand on the Mountain', () => {
    expect(handles({ type: 'Advance' }, emptyView({ foxes: [4, 5] }))).toEqual(['mt:advance']);
  });
  test('of a kept roll stand on the rolled die', () => {
    const view = emptyView({ pending: [{ type: 'ThinkAgain', player: 0, value: 3 }] });
    expect(handles({ type: 'KeepRoll' }, view)).toEqual(['roll:3']);
  });
});

describe('a click', () => {
  const lays = [0, 1].flatMap((turn) => [7, 3].map((cell): Action => ({ type: 'Lay', cell, turn })));
  test('on a cell leaves the turns, and on a turn then decides', () => {
    const all = offered(lays, emptyView());
    expect(click(all, [], 'cell:7')).toEqual({ kind: 'narrowed', chosen: ['cell:7'] });
    expect([...lit(all, ['cell:7'])]).toEqual(['turn:0', 'turn:1']);
    expect(click(all, ['cell:7'], 'turn:1')).toMatchObject({
      kind: 'decided',
      option: { action: { cell: 7, turn: 1 } },
    });
  });
  test('on an objective on the Mountain asks what to do with it', () => {
    const all = offered(
      [{ type: 'SwapCard', objective: 4 }, { type: 'Exchange', objective: 4 }, { type: 'DrawCard' }],
      emptyView({ foxes: [4, 5] }),
    );
    expect(click(all, [], 'mt:drawcard').kind).toBe('decided');
    expect([...lit(all, ['card:4'])]).toEqual(['mt:swapcard', 'mt:exchange']);
  });
  test('on two resources pays both', () => {
    const all = offered(
      [
        { type: 'PayTwo', first: 0, second: 1 },
        { type: 'PayTwo', first: 0, second: 2 },
      ],
      emptyView(),
    );
    expect(click(all, ['res:0'], 'res:2')).toMatchObject({ kind: 'decided', option: { action: { second: 2 } } });
  });
});

describe('a wish', () => {
  test('for a land depends on the question', () => {
    expect(wish('land:2', asked('ChoosePlace'), emptyView())).toEqual({ type: 'Place', place: 2 });
    expect(wish('land:2', asked('LureHunter'), emptyView())).toEqual({ type: 'MoveHunter', territory: 2 });
    expect(wish('land:2', asked('PlaceObstacle'), emptyView())).toEqual({ type: 'PutObstacle', territory: 2 });
  });
  test('for an action elsewhere is the wish to go there', () => {
    const view = emptyView({ foxes: [1, 5], steps: [2, 0] });
    expect(wish('act:1:2:0', asked('ActHere'), view)).toEqual({ type: 'Mulotage' });
    expect(wish('act:1:3:0', asked('MoveFox'), view)).toEqual({ type: 'Move', spaces: 3 });
    expect(wish('act:0:3:0', asked('ChoosePlace'), view)).toEqual({ type: 'Place', place: 0 });
  });
  test('for the Mountain is to go there first', () => {
    expect(wish('mt:gather', asked('ChoosePlace'), emptyView())).toEqual({ type: 'Place', place: 4 });
    expect(wish('mt:gather', asked('ActOnMountain'), emptyView({ foxes: [4, 5] }))).toEqual({ type: 'Gather' });
  });
  test('for something that only explains itself is none', () => {
    expect(wish('left', asked('ChoosePlace'), emptyView())).toBeNull();
  });
});

describe('graveness and changes', () => {
  test('cards and the end of growth are confirmed, an end of turn is not', () => {
    expect(grave({ type: 'Exchange', objective: 1 })).toBe(true);
    expect(grave({ type: 'StopGrowing' })).toBe(true);
    expect(grave({ type: 'EndTurn' })).toBe(false);
  });
  test('a new marker, a hunter that moved and a paw are noticed', () => {
    const after = emptyView({ hunter: 1 });
    after.markers[7] = 1;
    after.paws[4] = 2;
    expect(changes(emptyView(), after)).toEqual(['space:2:2', 'land:0', 'land:1', 'track:0']);
    expect(changes(after, after)).toEqual([]);
  });
});
