/**
 * Rows of answers: which pieces one points at, one after the other, to give several answers at once.
 *
 * The server lists the rows; a room names the pieces that stand for each, in the order in which they
 * are pointed at. Whoever points follows the gestures that begin so; the last piece gives the row.
 */

import type { Option, Plain, Question } from './schema';

/** What may be given with one gesture: a single answer, or several that belong together. */
export interface Offer<Action = Plain, Preview = Plain> {
  readonly answers: readonly Action[];
  readonly preview: Preview | null;
  /** The single answer with its sentence; a row has its words from the room. */
  readonly option?: Option<Action, Preview>;
}

export interface Gesture<Action = Plain, Preview = Plain> {
  readonly offer: Offer<Action, Preview>;
  /** The pieces to point at, in this order. */
  readonly handles: readonly string[];
}

/** What came of pointing at a piece. */
export type Followed<Action = Plain, Preview = Plain> =
  | { kind: 'given'; offers: readonly Offer<Action, Preview>[] }
  | { kind: 'begun'; chosen: readonly string[] }
  | { kind: 'nothing' };

/** A single answer as an offer. */
export const single = <Action, Preview>(option: Option<Action, Preview>): Offer<Action, Preview> => ({
  answers: [option.action],
  preview: option.preview ?? null,
  option,
});

/** The rows of a question, their answers in full. */
export function rowsOf<Action, Preview>(question: Question<Action, Preview>): Offer<Action, Preview>[] {
  return question.rows.map(({ answers, preview }) => ({
    answers: answers.flatMap((place) => question.steps[place] ?? []),
    preview: preview ?? null,
  }));
}

/** The gestures that go on after these pieces. */
export const after = <Action, Preview>(
  all: readonly Gesture<Action, Preview>[],
  chosen: readonly string[],
): Gesture<Action, Preview>[] =>
  all.filter(({ handles }) => handles.length > chosen.length && chosen.every((handle, i) => handles[i] === handle));

/** The pieces with which the gestures go on. */
export const next = <Action, Preview>(
  all: readonly Gesture<Action, Preview>[],
  chosen: readonly string[],
): Set<string> => new Set(after(all, chosen).map(({ handles }) => handles[chosen.length] ?? ''));

/** Point at a piece: the gestures go on with it or, if none does, begin anew with it. */
export function follow<Action, Preview>(
  all: readonly Gesture<Action, Preview>[],
  chosen: readonly string[],
  handle: string,
): Followed<Action, Preview> {
  for (const begun of [[...chosen, handle], [handle]]) {
    const left = all.filter(({ handles }) => begun.every((one, i) => handles[i] === one));
    if (!left.length) continue;
    const whole = left.filter(({ handles }) => handles.length === begun.length);
    if (whole.length) return { kind: 'given', offers: whole.map(({ offer }) => offer) };
    return { kind: 'begun', chosen: begun };
  }
  return { kind: 'nothing' };
}
