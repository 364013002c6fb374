/** Every pack wears the colour of its home terrain's name, so that "the forest pack" is green wherever it is named. */

import { TERRAINS } from './layout';
import type { WolvesView } from './schema';

const tintOf = (home: number) => `var(--p-${TERRAINS[home]})`;

/** What the seats' marks and pieces wear, once everybody has a pack; until then the seats' usual colours. */
export function packTints(view: Pick<WolvesView, 'home' | 'third_pack'>): Record<string, string> {
  if (view.home.some((home) => TERRAINS[home] === undefined)) return {};
  const worn = Object.fromEntries(view.home.map((home, seat) => [`--seat-${seat}`, tintOf(home)]));
  return TERRAINS[view.third_pack] === undefined ? worn : { ...worn, '--third': tintOf(view.third_pack) };
}
