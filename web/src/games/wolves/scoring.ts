/** What the moons gave, as the log tells it: the board may have changed since. */

import type { LogEntry, Told } from '../../lib/schema';
import { isTold, seatOf } from '../../lib/told';
import { MOONS, THIRD_OWNER } from './layout';

export interface RegionScore {
  readonly board: string;
  /** Nobody was alone in front: all of the tie get the lower value. */
  readonly tied: boolean;
  /** Who got what, the first place first; the third pack takes a token without points. */
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly seat: number;
  readonly points: number;
  /** The place is the first, which takes the moon. */
  readonly first: boolean;
}

export interface MoonScore {
  /** The number of the event after which it was scored. */
  readonly n: number;
  readonly moon: number;
  readonly regions: RegionScore[];
}

const LOG = 'wolves.log.';

/** What a line tells of, such as `move`; nothing if it is no line of this game. */
export const kindOf = (told: Told | undefined): string => (told?.key.startsWith(LOG) ? told.key.slice(LOG.length) : '');

/** What regions gave, as these lines tell it. */
export function regionScores(lines: readonly LogEntry[]): RegionScore[] {
  const regions: { board: string; tied: boolean; gains: Gain[] }[] = [];
  for (const { message } of lines) {
    const kind = kindOf(message);
    if (['first', 'first.third', 'tied', 'nobody'].includes(kind)) {
      regions.push({ board: String(message.params.board), tied: kind === 'tied', gains: [] });
    }
    const gains = regions.at(-1)?.gains;
    if (kind === 'first.third') gains?.push({ seat: THIRD_OWNER, points: 0, first: true });
    const seat = seatOf(message);
    if ((kind === 'first' || kind === 'lower') && seat !== null) {
      gains?.push({ seat, points: Number(message.params.points), first: kind === 'first' });
    }
  }
  return regions;
}

/** Every moon scored so far, region by region. */
export function moonScores(log: readonly LogEntry[]): MoonScore[] {
  const starts = log.flatMap(({ message }, i) => (kindOf(message) === 'moon' ? [i] : []));
  return starts.map((start, i) => ({
    n: log[start]?.n ?? 0,
    moon: moonOf(log[start]?.message),
    regions: regionScores(log.slice(start, starts[i + 1])),
  }));
}

/** The moons of the last turn that had any: now and then two come at once. */
export function lastMoons(log: readonly LogEntry[]): MoonScore[] {
  const moons = moonScores(log);
  return moons.filter(({ n }) => n === moons.at(-1)?.n);
}

function moonOf(message: Told | undefined): number {
  const named = message?.params.moon;
  return MOONS.findIndex((moon) => isTold(named) && named.key === `wolves.moon.${moon}`);
}
