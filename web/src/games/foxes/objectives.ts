/** How far a player is with a private objective. */

import { waysOf } from './paths';
import type { FoxesView } from './schema';
import { cubs, KINDS, MOUNTAIN, part, printed, SPACES, stored, VITAL } from './table';

const CELLS = 20;

const markersIn = (view: FoxesView, player: number, territory: number): number =>
  part(view.markers, SPACES, territory).filter((owner) => owner === player).length;
const dice = (view: FoxesView, player: number): number[] =>
  view.slot_value.filter((_, slot) => view.slot_owner[slot] === player);
const laid = (view: FoxesView, player: number): number =>
  part(view.dens, CELLS, player).filter((tile) => tile >= 0).length;
const paw = (view: FoxesView, player: number, track: number): number => part(view.paws, VITAL, player)[track] ?? 0;
const sum = (row: readonly number[]): number => row.reduce((total, one) => total + one, 0);

type Count = (view: FoxesView, player: number) => number;
const COUNTS: readonly Count[] = [
  (view, player) => Math.min(markersIn(view, player, 0), markersIn(view, player, 2)),
  (view, player) => Math.min(markersIn(view, player, 1), markersIn(view, player, 3)),
  (view, player) => view.markers.filter((owner) => owner === player).length,
  (view, player) => [0, 1, 2, 3].filter((territory) => markersIn(view, player, territory)).length,
  (view, player) => stored(view, player).length,
  (view, player) => stored(view, player).length,
  (view, player) => paw(view, player, 0),
  (view, player) => paw(view, player, 1),
  (view, player) => paw(view, player, 2),
  (view, player) => paw(view, player, 3),
  (view, player) => sum(part(view.paws, VITAL, player)),
  (view, player) => Math.min(...part(view.resources, KINDS, player)),
  (view, player) => view.pc[player] ?? 0,
  laid,
  laid,
  (view, player) => waysOf(part(view.dens, CELLS, player)).exits.length,
  (view, player) =>
    Math.max(
      0,
      ...cubs(view, player)
        .filter((cub) => cub.place)
        .map((cub) => cub.value),
    ),
  (view, player) => dice(view, player).filter((value) => !value).length,
  (view, player) => Math.max(0, ...dice(view, player)),
  (view, player) => Number(view.foxes[player] === MOUNTAIN),
];

export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** What a player has of what this card asks for; more than enough counts as enough. */
export function progress(view: FoxesView, player: number, card: number): Progress {
  const need = printed(view, 'objective_needs')[card] ?? 1;
  return { have: Math.min(need, COUNTS[card]?.(view, player) ?? 0), need };
}
