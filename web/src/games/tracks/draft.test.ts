import { expect, test } from 'vitest';
import { asked, cost, doomed, EMPTY, fate, overspent, plan, prospectOf, put, rowOf, seen, sumOf, take } from './draft';
import { limited, placed, placing } from './golden';
import { sure } from './fixture';

const { view } = placing;
const { spirals } = view.settings;
/** Green A has strength 9, Green B 2, Green C 12. */
const of = (wolf: number) => sure(prospectOf(view, wolf));

test('what is asked are the cells that the rules name, in their order', () => {
  const answered = placing.question?.options[0]?.action;
  expect(asked(view)).toHaveLength(15);
  expect(asked(view)[0]).toMatchObject({ letter: 0, phase: 1 });
  expect(answered).toMatchObject({ type: 'Place', ...asked(view)[0] });
  expect(asked(limited.view).map(({ phase }) => phase)).toEqual([2, 3, 4, 5]);
});

test('a draft begins with what has been placed', () => {
  expect(seen(placed.view, 0).slice(0, 5)).toEqual([0, 9, 12, 0, 3]);
  expect(seen(view, 0)).toEqual(EMPTY);
  expect(seen(placed.view, 1)).toEqual(EMPTY);
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

test('columns add up and rows cost what is printed', () => {
  const draft = put(put(EMPTY, { letter: 0, phase: 3 }, 12), { letter: 2, phase: 3 }, 5);
  expect(sumOf(draft, 3)).toBe(17);
  expect(sumOf(draft, 2)).toBe(0);
  expect(cost(rowOf(draft, 0), spirals)).toBe(2);
});

test('the fate of a wolf is read from what it can bear', () => {
  expect(fate(of(0), [0, 6, 5, 4, 3], spirals)).toEqual({ kind: 'safe', phase: 0, left: 9 });
  expect(fate(of(0), [0, 0, 5, 4, 3], spirals)).toMatchObject({ kind: 'safe', left: 7 });
  expect(fate(of(0), [0, 15, 14, 13, 0], spirals)).toMatchObject({ kind: 'risk', phase: 4, left: 2 });
  expect(fate(of(1), [0, 0, 0, 0, 0], spirals)).toMatchObject({ kind: 'dies', phase: 2, left: 0 });
  expect(fate(of(1), [0, 12, 0, 0, 0], spirals)).toMatchObject({ kind: 'dies', phase: 2 });
  expect(fate(of(1), [0, 1, 0, 0, 0], spirals)).toMatchObject({ kind: 'risk' });
});

test('the wolves that a placement kills are known before it is sent', () => {
  expect(doomed(view, put(EMPTY, { letter: 1, phase: 2 }, 1))).toEqual([]);
  expect(doomed(view, EMPTY)).toEqual([{ wolf: 1, phase: 2 }]);
});

test('a life span forbids more than a wolf may pay', () => {
  const dear = put(EMPTY, { letter: 0, phase: 2 }, 14);
  expect(overspent(limited.view, 0, dear, 0)).toBe(false);
  expect(overspent(limited.view, 0, put(dear, { letter: 0, phase: 3 }, 7), 0)).toBe(true);
  expect(overspent(view, 0, put(dear, { letter: 0, phase: 3 }, 15), 0)).toBe(false);
});

test('a plan answers every cell in the order of the questions and confirms', () => {
  const actions = plan(limited.view, put(EMPTY, { letter: 0, phase: 2 }, 9));
  expect(actions).toHaveLength(5);
  expect(actions[0]).toEqual({ type: 'Place', letter: 0, phase: 2, counter: 9 });
  expect(actions[1]).toEqual({ type: 'Place', letter: 0, phase: 3, counter: 0 });
  expect(actions.at(-1)).toEqual({ type: 'Confirm' });
});
