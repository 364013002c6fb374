import { expect, test } from 'vitest';
import type { Text } from '../i18n/en';

type Catalogue = Readonly<Record<string, Text>>;
const ENGLISH = import.meta.glob<Catalogue>('./*/words/en.ts', { eager: true, import: 'en' });
const FRENCH = import.meta.glob<Catalogue>('./*/words/fr.ts', { eager: true, import: 'fr' });
const GERMAN = import.meta.glob<Catalogue>('./*/words/de.ts', { eager: true, import: 'de' });

/** The gaps of a text; of one with a plural, those of many. */
function gaps(text: Text | undefined): string[] {
  const whole = typeof text === 'object' ? text.other : (text ?? '');
  return [...whole.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();
}

test.each(Object.entries(ENGLISH))('every language has the same gaps in every text of %s', (path, english) => {
  for (const other of [FRENCH[path.replace('en.ts', 'fr.ts')], GERMAN[path.replace('en.ts', 'de.ts')]]) {
    expect(Object.keys(other ?? {})).toEqual(Object.keys(english));
    for (const [word, text] of Object.entries(english)) expect(gaps(other?.[word]), word).toEqual(gaps(text));
  }
});
