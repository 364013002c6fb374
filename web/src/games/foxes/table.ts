/** Reads what lies on the table out of a view; knows what the numbers of a view stand for. */

import { PRINTED, PRICES, ROW_OF } from './layout';
import type { FoxesView, Pending } from './schema';

export const VITAL = 4;
export const MOUNTAIN = 4;
export const DEN = 5;
export const SPACES = 3;
export const ACTS = 4;
export const TRACK = 5;
export const KINDS = 4;
export const MARKERS = 5;
export const CATCHES = 5;
export const CUBS = 5;
export const GROWTH = 6;
export const AT_EXIT = 7;
export const EXITS = 5;
export const INSTINCTS = 6;
export const BONUSES = 11;
export const UNFLAGGED = 6;
export const OBJECTIVES = 20;
export const SOURCES = 12;
export const ROUNDS = 4;
export const DICE = 4;
export const NOBODY = -1;

const VITAL_SLOTS = 5;
const MOUNTAIN_SLOTS = 4;
const DEN_SLOTS = 4;
const FIRST_MOUNTAIN_SLOT = VITAL * VITAL_SLOTS;
const FIRST_DEN_SLOT = FIRST_MOUNTAIN_SLOT + MOUNTAIN_SLOTS;
const LAST_DAY = 3;

export const WOLF = 1;
export const BEAVER = 4;
export const CARE = 1;
export const DOMINANCE = 4;
/** The ruse tiles whose effect lasts through a turn. */
export const STEADY = 2;
export const CHEAP = 4;
const FREE_WAY = 5;
const PASSING = 1;
const STOPPING = 2;
const BEAVER_TOLL = 2;

/** What an icon gives. */
export const GAINS = ['none', 'pc', 'vp', 'resource', 'cub', 'tile', 'cheese'] as const;
export type Gain = (typeof GAINS)[number];
export const ACT_NAMES = ['mulotage', 'mark', 'advance', 'raise'] as const;

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

export const isDay = (view: FoxesView): boolean => view.destiny_value <= LAST_DAY;

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

function openSlots(view: FoxesView, place: number): number {
  const row = view.seats - 2;
  if (place < VITAL) return (printed(view, 'vital_open')[row] ?? 0) - (view.round === ROUNDS ? 1 : 0);
  return place === MOUNTAIN ? (printed(view, 'mountain_open')[row] ?? 0) : DEN_SLOTS;
}

/** The dice slots of a place from the left; of the den, those of this player. */
export function slots(view: FoxesView, place: number, player = 0): Slot[] {
  const kind = place < VITAL ? 'vital' : place === MOUNTAIN ? 'mountain' : 'den';
  const count = place < VITAL ? VITAL_SLOTS : place === MOUNTAIN ? MOUNTAIN_SLOTS : DEN_SLOTS;
  const first = { vital: VITAL_SLOTS * place, mountain: FIRST_MOUNTAIN_SLOT, den: FIRST_DEN_SLOT + DEN_SLOTS * player }[
    kind
  ];
  const bonus = kind === 'den' ? [] : printed(view, `${kind}_bonus`);
  const penalty = printed(view, `${kind}_penalty`);
  const open = openSlots(view, place);
  const owners = view.slot_owner.slice(first, first + count);
  const next = owners.slice(0, open).findIndex((owner) => owner < 0);
  return owners.map((owner, i) => ({
    at: first + i,
    resources: bonus[3 * i] ?? 0,
    tiles: bonus[3 * i + 1] ?? 0,
    pc: bonus[3 * i + 2] ?? 0,
    penalty: penalty[i] ?? 0,
    open: i < open,
    owner,
    value: view.slot_value[first + i] ?? 0,
    next: i === next,
  }));
}

export interface Act {
  readonly act: number;
  readonly cost: number;
}

/** The actions printed on a space, counted from 0 over all territories. */
export function actsOn(view: FoxesView, space: number): Act[] {
  return part(printed(view, 'action_costs'), ACTS, space).flatMap((cost, act) => (cost < 0 ? [] : [{ act, cost }]));
}

export const hasStack = (view: FoxesView, space: number): number =>
  part(view.mulotage, 2, space).filter((shuffle) => shuffle >= 0).length;

export const has = (view: FoxesView, player: number, instinct: number): boolean =>
  (part(view.instincts, INSTINCTS, player)[instinct] ?? NOBODY) >= 0;

/** The foxes on a step of a territory's track; 0 is the start. */
export function foxesAt(view: FoxesView, territory: number, step: number): number[] {
  return view.order.filter((player) => view.foxes[player] === territory && (view.steps[player] ?? 0) === step);
}

/** The obstacles that lie in a territory. */
export const obstaclesIn = (view: FoxesView, territory: number): number[] =>
  view.obstacles.flatMap((place, obstacle) => (place === territory ? [obstacle] : []));

export interface Cost {
  readonly pips: number;
  readonly pc: number;
  readonly payable: boolean;
}

/** How a cost would be paid now: from the die, then in PC. */
export function payment(view: FoxesView, player: number, cost: number): Cost {
  const cheaper = view.boost === CHEAP ? (printed(view, 'ruse_amounts')[2] ?? 0) : 0;
  const due = Math.max(0, cost - cheaper);
  const pips = Math.min(view.die, due);
  return { pips, pc: due - pips, payable: due - pips <= (view.pc[player] ?? 0) };
}

export interface Toll {
  readonly owner: number;
  readonly amount: number;
}

/** What a walk of so many spaces would cost the player, to whom. */
export function tolls(view: FoxesView, player: number, territory: number, spaces: number): Toll[] {
  const found: Toll[] = [];
  const spared = view.boost === FREE_WAY;
  for (let step = 1; step <= spaces; step++) {
    const space = SPACES * territory + step - 1;
    const owner = view.markers[space] ?? NOBODY;
    const free = spared || has(view, player, DOMINANCE);
    if (owner >= 0 && owner !== player && !free) found.push({ owner, amount: step === spaces ? STOPPING : PASSING });
    const possessor = view.flags[BEAVER] ?? NOBODY;
    const dammed = space === printed(view, 'dam')[0] && (view.obstacles[BEAVER] ?? NOBODY) >= 0;
    if (dammed && possessor !== player && !spared) found.push({ owner: possessor, amount: BEAVER_TOLL });
  }
  return found;
}

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
    row: ROW_OF[cub] ?? 0,
    black: cub >= 3,
  }));
}

/** PC for one step of a row; Care makes it cheaper. */
export const stepPrice = (view: FoxesView, player: number, row: number): number =>
  Math.max(0, (PRICES[row] ?? 0) - (has(view, player, CARE) ? (printed(view, 'instinct_effects')[CARE] ?? 0) : 0));

export interface Growth {
  readonly cub: number;
  readonly vp: number;
}

/** What a space of the growth track gives, counted from 1. */
export function growthAt(view: FoxesView, space: number): Growth {
  return { cub: printed(view, 'growth_cub')[space - 2] ?? 0, vp: printed(view, 'growth_vp')[space - 2] ?? 0 };
}

/** The objectives by kind, one entry for each card. */
export const cards = (row: readonly number[]): number[] =>
  row.flatMap((count, card) => Array.from({ length: count }, () => card));

export const validated = (view: FoxesView, player: number): number[] => cards(part(view.validated, OBJECTIVES, player));

/** The mulotage tiles on a board, first stored first. */
export const stored = (view: FoxesView, player: number): number[] =>
  part(view.catches, CATCHES, player).filter((tile) => tile >= 0);
