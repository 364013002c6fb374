/** What a line of the lobby says about a table's state, for whoever sits there. */

import type { MyTable, TableInfo } from './schema';

type Seated = Pick<MyTable, 'seat' | 'info'>;

export const isEnded = ({ status }: TableInfo): boolean => status === 'over' || status === 'off';

/** Somebody may still sit down. */
export const hasRoom = (info: TableInfo): boolean =>
  !isEnded(info) && info.seats.some((seat) => seat.kind === 'open' || seat.free);

/** The game waits for my answer. */
export function isDue({ seat, info }: Seated): boolean {
  return seat !== null && info.status === 'running' && info.waiting.includes(seat) && !isLeft({ seat, info });
}

/** I have left my seat to a bot. */
export function isLeft({ seat, info }: Seated): boolean {
  const row = seat === null ? undefined : info.seats[seat];
  return Boolean(row?.free && row.held);
}

/** The seats with the best rank. */
export function leaders(ranks: readonly number[]): number[] {
  const best = Math.min(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}

/** The seats that have won; none where all are level, as when the game itself has won. */
export function winners(ranks: readonly number[]): number[] {
  const first = leaders(ranks);
  return first.length === ranks.length && ranks.length > 1 ? [] : first;
}
