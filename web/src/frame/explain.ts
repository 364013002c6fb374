/** Words for what went wrong, with the server's own reason where it gave one. */

import { Failed } from '../lib/api';
import { t, words } from '../lib/i18n.svelte';

export function explain(error: unknown, game: string): string {
  if (error instanceof Failed && error.why && words.knows(game, error.why.message.key)) {
    return words.say(game, error.why.message, []);
  }
  if (error instanceof Failed && error.status === 404) return t('table.none.text');
  if (error instanceof Failed) return t('error.answer', { status: error.status });
  return t('error.offline');
}
