/** Bots by level: what the interface calls them, from easy to strong. */

import type { Key } from '../i18n/en';
import { t } from '../lib/i18n.svelte';

const LEVELS: Record<string, Key> = { random: 'bot.cub', greedy: 'bot.wolf', search: 'bot.alpha' };
const ORDER = Object.keys(LEVELS);

function family(bot: string): string {
  return bot.split('(')[0] ?? bot;
}

/** The bots of a game, weakest first. */
export function byLevel(bots: readonly string[]): string[] {
  const place = (bot: string) => (ORDER.indexOf(family(bot)) + ORDER.length + 1) % (ORDER.length + 1);
  return [...bots].sort((a, b) => place(a) - place(b));
}

export function botLabel(bot: string): string {
  const key = LEVELS[family(bot)];
  return key ? t(key) : bot;
}

/** Who plays against somebody who has not chosen. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => family(bot) === 'greedy') ?? byLevel(bots).at(-1) ?? '';
}
