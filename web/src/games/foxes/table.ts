/** Reads what lies on the table out of a view; knows what the numbers of a view stand for. */

import type { GAIN_NAMES } from './layout';
import {
  ACTIONS,
  AT_EXIT,
  CATCHES,
  CUBS,
  DEN,
  FIRST_BLACK,
  GROWN_FROM,
  GROWTH_ROWS,
  INSTINCTS,
  LAYERS,
  LINE,
  MOUNTAIN,
  OBJECTIVES,
  PRINTED,
  ROW,
  SLOT_ROWS,
} from './layout';
import type { FoxesView, Pending } from './schema';

export const NOBODY = -1;

/** What an icon gives. */
export type Gain = (typeof GAIN_NAMES)[number];

const read = new WeakMap<FoxesView, Map<string, readonly number[]>>();

/** The printed row of this name: the variant's own, or the default. */
export function printed(view: FoxesView, name: string): readonly number[] {
  let own = read.get(view);
  if (!own) {
    own = new Map(
      view.variant.map(([key, text]) => [
        key,
        text
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ]),
    );
    read.set(view, own);
  }
  return own.get(name) ?? PRINTED[name] ?? [];
}

/** The part of a row that belongs to one player, or to one of several equal parts. */
export function part<T>(row: readonly T[], size: number, number: number): readonly T[] {
  return row.slice(size * number, size * number + size);
}

/** Tell whether a bit is set. */
export const bit = (bits: number | undefined, number: number): boolean => (((bits ?? 0) >> number) & 1) === 1;

/** The question or step on top of the stack. */
export const top = (view: FoxesView): Pending | undefined => view.pending.at(-1);

/** The player whose turn it is, or was last; nobody before the first turn of a round. */
export const turnOf = (view: FoxesView): number => (view.turn < 0 ? NOBODY : (view.order[view.turn] ?? NOBODY));

export interface Slot {
  /** Its number among all slots. */
  readonly at: number;
  readonly resources: number;
  readonly tiles: number;
  readonly pc: number;
  readonly penalty: number;
  readonly open: boolean;
  readonly owner: number;
  /** What is left on the die there. */
  readonly value: number;
  /** Where the next die goes. */
  readonly next: boolean;
}

/** The dice slots of a place from the left; of the den, those of this player. */
export function slots(view: FoxesView, place: number, player = 0): Slot[] {
  const [start = 0, count = 0, kind = ''] = SLOT_ROWS[place] ?? [];
  const own = place === DEN ? player : 0;
  const first = start + count * own;
  const bonus = printed(view, `${kind}_bonus`);
  const penalty = printed(view, `${kind}_penalty`);
  const open = view.open_slots[place] ?? 0;
  return view.slot_owner.slice(first, first + count).map((owner, i) => {
    const [resources = 0, tiles = 0, pc = 0] = part(bonus, LINE, i);
    return {
      at: first + i,
      resources,
      tiles,
      pc,
      penalty: penalty[i] ?? 0,
      open: i < open,
      owner,
      value: view.slot_value[first + i] ?? 0,
      next: view.next_slots[place + own] === first + i,
    };
  });
}

export interface Act {
  readonly act: number;
  readonly cost: number;
}

/** The actions printed on a space, counted from 0 over all territories. */
export function actsOn(view: FoxesView, space: number): Act[] {
  return part(printed(view, 'action_costs'), ACTIONS, space).flatMap((cost, act) => (cost < 0 ? [] : [{ act, cost }]));
}

export const hasStack = (view: FoxesView, space: number): number =>
  part(view.mulotage, LAYERS, space).filter((shuffle) => shuffle >= 0).length;

/** The foxes on a step of a territory's track; 0 is the start. */
export function foxesAt(view: FoxesView, territory: number, step: number): number[] {
  return view.order.filter((player) => view.foxes[player] === territory && (view.steps[player] ?? 0) === step);
}

/** The obstacles that lie in a territory. */
export const obstaclesIn = (view: FoxesView, territory: number): number[] =>
  view.obstacles.flatMap((place, obstacle) => (place === territory ? [obstacle] : []));

/** The foxes that wait in the middle. */
export const atCentre = (view: FoxesView): number[] =>
  view.order.filter((seat) => (view.foxes[seat] ?? MOUNTAIN) > MOUNTAIN);

export interface Cub {
  readonly cub: number;
  readonly value: number;
  /** 0 aside, 1 to 6 on the growth track, 7 and more at an exit. */
  readonly place: number;
  readonly row: number;
  readonly black: boolean;
}

export function cubs(view: FoxesView, player: number): Cub[] {
  const values = part(view.cub_value, CUBS, player);
  return part(view.cub_place, CUBS, player).map((place, cub) => ({
    cub,
    place,
    value: values[cub] ?? 0,
    row: ROW[cub] ?? 0,
    black: cub >= FIRST_BLACK,
  }));
}

/** The cubs of a player that have left the den. */
export const cubsOut = (view: FoxesView, player: number): Cub[] =>
  cubs(view, player).filter(({ place }) => place >= AT_EXIT);

/** PC for one step of a row. */
export const stepPrice = (view: FoxesView, player: number, row: number): number =>
  view.step_prices[GROWTH_ROWS * player + row] ?? 0;

export interface Growth {
  readonly cub: number;
  readonly vp: number;
}

/** What a space of the growth track gives, counted from 1. */
export function growthAt(view: FoxesView, space: number): Growth {
  const place = space - GROWN_FROM;
  return { cub: printed(view, 'growth_cub')[place] ?? 0, vp: printed(view, 'growth_vp')[place] ?? 0 };
}

/** The exit whose cube lies on each instinct of a player; none where nothing is developed. */
export const instinctsOf = (view: FoxesView, player: number): readonly number[] =>
  part(view.instincts, INSTINCTS, player);

/** The objectives by kind, one entry for each card. */
export const cards = (row: readonly number[]): number[] =>
  row.flatMap((count, card) => Array.from({ length: count }, () => card));

export const validated = (view: FoxesView, player: number): number[] => cards(part(view.validated, OBJECTIVES, player));

/** The mulotage tiles on a board, first stored first. */
export const stored = (view: FoxesView, player: number): number[] =>
  part(view.catches, CATCHES, player).filter((tile) => tile >= 0);
