/** What things are worth at this table: the printed points, or what its variant says. */

import { FIRST_PLACE, LAIR_POINTS, SECOND_PLACE, TRACK_POINTS } from './layout';
import type { WolvesView } from './schema';

type Table = Pick<WolvesView, 'seats' | 'settings'>;

function row(table: Table, name: string, printed: readonly number[]): readonly number[] {
  const changed = table.settings.changes.find(([changedName]) => changedName === name)?.[1];
  return changed ? changed.split(' ').map(Number) : printed;
}

export const firstPlace = (table: Table) => row(table, 'first_places', FIRST_PLACE);
export const secondPlace = (table: Table) => row(table, 'second_places', SECOND_PLACE);
/** By how many lairs are built. */
export const lairPoints = (table: Table) => [0, ...row(table, 'lairs', LAIR_POINTS.slice(1))];

/** By how many dens of a track are built; the first half of a changed row is for two players. */
export function trackPoints(table: Table): readonly number[] {
  const printed = TRACK_POINTS[table.seats] ?? [];
  const changed = row(table, 'dens', []);
  if (!changed.length) return printed;
  const half = changed.length / 2;
  return [0, ...(table.seats === 2 ? changed.slice(0, half) : changed.slice(half))];
}
