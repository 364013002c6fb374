/** The year as the log tells it, cut into the phases of the game. */

import type { LogEntry, Told } from '../../lib/schema';
import { isTold, seatOf } from '../../lib/told';
import { FACE_DOWN, NOBODY, SCORING, SOURCES } from './layout';
import { pictureOf } from './picture';
import type { TracksView } from './schema';
import { booked, wolfNamed } from './table';

const LOG = 'tracks.log.';
const WOLF = 'tracks.wolf.';

/** A counter that was revealed. */
export interface Shown {
  readonly wolf: number;
  readonly counter: number;
  readonly spirals: number;
  /** Its wolf died of the spirals, so it counts for nothing. */
  readonly lost: boolean;
}

/** Something that happened; equal losses are told together. */
export interface Beat {
  readonly kind: string;
  readonly told: Told;
  readonly seat: number | null;
  readonly wolves: readonly number[];
  readonly points: number;
}

export interface Act {
  /** 0 for preparation, 1 to 5, 6 for scoring. */
  readonly phase: number;
  readonly shown: readonly Shown[];
  /** The sum of the counters, once it has been told, and the sums at which something changes. */
  readonly sum: number | null;
  readonly marks: readonly number[];
  readonly beats: readonly Beat[];
}

const LATE = new Set(['scores', 'penalty', 'grows_up', 'leave_together', 'leaves_alone', 'winner']);
const QUIET = new Set(['own_cubs', 'hand', 'small_turned']);

/** The years of a log, each with its lines. What came before the first is not a year. */
export function years(log: readonly LogEntry[]): Told[][] {
  const all: Told[][] = [];
  for (const { message } of log) {
    if (message.key === `${LOG}year`) all.push([]);
    else all.at(-1)?.push(message);
  }
  return all;
}

/** The phases of a year so far, in order. */
export function acts(lines: readonly Told[], view: TracksView): Act[] {
  const parts: { phase: number; lines: Told[] }[] = [{ phase: 0, lines: [] }];
  for (const told of lines) {
    const kind = kindOf(told);
    const phase = kind.startsWith('phase.') ? Number(kind.slice('phase.'.length)) : LATE.has(kind) ? SCORING : 0;
    if (phase > (parts.at(-1)?.phase ?? 0)) parts.push({ phase, lines: [] });
    if (!kind.startsWith('phase.')) parts.at(-1)?.lines.push(told);
  }
  return parts.filter((part) => part.phase || part.lines.length).map((part) => actOf(part.phase, part.lines, view));
}

export const isCounter = (told: Told): boolean => kindOf(told).startsWith('counter');

function actOf(phase: number, lines: readonly Told[], view: TracksView): Act {
  const rest = lines.filter((told) => !isCounter(told) && !QUIET.has(kindOf(told)));
  const summed = lines.find((told) => typeof told.params.marks === 'string');
  // The order of play stands in the first line after the reveal; before it the highest counter leads.
  const order = pictureOf(rest.find((told) => !DEATHS.has(kindOf(told))))?.sequence;
  const shown = lines.filter(isCounter).map((told) => shownOf(told, view, order));
  return {
    phase,
    shown: shown.toSorted((a, b) => placeIn(order, a.wolf) - placeIn(order, b.wolf) || b.counter - a.counter),
    sum: summed ? Number(summed.params.total) : null,
    marks: summed ? String(summed.params.marks).split(' ').filter(Boolean).map(Number) : [],
    beats: beatsOf(rest, view),
  };
}

/** What may be told between the reveal and the order of play. */
const DEATHS = new Set(['death', 'omega', 'excluded', 'last_of_sex']);

function placeIn(order: readonly number[] | undefined, wolf: number): number {
  const place = order?.indexOf(wolf) ?? 0;
  return place < 0 ? FACE_DOWN : place;
}

function shownOf(told: Told, view: TracksView, order: readonly number[] | undefined): Shown {
  const wolf = wolfIn(told, view);
  return {
    wolf,
    counter: Number(told.params.counter),
    spirals: Number(told.params.spirals ?? 0),
    lost: order !== undefined && !order.includes(wolf),
  };
}

function beatsOf(lines: readonly Told[], view: TracksView): Beat[] {
  const beats: Beat[] = [];
  for (const told of lines) {
    const beat = beatOf(told, view);
    const last = beats.at(-1);
    const same = beat.kind === 'hungry' && last?.kind === 'hungry' && last.points === beat.points;
    if (same) beats[beats.length - 1] = { ...last, wolves: [...last.wolves, ...beat.wolves] };
    else beats.push(beat);
  }
  return beats;
}

export function beatOf(told: Told, view: TracksView): Beat {
  const wolf = wolfIn(told, view);
  return {
    kind: kindOf(told),
    told,
    seat: seatOf(told),
    wolves: wolf === NOBODY ? [] : [wolf],
    points: Number(told.params.points ?? 0),
  };
}

export const kindOf = (told: Told): string => (told.key.startsWith(LOG) ? told.key.slice(LOG.length) : '');

/** The wolf a line is about. */
export function wolfIn(told: Told | undefined, view: TracksView, gap = 'wolf'): number {
  const name = told?.params[gap];
  if (!isTold(name) || !name.key.startsWith(WOLF)) return NOBODY;
  return wolfNamed(view, name.key.slice(WOLF.length), String(name.params.letter));
}

export type Source = (typeof SOURCES)[number];

/** What a year brought every seat, source by source: what the ledger said at its end, less before it. */
export function harvest(log: readonly LogEntry[]): Record<Source, number[]> | null {
  const from = log.findLastIndex(({ message }) => kindOf(message) === 'year');
  const [before, after] = [pictureOf(log[Math.max(0, from)]?.message), pictureOf(log.at(-1)?.message)];
  if (!before || !after) return null;
  const gained = after.ledger.map((points, place) => points - (before.ledger[place] ?? 0));
  const entries = SOURCES.map((source) => [source, booked({ ledger: gained }, source)] as const);
  return Object.fromEntries(entries) as Record<Source, number[]>;
}
