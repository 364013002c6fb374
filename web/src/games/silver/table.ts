/** Reads a view of Silver: where each card lies and what these eyes see of it. No rule in here. */

import type { SilverView } from './schema';

export const UNSEEN = -1;
export const NOBODY = -1;
export const NOTHING = -1;
const BODYGUARD = 3;

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
  const look = lookAt(view, card);
  return look.up && look.value === BODYGUARD ? 0 : null;
}

/** The seats that have seen a card, as far as the view tells. */
export function seenBy(view: SilverView, card: number): number[] {
  const bits = view.known[card] ?? 0;
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

/** What these eyes can add up of a village, and how many cards they cannot. */
export function worth(view: SilverView, village: readonly number[]): { sum: number; hidden: number } {
  const values = village.map((card) => view.value[card] ?? UNSEEN);
  const known = values.filter((value) => value !== UNSEEN);
  return { sum: known.reduce((a, b) => a + b, 0), hidden: values.length - known.length };
}

/** Points lost so far, by seat. */
export function totals(view: SilverView): number[] {
  return Array.from({ length: view.seats }, (_, seat) =>
    view.lost.filter((_points, i) => i % view.seats === seat).reduce((a, b) => a + b, 0),
  );
}

/** Points lost in each round that is over, by seat. */
export function byRound(view: SilverView): number[][] {
  const rounds = Math.floor(view.lost.length / view.seats);
  return Array.from({ length: rounds }, (_, i) => view.lost.slice(i * view.seats, (i + 1) * view.seats));
}

/** The last round has been scored. */
export const isOver = (view: SilverView): boolean => byRound(view).length >= view.settings.rounds;

export const handleOf = (seat: number, place: number): string => `card:${seat}:${place}`;
