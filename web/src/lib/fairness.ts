/**
 * Checks a finished game's chance: the seed must be the one promised at the start, and every
 * outcome the one that seed and event number give.
 */

import { sameAction } from './options';
import type { Frame } from './schema';

export type Verdict =
  | { fair: true; draws: number }
  | { fair: false; reason: 'seed' }
  | { fair: false; reason: 'outcome'; n: number };

const utf8 = new TextEncoder();

export async function check(seed: string, commitment: string, frames: readonly Frame[]): Promise<Verdict> {
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(seed));
  if (hex(digest) !== commitment.toLowerCase()) return { fair: false, reason: 'seed' };
  const key = await crypto.subtle.importKey(
    'raw',
    utf8.encode(seed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  let draws = 0;
  for (const frame of frames) {
    if (!frame.outcomes) continue;
    const place = await pick(key, frame.n, frame.outcomes.length);
    if (!sameAction(frame.outcomes[place] ?? null, frame.action)) {
      return { fair: false, reason: 'outcome', n: frame.n };
    }
    draws += 1;
  }
  return { fair: true, draws };
}

async function pick(key: CryptoKey, event: number, options: number): Promise<number> {
  const digest = await crypto.subtle.sign('HMAC', key, utf8.encode(String(event)));
  return Number(BigInt(`0x${hex(digest)}`) % BigInt(options));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
