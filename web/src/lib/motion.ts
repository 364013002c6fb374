/**
 * Lets pieces travel: what moved is found by comparing the page before and after a change, by the
 * names of the pieces (`data-piece`). A new piece comes from its `data-from` anchor. Travellers
 * are copies in a layer above everything, so no row ever covers them.
 */

export interface Spot {
  readonly rect: DOMRect;
  readonly face: string;
  /** Where in the game it lies; a row that merely shifts on the page is no move. */
  readonly place: string;
}

export type Snapshot = ReadonlyMap<string, Spot>;

export interface Trip {
  readonly piece: string;
  readonly from: DOMRect | null;
  readonly flips: boolean;
}

const LONG = 260;
const FADE = 180;
const STILL = 3;

/** Note where every piece lies. */
export function capture(root: HTMLElement): Snapshot {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = element.getBoundingClientRect();
    const { piece = '', face = '', handle = '' } = element.dataset;
    if (rect.width) spots.set(piece, { rect, face, place: handle });
  }
  return spots;
}

/** Tell what moved, came or was turned. */
export function trips(before: Snapshot, after: Snapshot): Trip[] {
  const found: Trip[] = [];
  for (const [piece, now] of after) {
    const then = before.get(piece);
    const flips = then !== undefined && then.face !== now.face;
    if (!then) found.push({ piece, from: null, flips: false });
    else if (flips || moved(then, now)) found.push({ piece, from: then.rect, flips });
  }
  return found;
}

function moved(then: Spot, now: Spot): boolean {
  const way = Math.abs(then.rect.x - now.rect.x) + Math.abs(then.rect.y - now.rect.y);
  return then.place !== now.place && way > STILL;
}

/** Play the difference to an earlier moment; tell what is on its way. */
export function travel(root: HTMLElement, before: Snapshot, calm: boolean): Trip[] {
  const going = before.size ? trips(before, capture(root)) : [];
  for (const trip of going) {
    const element = root.querySelector<HTMLElement>(`[data-piece="${trip.piece}"]`);
    if (!element) continue;
    const from = trip.from ?? anchor(root, element.dataset.from);
    if (calm || !from) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    else fly(element, from, trip.flips);
  }
  return going;
}

function anchor(root: HTMLElement, name: string | undefined): DOMRect | null {
  const element = name ? root.querySelector(`[data-anchor="${name}"]`) : null;
  return element?.getBoundingClientRect() ?? null;
}

/** Lay a copy of a piece over it, above everything on the page; it is no piece itself. */
export function copyAbove(element: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-piece', 'data-handle', 'data-cell']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    ...style,
  });
  document.body.append(copy);
  return copy;
}

function fly(element: HTMLElement, from: DOMRect, flips: boolean): void {
  const to = element.getBoundingClientRect();
  const copy = copyAbove(element, { zIndex: '50', transformOrigin: '0 0' });
  element.style.visibility = 'hidden';
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const turned = flips ? ' perspective(600px) rotateY(88deg)' : '';
  const motion = copy.animate([{ transform: start + turned }, { transform: 'none' }], {
    duration: LONG,
    easing: 'cubic-bezier(.3, .7, .3, 1)',
  });
  const arrive = () => {
    copy.remove();
    element.style.visibility = '';
  };
  motion.onfinish = arrive;
  motion.oncancel = arrive;
}
