/** What the board of The Wolves says by itself; everything else comes with the texts of the room. */

import { speaker, words } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type Word } from './en';
import { fr } from './fr';

export const w = speaker<Word>({ en, fr, de });

/** Some names, one of which will do. */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
