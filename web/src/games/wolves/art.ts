/** The shapes of The Wolves, drawn by us: one small path each, around 0, 0 in a square of 24. */

import { WOLF } from '../../lib/wolf';

export interface Shape {
  readonly d: string;
  /** Dark parts on top: a mouth, joints, a mask. */
  readonly dark?: string;
  /** Lines rather than faces. */
  readonly lines?: string;
  readonly transform?: string;
}

const TROT =
  'M4 28C10 25 16 26 23 28C32 23 48 25 60 24L69 16L72 6L78 14L88 18L97 23L95 28L84 30L77 36C76 41 73 44 71 46L78 56L73 67H66L70 57L61 48L57 49L54 59L46 67H39L48 56L49 46C43 45 38 45 34 45L35 52L41 61L39 67H33L27 55L25 47L20 55L12 61L10 67H3L7 56L15 48L18 37C14 34 8 34 4 28Z';
const SIT =
  'M14 76C7 70 9 57 17 47C21 40 24 33 25 27L22 11L31 17L38 10L41 20L54 28L51 34L40 36C40 45 44 52 44 60L47 76H37L35 63L31 76ZM14 76C5 77 0 69 5 60';

/** By kind: den, pack wolf, alpha, lair. */
export const PIECES: readonly Shape[] = [
  { d: 'M-11.5 9C-10-1-5-8 0-8S10-1 11.5 9Z', dark: 'M-4.5 9C-4.5 3-3 0 0 0S4.5 3 4.5 9Z' },
  { d: TROT, transform: 'translate(-12 -8.7) scale(.24)' },
  { d: WOLF, transform: 'translate(-18.5 -26) scale(.35)' },
  {
    d: 'M-11 10V-1C-11-8-6-11.5 0-11.5S11-8 11-1V10Z',
    dark: 'M-5 10V1C-5-3-3-5 0-5S5-3 5 1V10Z',
    lines: 'M-11-1H-5.5M5.5-1H11M-11 5H-5M5 5H11M-7-8.5L-3.5-4.5M7-8.5L3.5-4.5',
  },
];

export const LONE_WOLF: Shape = { d: SIT, transform: 'translate(-8.5 -13) scale(.3)' };

/** By prey: deer, boar, raccoon, hare, moose; all look at us. */
export const PREY_SHAPES: readonly Shape[] = [
  {
    d: 'M0 11L-3 9L-4.5 1L-10-1.5L-5-4H5L10-1.5L4.5 1L3 9Z',
    lines: 'M-3-4C-4-8-8-7-8.5-11.5M-6.5-8L-11-8M-4-7L-3.5-11.5M3-4C4-8 8-7 8.5-11.5M6.5-8L11-8M4-7L3.5-11.5',
  },
  {
    d: 'M0-8.5L5-7.5L10-11.5L9-4C10 2 7.5 6 5.5 7L4.5 11H-4.5L-5.5 7C-7.5 6-10 2-9-4L-10-11.5L-5-7.5Z',
    dark: 'M-5-1.5L-2.5-.5L-4.5 1ZM5-1.5L2.5-.5L4.5 1ZM-2.5 8h1.5v2h-1.5zM1 8h1.5v2h-1.5zM-7.5 6L-9.5 1L-5.5 4.5ZM7.5 6L9.5 1L5.5 4.5Z',
  },
  {
    d: 'M-10-10.5L-4-7.5H4L10-10.5L9.5-2L12 3L5.5 8L0 11L-5.5 8L-12 3L-9.5-2Z',
    dark: 'M-9 2L-5-3L-1.5-1L-2 3L-6 5ZM9 2L5-3L1.5-1L2 3L6 5ZM-1.5 7H1.5L0 9Z',
  },
  {
    d: 'M-2.5-2.5C-8-8-7.5-12-5-12C-2-12-1-8-.5-4H.5C1-8 2-12 5-12C7.5-12 8-8 2.5-2.5C9 0 8 8.5 0 11C-8 8.5-9 0-2.5-2.5Z',
    dark: 'M-4.5 2a1.2 1.2 0 1 0 .1 0zM4.5 2a1.2 1.2 0 1 0 .1 0zM-1.2 6H1.2L0 7.5Z',
  },
  {
    d: 'M-3.5-3.5H3.5L5 3L5.5 8.5C5.5 12-5.5 12-5.5 8.5L-5 3ZM-3-4L-6-3L-11.5-1.5L-12-5L-10.5-5L-11-9L-8.5-7L-7.5-10.5L-5.8-7.5L-4-9L-2.5-4.5ZM3-4L6-3L11.5-1.5L12-5L10.5-5L11-9L8.5-7L7.5-10.5L5.8-7.5L4-9L2.5-4.5Z',
    dark: 'M-2.8 8h1.6v1.8h-1.6zM1.2 8h1.6v1.8h-1.6z',
  },
];

/** By moon: crescent, half, full; the lit part of a disc of radius 10. */
export const MOON_SHAPES: readonly string[] = [
  'M2-10A10 10 0 1 0 2 10A12.5 12.5 0 0 1 2-10Z',
  'M0-10A10 10 0 0 0 0 10Z',
  'M0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10Z',
];

/** By terrain: what tells it apart without colour, drawn over a hex of radius 20. */
export const MOTIFS: readonly { d: string; filled?: boolean }[] = [
  {
    d: 'M-13 5L-9.5-5L-6 5ZM-4.5-5L-1-15L2.5-5ZM6-3L9.5-13L13-3ZM-2.5 9L1-1L4.5 9ZM-9 15L-6 7L-3 15ZM7 13L10.5 3L14 13Z',
    filled: true,
  },
  { d: 'M-15 9L-7-9L-1 4L5-12L15 9M-7-9L-5 9M5-12L7 9M-11 15L-4 10L3 15L9 11' },
  {
    d: 'M-13-1Q-12-6-13-9M-11-1Q-11-6-8-8M-1-8Q0-12-1-15M1-8Q1-12 4-14M8 0Q9-5 8-8M10 0Q10-5 13-7M-8 12Q-7 7-8 4M-6 12Q-6 7-3 5M4 14Q5 9 4 6M6 14Q6 9 9 7',
  },
  {
    d: 'M-8-9V-3M-10.6-7.5L-5.4-4.5M-5.4-7.5L-10.6-4.5M7-12V-6M4.4-10.5L9.6-7.5M9.6-10.5L4.4-7.5M-4 6V12M-6.6 7.5L-1.4 10.5M-1.4 7.5L-6.6 10.5M11 3V9M8.4 4.5L13.6 7.5M13.6 4.5L8.4 7.5',
  },
  { d: 'M-12-3h.1M-5-10h.1M4-13h.1M11-7h.1M0-4h.1M8 1h.1M14 5h.1M-8 4h.1M-1 7h.1M-13 7h.1M6 11h.1M-5 14h.1' },
  { d: 'M-14-5Q-10.5-9-7-5T0-5T7-5T14-5M-15 4Q-11.5 0-8 4T-1 4T6 4T13 4M-8 13Q-5 9.5-2 13T4 13T9 13' },
  { d: 'M-14-8L-6-4L-9 2L0 4L-3 12M-2-15L3-8L0-3L9 0L6 8L12 12M-15 6L-10 12' },
  { d: '' },
];

/** A bonus terrain token, a bonus action token. */
export const TERRAIN_TOKEN = 'M-9 0L-4.5-8H4.5L9 0L4.5 8H-4.5ZM-9 0H9M-4.5-8L4.5 8M4.5-8L-4.5 8';
export const ACTION_TOKEN = 'M2-10L-7 2H-1L-2 10L7-2H1Z';
