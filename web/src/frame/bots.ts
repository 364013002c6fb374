/** Bots by level: what the interface calls them, from easy to strong. */

import type { Key } from '../i18n/keys';
import { t, words } from '../lib/i18n.svelte';

const LEVELS: Record<string, Key> = { easy: 'bot.cub', medium: 'bot.wolf', hard: 'bot.alpha', expert: 'bot.elder' };
const ORDER = Object.keys(LEVELS);
const WORDS: Record<string, Key> = {
  easy: 'level.easy',
  medium: 'level.medium',
  hard: 'level.hard',
  expert: 'level.expert',
};
/** Bots for scripts and series; a table that has one calls it by a name people know. */
const SCRIPTED: Record<string, Key> = { random: 'bot.any', greedy: 'bot.wolf', search: 'bot.alpha' };

function family(bot: string): string {
  return bot.split('(')[0] ?? bot;
}

/** The level of a bot, without what it is like. */
export const levelOf = family;

/** What a bot of a level is like: `hard(character=miser)`; empty if nobody has chosen. */
export function characterOf(bot: string): string {
  return /\(character=(\w+)\)$/.exec(bot)?.[1] ?? '';
}

export function withCharacter(level: string, character: string): string {
  return character ? `${level}(character=${character})` : level;
}

/** Whether a bot of this name may have a character. */
export const isLevel = (bot: string): boolean => family(bot) in LEVELS;

/** The bots offered to people, weakest first; those that nobody has given a level come last. */
export function byLevel(bots: readonly string[]): string[] {
  const place = (bot: string) => (ORDER.indexOf(family(bot)) + ORDER.length + 1) % (ORDER.length + 1);
  return bots.filter((bot) => !(family(bot) in SCRIPTED)).toSorted((a, b) => place(a) - place(b));
}

export function botLabel(bot: string, game = ''): string {
  const character = characterOf(bot);
  const like = character && words.text(game, `temper.${character}`);
  return like ? `${levelName(bot)} · ${like}` : levelName(bot);
}

function levelName(bot: string): string {
  const key = LEVELS[family(bot)] ?? SCRIPTED[family(bot)];
  return key ? t(key) : bot;
}

/** How strong a bot is, in a word; the name of one that nobody has given a level. */
export function levelLabel(bot: string): string {
  const key = WORDS[family(bot)];
  return key ? t(key) : bot;
}

/** Who plays against somebody who has not chosen. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => family(bot) === 'medium') ?? byLevel(bots).at(-1) ?? '';
}
