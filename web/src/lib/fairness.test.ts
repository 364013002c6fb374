import { expect, test } from 'vitest';
import { check } from './fairness';
import type { Frame } from './schema';

// As `FairDealer("a long random seed")` picks among seven outcomes in Python.
const seed = 'a long random seed';
const commitment = '10222373e765756e44159f9304af185f18a23674d4fdf4648f73deddd59256df';
const picks: [number, number][] = [
  [1, 1],
  [3, 3],
  [4, 0],
  [412, 6],
];
// As `FairDealer("a chosen seed")` promises.
const swapped = {
  seed: 'a chosen seed',
  commitment: '2c7c0aa2b8a7a0a9c13678a88eb28e266c8b0e896764fec08418f1b169dc5ce2',
};

const outcomes = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ type: 'Value', value }));
const answered: Frame = { n: 2, seat: 0, action: { type: 'Draw' }, view: {}, log: [], outcomes: null };
const frames = picks.map(([n, value]): Frame => ({
  n,
  seat: -1,
  action: { type: 'Value', value },
  view: {},
  log: [],
  outcomes,
}));

test('the promised seed and its outcomes are fair', () => {
  const told = { seed, commitment, frames: [answered, ...frames] };
  expect(check(told, commitment)).toEqual({ fair: true, draws: 4, witnessed: true });
});

test('who was not there at the start has only the word of the server', () => {
  expect(check({ seed, commitment, frames }, null)).toEqual({ fair: true, draws: 4, witnessed: false });
});

test('another seed is found out', () => {
  expect(check({ seed: 'another', commitment, frames }, commitment)).toEqual({ fair: false, reason: 'seed' });
});

test('a game swapped whole, its promise included, is found out by the promise kept', () => {
  const told = { ...swapped, frames: [answered] };
  expect(check(told, null)).toEqual({ fair: true, draws: 0, witnessed: false });
  expect(check(told, commitment)).toEqual({ fair: false, reason: 'promise' });
});

test('a changed outcome is found out at its event', () => {
  const changed = frames.map((frame) => (frame.n === 4 ? { ...frame, action: { type: 'Value', value: 5 } } : frame));
  expect(check({ seed, commitment, frames: changed }, commitment)).toEqual({ fair: false, reason: 'outcome', n: 4 });
});
