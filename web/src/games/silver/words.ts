/** What the board of Silver says by itself: `words/<language>/board.ftl` of its room. */

import { boardWords, words } from '../../lib/i18n.svelte';
import type { Word } from './keys';

export const w = boardWords<Word>('silver');

/** How a round ended. */
export function ended(by: string): string {
  const word = `silver.board.endedBy_${by}`;
  return words.knows('silver', word) ? words.say('silver', { key: word, params: {} }, []) : '';
}
