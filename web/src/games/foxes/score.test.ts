import { expect, test } from 'vitest';
import { last_round, over, placing } from './golden';
import { atTheEnd, earned, total } from './score';

test('points are listed by their sources', () => {
  expect(earned(last_round.view, 0).filter(({ points }) => points)).toEqual([{ source: 'tiles', points: 7 }]);
  expect(total(earned(last_round.view, 1))).toBe(0);
});

test('the end would count cubs out, mulotage tiles, markers, PC and sets', () => {
  expect(atTheEnd(last_round.view, 0)).toEqual([
    { source: 'cubs', points: 5 },
    { source: 'mulotage', points: 4 },
    { source: 'markers', points: 1 },
    { source: 'pc', points: 3 },
    { source: 'sets', points: 0 },
  ]);
});

test('points of the end are in the score once the game is over', () => {
  expect(atTheEnd(over.view, 0)).toEqual([]);
});

test('objectives in hand tell how far they are, and nobody else’s', () => {
  expect(placing.view.progress[12]).toBe(4);
  expect(placing.view.progress[0]).toBe(0);
});
