/** The exchanges of the fight now fought, as the log tells them. */

import type { LogEntry } from '../../lib/schema';
import { kindOf } from './story';

export interface Exchange {
  /** The attacker's card, then the defender's. */
  readonly cards: readonly [number, number];
  /** How the fight stood after it. */
  readonly scores: readonly [number, number];
}

export function exchanges(log: readonly LogEntry[]): Exchange[] {
  let rounds: Exchange[] = [];
  for (const { message } of log) {
    const { card, other_card, mine, theirs } = message.params;
    if (kindOf(message) === 'fight') rounds = [];
    if (kindOf(message) === 'exchange') {
      rounds = [...rounds, { cards: [Number(card), Number(other_card)], scores: [Number(mine), Number(theirs)] }];
    }
  }
  return rounds;
}
