/** The words of the rooms as their files hold them, for tests; a browser gets them from the server. */

import { words } from './i18n.svelte';
import { type Catalogue, entries } from './speech';

const FILES = import.meta.glob<string>('../../../src/meute/games/*/words/*/{board,messages,names}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function roomTexts(room: string, language: string): Catalogue {
  const here = Object.keys(FILES).filter((path) => path.includes(`/games/${room}/words/${language}/`));
  return Object.assign({}, ...here.map((path) => entries(FILES[path] ?? ''))) as Catalogue;
}

/** Let a room speak all languages, as if the server had been asked. */
export function speak(room: string): void {
  for (const language of ['en', 'fr', 'de']) {
    words.keep(`${room}/${language}`, { language, texts: roomTexts(room, language) });
  }
}
