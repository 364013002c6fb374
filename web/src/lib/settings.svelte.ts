/** How this browser likes its tables. */

import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';

interface Chosen {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  name: string;
}

const DEFAULTS: Chosen = { theme: 'auto', motion: 'auto', sound: false, confirm: false, name: '' };

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
