/** What themes and levels of puzzles are called. */

import type { Key } from '../../i18n/keys';
import { t, words } from '../../lib/i18n.svelte';

const GENERAL: ReadonlySet<string> = new Set(['decisive', 'rescue', 'plan', 'quiet']);

/** A theme in words; one of a room that has none for it, by its own name. */
export function themeName(game: string, theme: string): string {
  if (GENERAL.has(theme)) return t(`theme.puzzle.${theme}` as Key);
  return words.text(game, `theme.${theme}`) ?? theme;
}

export const levelName = (level: number): string => t(`puzzles.level.${level}` as Key);
