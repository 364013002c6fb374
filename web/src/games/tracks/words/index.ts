/** What the board of Wolf Tracks says by itself; everything else comes with the texts of the room. */

import { speaker } from '../../../lib/i18n.svelte';
import type { BoardProps } from '../props';
import type { TracksView } from '../schema';
import { letterOf, ownerOf } from '../table';
import { de } from './de';
import { en, type Word } from './en';
import { fr } from './fr';
import { COLOURS } from '../tints';

export const w = speaker<Word>({ en, fr, de });

/** What the log calls a wolf: its colour and its letter. */
export function wolfName(board: Pick<BoardProps, 'say'>, view: TracksView, wolf: number): string {
  const colour = COLOURS[view.settings.colours[ownerOf(wolf)] ?? 0];
  return board.say({ key: `tracks.wolf.${colour}`, params: { letter: letterOf(wolf) } });
}
