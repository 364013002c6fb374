/** How near each pack is to a prey: a look at positions, not a promise of what the rules allow. */

import type { WolvesView } from './schema';
import { ALPHA, chartOf, PACK, preyAt, wolvesOf } from './table';

/** Hexes around a prey that must hold a wolf of the hunter, as HUNTERS in data.py. */
export const HUNTERS = 3;

export interface Hunter {
  readonly seat: number;
  /** Hexes around the prey with a wolf of this pack; two wolves on one hex count once. */
  readonly count: number;
  /** The pack has prey of this kind already. */
  readonly has: boolean;
}

/** How every pack stands around the prey on a hex; empty where there is none. */
export function hunters(view: WolvesView, hex: number): Hunter[] {
  const stack = preyAt(view, hex);
  if (!stack) return [];
  const around = chartOf(view.seats).spots[hex]?.beside ?? [];
  return Array.from({ length: view.seats }, (_, seat) => {
    const wolves = new Set([...wolvesOf(view, seat, PACK), ...wolvesOf(view, seat, ALPHA)]);
    return {
      seat,
      count: around.filter((beside) => wolves.has(beside)).length,
      has: (((view.hunted[seat] ?? 0) >> stack.prey) & 1) === 1,
    };
  });
}

/** The hexes with prey. */
export const preyHexes = (view: WolvesView): number[] =>
  chartOf(view.seats).spots.flatMap(({ hex }) => (preyAt(view, hex) ? [hex] : []));
