/** What the board of Foxes says by itself; everything else comes with the texts of the room. */

import { speaker } from '../../lib/i18n.svelte';
import { de } from './words.de';
import { en, type Word } from './words.en';
import { fr } from './words.fr';

export type { Word };

export const CATALOGUES = { en, fr, de };

export const w = speaker<Word>(CATALOGUES);
