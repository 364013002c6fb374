import { others } from '../around';
import { expect, test } from 'vitest';
import { asked } from '../../lib/fixture';
import { follow, next, rowsOf, single } from '../../lib/rows';
import type { LogEntry } from '../../lib/schema';
import { changes, gestures, handles, HAND, idle, LAY, spoken, wish } from './answers';
import { called, closed, drawn, equipped, resting, turn } from './golden';
import { interlude, scenes } from './reveal';
import type { SilverView } from './schema';
import { guardOf, isOver, lookAt, seenBy } from './table';

const { view } = turn;

/** The gestures of a question, as the table page asks for them. */
function pointing({ view: seen, question }: typeof turn) {
  if (!question) throw new Error('nothing is asked');
  return gestures(rowsOf(question), seen, question.options.map(single));
}
/** What comes of pointing at these pieces, one after the other: the kinds of answers given. */
function point(golden: typeof turn, ...pieces: string[]): string[] | null {
  const all = pointing(golden);
  let chosen: readonly string[] = [];
  for (const piece of pieces) {
    const followed = follow(all, chosen, piece);
    if (followed.kind === 'given') {
      return followed.offers.map(({ answers }) => answers.map((action) => action.type).join(' '));
    }
    if (followed.kind === 'nothing') return null;
    ({ chosen } = followed);
  }
  return null;
}

test('pieces stand for answers', () => {
  expect(handles({ type: 'LookAtTwo', first: 0, second: 4 }, view)).toEqual(['card:0:0', 'card:0:4']);
  expect(handles({ type: 'Target', seat: 2, place: 0 }, view)).toEqual(['card:2:0']);
  expect(handles({ type: 'OnTop', value: 7 }, { ...view, picked: [1, 2] })).toEqual(['card:0:1']);
  expect(handles({ type: 'Take' }, view)).toEqual(['discard']);
  expect(handles({ type: 'Call' }, view)).toEqual([]);
});

test('a village card is swapped by pointing at it, or at the card in hand and it', () => {
  expect(point(drawn, 'card:0:4')).toEqual(['Swap']);
  expect(point(drawn, HAND, 'card:0:4', LAY)).toEqual(['Swap']);
  expect(point(drawn, HAND, 'discard')).toEqual(['Discard']);
});

test('a set is pointed at in any order; where it is known to be one, at any of its cards', () => {
  expect(point(drawn, 'card:0:0')).toEqual(['Swap', 'Announce Pick Pick Confirm']);
  expect(point(drawn, HAND, 'card:0:3', 'card:0:0', LAY)).toEqual(['Announce Pick Pick Confirm']);
  expect(point(drawn, HAND, 'card:0:1', 'card:0:3', 'card:0:0', LAY)).toEqual(['Announce Pick Pick Pick Confirm']);
  const lit = next(pointing(drawn), [HAND, 'card:0:0']);
  expect(lit).toContain(LAY);
  expect(lit).toContain('card:0:3');
  expect(lit).not.toContain('card:0:4');
});

test('the top of the pile is taken onto a card, or onto a known set', () => {
  expect(point(turn, 'discard', 'card:0:4')).toEqual(['Take Swap']);
  expect(point(turn, 'discard', 'card:0:0')).toEqual(['Take Swap', 'Take Announce Pick Pick Confirm']);
  expect(point(turn, 'discard')).toBeNull();
});

test('amulet, Empath and Bodyguard come before the card they are used on', () => {
  expect(point(equipped, 'amulet', 'card:0:3')).toEqual(['UseAmulet']);
  expect(point(equipped, 'use:0', 'card:0:2')).toEqual(['UseEmpath']);
  expect(point(equipped, 'use:1', 'card:0:2')).toEqual(['SetGuard Ward']);
  expect(point(equipped, 'open:0', 'card:0:2')).toEqual(['DrawOpen Swap']);
  expect(point(equipped, 'open:0', 'discard')).toEqual(['DrawOpen Discard']);
});

test('a turn ends by itself where only the amulet could be laid, which can wait', () => {
  const [end, ...rest] = resting.question?.options ?? [];
  expect(end?.action.type).toBe('EndTurn');
  expect(rest.length).toBeGreaterThan(0);
  expect(idle({ type: 'EndTurn' }, end?.preview ?? null)).toBe(true);
  expect(idle({ type: 'EndTurn' }, null)).toBe(false);
});

test('a click on a dark piece has a meaning to ask about', () => {
  expect(wish('card:0:2', asked('Expose'), view)).toEqual({ type: 'Pick', place: 2 });
  expect(wish('card:0:2', asked('HoldCard'), view)).toEqual({ type: 'Swap', place: 2 });
  expect(wish('card:0:2', asked('LookAnywhere'), view)).toEqual({ type: 'Target', seat: 0, place: 2 });
  expect(wish('card:1:1', asked('HoldCard'), view)).toEqual({ type: 'Target', seat: 1, place: 1 });
  expect(wish('discard', asked('HoldCard'), view)).toEqual({ type: 'Discard' });
  expect(wish('deck', null, view)).toEqual({ type: 'Draw' });
  expect(wish('end:left', null, view)).toBeNull();
});

test('what these eyes see of a card', () => {
  expect(lookAt(view, 0)).toEqual({ card: 0, value: 7, up: false, peeked: true });
  expect(lookAt(view, 3).peeked).toBe(false);
  expect(seenBy(view, 0)).toEqual([0]);
  expect(others(view, 1)).toEqual([2, 0]);
  const [guard] = view.protected;
  expect(guardOf(view, view.villages[2] ?? [], guard ?? -1)).toBe(0);
  expect(guardOf(view, view.villages[0] ?? [], 0)).toBeNull();
});

test('changed places are found, within a round', () => {
  const after: SilverView = {
    ...view,
    villages: view.villages.with(1, [5, 11, 7]),
    up: view.up.with(0, 1),
  };
  expect(changes(view, after)).toEqual(['card:0:0', 'card:1:1']);
  expect(changes(view, { ...after, round: view.round + 1 })).toEqual([]);
});

test('a round is shown as it ended before the next is dealt', () => {
  const shown = interlude(called.view, closed.view);
  expect(shown?.villages).toEqual(called.view.villages);
  const values = shown?.villages.map((village) => village.map((card) => shown.value[card]));
  expect(values).toEqual(closed.view.last?.villages);
  expect(shown?.up.every((up) => up === 1)).toBe(true);
  expect(shown?.worth).toEqual(closed.view.last?.sums);
  expect(shown?.reckoning?.won).toBe(true);
  expect(interlude(called.view, called.view)).toBeNull();
});

test('the reveal comes between the last view of a round and the first of the next', () => {
  const [before, after] = [called.view, closed.view];
  const update = { log: [], seat: 0, over: false };
  const story = scenes(before, { ...update, frames: [before, after], view: after });
  expect(story.map(({ stop }) => stop)).toEqual([undefined, 'reveal', undefined]);
  expect(scenes(before, { ...update, frames: [before], view: before })).toEqual([]);
});

test('whoever has missed the last turns sees the cards all the same', () => {
  const shown = interlude({ ...called.view, villages: [[0], [1]] }, closed.view);
  const values = shown?.villages.map((village) => village.map((card) => shown.value[card]));
  expect(values).toEqual(closed.view.last?.villages);
});

test('the game is over once nothing is pending', () => {
  expect(isOver(closed.view)).toBe(false);
  expect(isOver({ ...closed.view, pending: [] })).toBe(true);
});

test('a line of the log speaks of cards, as long as their round lasts', () => {
  const line = (n: number, key: string, params = {}): LogEntry => ({ n, message: { key, params } });
  const swap = line(3, 'silver.log.swap_hidden', { on: '4 11' });
  const dealt = line(9, 'silver.log.round');
  expect(spoken(swap, view, [line(1, 'silver.log.round'), swap])).toEqual(['card-4', 'card-11']);
  expect(spoken(swap, view, [swap, dealt])).toEqual([]);
  expect(spoken(dealt, view, [dealt])).toEqual([]);
});
