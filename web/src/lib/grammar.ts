/**
 * Articles, contraction and elision: what a sentence needs to know about a name that fills it.
 *
 * The engine has the same functions in `core/grammar.py`; one table of cases tests both.
 */

import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

export type Traits = Readonly<Partial<Record<string, string>>>;

/** A text with what its entry says about it: `gender`, `number`, its forms in other cases. */
export class Noun extends FluentType<string> {
  readonly traits: Traits;

  constructor(text: string, traits: Traits) {
    super(text);
    this.traits = traits;
  }

  toString(): string {
    return this.value;
  }
}

export type Named = string | Noun;
type Form = 'm' | 'f' | 'n' | 'p';
type Articles = Readonly<Partial<Record<Form, string>>>;

const VOWELS = 'aeiou';
const MARKS = /\p{M}/gu;
const traitsOf = (named: Named): Traits => (named instanceof Noun ? named.traits : {});

/** m, f or n; m where nothing is known, as a dictionary lists words. */
const gender = (named: Named): string => traitsOf(named).gender ?? 'm';

const formOf = (named: Named): Form => (traitsOf(named).number === 'plural' ? 'p' : (gender(named) as Form));

/**
 * Tell whether de becomes d’ before a French word.
 *
 * An h is taken to be mute, as in most first names; a noun says otherwise with `.aspirated = yes`.
 * A y elides before a consonant alone: d’Yves, de Yann.
 */
export function elides(named: Named): boolean {
  if (traitsOf(named).aspirated === 'yes') return false;
  const start = [...String(named)].slice(0, 2).join('').toLowerCase().replace('œ', 'o').replace('æ', 'a');
  const [first = '', second = ''] = start.normalize('NFD').replaceAll(MARKS, '');
  if (first === 'y') return /\p{L}/u.test(second) && !VOWELS.includes(second);
  return first !== '' && `${VOWELS}h`.includes(first);
}

/** Let the article with which a title begins melt into the word before it. */
function melted(named: Named, le: string, les: string): string | undefined {
  const text = String(named);
  if (!(named instanceof Noun)) return undefined;
  if (text.startsWith('Le ')) return le + text.slice(2);
  return text.startsWith('Les ') ? les + text.slice(3) : undefined;
}

const elided = (word: string, named: Named): string =>
  elides(named) ? `${word.slice(0, -1)}’${String(named)}` : `${word} ${String(named)}`;

/** A function that puts an article in front of a French noun. */
const french = (beforeVowel: string, articles: Articles) => (named: Named) => {
  const form = formOf(named);
  if (form !== 'p' && beforeVowel && elides(named)) return beforeVowel + String(named);
  return `${articles[form === 'n' ? 'm' : form] ?? ''} ${String(named)}`;
};

/** A function that puts an article in front of a German noun, in its case. */
const german = (grammaticalCase: string, articles: Articles) => (named: Named) =>
  `${articles[formOf(named)] ?? ''} ${traitsOf(named)[grammaticalCase] ?? String(named)}`.trimStart();

/** A or an before an English noun; `.article = an` decides where letters do not. */
function an(named: Named): string {
  const letter = String(named).slice(0, 1).toLowerCase();
  const article = traitsOf(named).article ?? (letter && VOWELS.includes(letter) ? 'an' : 'a');
  return `${article} ${String(named)}`;
}

const everywhere = {
  GENDER: gender,
  CAP: (named: Named) => String(named).slice(0, 1).toUpperCase() + String(named).slice(1),
};

type Functions = Readonly<Record<string, (named: Named) => string>>;

/** What a text may call, by language: `UN($piece)` gives "une tanière". */
const FUNCTIONS: Readonly<Record<string, Functions>> = {
  en: { ...everywhere, A: an },
  fr: {
    ...everywhere,
    UN: french('', { m: 'un', f: 'une', p: 'des' }),
    LE: french('l’', { m: 'le', f: 'la', p: 'les' }),
    DU: french('de l’', { m: 'du', f: 'de la', p: 'des' }),
    AU: french('à l’', { m: 'au', f: 'à la', p: 'aux' }),
    TON: french('ton ', { m: 'ton', f: 'ta', p: 'tes' }),
    DE: (named) => melted(named, 'du', 'des') ?? elided('de', named),
    A: (named) => melted(named, 'au', 'aux') ?? `à ${String(named)}`,
    QUE: (named) => elided('que', named),
  },
  de: {
    ...everywhere,
    EIN: german('nominative', { m: 'ein', f: 'eine', n: 'ein' }),
    EINEN: german('accusative', { m: 'einen', f: 'eine', n: 'ein' }),
    KEINEN: german('accusative', { m: 'keinen', f: 'keine', n: 'kein', p: 'keine' }),
    DEIN: german('nominative', { m: 'dein', f: 'deine', n: 'dein', p: 'deine' }),
    DEINEN: german('accusative', { m: 'deinen', f: 'deine', n: 'dein', p: 'deine' }),
    EINEM: german('dative', { m: 'einem', f: 'einer', n: 'einem' }),
    DER: german('weak', { m: 'der', f: 'die', n: 'das', p: 'die' }),
    DEN: german('accusative', { m: 'den', f: 'die', n: 'das', p: 'die' }),
    DEM: german('dative', { m: 'dem', f: 'der', n: 'dem', p: 'den' }),
  },
};

const named = (value: FluentValue | undefined): Named => (value instanceof Noun ? value : String(value ?? ''));

/** The functions of a language, as a bundle takes them. */
export function functionsOf(language: string): Record<string, FluentFunction> {
  const found = Object.entries({ ...FUNCTIONS.en, ...FUNCTIONS[language] });
  return Object.fromEntries(found.map(([name, put]) => [name, ([first]) => put(named(first))]));
}
