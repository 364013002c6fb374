/** What a room says about its game on the shelf of the home page. */

import type { Language } from '../lib/i18n.svelte';

export type OnShelf = Readonly<Record<Language, { title: string; pitch: string }>>;
