/** Where texts in Fluent's format become words: plain text, never markup. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { Digits } from './digits';
import { functionsOf, Noun } from './grammar';

export type Param = string | number | Noun;
export type Params = Readonly<Record<string, Param>>;
export type Catalogue = Readonly<Record<string, string>>;

/** Another text that stands inside a text. */
const REFERENCE = /\{\s*([a-z][\w-]*)\s*[.}]/g;
const ENTRY = /^([a-z][\w-]*) *= *(.*(?:\n(?:[ }].*)?(?!\w|#))*)/gim;

const idOf = (key: string): string => key.replaceAll('.', '-');

/** Says the texts of one language; each is parsed when it is first said. */
export class Speech {
  private readonly texts: Catalogue;
  private readonly bundle: FluentBundle;

  constructor(language: string, texts: Catalogue) {
    this.texts = texts;
    this.bundle = new FluentBundle(language, { functions: functionsOf(language), useIsolating: false });
  }

  knows(key: string): boolean {
    return key in this.texts;
  }

  /** Fill a text; a key nobody translated stands for itself. */
  say(key: string, params: Params = {}): string {
    return String(this.noun(key, params));
  }

  /** Fill a text; what its entry says about it goes along. */
  noun(key: string, params: Params = {}): string | Noun {
    this.learn(key);
    const found = this.bundle.getMessage(idOf(key));
    if (!found?.value) return key;
    const given = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, fluent(param)]));
    const said = this.bundle.formatPattern(found.value, given, []);
    const traits = this.traits(found, given);
    return Object.keys(traits).length ? new Noun(said, traits) : said;
  }

  private traits(found: Message, given: Record<string, FluentVariable>): Record<string, string> {
    const said = Object.entries(found.attributes);
    return Object.fromEntries(said.map(([name, text]) => [name, this.bundle.formatPattern(text, given, [])]));
  }

  /** Parse a text and those that stand inside it. */
  private learn(key: string): void {
    const text = this.texts[key];
    if (text === undefined || this.bundle.hasMessage(idOf(key))) return;
    this.bundle.addResource(new FluentResource(`${idOf(key)} = ${text}\n`));
    for (const [, id] of text.matchAll(REFERENCE)) if (id) this.learn(id.replaceAll('-', '.'));
  }
}

const fluent = (param: Param): FluentVariable => (typeof param === 'number' ? new Digits(param) : param);

/** What a file says by key; a dot in a key is a hyphen in an identifier. */
export function entries(text: string): Catalogue {
  return Object.fromEntries([...text.matchAll(ENTRY)].map(([, id = '', said = '']) => [id.replaceAll('-', '.'), said]));
}
