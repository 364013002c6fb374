import { expect, test } from 'vitest';
import { OFF } from './layout';
import { trailsAfter } from './trails';

const ME = 0;
/** A moment: whose turn it is, how many turns have been taken, and where the wolves stand. */
const at = (turn: number, turns: number, ...where: number[]) => ({ turn, turns, where });

test('what others moved since my turn leaves a trail, hex by hex', () => {
  const first = trailsAfter([], at(1, 5, 3, 8), at(1, 5, 3, 9), ME);
  expect(first).toEqual([{ piece: 1, hexes: [8, 9] }]);
  const second = trailsAfter(first, at(1, 5, 3, 9), at(2, 6, 4, 12), ME);
  expect(second).toEqual([
    { piece: 0, hexes: [3, 4] },
    { piece: 1, hexes: [8, 9, 12] },
  ]);
  expect(trailsAfter(second, at(2, 6, 4, 12), at(ME, 7, 4, 12), ME)).toEqual(second);
});

test('my own moves leave none, and take the old ones away', () => {
  const old = [{ piece: 1, hexes: [8, 9] }];
  expect(trailsAfter(old, at(ME, 7, 3, 9), at(ME, 7, 4, 9), ME)).toEqual([]);
  expect(trailsAfter(old, at(ME, 7, 3, 9), at(1, 8, 4, 9), ME)).toEqual([]);
});

test('whoever was away for a whole round sees what happened in it', () => {
  expect(trailsAfter([], at(ME, 7, 3, 9), at(ME, 10, 3, 20), ME)).toEqual([{ piece: 1, hexes: [9, 20] }]);
});

test('whoever watches sees the turn that is going on', () => {
  const trails = trailsAfter([], at(1, 5, 3, 8), at(1, 5, 3, 9), null);
  expect(trailsAfter(trails, at(1, 5, 3, 9), at(2, 6, 4, 9), null)).toEqual([{ piece: 0, hexes: [3, 4] }]);
  expect(trailsAfter(trails, at(2, 6, 3, 9), at(1, 5, 3, 8), null)).toEqual([]);
});

test('a wolf that comes or goes has no way', () => {
  const trails = [{ piece: 1, hexes: [8, 9] }];
  expect(trailsAfter(trails, at(1, 5, OFF, 9), at(1, 5, 4, OFF), ME)).toEqual([]);
});
