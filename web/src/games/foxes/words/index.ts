/** What the board of Foxes says by itself; everything else comes with the texts of the room. */

import { speaker } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type Word } from './en';
import { fr } from './fr';

export type { Word };

export const w = speaker<Word>({ en, fr, de });
