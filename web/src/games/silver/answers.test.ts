import { others } from '../around';
import { expect, test } from 'vitest';
import { asked } from '../../lib/fixture';
import { changes, handles, wish } from './answers';
import { emptyView } from './fixture';
import { byRound, guardOf, isOver, lookAt, seenBy, totals, worth } from './table';

const view = emptyView({
  player: 1,
  turn: 1,
  seats: 3,
  round: 0,
  value: [4, -1, 9, 3, 7, -1],
  up: [1, 0, 0, 1, 0, 0],
  known: [7, 0, 2, 7, 2, 1],
  villages: [[0, 1], [2, 3, 4], [5]],
  picked: [0, 2],
  wards: [3, 2],
  lost: [1, 2, 3, 10, 20, 30],
});

test('pieces stand for answers', () => {
  expect(handles({ type: 'LookAtTwo', first: 0, second: 4 }, view)).toEqual(['card:1:0', 'card:1:4']);
  expect(handles({ type: 'Target', seat: 2, place: 0 }, view)).toEqual(['card:2:0']);
  expect(handles({ type: 'OnTop', value: 7 }, view)).toEqual(['card:1:2']);
  expect(handles({ type: 'Take' }, view)).toEqual(['discard']);
  expect(handles({ type: 'Call' }, view)).toEqual([]);
});

test('a click on a dark piece has a meaning to ask about', () => {
  expect(wish('card:1:2', asked('Expose'), view)).toEqual({ type: 'Pick', place: 2 });
  expect(wish('card:1:2', asked('HoldCard'), view)).toEqual({ type: 'Swap', place: 2 });
  expect(wish('card:1:2', asked('LookAnywhere'), view)).toEqual({ type: 'Target', seat: 1, place: 2 });
  expect(wish('card:0:1', asked('HoldCard'), view)).toEqual({ type: 'Target', seat: 0, place: 1 });
  expect(wish('discard', asked('HoldCard'), view)).toEqual({ type: 'Discard' });
  expect(wish('deck', null, view)).toEqual({ type: 'Draw' });
  expect(wish('end:left', null, view)).toBeNull();
});

test('what these eyes see of a card', () => {
  expect(lookAt(view, 2)).toEqual({ card: 2, value: 9, up: false, peeked: true });
  expect(lookAt(view, 1).peeked).toBe(false);
  expect(guardOf(view, [2, 3, 4], 2)).toBe(2);
  expect(guardOf(view, [2, 3, 4], 3)).toBe(0);
  expect(guardOf(view, [2, 3, 4], 4)).toBeNull();
  expect(seenBy(view, 2)).toEqual([1]);
  expect(worth(view, [0, 1])).toEqual({ sum: 4, hidden: 1 });
  expect(totals(view)).toEqual([11, 22, 33]);
  expect(others(view, 1)).toEqual([2, 0]);
});

test('changed places are found, within a round', () => {
  const after = { ...view, villages: [[0, 1], [2, 8, 4], [5]], up: [1, 1, 0, 1, 0, 0] };
  expect(changes(view, after)).toEqual(['card:0:1', 'card:1:1']);
  expect(changes(view, { ...after, round: 1 })).toEqual([]);
});

test('the rounds that are over, and whether the last one is', () => {
  expect(byRound(view)).toEqual([
    [1, 2, 3],
    [10, 20, 30],
  ]);
  expect(isOver(view)).toBe(false);
  expect(isOver({ ...view, settings: { ...view.settings, rounds: 2 } })).toBe(true);
});
