import { expect, test } from 'vitest';
import { daysUpTo, following, FRESH, noted } from './puzzling';

test('a mistake ends the streak, and a second time counts for nothing', () => {
  let now = noted(FRESH, 'a', true, null);
  now = noted(now, 'b', true, null);
  expect([now.streak, now.best]).toEqual([2, 2]);
  now = noted(now, 'c', false, null);
  now = noted(now, 'c', true, null);
  expect([now.streak, now.best, now.done.c]).toEqual([0, 2, 'helped']);
});

test('days count as long as none is left out', () => {
  let now = noted(FRESH, 'a', true, '2026-11-29');
  now = noted(now, 'b', true, '2026-11-30');
  now = noted(now, 'b', true, '2026-11-30');
  now = noted(now, 'c', false, '2026-12-01');
  expect(now.days).toBe(3);
  expect(daysUpTo(now, '2026-12-02')).toBe(3);
  expect(daysUpTo(now, '2026-12-03')).toBe(0);
  expect(noted(now, 'd', true, '2026-12-05').days).toBe(1);
});

test('the next puzzle is one that is not done, round the row', () => {
  const row = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const done = noted(FRESH, 'c', true, null);
  expect(following(row, 'b', done)?.name).toBe('a');
  expect(following(row, null, done)?.name).toBe('a');
  expect(following([{ name: 'a' }], 'a', done)).toBeUndefined();
});
