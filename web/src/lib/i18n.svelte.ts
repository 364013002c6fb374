/** The interface in three languages, and the rooms' own words. */

import type { Catalogue } from '../i18n/de';
import type { Key, Text } from '../i18n/en';
import * as api from './api';
import type { Rulebook, Texts, Told } from './schema';
import { recall, remember } from './storage';
import { say } from './told';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
type Params = Record<string, string | number>;

/** A browser fetches the language it shows, and another one when somebody chooses it. */
const FETCH: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('../i18n/en')).en,
  fr: async () => (await import('../i18n/fr')).fr,
  de: async () => (await import('../i18n/de')).de,
};

function preferred(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Where the words on the boxes stand among those of the rooms: no game has an empty name. */
const BOXES = '';

class Words {
  language = $state<Language>(preferred());
  /** What the interface says in this language; there before anything is shown. */
  catalogue = $state.raw<Partial<Catalogue>>({});
  private rooms: Record<string, Texts> = $state({});
  private books: Record<string, Rulebook> = $state({});

  /** Fetch what the interface says in the language that is preferred here. */
  async open(): Promise<void> {
    this.catalogue = await FETCH[this.language]();
  }

  async choose(language: Language): Promise<void> {
    this.catalogue = await FETCH[language]();
    this.language = language;
    remember('language', language);
  }

  /** Fetch the words of a game in the current language; what is there already is not asked for. */
  async load(game: string): Promise<void> {
    const key = `${game}/${this.language}`;
    if (!this.rooms[key]) this.rooms[key] = await api.texts(game, this.language);
  }

  /** Fetch what stands on the boxes of all games. */
  async loadBoxes(): Promise<void> {
    const key = `${BOXES}/${this.language}`;
    this.rooms[key] ??= await api.boxTexts(this.language);
  }

  /** Fetch the rules of a game, which most people know. */
  async loadRules(game: string): Promise<void> {
    const key = `${game}/${this.language}`;
    this.books[key] ??= await api.rulebook(game, this.language);
  }

  ready(game: string): boolean {
    return this.rooms[`${game}/${this.language}`] !== undefined;
  }

  knows(game: string, key: string): boolean {
    return key in this.texts(game);
  }

  /** The words of a game; before they are there those of its box, or of any other that is there. */
  texts(game: string): Readonly<Record<string, string>> {
    const room = this.rooms[`${game || BOXES}/${this.language}`] ?? this.rooms[`${BOXES}/${this.language}`];
    const some =
      room ?? (game ? undefined : Object.values(this.rooms).find(({ language }) => language === this.language));
    return some?.texts ?? {};
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
    return this.books[`${game}/${this.language}`]?.rules ?? [];
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
  return (word, params = {}) => spoken(catalogues[words.language][word], params);
}

/** Say something of the interface; `count` chooses the plural. */
export function t(key: Key, params: Params = {}): string {
  return spoken(words.catalogue[key] ?? key, params);
}

function spoken(text: Text, params: Params): string {
  return pluralised(text, params).replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
}

function pluralised(text: Text, params: Params): string {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(words.language).select(Number(params.count ?? 0));
  return form === 'one' ? text.one : text.other;
}

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
