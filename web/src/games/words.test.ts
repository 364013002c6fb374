import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../lib/i18n.svelte';

vi.stubGlobal('navigator', { languages: ['en'] });
const { words } = await import('../lib/i18n.svelte');
const { w: foxes } = await import('./foxes/words');
const { w: silver } = await import('./silver/words');
const { w: tracks } = await import('./tracks/words');
const { w: wolves } = await import('./wolves/words');

afterEach(() => {
  words.language = 'en';
});

/** Say something with 0, 1 and 2. */
function said(language: Language, say: (count: number) => string): string[] {
  words.language = language;
  return [0, 1, 2].map(say);
}

test.each([
  ['en', ['0 points', '1 point', '2 points'], ['0 cards', '1 card', '2 cards'], ['0 spirals', '1 spiral', '2 spirals']],
  [
    'fr',
    ['0 point', '1 point', '2 points'],
    ['0 carte', '1 carte', '2 cartes'],
    ['0 spirale', '1 spirale', '2 spirales'],
  ],
  [
    'de',
    ['0 Punkte', '1 Punkt', '2 Punkte'],
    ['0 Karten', '1 Karte', '2 Karten'],
    ['0 Spiralen', '1 Spirale', '2 Spiralen'],
  ],
] as const)('Wolf Tracks counts in %s', (language, points, cards, spirals) => {
  const whole = (texts: readonly string[]) => texts.map((text) => expect.stringMatching(new RegExp(`${text}\\b`)));
  expect(said(language, (count) => tracks('chip', { name: 'Ann', count, wolves: 1 }))).toEqual(whole(points));
  expect(said(language, (count) => tracks('gauge', { count, marks: 7 }))).toEqual(whole(points));
  expect(said(language, (count) => tracks('handOf', { wolf: 'A', count }))).toEqual(whole(cards));
  expect(said(language, (count) => tracks('shownLost', { wolf: 'A', value: 15, count }))).toEqual(whole(spirals));
});

/** A number that says nothing about one or many stands behind its word. */
test.each(['en', 'fr', 'de'] as const)('a number behind its word reads the same for all, in %s', (language) => {
  const all = (count: number) => [
    wolves('terrainTokens', { count }),
    wolves('actionTokens', { count }),
    wolves('score', { count }),
    wolves('track', { track: '', value: 9, left: count, points: count }),
    wolves('lairs', { count: 9, points: count }),
    wolves('wolves', { count: 9, points: count }),
    wolves('hunted', { prey: '', points: count }),
    wolves('won', { points: count, places: count }),
    wolves('hunters', { name: '', count, need: 3 }),
    silver('deck', { count }),
    foxes('exit', { exit: 9, need: count }),
  ];
  for (const count of [0, 1, 2]) {
    words.language = language;
    for (const text of all(count))
      expect(text).not.toMatch(new RegExp(`\\b${count} [a-zäöüß]+s?\\b(?<!of|sur|von)`, 'i'));
  }
});

test.each([
  ['en', 'a fox moves 1 at most'],
  ['fr', 'un renard avance de 1 au plus'],
  ['de', 'Ein Fuchs zieht höchstens 1 weit'],
] as const)('one space is no plural in %s', (language, text) => {
  words.language = language;
  expect(foxes('day', { count: 1 })).toContain(text);
  expect(foxes('night', { count: 1 })).toContain(text);
});

test('in French one card is not unknown in the plural, nor one point lost', () => {
  words.language = 'fr';
  expect(silver('worthSome', { sum: 3, hidden: 1 })).toBe('Vaut 3, inconnues en plus : 1');
  expect(silver('lost', { count: 1 })).toBe('Perdu jusqu’ici : 1');
});
