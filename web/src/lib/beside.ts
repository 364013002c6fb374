/** Where a bubble lies: beside what it speaks of, never over it, and over as little else as may be. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right' | 'none';
  /** Where along its side the bubble points at the piece. */
  readonly tail: number;
}

const GAP = 16;
const TIP = 14;

/** The smallest box around all of these; null around nothing. */
export function together(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** How much of a box another one covers. */
function covered(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Find a place for a bubble beside a piece; `lit` are others that somebody might want to see. */
export function beside(
  piece: Box | null,
  { offsetWidth: width, offsetHeight: height }: Size,
  lit: readonly Box[],
  room: Box,
): Spot {
  const most = { left: Math.max(room.left, room.right - width), top: Math.max(room.top, room.bottom - height) };
  const middle = { left: (room.left + most.left) / 2, top: (room.top + most.top) / 2, side: 'none' as const, tail: 0 };
  if (!piece) return middle;
  const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
  const left = clamp(x - width / 2, room.left, most.left);
  const top = clamp(y - height / 2, room.top, most.top);
  const along = clamp(x - left - TIP / 2, TIP, width - 2 * TIP);
  const down = clamp(y - top - TIP / 2, TIP, height - 2 * TIP);
  const spots: Spot[] = [
    { left: piece.right + GAP, top, side: 'right', tail: down },
    { left, top: piece.top - GAP - height, side: 'above', tail: along },
    { left, top: piece.bottom + GAP, side: 'below', tail: along },
    { left: piece.left - GAP - width, top, side: 'left', tail: down },
  ];
  const fitting = spots.filter(
    (spot) => spot.left >= room.left && spot.left <= most.left && spot.top >= room.top && spot.top <= most.top,
  );
  const corners = [room.top, most.top].flatMap((high) =>
    [room.left, most.left].map((far): Spot => ({ left: far, top: high, side: 'none', tail: 0 })),
  );
  const cost = (spot: Spot, others: readonly Box[]) => {
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    return others.reduce((sum, other) => sum + covered(box, other), 0);
  };
  const [tried, avoided] = fitting.length ? [fitting, lit] : [corners, [piece]];
  return tried.toSorted((a, b) => cost(a, avoided) - cost(b, avoided))[0] ?? middle;
}

const EDGE = 8;

/** All of the window but its edge. */
export const inSight = (): Box => ({ left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE });

/** The box around what is seen of a piece: a part may be cut off, as of a hex that two wolves share. */
export function seenOf(piece: Element): Box {
  const { left, top, right, bottom, width, height } = piece.getBoundingClientRect();
  const [, corners] = /^polygon\(([^()]+)\)$/.exec(getComputedStyle(piece).clipPath) ?? [];
  if (!corners) return { left, top, right, bottom };
  const points = corners.split(',').map((corner) => corner.trim().split(/\s+/));
  const across = points.map(([x = '0']) => left + distance(x, width));
  const down = points.map(([, y = '0']) => top + distance(y, height));
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** How far along a side a corner lies: in parts of it, or in pixels. */
function distance(where: string, side: number): number {
  const number = Number(where.replace(/%|px/, ''));
  return where.endsWith('%') ? (number * side) / 100 : number;
}
