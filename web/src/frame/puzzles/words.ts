/** What themes and levels of puzzles are called. */

import type { Key } from '../../i18n/keys';
import { t, words } from '../../lib/i18n.svelte';

const GENERAL: ReadonlySet<string> = new Set(['decisive', 'rescue', 'plan', 'quiet']);

/** A theme in words; one of a room that has none for it, by its own name. */
export function themeName(game: string, theme: string): string {
  const key = (GENERAL.has(theme) ? `theme.puzzle.${theme}` : `theme.${game}.${theme}`) as Key;
  return words.frame.knows(key) ? t(key) : theme;
}

export const levelName = (level: number): string => t(`puzzles.level.${level}` as Key);
