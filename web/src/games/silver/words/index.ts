/** What the board of Silver says by itself; everything else comes with the texts of the room. */

import { speaker } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type Word } from './en';
import { fr } from './fr';

export const w = speaker<Word>({ en, fr, de });

/** How a round ended. */
export function ended(by: string): string {
  const word = `endedBy_${by}`;
  return word in en ? w(word as Word) : '';
}
