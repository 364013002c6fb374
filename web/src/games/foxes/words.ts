/** What the board of Foxes says by itself: `words/<language>/board.ftl` of its room. */

import { boardWords } from '../../lib/i18n.svelte';
import type { Word } from './keys';

export type { Word };

export const w = boardWords<Word>('foxes');
