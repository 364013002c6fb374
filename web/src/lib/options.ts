/**
 * Chooses among the options that the server sent, without knowing what they mean.
 *
 * A room names, for each option, the pieces on its board that stand for it (its handles). A click
 * on a piece keeps the options that have it among their handles; the handles that are left light
 * up; when one option is left it is decided.
 */

import type { Option, Plain } from './schema';

export interface Choice<Action = Plain> {
  readonly option: Option<Action>;
  readonly handles: readonly string[];
}

/** What came of a click. */
export type Outcome<Action = Plain> =
  | { kind: 'decided'; option: Option<Action> }
  /** Several options stand behind the same pieces: only words can tell them apart. */
  | { kind: 'ambiguous'; options: readonly Option<Action>[]; chosen: readonly string[] }
  | { kind: 'narrowed'; chosen: readonly string[] }
  | { kind: 'impossible' };

/** Pair each option with the pieces that stand for it. */
export function choices<Action>(
  options: readonly Option<Action>[],
  handles: (action: Action) => readonly string[],
): Choice<Action>[] {
  return options.map((option) => ({ option, handles: handles(option.action) }));
}

/** The choices that are still possible after these pieces were chosen. */
export function remaining<Action>(all: readonly Choice<Action>[], chosen: readonly string[]): Choice<Action>[] {
  return all.filter((choice) => chosen.every((handle) => choice.handles.includes(handle)));
}

/** The pieces that may be clicked now. */
export function lit<Action>(all: readonly Choice<Action>[], chosen: readonly string[]): Set<string> {
  const handles = remaining(all, chosen).flatMap((choice) => choice.handles);
  return new Set(handles.filter((handle) => !chosen.includes(handle)));
}

/** Click a piece. A click on a chosen piece gives it up again. */
export function click<Action>(
  all: readonly Choice<Action>[],
  chosen: readonly string[],
  handle: string,
): Outcome<Action> {
  if (chosen.includes(handle)) {
    return { kind: 'narrowed', chosen: chosen.filter((other) => other !== handle) };
  }
  const now = [...chosen, handle];
  const left = remaining(all, now);
  if (left.length === 0) return { kind: 'impossible' };
  if (left.length === 1 && left[0]) return { kind: 'decided', option: left[0].option };
  if (lit(all, now).size === 0) {
    return { kind: 'ambiguous', options: left.map((choice) => choice.option), chosen: now };
  }
  return { kind: 'narrowed', chosen: now };
}

/** Tell whether two actions are the same: every action is a flat record. */
export function sameAction(a: Plain | null, b: Plain | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}

export interface Group {
  readonly type: string;
  readonly options: readonly Option[];
}

/** Gather options of one kind, in the order in which the server listed them. */
export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const type = String(option.action.type);
    groups.set(type, [...(groups.get(type) ?? []), option]);
  }
  return [...groups].map(([type, members]) => ({ type, options: members }));
}
