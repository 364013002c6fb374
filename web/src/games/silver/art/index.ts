/** The fourteen characters, by value. */

import { LOOKERS } from './lookers';
import { WORKS } from '../layout';
import { MOVERS } from './movers';
import type { Shape } from './shape';
import { AT_HOME } from './village';

export const FIGURES: readonly (readonly Shape[])[] = [...AT_HOME, ...LOOKERS, ...MOVERS];

export interface Tint {
  readonly sky: string;
  readonly spot: string;
}

/** Skies by what a card does: works in the village, looks and shows, moves cards, pretends. */
const VILLAGE_TINT: Tint = { sky: '#2f6f68', spot: '#f0b429' };
const LOOK_TINT: Tint = { sky: '#2f5d8c', spot: '#f3c34e' };
const MOVE_TINT: Tint = { sky: '#9a4527', spot: '#ecb23c' };
const PRETEND_TINT: Tint = { sky: '#6a4a86', spot: '#e8b94a' };

/** The sky behind each figure, in the order of the figures. */
const TINTS: readonly Tint[] = [
  AT_HOME.map(() => VILLAGE_TINT),
  LOOKERS.map(() => LOOK_TINT),
  MOVERS.map(moverTint),
].flat();

function moverTint(_: readonly Shape[], place: number): Tint {
  return WORKS[AT_HOME.length + LOOKERS.length + place] === 'set' ? PRETEND_TINT : MOVE_TINT;
}

export const tintOf = (value: number): Tint => TINTS[value] ?? PRETEND_TINT;

/** How a power works, as an icon in a square of 24: while face up, when discarded, in a set. */
export type Power = (typeof WORKS)[number];

export const POWER_ICONS: Readonly<Record<Power, string>> = {
  // A sun over the roof: works while it lies open.
  up: 'M12 3V6M4.5 6.5L6.6 8.6M19.5 6.5L17.4 8.6M3 20L12 11L21 20M7 17V21H17V17',
  // An arrow onto a pile: works when thrown away.
  discard: 'M12 2V11M8 7.5L12 11.5L16 7.5M4 13H20V21H4Z',
  // Two equal cards.
  set: 'M4 7H13V20H4ZM9 4H19V17H16',
};
