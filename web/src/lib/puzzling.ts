/** Which puzzles this browser has solved, and how many in a row: nobody else knows. */

export interface Progress {
  /** By puzzle: solved at the first try, or only after a mistake or a look at the solution. */
  done: Record<string, 'clean' | 'helped'>;
  /** Puzzles solved at the first try, one after the other; and the most there ever were. */
  streak: number;
  best: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  days: number;
}

export const FRESH: Progress = { done: {}, streak: 0, best: 0, day: '', days: 0 };

const DAY = 86_400_000;

/** Note how a puzzle went, by its first time alone; `day` if it is that of a day. */
export function noted(before: Progress, puzzle: string, clean: boolean, day: string | null): Progress {
  const dated = day === null ? before : withDay(before, day);
  if (dated.done[puzzle]) return dated;
  const streak = clean ? dated.streak + 1 : 0;
  return {
    ...dated,
    done: { ...dated.done, [puzzle]: clean ? 'clean' : 'helped' },
    streak,
    best: Math.max(dated.best, streak),
  };
}

function withDay(before: Progress, day: string): Progress {
  if (before.day === day) return before;
  const follows = Date.parse(day) - Date.parse(before.day) === DAY;
  return { ...before, day, days: follows ? before.days + 1 : 1 };
}

/** Days in a row up to today: a day that was missed ends them. */
export function daysUpTo(progress: Progress, today: string): number {
  const since = Date.parse(today) - Date.parse(progress.day);
  return since <= DAY ? progress.days : 0;
}

/** The next puzzle of a row that is not done yet; after all are done, the one that follows. */
export function following<P extends { name: string }>(
  row: readonly P[],
  after: string | null,
  progress: Progress,
): P | undefined {
  const here = row.findIndex(({ name }) => name === after);
  const others = [...row.slice(here + 1), ...row.slice(0, Math.max(0, here))];
  return others.find(({ name }) => !progress.done[name]) ?? others[0];
}
