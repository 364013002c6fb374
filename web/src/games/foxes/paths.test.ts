import { describe, expect, test } from 'vitest';
import { bestTurn, beside, fit, turnsOf, waysOf, withTile } from './paths';

const STRAIGHT = 0;
const CURVE = 1;
const CROSS = 3;
const empty = Array.from({ length: 20 }, () => -1);
/** Straight tiles up the middle column, so many. */
const shaft = (height: number) =>
  [2, 7, 12, 17].slice(0, height).reduce((den, cell) => withTile(den, cell, STRAIGHT, 0), [...empty]);

describe('ways', () => {
  test('begin at the lower edge of the start cell', () => {
    expect(waysOf(empty).reached.size).toBe(0);
    expect([...waysOf(shaft(2)).reached]).toEqual([2, 7]);
    expect(waysOf(withTile(empty, 2, STRAIGHT, 1)).reached.size).toBe(0);
  });
  test('reach an exit through joined tiles', () => {
    expect(waysOf(shaft(4)).exits).toEqual([2]);
    expect(waysOf(withTile(shaft(4), 12, STRAIGHT, 1)).exits).toEqual([]);
  });
  test('do not go round the edge of the grid', () => {
    expect(beside(4).map((side) => side.cell)).toEqual([9, 3]);
    expect(beside(15).map((side) => side.cell)).toEqual([16, 10]);
  });
});

describe('a tile being laid', () => {
  test('tells what it joins and connects', () => {
    expect(fit(shaft(3), 17, STRAIGHT, 0)).toEqual({ joints: 1, reached: true, newExits: [2] });
    expect(fit(shaft(3), 17, STRAIGHT, 1)).toEqual({ joints: 0, reached: false, newExits: [] });
  });
  test('is first shown in its best turn', () => {
    expect(bestTurn(shaft(3), 17, CURVE)).toBe(1);
    expect(bestTurn(shaft(3), 17, STRAIGHT)).toBe(0);
  });
  test('has as many turns as it looks different', () => {
    expect([STRAIGHT, CURVE, CROSS, 4 + CURVE].map((path) => turnsOf(path).length)).toEqual([2, 4, 1, 4]);
  });
});
