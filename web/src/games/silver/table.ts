/** Reads a view of Silver: where each card lies and what these eyes see of it. No rule in here. */

import { NOTHING, UNSEEN } from './layout';
import type { SilverView } from './schema';

export interface Look {
  readonly card: number;
  readonly value: number;
  readonly up: boolean;
  /** Face down, but these eyes know it. */
  readonly peeked: boolean;
}

export function lookAt(view: SilverView, card: number): Look {
  const value = view.value[card] ?? UNSEEN;
  const up = view.up[card] === 1;
  return { card, value, up, peeked: !up && value !== UNSEEN };
}

/** The place of the Bodyguard that guards this card, from 1; 0 for itself, null for none. */
export function guardOf(view: SilverView, village: readonly number[], card: number): number | null {
  for (let i = 0; i < view.wards.length; i += 2) {
    if (view.wards[i + 1] === card) return village.indexOf(view.wards[i] ?? NOTHING) + 1;
  }
  return view.protected.includes(card) ? 0 : null;
}

/** The seats that have seen a card, as far as the view tells. */
export function seenBy(view: SilverView, card: number): number[] {
  const bits = view.known[card] ?? 0;
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

/** The last round has been scored. */
export const isOver = (view: SilverView): boolean => view.last !== null && !view.pending.length;

export const handleOf = (seat: number, place: number): string => `card:${seat}:${place}`;
