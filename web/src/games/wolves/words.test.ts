import { afterEach, expect, test, vi } from 'vitest';
import { withNoun } from '../../lib/fixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { words } = await import('../../lib/i18n.svelte');
const { w } = await import('./words');
const { speak } = await import('../../lib/wordsfixture');
speak('wolves');

afterEach(() => {
  words.language = 'en';
});

test.each(['en', 'fr', 'de'] as const)('a number behind its word reads the same for all, in %s', (language) => {
  words.language = language;
  for (const count of [0, 1, 2]) {
    const texts = [
      w('terrainTokens', { count }),
      w('actionTokens', { count }),
      w('score', { count }),
      w('track', { track: '', value: 9, left: count, points: count }),
      w('lairs', { count: 9, points: count }),
      w('wolves', { count: 9, points: count }),
      w('hunted', { prey: '', points: count }),
      w('won', { points: count, places: count }),
      w('hunters', { name: '', count, need: 3 }),
    ];
    for (const text of texts) expect(text).not.toMatch(withNoun(count));
  }
});
