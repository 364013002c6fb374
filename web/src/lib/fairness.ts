/**
 * Checks a finished game's chance: the seed must be the one promised at the start, and every
 * outcome the one that seed and event number give.
 *
 * What counts is the promise this browser was first shown. A server that swaps the whole game can
 * tell a new promise with it, and all the rest would fit.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sameAction } from './options';
import type { Frame } from './schema';

export interface Told {
  seed: string;
  /** The promise the server names now. */
  commitment: string;
  frames: readonly Frame[];
}

export type Verdict =
  /** `witnessed`: this browser saw the promise before the game, or has only the server's word. */
  | { fair: true; draws: number; witnessed: boolean }
  | { fair: false; reason: 'promise' | 'seed' }
  | { fair: false; reason: 'outcome'; n: number };

/** Check what the server tells at the end against the promise kept since the start, if any. */
export function check({ seed, commitment, frames }: Told, promised: string | null): Verdict {
  if (promised !== null && promised !== commitment) return { fair: false, reason: 'promise' };
  if (bytesToHex(sha256(utf8ToBytes(seed))) !== commitment) return { fair: false, reason: 'seed' };
  const key = utf8ToBytes(seed);
  let draws = 0;
  for (const frame of frames) {
    if (!frame.outcomes) continue;
    const place = pick(key, frame.n, frame.outcomes.length);
    if (!sameAction(frame.outcomes[place] ?? null, frame.action)) {
      return { fair: false, reason: 'outcome', n: frame.n };
    }
    draws += 1;
  }
  return { fair: true, draws, witnessed: promised !== null };
}

function pick(key: Uint8Array, event: number, options: number): number {
  const digest = bytesToHex(hmac(sha256, key, utf8ToBytes(String(event))));
  return Number(BigInt(`0x${digest}`) % BigInt(options));
}
