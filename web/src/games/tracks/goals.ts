/** What a sum of counters reaches in the phases in which the pack works together. */

import type { TracksView } from './schema';
import { cubCount, NOTHING } from './table';

export const CUB_NEEDS = 7;
const HOWL_KEEPS = 35;
const HOWL_FINDS = 56;

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

export const huntGoal = (view: TracksView, kind: number): Goal => {
  const { large_red, large_green, large_black } = view.settings;
  const black = large_black[kind] ?? 0;
  return {
    phase: 3,
    top: Math.round(black * 1.12),
    marks: [
      { at: large_red[kind] ?? 0, outcome: 'red' },
      { at: large_green[kind] ?? 0, outcome: 'green' },
      { at: black, outcome: 'black' },
    ],
  };
};

export const howlGoal: Goal = {
  phase: 4,
  top: 62,
  marks: [
    { at: HOWL_KEEPS, outcome: 'keep' },
    { at: HOWL_FINDS, outcome: 'find' },
  ],
};

export const cubGoal = (cubs: number): Goal => ({
  phase: 1,
  top: Math.round(CUB_NEEDS * cubs * 1.08),
  marks: Array.from({ length: cubs }, (_, i) => ({ at: CUB_NEEDS * (i + 1), outcome: 'cubs' as const })),
});

/** What the pack can reach together this year, in the order of the phases. */
export function goals(view: TracksView): Goal[] {
  const cubs = cubCount(view);
  return [
    ...(cubs ? [cubGoal(cubs)] : []),
    ...(view.quarry === NOTHING ? [] : [huntGoal(view, view.quarry)]),
    howlGoal,
  ];
}

/** What is still missing for each mark; nothing where it is reached. */
export const missing = (goal: Goal, sum: number): { mark: Mark; points: number }[] =>
  goal.marks.map((mark) => ({ mark, points: Math.max(0, mark.at - sum) }));

/** The highest mark that a sum reaches. */
export const reached = (goal: Goal, sum: number): Mark | null => goal.marks.findLast((mark) => sum >= mark.at) ?? null;
