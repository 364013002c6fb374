/** Seats by colour and shape (Okabe-Ito palette); the shapes tell them apart without colour. */

export interface Mark {
  readonly shape: string;
  /** Drawn in a square from -10 to 10. */
  readonly path: string;
}

export const MARKS: readonly Mark[] = [
  { shape: 'disc', path: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z' },
  { shape: 'triangle', path: 'M0-9.5L9.5 8H-9.5Z' },
  { shape: 'square', path: 'M-8-8H8V8H-8Z' },
  { shape: 'diamond', path: 'M0-10L9 0L0 10L-9 0Z' },
  { shape: 'star', path: 'M0-10L2.6-3.4L9.5-3L4.1 1.5L5.9 8.2L0 4.4L-5.9 8.2L-4.1 1.5L-9.5-3L-2.6-3.4Z' },
  { shape: 'cross', path: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z' },
];

export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
