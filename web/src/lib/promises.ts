/**
 * The promise of each table's dice, as this browser was first shown it. What the server says at the
 * end is checked against this, so that a game cannot be swapped for another in between.
 */

import { recall, remember } from './storage';

const KEPT = 500;

/** Keep the first promise of a table; a later one changes nothing. */
export function keepPromise(table: string, commitment: string): void {
  const kept = recall<[string, string][]>('promises', []);
  if (!commitment || kept.some(([name]) => name === table)) return;
  remember('promises', [...kept, [table, commitment]].slice(-KEPT));
}

/** The promise this browser saw when it first came to a table; null if it never was there. */
export function promiseOf(table: string): string | null {
  return recall<[string, string][]>('promises', []).find(([name]) => name === table)?.[1] ?? null;
}
