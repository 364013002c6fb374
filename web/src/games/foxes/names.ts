/** The room's own names for things, with the figures of this table. */

import type { Told } from '../../lib/schema';
import { BONUSES, CUBS, INSTINCTS, OBSTACLES, RESOURCES, RUSES } from './layout';
import type { FoxesView } from './schema';
import { type Gain, GAINS, printed } from './table';

export type Say = (told: Told) => string;
const FAMILIES = { resource: RESOURCES, obstacle: OBSTACLES, cub: CUBS, instinct: INSTINCTS };

/** One of a family of things. */
export function named(say: Say, family: keyof typeof FAMILIES, number: number): string {
  return say({ key: `foxes.${family}.${FAMILIES[family][number] ?? FAMILIES[family][0]}`, params: {} });
}

/** So many of a thing. */
const counted = (say: Say, name: string, amount: number): string => say({ key: `foxes.${name}`, params: { amount } });

/** What an icon gives. */
export function gainName(say: Say, gain: Gain, amount: number): string {
  if (gain === 'none' || !amount) return say({ key: 'foxes.gain.nothing', params: {} });
  return gain === 'cheese' ? say({ key: 'foxes.gain.cheese', params: {} }) : counted(say, `gain.${gain}`, amount);
}

/** What a line of icons gives. */
export function gainNames(say: Say, gains: readonly [Gain, number][]): string {
  const some = gains.filter(([, amount]) => amount > 0);
  return some.map(([gain, amount]) => gainName(say, gain, amount)).join(', ') || gainName(say, 'none', 0);
}

const FLAGGED = 6;

export function bonusName(view: FoxesView, say: Say, bonus: number): string {
  const name = `bonus.${BONUSES[bonus] ?? 'pc'}`;
  if (bonus >= FLAGGED) return say({ key: `foxes.${name}`, params: {} });
  return counted(say, name, printed(view, 'bonus_amounts')[bonus] ?? 0);
}

/** Where the printed values hold the figure of a ruse tile. */
const RUSE_AMOUNT: Record<number, number> = { 1: 0, 3: 1, 4: 2, 5: 3, 8: 4 };

export function ruseName(view: FoxesView, say: Say, ruse: number): string {
  const place = RUSE_AMOUNT[ruse];
  const name = `ruse.${RUSES[ruse] ?? 'reroll'}`;
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

const FIRST_DRAWN = 2;

/** A turn-order tile by its duty or its bonus. */
export function orderTileName(view: FoxesView, say: Say, tile: number): string {
  if (tile < FIRST_DRAWN) return say({ key: `foxes.order.${tile + 1}`, params: {} });
  const [pc = 0, resources = 0, tiles = 0] = printed(view, 'order_gains').slice(3 * (tile - FIRST_DRAWN));
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
  const [x1 = 0, x2pc = 0, x2 = 0, x3 = 0, x4 = 0, x5pc = 0, x5 = 0] = printed(view, 'exchange_amounts');
  const params =
    [{}, { amount: x1 }, { cost: x2pc, amount: x2 }, { amount: x3 }, { amount: x4 }, { cost: x5pc, amount: x5 }][
      effect
    ] ?? {};
  return say({ key: `foxes.exchange.${effect}`, params });
}

/** What this number stands for on a track, a cell or a tile. */
export const gainOf = (number: number | undefined): Gain => GAINS[number ?? 0] ?? 'none';
