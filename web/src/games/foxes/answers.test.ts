import { describe, expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { follow, type Offer, rowsOf } from '../../lib/rows';
import { changes, gestures, grave, handles, idle, wish } from './answers';
import { viewWith } from './fixture';
import { growing, moving, placing } from './golden';
import type { Action, FoxesView, Preview } from './schema';

const offered = (actions: Action[], view: FoxesView) => choices(actions.map(option), (action) => handles(action, view));

describe('handles', () => {
  test('of an action on a space stand on the space of the own fox', () => {
    expect(handles({ type: 'Mark' }, viewWith({ foxes: [2, 5, 5], steps: [3, 0, 0] }))).toEqual(['act:2:3:1']);
  });
  test('of the same action on the Mountain stand on the Mountain', () => {
    expect(handles({ type: 'Advance' }, viewWith({ foxes: [4, 5, 5] }))).toEqual(['mt:advance']);
  });
  test('of a kept roll stand on the rolled die', () => {
    const view = viewWith({ pending: [{ type: 'ThinkAgain', player: 0, value: 3 }] });
    expect(handles({ type: 'KeepRoll' }, view)).toEqual(['roll:3']);
  });
});

describe('a click', () => {
  const lays = [0, 1].flatMap((turn) => [7, 3].map((cell): Action => ({ type: 'Lay', cell, turn })));
  test('on a cell leaves the turns, and on a turn then decides', () => {
    const all = offered(lays, viewWith());
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
      viewWith({ foxes: [4, 5, 5] }),
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
      viewWith(),
    );
    expect(click(all, ['res:0'], 'res:2')).toMatchObject({ kind: 'decided', option: { action: { second: 2 } } });
  });
});

const pointed = ({ view, question }: typeof placing) => (question ? gestures(rowsOf(question), view) : []);
const given = (at: typeof placing, handle: string): readonly Offer<Action, Preview>[] => {
  const followed = follow(pointed(at), [], handle);
  return followed.kind === 'given' ? followed.offers : [];
};
const kinds = (offer: Offer<Action, Preview> | undefined) => offer?.answers.map(({ type }) => type);

describe('one gesture', () => {
  test('places the die, sends the fox and acts', () => {
    expect(kinds(given(placing, 'land:0')[0])).toEqual(['Place']);
    expect(kinds(given(placing, 'space:0:1')[0])).toEqual(['Place', 'Move']);
    expect(kinds(given(placing, 'act:0:1:1')[0])).toEqual(['Place', 'Move', 'Mark']);
    expect(kinds(given(placing, 'mt:gather')[0])).toEqual(['Place', 'Gather']);
    expect(kinds(given(placing, 'dig:2')[0])).toEqual(['Place', 'Dig']);
  });
  test('does not go on behind a slot where a tile is drawn', () => {
    expect(given(placing, 'land:1')).toHaveLength(1);
    expect(given(placing, 'space:1:1')).toEqual([]);
  });
  test('sends a fox and acts where the die lies already', () => {
    expect(kinds(given(moving, 'space:1:0')[0])).toEqual(['Move']);
    expect(kinds(given(moving, 'act:1:1:1')[0])).toEqual(['Move', 'Mark']);
  });
  test('tells the tolls of a way', () => {
    expect(given(moving, 'space:1:2')[0]?.preview).toMatchObject({ pc: -3, tolls: [[1, 3]] });
  });
  test('lets a cub walk as far as can be paid, with a choice of payments at the end', () => {
    expect(given(growing, 'step:1:5')[0]?.preview).toMatchObject({ cub: 1, space: 5, pc: -3 });
    const payments = given(growing, 'step:1:6');
    expect(payments.map(({ answers }) => answers.at(-1)?.type)).toEqual(['PayResource', 'PayResource']);
    expect(payments[0]?.preview).toMatchObject({ space: 6, pc: -6, frees: 4 });
    expect(kinds(given(growing, 'cub:2')[0])).toEqual(['Grow']);
  });
});

describe('a wish', () => {
  test('for a land depends on the question', () => {
    expect(wish('land:2', asked('ChoosePlace'), viewWith())).toEqual({ type: 'Place', place: 2 });
    expect(wish('land:2', asked('LureHunter'), viewWith())).toEqual({ type: 'MoveHunter', territory: 2 });
    expect(wish('land:2', asked('PlaceObstacle'), viewWith())).toEqual({ type: 'PutObstacle', territory: 2 });
  });
  test('for an action elsewhere is the wish to go there', () => {
    const view = viewWith({ foxes: [1, 5, 5], steps: [2, 0, 0] });
    expect(wish('act:1:2:0', asked('ActHere'), view)).toEqual({ type: 'Mulotage' });
    expect(wish('act:1:3:0', asked('MoveFox'), view)).toEqual({ type: 'Move', spaces: 3 });
    expect(wish('act:0:3:0', asked('ChoosePlace'), view)).toEqual({ type: 'Place', place: 0 });
  });
  test('for the Mountain is to go there first', () => {
    expect(wish('mt:gather', asked('ChoosePlace'), viewWith())).toEqual({ type: 'Place', place: 4 });
    expect(wish('mt:gather', asked('ActOnMountain'), viewWith({ foxes: [4, 5, 5] }))).toEqual({ type: 'Gather' });
  });
  test('for something that only explains itself is none', () => {
    expect(wish('left', asked('ChoosePlace'), viewWith())).toBeNull();
  });
});

describe('graveness and changes', () => {
  test('cards and the end of growth are confirmed, an end of turn is not', () => {
    expect(grave({ type: 'Exchange', objective: 1 })).toBe(true);
    expect(grave({ type: 'StopGrowing' })).toBe(true);
    expect(grave({ type: 'EndTurn' })).toBe(false);
    expect(idle({ type: 'EndTurn' }, null, true)).toBe(true);
    expect(idle({ type: 'EndTurn' }, null, false)).toBe(false);
  });
  test('a new marker, a hunter that moved and a paw are noticed', () => {
    const after = viewWith({ hunter: 1 });
    after.markers[7] = 1;
    after.paws[4] = 2;
    expect(changes(viewWith({ hunter: 0 }), after)).toEqual(['space:2:2', 'land:0', 'land:1', 'track:0']);
    expect(changes(after, after)).toEqual([]);
  });
});
