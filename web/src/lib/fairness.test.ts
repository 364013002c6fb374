import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { check } from './fairness';
import type { Frame } from './schema';

const seed = 'a long random seed';
const commitment = createHash('sha256').update(seed).digest('hex');
const outcomes = [0, 1, 2, 3, 4, 5, 6].map((value) => ({ type: 'Value', value }));

function drawn(n: number): Frame {
  const digest = createHmac('sha256', seed).update(String(n)).digest('hex');
  const action = outcomes[Number(BigInt(`0x${digest}`) % 7n)] ?? null;
  return { n, seat: -1, action, view: {}, log: [], outcomes };
}
const answered: Frame = { n: 2, seat: 0, action: { type: 'Draw' }, view: {}, log: [], outcomes: null };

test('the promised seed and its outcomes are fair', async () => {
  const frames = [drawn(1), answered, drawn(3), drawn(4)];
  expect(await check(seed, commitment, frames)).toEqual({ fair: true, draws: 3 });
});

test('another seed is found out', async () => {
  expect(await check('another', commitment, [])).toEqual({ fair: false, reason: 'seed' });
});

test('a changed outcome is found out at its event', async () => {
  const frame = drawn(3);
  const other = outcomes.find((outcome) => outcome !== frame.action) ?? null;
  const frames = [drawn(1), { ...frame, action: other }];
  expect(await check(seed, commitment, frames)).toEqual({ fair: false, reason: 'outcome', n: 3 });
});
