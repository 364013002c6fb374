/** Lets a counter be dragged by mouse, pen or finger; a press without a way is a click. */

import { copyAbove } from '../../lib/motion';

export interface Drag {
  readonly counter: number;
  readonly enabled: boolean;
  /** The counter was let go over this cell, or over none. */
  ondrop(counter: number, cell: string | null): void;
}

const WAY = 6;

export function draggable(element: HTMLElement, given: Drag): { update(next: Drag): void; destroy(): void } {
  let drag = given;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    for (const [kind, listener] of FOLLOWED) addEventListener(kind, listener);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < WAY) return;
    if (!ghost) lift();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px)`;
    mark(cellUnder(event));
  }

  function lift(): void {
    ghost = copyAbove(element, { zIndex: '60', border: '0', background: 'none' });
    element.dataset.dragged = 'true';
  }

  function mark(cell: HTMLElement | null): void {
    if (over === cell) return;
    if (over) delete over.dataset.over;
    over = cell;
    if (over) over.dataset.over = 'true';
  }

  function up(event: PointerEvent): void {
    const dropped = ghost !== null && event.type === 'pointerup';
    const cell = dropped ? (cellUnder(event)?.dataset.cell ?? null) : null;
    leave();
    if (!dropped) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    drag.ondrop(drag.counter, cell);
  }

  function leave(): void {
    ghost?.remove();
    mark(null);
    delete element.dataset.dragged;
    start = ghost = null;
    for (const [kind, listener] of FOLLOWED) removeEventListener(kind, listener);
  }

  /** A quick hand has left the counter before it is noticed, so the whole page is watched. */
  const FOLLOWED = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  element.addEventListener('pointerdown', down);
  return {
    update: (next) => void (drag = next),
    destroy() {
      leave();
      element.removeEventListener('pointerdown', down);
    },
  };
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function cellUnder(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]') ?? null;
}
