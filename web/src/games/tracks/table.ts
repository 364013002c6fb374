/** Reads a view of Wolf Tracks: who stands where, and what these eyes see of the tableaux. */

import type { TracksView } from './schema';
import { COLOURS, tints } from './tints';

export const NOBODY = -1;
export const NOTHING = -1;
export const CUB = 1;
export const PACK = 2;
export const UNASKED = -1;
export const FACE_DOWN = 16;
export const SEALED = 17;
export const COLUMNS = 5;
export const COUNTERS = 15;
export const WOLVES_EACH = 3;
export const STRONGEST = 12;
export const MOST_CHIPS = 4;
export const SCORING = 6;
export const EXTINCT = 2;
export const RUNNING = 0;

export const PHASES = [1, 2, 3, 4, 5] as const;
export const LETTERS = ['A', 'B', 'C'] as const;
export const SMALL = ['none', 'lemming', 'vole', 'hare', 'goose', 'beaver'] as const;
export const LARGE = ['sick_moose', 'white_tailed_deer', 'old_moose', 'caribou', 'wapiti', 'moose', 'bison'] as const;

/** Where points come from, in the order of the ledger. */
export const SOURCES = ['rank', 'recognition', 'departures', 'penalties'] as const;

/** What every seat has from one source. */
export const booked = (view: TracksView, source: (typeof SOURCES)[number]): number[] =>
  seatsOf(view).map((seat) => view.ledger[SOURCES.length * seat + SOURCES.indexOf(source)] ?? 0);

export type Zone = 'green' | 'yellow' | 'red';
export type Rank = 'alpha_male' | 'alpha_female' | 'beta' | 'omega' | 'wolf';

export const ownerOf = (wolf: number): number => Math.floor(wolf / WOLVES_EACH);
export const letterOf = (wolf: number): string => LETTERS[wolf % WOLVES_EACH] ?? '';
export const isFemale = (view: TracksView, wolf: number): boolean => view.settings.female[wolf] === 1;
export const tintOf = (view: TracksView, seat: number): string => tints[view.settings.colours[seat] ?? 0] ?? '';

export const seatsOf = (view: TracksView): number[] => Array.from({ length: view.seats }, (_, seat) => seat);
export const wolvesOf = (seat: number): number[] => LETTERS.map((_, letter) => WOLVES_EACH * seat + letter);
export const packOf = (view: TracksView, seat: number): number[] =>
  wolvesOf(seat).filter((wolf) => view.where[wolf] === PACK);

export interface Row {
  /** The beta and the omega stand alone in the centre. */
  readonly lone?: number;
  readonly male?: number;
  readonly female?: number;
}

/** The hierarchy from the top; a row without a wolf is left out. */
export function rows(view: TracksView): Row[] {
  const { males, females, omega } = view;
  const below = Math.max(males.length - 2, females.length - 1, 0);
  const all: Row[] = [
    { male: males[0], female: females[0] },
    { lone: males[1] },
    ...Array.from({ length: below }, (_, i) => ({ male: males[i + 2], female: females[i + 1] })),
    { lone: omega === NOBODY ? undefined : omega },
  ];
  return all.filter((row) => wolvesIn(row).length > 0);
}

/** The wolves of a row, the higher first. */
export function wolvesIn(row: Row): number[] {
  return [row.lone, row.female, row.male].filter((wolf): wolf is number => wolf !== undefined);
}

/** All wolves of the pack, the highest first. */
export const ranking = (view: TracksView): number[] => rows(view).flatMap(wolvesIn);

export function rankOf(view: TracksView, wolf: number): Rank {
  if (wolf === view.omega) return 'omega';
  if (wolf === view.females[0]) return 'alpha_female';
  if (wolf === view.males[0]) return 'alpha_male';
  return wolf === view.males[1] ? 'beta' : 'wolf';
}

/** The place of a wolf in the hierarchy; a wolf that rises is another piece to click. */
export function rankHandle(view: TracksView, wolf: number): string {
  if (wolf === view.omega) return 'rank:omega';
  const female = view.females.indexOf(wolf);
  return female >= 0 ? `rank:f:${female}` : `rank:m:${view.males.indexOf(wolf)}`;
}

/** The wolf at a place of the hierarchy. */
export function wolfAt(view: TracksView, handle: string): number {
  const [, column, place] = handle.split(':');
  if (column === 'omega') return view.omega;
  return (column === 'f' ? view.females : view.males)[Number(place)] ?? NOBODY;
}

export function zone(strength: number): Zone {
  if (strength >= 8) return 'green';
  return strength >= 4 ? 'yellow' : 'red';
}

export const cubCount = (view: TracksView): number => view.cubs.reduce((sum, count) => sum + count, 0);

/** Tell whether counters are being placed now. */
export const placing = (view: TracksView): boolean =>
  view.quarry !== NOTHING && !view.placed && view.result === RUNNING;

export const cellOf = (wolf: number, phase: number): number => COLUMNS * wolf + phase - 1;
export const counterAt = (view: TracksView, wolf: number, phase: number): number =>
  view.counters[cellOf(wolf, phase)] ?? 0;

/** The wolf a player needs no words for: what the log calls "Green A". */
export function wolfNamed(view: TracksView, colour: string, letter: string): number {
  const seat = view.settings.colours.indexOf(COLOURS.indexOf(colour as (typeof COLOURS)[number]));
  const place = LETTERS.indexOf(letter as (typeof LETTERS)[number]);
  return seat < 0 || place < 0 ? NOBODY : WOLVES_EACH * seat + place;
}

/** The cards of a set that is kept as bits. */
export const cardsIn = (bits: number): number[] =>
  Array.from({ length: 10 }, (_, i) => i + 1).filter((card) => (bits >> card) & 1);

/** Name equal cards apart, so that each can travel: the first hare, the second hare. */
export function named(kinds: readonly number[]): { kind: number; name: string }[] {
  const seen = new Map<number, number>();
  return kinds.map((kind) => {
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { kind, name: `${kind}-${nth}` };
  });
}

/** The part of the year now played: preparation, an action phase, or scoring. */
export type Stop = 'P' | '1' | '2' | '3' | '4' | '5' | 'M';
export const STOPS: readonly Stop[] = ['P', '1', '2', '3', '4', '5', 'M'];
export const stopOf = (view: TracksView): Stop => STOPS[view.phase] ?? 'P';
