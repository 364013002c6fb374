/** Where the hexes of a map lie, and how they are outlined: drawing, from the printed layouts. */

import { LAYOUTS, NEIGHBOURS, PLACES } from './layout';

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
  const spots = at.map(([x, y], hex) => ({
    hex,
    x: R * (1.5 * (x - left) + 1),
    y: HIGH * (y - x / 2 - top + 0.5),
    beside: NEIGHBOURS.map(([dx, dy]) => number.get(`${x + dx},${y + dy}`)).filter((n) => n !== undefined),
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

/** The corners of a hex around 0, 0; flat top. */
export const HEX = NEIGHBOURS.map((_, i) => {
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
    for (let side = 0; side < HEX.length; side++) {
      const [ax, ay] = HEX[side] as readonly [number, number];
      const [bx, by] = HEX[(side + 1) % HEX.length] as readonly [number, number];
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
