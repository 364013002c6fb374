/** Where wolves have gone since somebody's own turn: a move is told by its line, not only by its end. */

import { OFF } from './layout';
import type { WolvesView } from './schema';

export interface Trail {
  readonly piece: number;
  /** The hexes it stood on, the last is where it stands. */
  readonly hexes: readonly number[];
}

type Standing = Pick<WolvesView, 'turn' | 'turns' | 'where'>;

/**
 * The trails after one more view. In one's own turn there are none, for one has moved everything
 * oneself; whoever only watches sees those of the turn that is going on.
 */
export function trailsAfter(
  trails: readonly Trail[],
  before: Standing,
  after: Standing,
  seat: number | null,
): readonly Trail[] {
  const turns = after.turns - before.turns;
  const own = before.turn === seat;
  if (turns < 0 || (own && turns < 2)) return [];
  const kept = own || (seat === null && turns > 0) ? [] : trails;
  const gone = kept.filter(({ piece }) => after.where[piece] === before.where[piece]);
  const went = after.where.flatMap((hex, piece): Trail[] => {
    const from = before.where[piece] ?? OFF;
    if (hex === from || hex === OFF || from === OFF) return [];
    const until = kept.find((trail) => trail.piece === piece)?.hexes ?? [from];
    return [{ piece, hexes: [...until, hex] }];
  });
  return [...gone, ...went];
}
