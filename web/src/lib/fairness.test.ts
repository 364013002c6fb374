import { expect, test } from 'vitest';
import { check } from './fairness';
import type { Frame } from './schema';

// As `FairDealer("a long random seed")` picks among seven outcomes in Python.
const seed = 'a long random seed';
const commitment = '10222373e765756e44159f9304af185f18a23674d4fdf4648f73deddd59256df';
const picks: [number, number][] = [[1, 1], [3, 3], [4, 0], [412, 6]];

const outcomes = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ type: 'Value', value }));
const answered: Frame = { n: 2, seat: 0, action: { type: 'Draw' }, view: {}, log: [], outcomes: null };
const drawn = picks.map(
  ([n, value]): Frame => ({ n, seat: -1, action: { type: 'Value', value }, view: {}, log: [], outcomes }),
);

test('the promised seed and its outcomes are fair', async () => {
  expect(await check(seed, commitment, [answered, ...drawn])).toEqual({ fair: true, draws: 4 });
});

test('another seed is found out', async () => {
  expect(await check('another', commitment, drawn)).toEqual({ fair: false, reason: 'seed' });
});

test('a changed outcome is found out at its event', async () => {
  const changed = drawn.map((frame) => (frame.n === 4 ? { ...frame, action: { type: 'Value', value: 5 } } : frame));
  expect(await check(seed, commitment, changed)).toEqual({ fair: false, reason: 'outcome', n: 4 });
});
