/** What the board of The Wolves says by itself: `words/<language>/board.ftl` of its room. */

import { boardWords, words } from '../../lib/i18n.svelte';
import type { Word } from './keys';

export const w = boardWords<Word>('wolves');

/** Some names, one of which will do. */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
