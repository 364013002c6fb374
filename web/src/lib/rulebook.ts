/** The rules as a page shows them: sections by their titles, and references that lead somewhere. */

export type Paragraph = readonly [number: string, text: string];

export interface Section {
  number: string;
  /** What it is called; empty for paragraphs that no title stands above. */
  title: string;
  /** It belongs to the section above it. */
  inner: boolean;
  paragraphs: readonly Paragraph[];
}

/** A title is a text without a full stop at its end. */
export const isTitle = (text: string): boolean => !/[.!?:)]$/.test(text);

export function sections(rules: readonly Paragraph[]): Section[] {
  const found: { number: string; title: string; inner: boolean; paragraphs: Paragraph[] }[] = [];
  const titles = new Set<string>();
  for (const [number, text] of rules) {
    if (isTitle(text)) {
      const above = number.replace(/[.]?[^.]+$/, '');
      found.push({ number, title: text, inner: above !== '' && titles.has(above), paragraphs: [] });
      titles.add(number);
      continue;
    }
    if (!found.length) found.push({ number, title: '', inner: false, paragraphs: [] });
    found.at(-1)?.paragraphs.push([number, text]);
  }
  return found;
}

/** Only the paragraphs that say all the words that are looked for, under their titles. */
export function searched(book: readonly Section[], wanted: string): Section[] {
  const parts = folded(wanted).split(/\s+/u).filter(Boolean);
  if (!parts.length) return [...book];
  const says = (text: string) => parts.every((part) => folded(text).includes(part));
  return book
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter(([number, text]) => says(`${number} ${section.title} ${text}`)),
    }))
    .filter(({ paragraphs, title }) => paragraphs.length > 0 || says(title));
}

/** A text without its accents and capitals, as somebody types it who is in a hurry. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u{AD}]/gu, '')
    .replaceAll('’', "'")
    .toLocaleLowerCase();

/** A piece of a paragraph: text, or the number of another paragraph. */
export type Bit = string | { to: string; said: string };

const NUMBER = String.raw`(?<![\p{L}\p{N}.])[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*'?(?![\p{L}\p{N}])`;
/** What stands before a number or a letter that could be something else. */
const BEFORE =
  /(?:\b(?:rules?|rulings?|règles?|décisions?|précisions?|Regeln?|Entscheidung(?:en)?|Klarstellung(?:en)?)\s|[,;]\s?(?:rule|règle|Regel)\s)$/u;

/** A paragraph with its references to others; a number counts where it cannot be anything else. */
export function linked(text: string, numbers: ReadonlySet<string>): Bit[] {
  const bits: Bit[] = [];
  let at = 0;
  for (const { 0: said, index } of text.matchAll(new RegExp(NUMBER, 'gu'))) {
    const sure = /[\p{L}].*\p{N}|\p{N}.*\p{L}|\p{N}\.\p{N}/u.test(said);
    if (!numbers.has(said) || !(sure || BEFORE.test(text.slice(Math.max(0, index - 24), index)))) continue;
    if (index > at) bits.push(text.slice(at, index));
    bits.push({ to: said, said });
    at = index + said.length;
  }
  if (at < text.length) bits.push(text.slice(at));
  return bits;
}
