/** What a table's clock means, in words. */

import { house } from '../lib/house.svelte';
import { t } from '../lib/i18n.svelte';
import type { Clock } from '../lib/schema';

export const CLOCKS: readonly Clock[] = ['relaxed', 'live', 'slow'];

export function clockLabel(clock: Clock): string {
  return t(`clock.${clock}`, { time: house.time(clock) });
}

/** What happens to whoever takes longer. */
export function clockAbout(clock: Clock): string {
  if (clock === 'relaxed') return t('clock.about.relaxed', { time: house.away });
  return t('clock.about.timed', { time: house.time(clock) });
}
