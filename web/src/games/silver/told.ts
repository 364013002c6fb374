/** A gesture in words: what its last answer does, or the cards of a set. */

import { listed } from '../../lib/i18n.svelte';
import type { Told } from '../../lib/schema';
import { picksOf } from './answers';
import type { Preview, SilverView } from './schema';
import type { SilverOffer } from './props';
import { lookAt } from './table';
import { w } from './words';

type Say = (told: Told) => string;

export function rowTold(row: SilverOffer, view: SilverView, say: Say): string {
  const last = row.answers.at(-1);
  const village = view.villages[view.turn] ?? [];
  const named = (place: number) => nameOf(view, village[place] ?? -1);
  switch (last?.type) {
    case 'Confirm':
      return w('together', { cards: listed(picksOf(row).map((place) => say(named(place)))) });
    case 'Swap':
    case 'Ward':
      return say({ key: `silver.do.${last.type}`, params: { place: last.place + 1, card: named(last.place) } });
    case 'Discard':
      return w('discardAtOnce');
    default:
      return '';
  }
}

/** How a card is called, if these eyes see it. */
export function nameOf(view: SilverView, card: number): Told {
  const { value } = lookAt(view, card);
  return { key: value >= 0 ? `silver.card.${value}` : 'silver.card.unknown', params: {} };
}

/** What one's own village would be worth. */
export function worthThen({ worth = -1, hidden = 0, doubt, added = 0 }: Preview): string {
  if (worth < 0) return '';
  const sum = hidden ? w('thenSome', { sum: worth, hidden }) : w('then', { sum: worth });
  return doubt?.length ? `${sum} ${w('mayFail', { added })}` : sum;
}
