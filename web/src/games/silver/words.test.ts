import { afterEach, expect, test, vi } from 'vitest';
import { withNoun } from '../../lib/fixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { words } = await import('../../lib/i18n.svelte');
const { w } = await import('./words');
const { speak } = await import('../../lib/wordsfixture');
speak('silver');

afterEach(() => {
  words.language = 'en';
});

test.each(['en', 'fr', 'de'] as const)('a number behind its word reads the same for all, in %s', (language) => {
  words.language = language;
  for (const count of [0, 1, 2]) {
    const texts = [w('deck', { count })];
    for (const text of texts) expect(text).not.toMatch(withNoun(count));
  }
});

test('in French one card is not unknown in the plural, nor one point lost', () => {
  words.language = 'fr';
  expect(w('worthSome', { sum: 3, hidden: 1 })).toBe('Vaut 3, inconnues en plus : 1');
  expect(w('lost', { count: 1 })).toBe('Perdu jusqu’ici : 1');
});
