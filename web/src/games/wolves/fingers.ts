/** Fingers and mouse on the map: one drags, two pinch, the wheel zooms. */

export interface Grip {
  pan(dx: number, dy: number): void;
  /** Zoom by a factor around a point of the element. */
  zoom(factor: number, x: number, y: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels a pointer may tremble before a click becomes a drag. */
const TREMBLE = 7;
/** Pixels of the wheel that zoom by the number e. */
const WHEEL = 400;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;

  constructor(private readonly grip: Grip) {}

  /** Follow what happens on an element; return how to stop. */
  follow(element: HTMLElement): () => void {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
      how: AddEventListenerOptions = {},
    ) => element.addEventListener(kind, act, { ...how, signal: stop.signal });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event, element));
    on('pointerup', (event) => this.pointers.delete(event.pointerId));
    on('pointercancel', (event) => this.pointers.delete(event.pointerId));
    on('wheel', (event) => this.wheel(event, element), { passive: false });
    on('click', (event) => this.click(event), { capture: true });
    return () => stop.abort();
  }

  private down(event: PointerEvent): void {
    const here = { x: event.clientX, y: event.clientY };
    this.pointers.set(event.pointerId, here);
    if (this.pointers.size > 1) return;
    this.dragged = false;
    this.start = here;
  }

  private move(event: PointerEvent, element: HTMLElement): void {
    const was = this.pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && apart(now, this.start) < TREMBLE) return;
    if (!this.dragged) element.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.pointers.set(event.pointerId, now);
    if (other) this.pinch(was, now, other, element.getBoundingClientRect());
    else this.grip.pan(now.x - was.x, now.y - was.y);
  }

  private pinch(was: Point, now: Point, other: Point, box: DOMRect): void {
    const [before, after] = [between(was, other), between(now, other)];
    this.grip.zoom(apart(now, other) / apart(was, other), before.x - box.left, before.y - box.top);
    this.grip.pan(after.x - before.x, after.y - before.y);
  }

  private wheel(event: WheelEvent, element: HTMLElement): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    this.grip.zoom(Math.exp(-event.deltaY / WHEEL), event.clientX - box.left, event.clientY - box.top);
  }

  /** The end of a drag is no click; a key clicks without a pointer. */
  private click(event: MouseEvent): void {
    if (!this.dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  }
}
