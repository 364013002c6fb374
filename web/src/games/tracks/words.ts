/** What the board of Wolf Tracks says by itself: `words/<language>/board.ftl` of its room. */

import { boardWords } from '../../lib/i18n.svelte';
import type { Word } from './keys';
import type { BoardProps } from './props';
import type { TracksView } from './schema';
import { letterOf, ownerOf } from './table';
import { COLOURS } from './layout';

export const w = boardWords<Word>('tracks');

/** What the log calls a wolf: its colour and its letter. */
export function wolfName(board: Pick<BoardProps, 'say'>, view: TracksView, wolf: number): string {
  const colour = COLOURS[view.settings.colours[ownerOf(wolf)] ?? 0];
  return board.say({ key: `tracks.wolf.${colour}`, params: { letter: letterOf(wolf) } });
}
