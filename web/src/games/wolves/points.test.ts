import { expect, test } from 'vitest';
import { firstPlace, lairPoints, secondPlace, trackPoints } from './points';

const at = (seats: number, ...changes: [string, string][]) => ({ seats, settings: { packs: 'chosen', changes } });

test('the printed points hold where nothing is changed', () => {
  expect(firstPlace(at(4))).toEqual([4, 6, 8]);
  expect(lairPoints(at(4))).toEqual([0, 5, 10, 15, 20]);
  expect(trackPoints(at(2))[4]).toBe(5);
  expect(trackPoints(at(4))[4]).toBe(7);
});

test('a table with other points shows its own', () => {
  const changes: [string, string][] = [
    ['dens', '0 0 1 2 0 0 3 9'],
    ['lairs', '4 8 12 16'],
    ['second_places', '1 2 3'],
  ];
  expect(lairPoints(at(4, ...changes))).toEqual([0, 4, 8, 12, 16]);
  expect(secondPlace(at(4, ...changes))).toEqual([1, 2, 3]);
  expect(trackPoints(at(2, ...changes))).toEqual([0, 0, 0, 1, 2]);
  expect(trackPoints(at(5, ...changes))).toEqual([0, 0, 0, 3, 9]);
});
