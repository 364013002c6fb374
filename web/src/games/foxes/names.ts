/** The room's own names for things, with the figures of this table. */

import type { Told } from '../../lib/schema';
import {
  BONUS_NAMES,
  CUB_NAMES,
  EXCHANGE_FIGURES,
  FIRST_DRAWN,
  GAIN_NAMES,
  INSTINCT_NAMES,
  LINE,
  OBSTACLE_NAMES,
  RESOURCE_NAMES,
  RUSE_FIGURES,
  RUSE_NAMES,
  UNFLAGGED,
} from './layout';
import type { FoxesView } from './schema';
import { type Gain, part, printed } from './table';

export type Say = (told: Told) => string;
const FAMILIES = { resource: RESOURCE_NAMES, obstacle: OBSTACLE_NAMES, cub: CUB_NAMES, instinct: INSTINCT_NAMES };

/** One of a family of things. */
export function named(say: Say, family: keyof typeof FAMILIES, number: number): string {
  return say({ key: `foxes.${family}.${FAMILIES[family][number] ?? FAMILIES[family][0]}`, params: {} });
}

/** So many of a thing. */
const counted = (say: Say, name: string, amount: number): string => say({ key: `foxes.${name}`, params: { amount } });

/** What an icon gives. */
export function gainName(say: Say, gain: Gain, amount: number): string {
  if (gain === 'nothing' || !amount) return say({ key: 'foxes.gain.nothing', params: {} });
  return gain === 'cheese' ? say({ key: 'foxes.gain.cheese', params: {} }) : counted(say, `gain.${gain}`, amount);
}

/** What a line of icons gives. */
export function gainNames(say: Say, gains: readonly [Gain, number][]): string {
  const some = gains.filter(([, amount]) => amount > 0);
  return some.map(([gain, amount]) => gainName(say, gain, amount)).join(', ') || gainName(say, 'nothing', 0);
}

export function bonusName(view: FoxesView, say: Say, bonus: number): string {
  const name = `bonus.${BONUS_NAMES[bonus] ?? 'pc'}`;
  if (bonus >= UNFLAGGED) return say({ key: `foxes.${name}`, params: {} });
  return counted(say, name, printed(view, 'bonus_amounts')[bonus] ?? 0);
}

export function ruseName(view: FoxesView, say: Say, ruse: number): string {
  const place = RUSE_FIGURES[ruse];
  const name = `ruse.${RUSE_NAMES[ruse] ?? 'reroll'}`;
  return place === undefined
    ? say({ key: `foxes.${name}`, params: {} })
    : counted(say, name, printed(view, 'ruse_amounts')[place] ?? 0);
}

export function catchName(view: FoxesView, say: Say, tile: number): string {
  const pc = printed(view, 'mulotage_pc')[tile] ?? 0;
  const resources = printed(view, 'mulotage_resources')[tile] ?? 0;
  if (!pc && !resources) return say({ key: 'foxes.mulotage.fail', params: {} });
  return gainNames(say, [
    ['pc', pc],
    ['resource', resources],
  ]);
}

/** A turn-order tile by its duty or its bonus. */
export function orderTileName(view: FoxesView, say: Say, tile: number): string {
  if (tile < FIRST_DRAWN) return say({ key: `foxes.order.${tile + 1}`, params: {} });
  const [pc = 0, resources = 0, tiles = 0] = part(printed(view, 'order_gains'), LINE, tile - FIRST_DRAWN);
  return gainNames(say, [
    ['pc', pc],
    ['resource', resources],
    ['tile', tiles],
  ]);
}

export const objectiveName = (view: FoxesView, say: Say, card: number): string =>
  counted(say, `objective.${String(card + 1).padStart(2, '0')}`, printed(view, 'objective_needs')[card] ?? 1);

export const sourceName = (say: Say, source: string): string => say({ key: `foxes.source.${source}`, params: {} });

/** What an objective could be exchanged for. */
export function exchangeName(view: FoxesView, say: Say, card: number): string {
  const effect = printed(view, 'objective_exchange')[card] ?? 1;
  const amounts = printed(view, 'exchange_amounts');
  const figures = Object.entries(EXCHANGE_FIGURES[effect] ?? {});
  const params = Object.fromEntries(figures.map(([name, place]) => [name, amounts[place] ?? 0]));
  return say({ key: `foxes.exchange.${effect}`, params });
}

/** What this number stands for on a track, a cell or a tile. */
export const gainOf = (number: number | undefined): Gain => GAIN_NAMES[number ?? 0] ?? 'nothing';
