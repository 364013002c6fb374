/** Reads a view of The Wolves: where hexes lie, what stands on them, how far it is. */

import { DATES, FIRST_REGION, LAYOUTS, THIRD_PACK, WOLVES } from './layout';
import type { WolvesView } from './schema';

export const TERRAINS = ['forest', 'rock', 'grass', 'tundra', 'desert', 'water', 'canyon', 'blank'] as const;
export const KINDS = ['den', 'pack', 'alpha', 'lair'] as const;
export const TRACKS = ['spread', 'speed', 'howl'] as const;
export const PREY = ['deer', 'boar', 'raccoon', 'hare', 'moose'] as const;
export const MOONS = ['crescent', 'half', 'full'] as const;
export const PARTS = ['spread', 'speed', 'howl', 'lairs', 'hunt', 'wolves', 'tokens', 'places'] as const;

export const LAND = 5;
export const [DEN, PACK, ALPHA, LAIR] = [0, 1, 2, 3] as const;
export const PLACES = 16;
export const TILES = 6;
export const PREY_PLACE = 4;
export const WATER_PLACE = 11;
export const OFF = -1;
const CLOSED = -1;
const MOST_SEATS = 5;
const MOST_WOLVES = 12;
const DENS = 1 + MOST_WOLVES * MOST_SEATS;
const LAIRS = DENS + MOST_SEATS;
export const THIRD = LAIRS + MOST_SEATS;
export const LONE = THIRD + 1;
/** The seat whose colour and mark the third pack has, which no player has. */
export const THIRD_SEAT = 5;

/** The radius of a hex in the map's own measure. */
export const R = 20;
const HIGH = Math.sqrt(3) * R;

export interface Spot {
  readonly hex: number;
  /** The middle, in the map's own measure. */
  readonly x: number;
  readonly y: number;
  readonly beside: readonly number[];
}

export interface Chart {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

const charts = new Map<number, Chart>();

/** The map for so many seats; only its terrain differs from game to game. */
export function chartOf(seats: number): Chart {
  const known = charts.get(seats);
  if (known) return known;
  const at = (LAYOUTS[seats] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number) as [number, number]);
  const number = new Map(at.map(([x, y], hex) => [`${x},${y}`, hex]));
  const left = Math.min(...at.map(([x]) => x));
  const top = Math.min(...at.map(([x, y]) => y - x / 2));
  const round = [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  const spots = at.map(([x, y], hex) => ({
    hex,
    x: R * (1.5 * (x - left) + 1),
    y: HIGH * (y - x / 2 - top + 0.5),
    beside: round.map(([dx, dy]) => number.get(`${x + dx},${y + dy}`)).filter((n) => n !== undefined),
  }));
  const chart = {
    spots,
    width: Math.max(...spots.map((spot) => spot.x)) + R,
    height: Math.max(...spots.map((spot) => spot.y)) + HIGH / 2,
  };
  charts.set(seats, chart);
  return chart;
}

export const slotOf = (hex: number): number => Math.floor(hex / PLACES);
export const isRegion = (view: WolvesView, slot: number): boolean => slot >= (FIRST_REGION[view.seats] ?? 0);

/** What people call a hex: the letter of its board and its place from 1. */
export const hexName = (hex: number): string => `${slotName(slotOf(hex))}${(hex % PLACES) + 1}`;
export const slotName = (slot: number): string => 'ABCDEFGHIJK'[slot] ?? '?';

/** The corners of a hex around 0, 0; flat top. */
export const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i;
  return [R * Math.cos(angle), R * Math.sin(angle)] as const;
});
export const HEX_PATH = `M${HEX.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** The same as a shape to cut a box with, whole and in halves: two pieces on a hex stand side by side. */
export const HEX_CLIP = 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)';
export const HALF_CLIPS = [
  'polygon(25% 0, 50% 0, 50% 100%, 25% 100%, 0 50%)',
  'polygon(50% 0, 75% 0, 100% 50%, 75% 100%, 50% 100%)',
] as const;
export const HALF_PATHS = [
  `M0 ${-HIGH / 2}H${-R / 2}L${-R} 0L${-R / 2} ${HIGH / 2}H0Z`,
  `M0 ${-HIGH / 2}H${R / 2}L${R} 0L${R / 2} ${HIGH / 2}H0Z`,
] as const;
export const PARTING = `M0 ${-HIGH / 2}V${HIGH / 2}`;

/** The sides of some hexes that no other of them touches; `inset` draws them inside. */
export function border(chart: Chart, inside: ReadonlySet<number>, inset = 1): string {
  let drawn = '';
  for (const { hex, x, y, beside } of chart.spots) {
    if (!inside.has(hex)) continue;
    for (let side = 0; side < 6; side++) {
      const [ax, ay] = HEX[side] as readonly [number, number];
      const [bx, by] = HEX[(side + 1) % 6] as readonly [number, number];
      const far = { x: x + ax + bx, y: y + ay + by };
      const shared = beside.some((n) => {
        const other = chart.spots[n];
        return other && inside.has(n) && Math.hypot(other.x - far.x, other.y - far.y) < R / 2;
      });
      if (!shared)
        drawn += `M${(x + ax * inset).toFixed(1)} ${(y + ay * inset).toFixed(1)}L${(x + bx * inset).toFixed(1)} ${(y + by * inset).toFixed(1)}`;
    }
  }
  return drawn;
}

/** The outline of a board. */
export const outline = (chart: Chart, slot: number, inset = 1): string =>
  border(chart, new Set(chart.spots.flatMap(({ hex }) => (slotOf(hex) === slot ? [hex] : []))), inset);

export interface Piece {
  readonly piece: number;
  readonly kind: number;
  /** Whose it is; THIRD_SEAT for the third pack. */
  readonly owner: number;
}

export function pieceOf(piece: number): Piece {
  if (piece === THIRD) return { piece, kind: LAIR, owner: THIRD_SEAT };
  if (piece >= LAIRS) return { piece, kind: LAIR, owner: piece - LAIRS };
  if (piece >= DENS) return { piece, kind: DEN, owner: piece - DENS };
  return { piece, kind: WOLVES[(piece - 1) % MOST_WOLVES] ?? PACK, owner: Math.floor((piece - 1) / MOST_WOLVES) };
}

/** The pieces on a hex, the ground piece first. */
export function piecesAt(view: WolvesView, hex: number): Piece[] {
  const found = [view.one[hex] ?? 0, view.two[hex] ?? 0].filter(Boolean).map(pieceOf);
  return found.toSorted((a, b) => order(a) - order(b));
}
const order = (piece: Piece) => (piece.kind === DEN || piece.kind === LAIR ? 0 : piece.kind === ALPHA ? 1 : 2);

/** The kind of prey still on a hex, or null. */
export function preyAt(view: WolvesView, hex: number): { prey: number; left: number } | null {
  const slot = slotOf(hex);
  const left = view.herd[slot] ?? 0;
  if (hex % PLACES !== PREY_PLACE || !isRegion(view, slot) || left < 1) return null;
  const prey = view.prey[slot] ?? -1;
  return prey < 0 ? null : { prey, left };
}

/** How many steps it is to every hex, over land only or over everything; Infinity where there is no way. */
export function ways(view: WolvesView, from: readonly number[], onFoot: boolean): number[] {
  const { spots } = chartOf(view.seats);
  const steps = spots.map(() => Infinity);
  let ring = from.filter((hex) => hex >= 0);
  for (const hex of ring) steps[hex] = 0;
  for (let n = 1; ring.length; n++) {
    const next: number[] = [];
    for (const hex of ring) {
      for (const other of spots[hex]?.beside ?? []) {
        if (steps[other] !== Infinity || (onFoot && (view.terrain[other] ?? 0) >= LAND)) continue;
        steps[other] = n;
        next.push(other);
      }
    }
    ring = next;
  }
  return steps;
}

/** One shortest way on foot, both ends included; empty where there is none. */
export function path(view: WolvesView, from: number, to: number): number[] {
  const { spots } = chartOf(view.seats);
  const steps = ways(view, [from], true);
  if (steps[to] === undefined || steps[to] === Infinity) return [];
  const way = [to];
  for (let at = to; at !== from;) {
    const back = spots[at]?.beside.find((n) => steps[n] === (steps[at] ?? 0) - 1);
    if (back === undefined) return [];
    way.unshift(back);
    at = back;
  }
  return way;
}

/** Where a wolf that is displaced would flee: the nearest hexes that take it in once `leaving` has left its own. */
export function refuges(view: WolvesView, wolf: Piece, leaving = 0): number[] {
  const steps = ways(view, [view.where[wolf.piece] ?? OFF], true);
  const takes = steps.map((n, hex) => {
    if (!n || n === Infinity || view.ground[hex] === CLOSED) return Infinity;
    const here = piecesAt(view, hex).filter(({ piece }) => piece !== leaving);
    return here.length < 2 && here.every(({ owner }) => owner === wolf.owner) ? n : Infinity;
  });
  const nearest = Math.min(...takes);
  return nearest === Infinity ? [] : takes.flatMap((n, hex) => (n === nearest ? [hex] : []));
}

/** The hexes of a seat's wolves of one kind. */
export function wolvesOf(view: WolvesView, seat: number, kind: number): number[] {
  return view.where.flatMap((hex, piece) => {
    if (hex === OFF || piece === 0 || piece >= DENS) return [];
    const { owner, kind: is } = pieceOf(piece);
    return owner === seat && is === kind ? [hex] : [];
  });
}

/** What a tile shows, and what it shows once it is flipped. */
export function tileOf(view: WolvesView, seat: number, tile: number): { front: number; back: number } {
  const front = view.tiles[TILES * seat + tile] ?? -1;
  return { front, back: tile === 0 || front < 0 ? front : tile - 1 + (tile % LAND) - front };
}

/** The dates of the moons, and how many pieces are missing until the next; null once all are scored. */
export function nextMoon(view: WolvesView): { moon: number; missing: number } | null {
  const date = DATES[view.seats]?.[view.phase];
  return date === undefined ? null : { moon: view.phase, missing: Math.max(0, date - view.calendar.length) };
}

/** Points so far, by seat. */
export const scores = (view: WolvesView): number[] =>
  view.parts.map((parts) => parts.reduce((sum, points) => sum + points, 0));

/** Who leads a region: the seats that would get most, as the view has counted. */
export function leaders(view: WolvesView, slot: number): number[] {
  const region = view.regions.find((one) => one.slot === slot);
  if (!region) return [];
  const rank = region.control.map((control, who) => control * 100 + (region.alphas[who] ?? 0));
  const best = Math.max(...rank);
  return best < 100
    ? []
    : rank.flatMap((value, who) => (value === best ? [who === view.seats ? THIRD_SEAT : who] : []));
}

/** What a seat would get at the next moon if it came now. */
export const atStake = (view: WolvesView, seat: number): number =>
  view.regions.reduce((sum, region) => sum + (region.moon === view.phase ? (region.gains[seat] ?? 0) : 0), 0);

/** The kinds of piece the third pack of a game for two has in a slot. */
export function thirdPack(view: WolvesView, slot: number): number[] {
  const [packs = 0, alphas = 0, lairs = 0] = THIRD_PACK[view.piles[slot] ?? -1] ?? [];
  const repeated = (kind: number, count: number) => Array.from({ length: count }, () => kind);
  return [...repeated(LAIR, lairs), ...repeated(ALPHA, alphas), ...repeated(PACK, packs)];
}
