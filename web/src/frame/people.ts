/** Who sits in a seat and whether they are here, in a few words. */

import { t } from '../lib/i18n.svelte';
import type { SeatInfo } from '../lib/schema';
import { botLabel, characterOf } from './bots';

/** A bot of a level and its character need no other word; that it is a bot they say themselves. */
function botState(bot: string, game: string): string {
  if (characterOf(bot)) return botLabel(bot, game);
  return bot && t('seat.isbot', { bot: botLabel(bot) });
}

export function seatState(info: SeatInfo, game: string): string {
  if (info.kind === 'open') return t('seat.open');
  if (info.kind === 'bot') return botState(info.bot ?? '', game);
  if (info.held) return t(info.free ? 'seat.left' : 'seat.held');
  if (info.free) return t('seat.free');
  if (info.online) return info.off ? t('seat.off') : '';
  return t(info.gone ? 'seat.gone' : 'seat.away');
}
