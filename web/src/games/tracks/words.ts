/** Says what the board of Wolf Tracks says by itself; everything else comes with the texts of the room. */

import { chosen, words } from '../../lib/i18n.svelte';
import type { BoardProps } from './props';
import type { TracksView } from './schema';
import { letterOf, ownerOf } from './table';
import { de } from './texts/de';
import { en, type Word } from './texts/en';
import { fr } from './texts/fr';
import { COLOURS } from './tints';

const CATALOGUES = { en, fr, de };

/** Say something; `count` chooses the plural. */
export function w(word: Word, params: Record<string, string | number> = {}): string {
  const text = chosen(CATALOGUES[words.language][word], words.language, params);
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
}

/** What the log calls a wolf: its colour and its letter. */
export function nameOf(board: Pick<BoardProps, 'say'>, view: TracksView, wolf: number): string {
  const colour = COLOURS[view.settings.colours[ownerOf(wolf)] ?? 0];
  return board.say({ key: `tracks.wolf.${colour}`, params: { letter: letterOf(wolf) } });
}
