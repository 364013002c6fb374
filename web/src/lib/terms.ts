/** Finds the words of a game in a sentence. It knows no game: the words and their forms are data. */

import type { TermInfo } from './schema';

export interface Word {
  said: string;
  term: TermInfo;
}

/** A sentence in pieces: plain text, and words that can be explained. */
export type Piece = string | Word;

/** What cuts sentences for one list of terms. */
export type Cutter = (text: string) => readonly Piece[];

export function cutter(terms: readonly TermInfo[]): Cutter {
  const owner = new Map<string, TermInfo>();
  for (const term of terms) for (const form of [term.name, ...term.forms]) owner.set(plain(form), term);
  if (!owner.size) return (text) => [text];
  const longestFirst = [...owner.keys()].toSorted((a, b) => b.length - a.length);
  const words = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(pattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => cut(text, words, owner);
}

function cut(text: string, words: RegExp, owner: ReadonlyMap<string, TermInfo>): Piece[] {
  const pieces: Piece[] = [];
  const explained = new Set<TermInfo>();
  let at = 0;
  for (const { 0: said, index } of text.matchAll(words)) {
    const term = owner.get(plain(said)) ?? owner.get(lowered(plain(said)));
    // Once in a sentence is enough.
    if (!term || explained.has(term)) continue;
    explained.add(term);
    if (index > at) pieces.push(text.slice(at, index));
    pieces.push({ said, term });
    at = index + said.length;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

/** A form as it is looked up: with simple spaces, and without places where it may be broken. */
const plain = (form: string): string => form.replaceAll('\u{AD}', '').replaceAll(/\s+/gu, ' ');

const lowered = (form: string): string => form.charAt(0).toLocaleLowerCase() + form.slice(1);

/** A form as it may stand in a text: at its beginning with a capital too, over the end of a line. */
function pattern(form: string): string {
  const [first = ''] = form;
  const upper = first.toLocaleUpperCase();
  const head = upper === first ? escaped(first) : `[${escaped(first)}${escaped(upper)}]`;
  return head + escaped(form.slice(first.length)).replaceAll(' ', '\\s');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
