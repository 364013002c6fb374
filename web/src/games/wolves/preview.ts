/** What a choice on the map would do, before it is made: a picture of it, no rule. */

import type { WolvesView } from './schema';
import { ALPHA, OFF, PACK, path, type Piece, pieceOf, piecesAt, refuges } from './table';

export interface Preview {
  /** The way a wolf would take, both ends included. */
  readonly way: readonly number[];
  /** The wolf that would have to flee, and from which hex. */
  readonly victim: Piece | null;
  readonly from: number;
  /** The hexes it could flee to. */
  readonly refuges: readonly number[];
}

const NOTHING: Preview = { way: [], victim: null, from: OFF, refuges: [] };

/** Tell what the choice of a hex would do; nothing for a question that moves nobody. */
export function preview(view: WolvesView, decision: string, hex: number): Preview {
  if (decision === 'SendWolf') return sent(view, hex);
  if (decision === 'ChooseDen') return driven(view, wolfToDrive(view, hex, PACK, ALPHA), hex);
  if (decision === 'DisplaceWolf') return fled(view, hex);
  return NOTHING;
}

/** The wolf that waits for a refuge. */
export function fleeing(view: WolvesView): Piece | null {
  const asked = view.pending.at(-1);
  return asked?.type === 'DisplaceWolf' && 'wolf' in asked ? pieceOf(Number(asked.wolf)) : null;
}

/** The wolf that has been chosen to move. */
export const mover = (view: WolvesView): Piece | null => (view.moved.length ? pieceOf(view.moved.at(-1) ?? 0) : null);

function sent(view: WolvesView, hex: number): Preview {
  const wolf = mover(view);
  if (!wolf) return NOTHING;
  const way = path(view, view.where[wolf.piece] ?? OFF, hex);
  const victim = wolf.kind === ALPHA ? wolfToDrive(view, hex, PACK) : null;
  return { ...driven(view, victim, hex, wolf.piece), way };
}

function driven(view: WolvesView, victim: Piece | null, from: number, leaving = 0): Preview {
  return victim ? { way: [], victim, from, refuges: refuges(view, victim, leaving) } : NOTHING;
}

function fled(view: WolvesView, hex: number): Preview {
  const victim = fleeing(view);
  return victim ? { way: [], victim, from: view.where[victim.piece] ?? OFF, refuges: [hex] } : NOTHING;
}

function wolfToDrive(view: WolvesView, hex: number, ...kinds: number[]): Piece | null {
  return piecesAt(view, hex).find(({ kind, owner }) => kinds.includes(kind) && owner !== view.turn) ?? null;
}
