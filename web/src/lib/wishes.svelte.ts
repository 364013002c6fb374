/** What was last chosen here for a table of each game: the next one begins with it. */

import type { Clock } from './schema';
import { recall, remember } from './storage';

export interface Wish {
  /** How many sit down. */
  players?: number;
  /** The level of the bots to play against at once. */
  bot?: string;
  /** Who sat where: `me`, `open` for a friend, or a bot by name. */
  seats?: readonly string[];
  clock?: Clock;
  public?: boolean;
  variant?: Readonly<Record<string, number | string>>;
}

const kept: Record<string, Wish> = $state(recall('wishes', {}));

export const wished = (game: string): Wish => kept[game] ?? {};

export function keepWish(game: string, wish: Wish): void {
  kept[game] = { ...kept[game], ...wish };
  remember('wishes', $state.snapshot(kept));
}
