/** The interface in three languages, and the rooms' own words. */

import { type Catalogue, de } from '../i18n/de';
import { en, type Key, type Text } from '../i18n/en';
import { fr } from '../i18n/fr';
import * as api from './api';
import type { Texts, Told } from './schema';
import { recall, remember } from './storage';
import { say } from './told';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
type Params = Record<string, string | number>;

const CATALOGUES: Record<Language, Catalogue> = { en, fr, de };

function preferred(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

class Words {
  language = $state<Language>(preferred());
  private rooms: Record<string, Texts> = $state({});

  choose(language: Language): void {
    this.language = language;
    remember('language', language);
  }

  /** Fetch the words of a game in the current language; what is there already is not asked for. */
  async load(game: string): Promise<void> {
    const key = `${game}/${this.language}`;
    if (!this.rooms[key]) this.rooms[key] = await api.texts(game, this.language);
  }

  ready(game: string): boolean {
    return this.rooms[`${game}/${this.language}`] !== undefined;
  }

  knows(game: string, key: string): boolean {
    return key in this.texts(game);
  }

  /** The words of a game; before any is chosen, those of one that is there. */
  texts(game: string): Readonly<Record<string, string>> {
    const some = game || Object.values(this.rooms).find((room) => room.language === this.language);
    const room = typeof some === 'object' ? some : this.rooms[`${some}/${this.language}`];
    return room?.texts ?? {};
  }

  /** What a game is called, as far as its words are here. */
  title(game: string): string | undefined {
    return this.texts(game)[`${game}.title`];
  }

  /** What a setting of a game is called, or a part of it such as one of its choices. */
  setting(game: string, name: string, part = ''): string | undefined {
    return this.texts(game)[`${game}.setting.${name}${part}`];
  }

  rules(game: string): readonly [string, string][] {
    return this.rooms[`${game}/${this.language}`]?.rules ?? [];
  }

  say(game: string, told: Told, names: readonly string[]): string {
    return say(told, this.texts(game), names);
  }
}

export const words = new Words();

/** A way to say what catalogues hold, in the language of the moment; `count` chooses the plural. */
export function speaker<Word extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Word, Text>>>>,
): (word: Word, params?: Params) => string {
  return (word, params = {}) => {
    const text = pluralised(catalogues[words.language][word], params);
    return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
  };
}

function pluralised(text: Text, params: Params): string {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(words.language).select(Number(params.count ?? 0));
  return form === 'one' ? text.one : text.other;
}

/** Say something of the interface. */
export const t = speaker<Key>(CATALOGUES);

/** Say how long ago something was. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const past = Math.max(0, Date.now() / 1000 - seconds);
  if (past < 5400) return format.format(-Math.round(past / 60), 'minute');
  if (past < 129600) return format.format(-Math.round(past / 3600), 'hour');
  return format.format(-Math.round(past / 86400), 'day');
}

export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(items);
}
