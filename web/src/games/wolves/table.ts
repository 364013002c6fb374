/** Reads a view of The Wolves: what stands on the hexes, and what things are called. It works nothing out. */

import { slotOf } from './chart';
import {
  ALPHA,
  DEN,
  FIRST_REGION,
  KIND,
  KINDS,
  LAIR,
  NONE,
  OFF,
  OWNER,
  PACK,
  PLACES,
  PREY_PLACE,
  THIRD_PACK,
  TILES,
  WATER_PLACE,
} from './layout';
import type { WolvesView } from './schema';

export const isRegion = (view: WolvesView, slot: number): boolean => slot >= (FIRST_REGION[view.seats] ?? 0);
export const waterOf = (slot: number): number => slot * PLACES + WATER_PLACE;
export const preyOf = (slot: number): number => slot * PLACES + PREY_PLACE;
/** Tell whether a hex is the water hole of a region, where its moon lies. */
export const isHole = (view: WolvesView, hex: number): boolean =>
  hex === waterOf(slotOf(hex)) && isRegion(view, slotOf(hex));

/** What people call a hex: the letter of its board and its place from 1. */
export const hexName = (hex: number): string => `${slotName(slotOf(hex))}${(hex % PLACES) + 1}`;
export const slotName = (slot: number): string => 'ABCDEFGHIJK'[slot] ?? '?';

export interface Piece {
  readonly piece: number;
  readonly kind: number;
  /** Whose it is; THIRD_OWNER for the third pack. */
  readonly owner: number;
}

export const pieceOf = (piece: number): Piece => ({ piece, kind: KIND[piece] ?? PACK, owner: OWNER[piece] ?? OFF });

/** The pieces on a hex, the ground piece first. */
export function piecesAt(view: WolvesView, hex: number): Piece[] {
  const found = [view.one[hex] ?? NONE, view.two[hex] ?? NONE].filter(Boolean).map(pieceOf);
  return found.toSorted((a, b) => order(a) - order(b));
}
const order = (piece: Piece) => [DEN, LAIR, ALPHA, PACK].indexOf(piece.kind);
export const isWolf = (kind: number): boolean => kind === PACK || kind === ALPHA;

/** The kind of prey still on a hex, or null. */
export function preyAt(view: WolvesView, hex: number): { prey: number; left: number } | null {
  const slot = slotOf(hex);
  const left = view.herd[slot] ?? 0;
  if (hex !== preyOf(slot) || !isRegion(view, slot) || left < 1) return null;
  const prey = view.prey[slot] ?? OFF;
  return prey < 0 ? null : { prey, left };
}

/** The hexes with prey. */
export const preyHexes = (view: WolvesView): number[] =>
  view.regions.map(({ slot }) => preyOf(slot)).filter((hex) => preyAt(view, hex));

/** Tell whether a pack has prey of a kind: the view keeps them as bits. */
export const hasPrey = (view: WolvesView, seat: number, prey: number): boolean =>
  (((view.hunted[seat] ?? 0) >> prey) & 1) === 1;

export interface Hunter {
  readonly seat: number;
  /** Hexes around the prey with a wolf of this pack. */
  readonly count: number;
  /** The pack has prey of this kind already. */
  readonly has: boolean;
}

/** How near every pack is to the prey on a hex, as the view has counted; empty where there is none. */
export function hunters(view: WolvesView, hex: number): Hunter[] {
  const stack = preyAt(view, hex);
  const region = regionAt(view, slotOf(hex));
  if (!stack || !region) return [];
  return region.stalkers.map((count, seat) => ({ seat, count, has: hasPrey(view, seat, stack.prey) }));
}

export const regionAt = (view: WolvesView, slot: number) => view.regions.find((region) => region.slot === slot);

/** What a tile shows, and what it shows once it is flipped. */
export function tileOf(view: WolvesView, seat: number, tile: number): { front: number; back: number } {
  const place = TILES * seat + tile;
  return { front: view.tiles[place] ?? OFF, back: view.backs[place] ?? OFF };
}

/** The next moon, and how many pieces are missing until it comes; null once all are scored. */
export const nextMoon = (view: WolvesView): { moon: number; missing: number } | null =>
  view.moon_in < 0 ? null : { moon: view.phase, missing: view.moon_in };

/** Points so far, by seat. */
export const scores = (view: WolvesView): number[] =>
  view.parts.map((parts) => parts.reduce((sum, points) => sum + points, 0));

/** The wolf that waits for a refuge. */
export function fleeing(view: WolvesView): Piece | null {
  const asked = view.pending.at(-1);
  return asked?.type === 'DisplaceWolf' && 'wolf' in asked ? pieceOf(Number(asked.wolf)) : null;
}

/** The wolf that has been chosen to move. */
export const mover = (view: WolvesView): Piece | null =>
  view.moved.length ? pieceOf(view.moved.at(-1) ?? NONE) : null;

/** The kinds of piece the third pack of a game for two has in a slot. */
export function thirdPack(view: WolvesView, slot: number): number[] {
  const [packs = 0, alphas = 0, lairs = 0] = THIRD_PACK[view.piles[slot] ?? OFF] ?? [];
  const repeated = (kind: number, count: number) => Array.from({ length: count }, () => kind);
  return [...repeated(LAIR, lairs), ...repeated(ALPHA, alphas), ...repeated(PACK, packs)];
}

/** Key of a kind of piece among the texts. */
export const kindKey = (kind: number): string => `wolves.piece.${KINDS[kind] ?? KINDS[PACK]}`;
