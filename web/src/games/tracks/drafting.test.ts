import { expect, test } from 'vitest';
import { Drafting } from './drafting.svelte';
import { limited } from './golden';
import { sure } from './fixture';

/** Three wolves without cubs under the rule of the life span; Green C may pay three. */
const [bounds] = limited.view.prospects;
const view = {
  ...limited.view,
  asked: [1, 11, 2, 12, 3, 13, 4, 14],
  prospects: [0, 2].map((wolf) => ({ ...sure(bounds), wolf, most: wolf ? 3 : 11 })),
};

function begun(): Drafting {
  const drafting = new Drafting();
  drafting.begin(view, 0);
  return drafting;
}
const HUNT = { letter: 0, phase: 3 };
const ALONE = { letter: 0, phase: 2 };

test('a counter is taken up and put down, and taken up again', () => {
  const drafting = begun();
  drafting.hold(9);
  drafting.press(HUNT);
  expect(drafting.cells[2]).toBe(9);
  expect(drafting.held).toBe(0);
  drafting.press(HUNT);
  expect(drafting.held).toBe(9);
  drafting.press(ALONE);
  expect(drafting.cells.slice(0, 3)).toEqual([0, 9, 0]);
});

test('an empty cell waits for a counter, and a second click lets it go', () => {
  const drafting = begun();
  drafting.press(HUNT);
  expect(drafting.awaits(HUNT)).toBe(true);
  drafting.press(HUNT);
  expect(drafting.awaits(HUNT)).toBe(false);
  drafting.press(ALONE);
  drafting.press(HUNT);
  drafting.hold(9);
  expect(drafting.cells.slice(0, 3)).toEqual([0, 0, 9]);
  expect([drafting.held, drafting.aimed]).toEqual([0, null]);
});

test('a cell that nobody asks for takes no counter', () => {
  const drafting = begun();
  drafting.put({ letter: 1, phase: 3 }, 5);
  drafting.put({ letter: 0, phase: 1 }, 5);
  expect(drafting.cells).not.toContain(5);
});

test('two figures typed make one number, and the first disturbs nothing', () => {
  const drafting = begun();
  drafting.put(ALONE, 1);
  drafting.type(HUNT, '1');
  expect(drafting.cells.slice(1, 3)).toEqual([0, 1]);
  drafting.type(HUNT, '2');
  expect(drafting.cells.slice(1, 3)).toEqual([1, 12]);
  drafting.type(HUNT, '9');
  expect(drafting.cells[2]).toBe(9);
});

test('a counter that a wolf cannot pay stays where it was, and its row says why', () => {
  const drafting = begun();
  drafting.put({ letter: 2, phase: 2 }, 15);
  drafting.put({ letter: 2, phase: 3 }, 7);
  expect(drafting.refusedRow).toBe(2);
  expect(drafting.cells).not.toContain(7);
  drafting.put({ letter: 2, phase: 3 }, 1);
  expect(drafting.refusedRow).toBe(-1);
});

test('a swap that the other wolf cannot pay is not made', () => {
  const drafting = begun();
  drafting.put({ letter: 0, phase: 2 }, 15);
  drafting.put({ letter: 2, phase: 3 }, 12);
  drafting.put({ letter: 2, phase: 4 }, 7);
  drafting.put({ letter: 0, phase: 2 }, 7);
  expect(drafting.cells[13]).toBe(7);
  expect(drafting.refusedRow).toBe(2);
});

test('all counters come back at once', () => {
  const drafting = begun();
  drafting.put(HUNT, 3);
  drafting.put(ALONE, 4);
  drafting.take(3);
  expect(drafting.cells[2]).toBe(0);
  drafting.clear();
  expect(drafting.cells.every((counter) => counter === 0)).toBe(true);
});
