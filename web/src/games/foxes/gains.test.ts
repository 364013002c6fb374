import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewWith } from './fixture';
import { Gains } from './gains.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what an answer brings and costs stands beside everybody for a moment', () => {
  const gains = new Gains();
  gains.see(viewWith({ pc: [5, 2, 2], vp: [0, 0, 0] }));
  expect(gains.shown).toEqual([]);
  gains.see(viewWith({ pc: [3, 4, 2], vp: [1, 0, 0] }));
  expect(gains.shown).toEqual([
    { pc: -2, vp: 1 },
    { pc: 2, vp: 0 },
    { pc: 0, vp: 0 },
  ]);
  vi.runAllTimers();
  expect(gains.shown).toEqual([]);
});

test('a view in which nobody gains leaves what is shown', () => {
  const gains = new Gains();
  gains.see(viewWith({ pc: [5, 2, 2] }));
  gains.see(viewWith({ pc: [5, 3, 2] }));
  gains.see(viewWith({ pc: [5, 3, 2], die: 1 }));
  expect(gains.shown[1]).toEqual({ pc: 1, vp: 0 });
});
