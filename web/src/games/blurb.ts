/** What a room says about its game on the shelf of the home page. */

import type { Language } from '../lib/i18n.svelte';

export interface Blurb {
  title: string;
  pitch: string;
}

export type Blurbs = Readonly<Record<Language, Blurb>>;
