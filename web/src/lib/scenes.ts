/** What happened, cut into scenes: a room that tells a story says how the board looks in each. */

import type { LogEntry, Plain, Update } from './schema';
import type { Pace } from './settings.svelte';

/**
 * Why a story stands still: somebody is to have seen it, a chapter of the game has ended and is summed up, or the
 * board itself shows how a chapter ended, which is not skipped.
 */
export type Stop = 'tap' | 'chapter' | 'reveal';

export interface Scene<View = Plain> {
  /** What the board shows meanwhile. */
  readonly view: View;
  /** The lines that the scene is about. */
  readonly about: readonly LogEntry[];
  /** Those of them that nobody has read yet. */
  readonly lines: readonly LogEntry[];
  /** Milliseconds for which there is something to see, at the brisk pace; else as for every view on the way. */
  readonly long?: number;
  readonly stop?: Stop;
}

/** What an update tells of what has happened, and how it all ends. */
export type Told<View = Plain> = Pick<Update, 'log' | 'seat' | 'over'> & {
  readonly frames: readonly View[];
  /** After which event each of these views was true. */
  readonly frames_at?: readonly number[];
  readonly view: View;
};

/** Cuts what has happened since a view into scenes; none where nothing is worth telling. */
export type Script<View = Plain> = (before: View, update: Told<View>) => readonly Scene<View>[];

/** The scene that is shown, and how the story goes on before its time is up. */
export interface Telling {
  readonly about: readonly LogEntry[];
  /** It goes on only when somebody says so. */
  readonly waits: boolean;
  on(): void;
}

/** How much longer than at the brisk pace a scene is shown. */
const LONGER: Record<Pace, number> = { calm: 1.7, brisk: 1, now: 0 };

/** Milliseconds that a view is shown before the next, and that it is where many wait. */
const STEPS: Record<Pace, { one: number; ofMany: number }> = {
  calm: { one: 1200, ofMany: 700 },
  brisk: { one: 420, ofMany: 160 },
  now: { one: 0, ofMany: 0 },
};
const MANY = 14;

/** How much shorter where many wait. */
const SHORTER = 0.6;

/** Milliseconds for which something is shown, when so many wait. */
export const shownFor = (long: number, pace: Pace, waiting = 0): number =>
  long * LONGER[pace] * (waiting > MANY && pace !== 'calm' ? SHORTER : 1);

/** Milliseconds for which a view without a story is shown, when so many wait. */
export const step = (waiting: number, pace: Pace): number => STEPS[pace][waiting > MANY ? 'ofMany' : 'one'];

/** What has happened, view by view, with the lines that tell of it; the last is how it all ends. */
export function beats<View>({ frames, frames_at = [], log, view }: Told<View>): Scene<View>[] {
  const until = [...frames.map((_, i) => frames_at[i] ?? 0), Infinity];
  return [...frames, view].map((one, i) => {
    const lines = log.filter(({ n }) => n > (until[i - 1] ?? -1) && n <= (until[i] ?? 0));
    return { view: one, about: lines, lines };
  });
}

/** An update as a story, or as the views on the way; what was taken back, or is heard first, has no lines to tell. */
export function story(script: Script | null, before: Plain | null, update: Update): readonly Scene[] {
  const { view, frames } = update;
  if (!view || !before) return frames.map((one) => ({ view: one, about: [], lines: [] }));
  const told = { ...update, view };
  const scenes = script?.(before, told) ?? [];
  return scenes.length ? scenes : beats(told).slice(0, -1);
}

/** Tell whether two views look alike: what is pending on the stack is not seen. */
export function sameLook(a: Plain, b: Plain): boolean {
  return JSON.stringify({ ...a, pending: null }) === JSON.stringify({ ...b, pending: null });
}
