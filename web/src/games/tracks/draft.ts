/** A placement in the making: fifteen cells of one tableau, kept by the browser until it is sent. */

import type { Action, TracksView } from './schema';
import { COLUMNS, COUNTERS, counterAt, cubCount, packOf, PHASES, WOLVES_EACH, wolvesOf } from './table';

/** Counters by cell, row after row; 0 for none. */
export type Draft = readonly number[];

export interface Cell {
  readonly letter: number;
  readonly phase: number;
}

export const EMPTY: Draft = Array.from({ length: WOLVES_EACH * COLUMNS }, () => 0);
export const index = ({ letter, phase }: Cell): number => COLUMNS * letter + phase - 1;
export const cellHandle = ({ letter, phase }: Cell): string => `cell:${letter}:${phase}`;
export const counterHandle = (counter: number): string => `counter:${counter}`;

/** What a view shows of a tableau, without what is hidden. */
export function seen(view: TracksView, seat: number): Draft {
  return wolvesOf(seat).flatMap((wolf) =>
    PHASES.map((phase) => {
      const counter = counterAt(view, wolf, phase);
      return counter > 0 && counter <= COUNTERS ? counter : 0;
    }),
  );
}

/** The cells a player is asked for, in the order of the questions: column by column. */
export function asked(view: TracksView, seat: number): Cell[] {
  const phases = cubCount(view) ? PHASES : PHASES.slice(1);
  const letters = packOf(view, seat).map((wolf) => wolf % WOLVES_EACH);
  return phases.flatMap((phase) => letters.map((letter) => ({ letter, phase })));
}

/** Put a counter into a cell; what lay there goes where the counter came from. */
export function put(draft: Draft, cell: Cell, counter: number): Draft {
  const to = index(cell);
  const from = draft.indexOf(counter);
  const moved = [...draft];
  if (from >= 0) moved[from] = draft[to] ?? 0;
  moved[to] = counter;
  return moved;
}

export function take(draft: Draft, counter: number): Draft {
  return draft.map((placed) => (placed === counter ? 0 : placed));
}

export const rowOf = (draft: Draft, letter: number): Draft => draft.slice(COLUMNS * letter, COLUMNS * (letter + 1));
export const sumOf = (draft: Draft, phase: number): number =>
  draft.reduce((sum, counter, cell) => (cell % COLUMNS === phase - 1 ? sum + counter : sum), 0);

/** The strength that a row of counters costs. */
export const cost = (row: Draft, spirals: readonly number[]): number =>
  row.reduce((sum, counter) => sum + (spirals[counter] ?? 0), 0);

export interface Fate {
  readonly kind: 'safe' | 'risk' | 'dies';
  /** The phase in which the wolf would die. */
  readonly phase: number;
  /** The strength that is left if nothing else happens. */
  readonly left: number;
}

const HUNGER = 2;
const ALONE = 2;

/** What becomes of a wolf by its own counters, and by the hunger that is certain without one. */
export function fate(strength: number, row: Draft, spirals: readonly number[], bestCatch: number): Fate {
  const left = strengths(strength, row, spirals, 0);
  const lucky = strengths(strength, row, spirals, bestCatch);
  const last = left.at(-1) ?? strength;
  const death = lucky.findIndex((points) => points < 1);
  if (death >= 0) return { kind: 'dies', phase: death + 1, left: last };
  const danger = left.findIndex((points) => points <= HUNGER);
  return danger >= 0 ? { kind: 'risk', phase: danger + 1, left: last } : { kind: 'safe', phase: 0, left: last };
}

function strengths(strength: number, row: Draft, spirals: readonly number[], caught: number): number[] {
  let points = strength;
  return row.map((counter, column) => {
    points -= spirals[counter] ?? 0;
    if (column + 1 === ALONE) points = counter ? Math.min(12, points + (points > 0 ? caught : 0)) : points - HUNGER;
    return points;
  });
}

/** Tell whether a row breaks the rule of the life span: more spirals than its wolf survives. */
export function overspent(view: TracksView, seat: number, draft: Draft, letter: number): boolean {
  if (!view.settings.life_span) return false;
  const wolf = WOLVES_EACH * seat + letter;
  const spirals = cost(rowOf(draft, letter), view.settings.spirals);
  return spirals > 0 && spirals >= (view.vigour[wolf] ?? 0);
}

/** The whole placement as answers, in the order of the questions. */
export function plan(view: TracksView, seat: number, draft: Draft): Action[] {
  const places = asked(view, seat).map((cell): Action => ({
    type: 'Place',
    ...cell,
    counter: draft[index(cell)] ?? 0,
  }));
  return [...places, { type: 'Confirm' }];
}
