/** Reads a view of Wolf Tracks: who stands where, and what these eyes see of the tableaux. */

import {
  COLOURS,
  COLUMNS,
  FIGHT_CARDS,
  LETTERS,
  NOBODY,
  PACK,
  SCORING,
  SOURCES,
  TITLES,
  WOLVES_EACH,
  ZONES,
} from './layout';
import type { TracksView } from './schema';
import { tints } from './tints';

/** What every seat has from one source. */
export const booked = ({ ledger }: Pick<TracksView, 'ledger'>, source: (typeof SOURCES)[number]): number[] =>
  ledger.filter((_, place) => place % SOURCES.length === SOURCES.indexOf(source));

export type Zone = (typeof ZONES)[number];
export type Title = (typeof TITLES)[number];

export const ownerOf = (wolf: number): number => Math.floor(wolf / WOLVES_EACH);
export const letterOf = (wolf: number): string => LETTERS[wolf % WOLVES_EACH] ?? '';
export const isFemale = (view: TracksView, wolf: number): boolean => Boolean(view.settings.female[wolf]);
export const tintOf = (view: TracksView, seat: number): string => tints[view.settings.colours[seat] ?? 0] ?? '';
/** What the wolf is in the pack. */
export const titleOf = (view: TracksView, wolf: number): Title => TITLES[view.titles[wolf] ?? 0] ?? TITLES[0];
export const zone = (strength: number): Zone => ZONES[Math.max(0, strength)] ?? ZONES[0];

export const seatsOf = (view: TracksView): number[] => Array.from({ length: view.seats }, (_, seat) => seat);
export const wolvesOf = (seat: number): number[] => LETTERS.map((_, letter) => WOLVES_EACH * seat + letter);
export const packOf = (view: TracksView, seat: number): number[] =>
  wolvesOf(seat).filter((wolf) => view.where[wolf] === PACK);
export const inPack = (view: TracksView, wolf: number): boolean => view.rows.some((row) => row.includes(wolf));

/** A place is named by its row and by the sex that stands there. */
const sideOf = (view: TracksView, wolf: number): string => (isFemale(view, wolf) ? 'f' : 'm');

/** The place of a wolf in the hierarchy; a wolf that rises is another piece to click. */
export function rankHandle(view: TracksView, wolf: number): string {
  return `rank:${view.rows.findIndex((row) => row.includes(wolf))}:${sideOf(view, wolf)}`;
}

/** The wolf at a place of the hierarchy. */
export function wolfAt(view: TracksView, handle: string): number {
  const [, row, side] = handle.split(':');
  return view.rows[Number(row)]?.find((wolf) => sideOf(view, wolf) === side) ?? NOBODY;
}

export const cubCount = (view: TracksView): number => view.cubs.reduce((sum, count) => sum + count, 0);

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
  Array.from({ length: FIGHT_CARDS }, (_, i) => i + 1).filter((card) => (bits >> card) & 1);

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
/** The year that has ended last: the one that is scored, or the one before the running one. */
export const yearEnded = ({ year, phase }: TracksView): number => (phase === SCORING ? year : year - 1);
export const stopOf = (view: TracksView): Stop => STOPS[view.phase] ?? 'P';
