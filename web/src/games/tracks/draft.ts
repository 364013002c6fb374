/** A placement in the making: fifteen cells of one tableau, kept by the browser until it is sent. */

import { COLUMNS, COUNTERS, NOTHING, SOLITARY_PHASE, WOLVES_EACH } from './layout';
import type { Action, Prospect, TracksView } from './schema';
import { counterAt, wolvesOf } from './table';
import { PHASES } from './layout';

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

/** The cells a player is asked for, in the order of the questions. */
export function asked(view: TracksView): Cell[] {
  return view.asked.map((cell) => ({
    letter: Math.floor(cell / COLUMNS) % WOLVES_EACH,
    phase: (cell % COLUMNS) + 1,
  }));
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

/** What a row of counters costs, by what is printed on them. */
export const cost = (row: Draft, spirals: readonly number[]): number =>
  row.reduce((sum, counter) => sum + (spirals[counter] ?? 0), 0);

export interface Fate {
  readonly kind: 'safe' | 'risk' | 'dies';
  /** The phase in which the wolf would die. */
  readonly phase: number;
  /** The strength that is left if nothing else happens. */
  readonly left: number;
}

/** What becomes of a wolf with this row of counters, by what the rules say it can bear. */
export function fate(prospect: Prospect, row: Draft, spirals: readonly number[]): Fate {
  const bearing = row[SOLITARY_PHASE - 1] ? prospect.hunting : prospect.idle;
  const paid = row.map((_, column) => cost(row.slice(0, column + 1), spirals));
  const left = bearing.left - (paid.at(-1) ?? 0);
  const beyond = (bounds: readonly number[]) =>
    paid.findIndex((points, column) => points >= (bounds[column] ?? Infinity));
  const [death, danger] = [beyond(bearing.dies), beyond(bearing.risks)];
  if (death >= 0) return { kind: 'dies', phase: death + 1, left };
  return danger >= 0 ? { kind: 'risk', phase: danger + 1, left } : { kind: 'safe', phase: 0, left };
}

export const prospectOf = (view: TracksView, wolf: number): Prospect | undefined =>
  view.prospects.find((prospect) => prospect.wolf === wolf);

/** The wolves that this placement kills for certain, and when. */
export function doomed(view: TracksView, draft: Draft): { wolf: number; phase: number }[] {
  return view.prospects.flatMap((prospect) => {
    const coming = fate(prospect, rowOf(draft, prospect.wolf % WOLVES_EACH), view.settings.spirals);
    return coming.kind === 'dies' ? [{ wolf: prospect.wolf, phase: coming.phase }] : [];
  });
}

/** Tell whether a row costs more than a rule allows its wolf to pay. */
export function overspent(view: TracksView, seat: number, draft: Draft, letter: number): boolean {
  const most = prospectOf(view, WOLVES_EACH * seat + letter)?.most ?? NOTHING;
  return most !== NOTHING && cost(rowOf(draft, letter), view.settings.spirals) > most;
}

/** The whole placement as answers, in the order of the questions. */
export function plan(view: TracksView, draft: Draft): Action[] {
  const places = asked(view).map((cell): Action => ({
    type: 'Place',
    ...cell,
    counter: draft[index(cell)] ?? 0,
  }));
  return [...places, { type: 'Confirm' }];
}
