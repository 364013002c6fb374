/** What the moons gave, as the log tells it: the board may have changed since. */

import type { LogEntry, Told } from '../../lib/schema';
import { isTold, seatOf } from '../../lib/told';
import { MOONS, THIRD_OWNER } from './layout';

export interface RegionScore {
  readonly board: string;
  /** Nobody was alone in front: all of the tie get the lower value. */
  readonly tied: boolean;
  /** Who got what, the first place first; the third pack takes a token without points. */
  readonly gains: { readonly seat: number; readonly points: number }[];
}

export interface MoonScore {
  /** The number of the event after which it was scored. */
  readonly n: number;
  readonly moon: number;
  readonly regions: RegionScore[];
}

const LOG = 'wolves.log.';

/** Every moon scored so far, region by region. */
export function moonScores(log: readonly LogEntry[]): MoonScore[] {
  const moons: MoonScore[] = [];
  for (const { n, message } of log) {
    if (!message.key.startsWith(LOG)) continue;
    const kind = message.key.slice(LOG.length);
    if (kind === 'moon') moons.push({ n, moon: moonOf(message), regions: [] });
    const regions = moons.at(-1)?.regions;
    if (!regions) continue;
    if (['first', 'first.third', 'tied', 'nobody'].includes(kind)) {
      regions.push({ board: String(message.params.board), tied: kind === 'tied', gains: [] });
    }
    if (kind === 'first.third') regions.at(-1)?.gains.push({ seat: THIRD_OWNER, points: 0 });
    const seat = seatOf(message);
    if ((kind === 'first' || kind === 'lower') && seat !== null) {
      regions.at(-1)?.gains.push({ seat, points: Number(message.params.points) });
    }
  }
  return moons;
}

/** The moons of the last turn that had any: now and then two come at once. */
export function lastMoons(log: readonly LogEntry[]): MoonScore[] {
  const moons = moonScores(log);
  return moons.filter(({ n }) => n === moons.at(-1)?.n);
}

function moonOf(message: Told): number {
  const named = message.params.moon;
  return MOONS.findIndex((moon) => isTold(named) && named.key === `wolves.moon.${moon}`);
}
