import { afterEach, expect, test, vi } from 'vitest';
import { withNoun } from '../../lib/fixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { words } = await import('../../lib/i18n.svelte');
const { w } = await import('./words');
const { speak } = await import('../../lib/wordsfixture');
speak('foxes');

afterEach(() => {
  words.language = 'en';
});

test.each(['en', 'fr', 'de'] as const)('a number behind its word reads the same for all, in %s', (language) => {
  words.language = language;
  for (const count of [0, 1, 2]) {
    const texts = [w('exit', { exit: 9, need: count })];
    for (const text of texts) expect(text).not.toMatch(withNoun(count));
  }
});

test.each([
  ['en', 'a fox moves 1 at most'],
  ['fr', 'un renard avance de 1 au plus'],
  ['de', 'Ein Fuchs zieht höchstens 1 weit'],
] as const)('one space is no plural in %s', (language, text) => {
  words.language = language;
  expect(w('day', { count: 1 })).toContain(text);
  expect(w('night', { count: 1 })).toContain(text);
});
