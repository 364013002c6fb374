/** Where victory points come from: what is scored, and what the end would add now. */

import { SOURCES as NAMES } from './layout';
import type { FoxesView } from './schema';
import { AT_EXIT, cubs, KINDS, part, printed, SOURCES, stored } from './table';

export interface Points {
  /** The name of the source, as in the texts of the room. */
  readonly source: string;
  readonly points: number;
}

/** The points a player has, by source. */
export function earned(view: FoxesView, player: number): Points[] {
  return part(view.earned, SOURCES, player).map((points, i) => ({ source: NAMES[i] ?? '', points }));
}

/** What the final scoring would add if the game ended now; nothing once it is over. */
export function atTheEnd(view: FoxesView, player: number): Points[] {
  if (!view.pending.length) return [];
  const [markerVP = 1, pcPerVP = 5, setVP = 3] = printed(view, 'final');
  const out = cubs(view, player).filter((cub) => cub.place >= AT_EXIT);
  const markers = view.markers.filter((owner) => owner === player).length;
  return [
    { source: 'cubs', points: out.reduce((sum, cub) => sum + cub.value, 0) },
    { source: 'mulotage', points: printed(view, 'mulotage_vp')[stored(view, player).length] ?? 0 },
    { source: 'markers', points: markerVP * markers },
    { source: 'pc', points: Math.floor((view.pc[player] ?? 0) / pcPerVP) },
    { source: 'sets', points: setVP * Math.min(...part(view.resources, KINDS, player)) },
  ];
}

export const total = (points: readonly Points[]): number => points.reduce((sum, one) => sum + one.points, 0);
