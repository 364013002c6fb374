/** How this browser likes its tables. */

import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast what happens is told: in calm, briskly, or not at all. */
export const PACES = ['calm', 'brisk', 'now'] as const;
export type Pace = (typeof PACES)[number];
export type Motion = 'auto' | 'full' | 'reduced';

interface Chosen {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  confirm: boolean;
  /** A turn in which nothing is left to do ends by itself. */
  ends: boolean;
  name: string;
}

const DEFAULTS: Chosen = {
  theme: 'auto',
  motion: 'auto',
  pace: 'brisk',
  sound: false,
  confirm: false,
  ends: true,
  name: '',
};

export const settings: Chosen = $state({ ...DEFAULTS, ...recall('settings', {}) });

/** Keep the settings and apply the theme whenever they change; call once. */
export function keepSettings(): void {
  $effect(() => {
    remember('settings', $state.snapshot(settings));
    if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
}

/** Tell whether pieces shall fade instead of travel. */
export function calm(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
