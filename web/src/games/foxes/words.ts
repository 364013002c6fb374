/** What the board of Foxes says by itself; everything else comes with the texts of the room. */

import { words } from '../../lib/i18n.svelte';
import { de } from './words.de';
import { en, type Word } from './words.en';
import { fr } from './words.fr';

export type { Word };

export const CATALOGUES: Record<'en' | 'fr' | 'de', Readonly<Record<Word, string>>> = { en, fr, de };

export function w(word: Word, params: Record<string, string | number> = {}): string {
  const text = CATALOGUES[words.language][word];
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
}
