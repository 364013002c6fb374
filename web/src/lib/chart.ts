/** Where the lines, bands and dots of a chart of chances lie. */

import type { Moment, Swing, Verdict } from './schema';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for the figures at the left, and around all. */
  readonly left: number;
  readonly edge: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an event lies from left to right. */
export function across(frame: Frame, n: number, events: number): number {
  const room = frame.width - frame.left - frame.edge;
  return rounded(frame.left + (events > 0 ? n / events : 0) * room);
}

/** Where a chance lies: 100 % is on top. */
export function up(frame: Frame, chance: number): number {
  const room = frame.height - 2 * frame.edge;
  return rounded(frame.edge + (1 - Math.min(1, Math.max(0, chance))) * room);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The line of a seat's chance, as the path of an SVG. */
export function line(frame: Frame, moments: readonly Moment[], seat: number, events: number): string {
  return path(moments.map((moment) => at(frame, moment, seat, 'chance', events)));
}

/** The band around it: along its upper edge and back along its lower one. */
export function band(frame: Frame, moments: readonly Moment[], seat: number, events: number): string {
  const over = moments.map((moment) => at(frame, moment, seat, 'high', events));
  const under = moments.map((moment) => at(frame, moment, seat, 'low', events)).toReversed();
  return moments.length ? `${path([...over, ...under])}Z` : '';
}

function at(frame: Frame, moment: Moment, seat: number, which: 'chance' | 'low' | 'high', events: number): Point {
  return { x: across(frame, moment.n, events), y: up(frame, moment.seats[seat]?.[which] ?? 0) };
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
}

/** Where the dot of a swing lies: on the line of its seat, when it was over. */
export function dot(frame: Frame, moments: readonly Moment[], swing: Swing, events: number): Point {
  const moment = moments.find(({ n }) => n === swing.n);
  return { x: across(frame, swing.n, events), y: up(frame, moment?.seats[swing.seat]?.chance ?? 0) };
}

/** The last moment up to an event: what holds while that event is shown. */
export function holding(moments: readonly Moment[], n: number): Moment | undefined {
  return moments.findLast((moment) => moment.n <= n) ?? moments[0];
}

/** So many moments, evenly spread, for a table that can be read out. */
export function sampled(moments: readonly Moment[], most: number): Moment[] {
  if (moments.length <= most) return [...moments];
  const last = moments.length - 1;
  return Array.from({ length: most }, (_, i) => moments[Math.round((i * last) / (most - 1))] as Moment);
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** A gain or loss of chance in points, with its sign; a true minus is as wide as a plus. */
export function signed(change: number): string {
  const whole = percent(Math.abs(change));
  if (!whole) return '±0';
  return `${change > 0 ? '+' : '−'}${whole}`;
}

/** How many steps two lines have in common before they part; one of them is always left to tell. */
export function common(one: readonly string[], other: readonly string[]): number {
  const parted = one.findIndex((step, i) => step !== other[i]);
  const alike = parted < 0 ? one.length : parted;
  return Math.max(0, Math.min(alike, one.length - 1, other.length - 1));
}

const COSTLIEST = 3;

/** The choices that cost most, the costliest first; fine ones are not worth a look. */
export function worthALook(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ quality }) => quality === 'doubtful' || quality === 'mistake')
    .toSorted((a, b) => b.best - b.chance - (a.best - a.chance))
    .slice(0, COSTLIEST);
}

/** The event of the greatest swing; the beginning where nothing stands out. */
export function decisive(swings: readonly Swing[]): number {
  const greatest = swings.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  return greatest?.n ?? 0;
}
