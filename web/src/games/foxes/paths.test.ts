import { describe, expect, test } from 'vitest';
import { growing, laying } from './golden';
import { bestTurn, CELLS_IN_ORDER, exitsOf, fitsOf, turnsOf } from './paths';

const STRAIGHT = 0;
const CURVE = 1;
const CROSS = 3;
const TOP = 17;

test('the cells of a den are drawn from above', () => {
  expect(CELLS_IN_ORDER.slice(0, 6)).toEqual([15, 16, 17, 18, 19, 10]);
});

test('the exits that paths lead to stand in the view', () => {
  expect(exitsOf(growing.view, 0)).toEqual([2]);
  expect(exitsOf(growing.view, 1)).toEqual([]);
});

describe('a tile being laid', () => {
  const fits = fitsOf(laying.question);
  test('is told what it joins and connects', () => {
    expect(fits(TOP, 0)).toEqual({ joints: 1, reached: true, exits: [2] });
    expect(fits(TOP, 1)).toEqual({});
  });
  test('may not lie where nothing is beside', () => {
    expect(fits(19, 0)).toBeNull();
  });
  test('is first shown in its best turn', () => {
    expect(bestTurn(fits, TOP, STRAIGHT)).toBe(0);
    expect(bestTurn(fits, 11, STRAIGHT)).toBe(0);
  });
  test('has as many turns as it looks different', () => {
    expect([STRAIGHT, CURVE, CROSS, 4 + CURVE].map((path) => turnsOf(path).length)).toEqual([2, 4, 1, 4]);
  });
});
