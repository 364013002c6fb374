/** The interface in three languages, and the rooms' own words. */

import { type Key, LANGUAGES } from '../i18n/keys';
import * as api from './api';
import type { Rulebook, Texts, Told } from './schema';
import { entries, type Params, Speech } from './speech';
import { recall, remember } from './storage';
import { say } from './told';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** A browser fetches the language it shows, and another one when somebody chooses it. */
const FILES = import.meta.glob<string>('../i18n/**/*.ftl', { query: '?raw', import: 'default' });

/** What the interface says in a language; in English as long as nobody has translated it. */
async function fetched(language: Language, topics: Iterable<string>): Promise<Speech> {
  const folders = ['', ...[...topics].map((topic) => `${topic}/`)];
  const files = folders.map((folder) => FILES[`../i18n/${folder}${language}.ftl`] ?? FILES[`../i18n/${folder}en.ftl`]);
  const texts = await Promise.all(files.map((file) => file?.()));
  return new Speech(language, Object.assign({}, ...texts.map((text) => entries(text ?? ''))));
}

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What is said before any words are there: keys. */
const SILENT = new Speech('en', {});

function preferred(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Where the words on the boxes stand among those of the rooms: no game has an empty name. */
const BOXES = '';

/** Where the words of a lesson stand among those of the rooms. */
export const lessonOf = (game: string): string => `${game}/lesson`;

interface Room {
  language: string;
  speech: Speech;
}

class Words {
  language = $state<Language>(preferred());
  /** What the interface says in this language; there before anything is shown. */
  frame = $state.raw(SILENT);
  /** Pages with words of their own that have been opened. */
  private readonly topics = new Set<string>();
  private rooms: Record<string, Room> = $state.raw({});
  private books: Record<string, Rulebook> = $state({});
  private readonly house: Partial<Record<Language, Promise<Texts>>> = {};

  /** Fetch what the interface says in the language that is preferred here. */
  async open(): Promise<void> {
    this.frame = await fetched(this.language, this.topics);
  }

  /** Fetch the words of a page that not everybody opens: those of a folder beside the others. */
  async also(topic: string): Promise<void> {
    if (this.topics.has(topic)) return;
    this.topics.add(topic);
    await this.open();
  }

  async choose(language: Language): Promise<void> {
    this.frame = await fetched(language, this.topics);
    this.language = language;
    remember('language', language);
  }

  /** Fetch the words of a game in the current language; what is there already is not asked for. */
  async load(game: string): Promise<void> {
    const { language } = this;
    const key = `${game}/${language}`;
    if (this.rooms[key]) return;
    const [house, room] = await Promise.all([this.boxes(language), api.texts(game, language)]);
    this.keep(key, { ...room, texts: { ...house.texts, ...room.texts } });
  }

  /** Fetch what the teacher says in the lesson of a game; it is said as the words of `lessonOf(game)`. */
  async loadLesson(game: string): Promise<void> {
    const key = `${lessonOf(game)}/${this.language}`;
    if (!this.rooms[key]) this.keep(key, await api.lessonTexts(game, this.language));
  }

  /** Fetch the words of the house and of all boxes; only once, unless that fails. */
  private boxes(language: Language): Promise<Texts> {
    return (this.house[language] ??= api.boxTexts(language).catch((error: unknown) => {
      this.house[language] = undefined;
      throw error;
    }));
  }

  /** Fetch what stands on the boxes of all games. */
  async loadBoxes(): Promise<void> {
    const key = `${BOXES}/${this.language}`;
    if (!this.rooms[key]) this.keep(key, await this.boxes(this.language));
  }

  /** Keep the words of a room, by its name and their language. */
  keep(key: string, { language, texts }: Texts): void {
    this.rooms = { ...this.rooms, [key]: { language, speech: new Speech(language, texts) } };
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
    return this.of(game).knows(key);
  }

  /** The words of a game; before they are there those of its box, or of any other that is there. */
  private of(game: string): Speech {
    const room = this.rooms[`${game || BOXES}/${this.language}`] ?? this.rooms[`${BOXES}/${this.language}`];
    const some =
      room ?? (game ? undefined : Object.values(this.rooms).find(({ language }) => language === this.language));
    return some?.speech ?? SILENT;
  }

  /** What a room says about itself, as far as its words are here. */
  text(game: string, part: string): string | undefined {
    const key = `${game}.${part}`;
    return this.knows(game, key) ? this.of(game).say(key) : undefined;
  }

  /** What a game is called, as far as its words are here. */
  title(game: string): string | undefined {
    return this.text(game, 'title');
  }

  /** What a setting of a game is called, or a part of it such as one of its choices. */
  setting(game: string, name: string, part = ''): string | undefined {
    return this.text(game, `setting.${name}${part}`);
  }

  rules(game: string): readonly [string, string][] {
    return this.books[`${game}/${this.language}`]?.rules ?? [];
  }

  say(game: string, told: Told, names: readonly string[]): string {
    return say(told, this.of(game), names);
  }

  /** Say something that the board of a game says by itself. */
  board(game: string, word: string, params?: Params): string {
    return this.of(game).say(`${game}.board.${word}`, params);
  }
}

export const words = new Words();

/** A way to say what the board of a game says by itself, in the language of the moment. */
export function boardWords<Word extends string>(game: string): (word: Word, params?: Params) => string {
  return (word, params) => words.board(game, word, params);
}

/** Say something of the interface. */
export function t(key: Key, params?: Params): string {
  return words.frame.say(key, params);
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
