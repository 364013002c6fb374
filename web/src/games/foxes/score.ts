/** Where victory points come from: what is scored, and what the end would add now. */

import { FINAL_SOURCES, SOURCE_NAMES, SOURCES } from './layout';
import type { FoxesView } from './schema';
import { part } from './table';

export interface Points {
  /** The name of the source, as in the texts of the room. */
  readonly source: string;
  readonly points: number;
}

/** The points a player has, by source. */
export function earned(view: FoxesView, player: number): Points[] {
  return part(view.earned, SOURCES, player).map((points, i) => ({ source: SOURCE_NAMES[i] ?? '', points }));
}

/** What the final scoring would add if the game ended now; nothing once it is over. */
export function atTheEnd(view: FoxesView, player: number): Points[] {
  return (view.coming[player] ?? []).map((points, i) => ({ source: FINAL_SOURCES[i] ?? '', points }));
}

export const total = (points: readonly Points[]): number => points.reduce((sum, one) => sum + one.points, 0);
