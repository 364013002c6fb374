import { expect, test } from 'vitest';
import { row } from '../../lib/fixture';
import { asked, cost, EMPTY, fate, overspent, plan, put, rowOf, seen, sumOf, take } from './draft';
import { emptyView } from './fixture';

const SPIRALS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3];
const view = emptyView({
  seats: 3,
  where: [2, 0, 2, 2, 0, 0, 2, 0, 0],
  cubs: [0, 0, 0],
  strength: [12, 0, 4, 12, 0, 0, 12, 0, 0],
  vigour: [12, 0, 4, 12, 0, 0, 12, 0, 0],
  counters: [0, -1, 7, 16, 17, ...row(40, 0)],
  settings: { spirals: SPIRALS, life_span: false },
});
const strict = { ...view, settings: { ...view.settings, life_span: true } };

test('only wolves of the pack are asked for, column by column, the first only with cubs', () => {
  expect(asked(view, 0).slice(0, 3)).toEqual([
    { letter: 0, phase: 2 },
    { letter: 2, phase: 2 },
    { letter: 0, phase: 3 },
  ]);
  expect(asked({ ...view, cubs: [1, 0, 0] }, 0)).toHaveLength(10);
  expect(asked(view, 1)).toHaveLength(4);
});

test('what is hidden or not asked yet is no counter of a draft', () => {
  expect(seen(view, 0).slice(0, 5)).toEqual([0, 0, 7, 0, 0]);
});

test('a counter is put, moved, swapped and taken back', () => {
  const one = put(EMPTY, { letter: 0, phase: 2 }, 9);
  expect(rowOf(one, 0)).toEqual([0, 9, 0, 0, 0]);
  const moved = put(one, { letter: 2, phase: 3 }, 9);
  expect(rowOf(moved, 0)).toEqual([0, 0, 0, 0, 0]);
  const two = put(moved, { letter: 0, phase: 2 }, 4);
  expect(rowOf(put(two, { letter: 0, phase: 2 }, 9), 2)).toEqual([0, 0, 4, 0, 0]);
  expect(put(one, { letter: 0, phase: 2 }, 5)).not.toContain(9);
  expect(take(two, 9)).not.toContain(9);
});

test('columns add up and rows cost strength', () => {
  const draft = put(put(EMPTY, { letter: 0, phase: 3 }, 12), { letter: 2, phase: 3 }, 5);
  expect(sumOf(draft, 3)).toBe(17);
  expect(sumOf(draft, 2)).toBe(0);
  expect(cost(rowOf(draft, 0), SPIRALS)).toBe(2);
});

test('the fate of a wolf: spirals, and hunger where it does not hunt alone', () => {
  expect(fate(12, [0, 6, 5, 4, 3], SPIRALS, 3)).toEqual({ kind: 'safe', phase: 0, left: 12 });
  expect(fate(12, [0, 0, 5, 4, 3], SPIRALS, 3)).toMatchObject({ kind: 'safe', left: 10 });
  expect(fate(4, [0, 0, 5, 0, 0], SPIRALS, 3)).toMatchObject({ kind: 'risk', phase: 2, left: 2 });
  expect(fate(2, [0, 0, 0, 0, 0], SPIRALS, 3)).toMatchObject({ kind: 'dies', phase: 2 });
  expect(fate(3, [0, 1, 15, 0, 0], SPIRALS, 0)).toMatchObject({ kind: 'dies', phase: 3 });
  expect(fate(3, [0, 1, 15, 0, 0], SPIRALS, 3)).toMatchObject({ kind: 'risk' });
  expect(fate(1, [15, 1, 0, 0, 0], SPIRALS, 3)).toMatchObject({ kind: 'dies', phase: 1 });
});

test('a life span forbids more spirals than a wolf survives', () => {
  const dear = put(EMPTY, { letter: 2, phase: 2 }, 15);
  expect(overspent(strict, 0, dear, 2)).toBe(false);
  expect(overspent(strict, 0, put(dear, { letter: 2, phase: 3 }, 7), 2)).toBe(true);
  expect(overspent(view, 0, put(dear, { letter: 2, phase: 3 }, 14), 2)).toBe(false);
});

test('a plan answers every cell in the order of the questions and confirms', () => {
  const draft = put(EMPTY, { letter: 2, phase: 2 }, 9);
  const actions = plan(view, 0, draft);
  expect(actions).toHaveLength(9);
  expect(actions[0]).toEqual({ type: 'Place', letter: 0, phase: 2, counter: 0 });
  expect(actions[1]).toEqual({ type: 'Place', letter: 2, phase: 2, counter: 9 });
  expect(actions.at(-1)).toEqual({ type: 'Confirm' });
});
