/** How far a sum of counters goes in the phases in which the pack works together. */

import { CUB_PHASE, HUNT_PHASE } from './layout';

export type Outcome = 'red' | 'green' | 'black' | 'cubs' | 'keep' | 'find';

export interface Mark {
  readonly at: number;
  readonly outcome: Outcome;
}

export interface Goal {
  readonly phase: number;
  readonly marks: readonly Mark[];
  /** Where the gauge ends. */
  readonly top: number;
}

const HUNT: readonly Outcome[] = ['red', 'green', 'black'];
const HOWL: readonly Outcome[] = ['keep', 'find'];
/** The gauge goes a little beyond its last mark. */
const BEYOND = 1.12;

/** A goal to draw: its sums come from the rules, what they look like from here. */
export function goalOf(phase: number, sums: readonly number[]): Goal {
  const outcomes = phase === HUNT_PHASE ? HUNT : HOWL;
  const outcomeOf = (i: number) => (phase === CUB_PHASE ? 'cubs' : (outcomes[i] ?? 'cubs'));
  return {
    phase,
    marks: sums.map((at, i) => ({ at, outcome: outcomeOf(i) })),
    top: Math.round((sums.at(-1) ?? 0) * BEYOND),
  };
}

/** What is still missing for each mark; nothing where it is reached. */
export const missing = (goal: Goal, sum: number): { mark: Mark; points: number }[] =>
  goal.marks.map((mark) => ({ mark, points: Math.max(0, mark.at - sum) }));

/** The highest mark that a sum reaches. */
export const reached = (goal: Goal, sum: number): Mark | null => goal.marks.findLast((mark) => sum >= mark.at) ?? null;
