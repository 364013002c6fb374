import { expect, test } from 'vitest';
import { classOf, fieldsOf, sheetOf, spelled } from './sheet';

const view = {
  type: 'View',
  game: 'any',
  player: 0,
  round: 2,
  points: [4, 7],
  hand: [1, 2, 3],
  discard: [],
  best: { type: 'LastMove', first_place: 3 },
  pending: [],
  shown: 5,
};

test('a list with one entry for each seat is a column, everything else stands by itself', () => {
  const { common, wide, columns } = sheetOf(view, 2);
  expect(common).toEqual([{ name: 'round', value: 2 }]);
  expect(columns).toEqual([{ name: 'points', values: [4, 7] }]);
  expect(wide.map(({ name }) => name)).toEqual(['hand', 'best']);
});

test('at a table for three the same list belongs to the seats', () => {
  expect(sheetOf(view, 3).columns.map(({ name }) => name)).toEqual(['hand']);
});

test('names of classes and fields are written as words', () => {
  expect(spelled('TakeStones')).toBe('Take stones');
  expect(spelled('first_place')).toBe('First place');
  expect(classOf(view.best)).toBe('Last move');
  expect(fieldsOf(view.best)).toEqual([{ name: 'first_place', value: 3 }]);
});
