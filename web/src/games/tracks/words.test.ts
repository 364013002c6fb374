import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../../lib/i18n.svelte';

vi.stubGlobal('navigator', { languages: ['en'] });
const { words } = await import('../../lib/i18n.svelte');
const { forgone } = await import('./forgone');
const { w } = await import('./words');
const { speak } = await import('../../lib/wordsfixture');
speak('tracks');

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
  expect(said(language, (count) => w('chip', { name: 'Ann', count, wolves: 1 }))).toEqual(whole(points));
  expect(said(language, (count) => w('gauge', { count, marks: 7 }))).toEqual(whole(points));
  expect(said(language, (count) => w('handOf', { wolf: 'A', count }))).toEqual(whole(cards));
  expect(said(language, (count) => w('shownLost', { wolf: 'A', value: 15, count }))).toEqual(whole(spirals));
});

test('an answer that may cost points is asked about, one that cannot is not', () => {
  const leave = (least: number, most: number) =>
    forgone({ answers: [{ type: 'Leave', letters: 1 }], preview: { least, most } });
  expect(leave(-3, -3)).not.toBe('');
  expect(leave(-3, 5)).not.toBe('');
  expect(leave(10, 10)).toBe('');
  expect(forgone({ answers: [{ type: 'Leave', letters: 0 }], preview: null })).toBe('');
});
