/** The shapes of Foxes, drawn by us: small paths around 0, 0 in a square of 24. */

import { WOLF } from '../../lib/wolf';

export interface Shape {
  readonly d?: string;
  /** The colour of the body; the seat's or the text's where it has none. */
  readonly fill?: string;
  readonly dark?: string;
  readonly light?: string;
  /** Thin dark lines on top. */
  readonly lines?: string;
  /** A thick line in the body's colour. */
  readonly rope?: string;
  readonly transform?: string;
}

const HEAD = 'M-10-10L-4.5-5.5Q0-7 4.5-5.5L10-10Q11.5-1 8.5 3L0 11.5L-8.5 3Q-11.5-1-10-10Z';
const CHEEKS = 'M-8.8 2.6Q-4 2.5-1.8 6.5L0 11.5ZM8.8 2.6Q4 2.5 1.8 6.5L0 11.5Z';
const FACE = 'M-1.9 8.8H1.9L0 11.5ZM-5-.6Q-3-2.4-1.6.4Q-3.6 1.4-5-.6ZM5-.6Q3-2.4 1.6.4Q3.6 1.4 5-.6Z';
const PAW =
  'M0 0C4.4 0 7.6 4.4 6.4 7.8S2 8.6 0 8.6S-5.2 11.2-6.4 7.8S-4.4 0 0 0ZM-8.2-4.6a2.3 3.2 0 1 0 .1 0zM-2.9-9.8a2.3 3.2 0 1 0 .1 0zM2.9-9.8a2.3 3.2 0 1 0 .1 0zM8.2-4.6a2.3 3.2 0 1 0 .1 0z';
const DROP = 'M0-11.5C4.5-5 8.4-.6 8.4 3.6A8.4 8 0 1 1-8.4 3.6C-8.4-.6-4.5-5 0-11.5Z';

export const ICONS = {
  pc: {
    d: 'M-1.2 11.5V2.2C-8 2.2-10.5-3-10.5-8.5C-4.5-8.5-1-5.5 0-1.2C1-7 5-10.5 11-10.5C11-3.5 7.2.6 1.2.8V11.5Z',
    fill: '#7cb36a',
    lines: 'M0 1L-6-5M.6-1L6-6.6',
  },
  vp: {
    d: 'M0-11.5L3.1-3.8L11.3-3.5L4.9 1.6L7.1 9.6L0 5L-7.1 9.6L-4.9 1.6L-11.3-3.5L-3.1-3.8Z',
    fill: '#f0c34e',
    lines: 'M0-11.5V5M-11.3-3.5L0 0L7.1 9.6M11.3-3.5L0 0L-7.1 9.6',
  },
  resource: {
    d: 'M-10-1H10L7.4 10.5H-7.4Z',
    fill: '#c08a4c',
    lines: 'M-10-1C-10-11 10-11 10-1M-8.6 3H8.6M-7.8 7H7.8M-3.6-1L-2.4 10M3.6-1L2.4 10',
  },
  worm: {
    rope: 'M-9 7C-9-2-2.5-3-2.5 2.5S3.5 8 3.5 1S9.5-7.5 9.5-3',
    fill: '#e58f8a',
    lines: 'M-6.6 1.2L-4-.4M-.4 4.8L1.6 2.6M5.4-3.8L8-2.4',
  },
  fish: {
    d: 'M-11.5 0C-6-8.5 3.5-7.5 6-1.2L11.5-6.5V6.5L6 1.2C3.5 7.5-6 8.5-11.5 0Z',
    fill: '#74b6dd',
    dark: 'M-6.8-1.6a1.5 1.5 0 1 0 .1 0z',
    lines: 'M-2.6-5.4Q0 0-2.6 5.4M1.6-3.4Q3 0 1.6 3.4',
  },
  berry: {
    d: 'M-5-1a5 5 0 1 0 .1 0zM5-1a5 5 0 1 0 .1 0zM0 2.2a5 5 0 1 0 .1 0z',
    fill: '#d0506e',
    dark: 'M0-1C-3-5-7-5.5-9.5-9.5C-4-11-.5-8 0-4C.5-8 4-11 9.5-9.5C7-5.5 3-5 0-1Z',
    light: 'M-6.6 1.4a1.2 1.2 0 1 0 .1 0zM3.6 1.4a1.2 1.2 0 1 0 .1 0zM-1.6 5a1.2 1.2 0 1 0 .1 0z',
  },
  egg: {
    d: 'M0-11C5-11 8.6-2 8.6 3C8.6 8 4.6 11 0 11S-8.6 8-8.6 3C-8.6-2-5-11 0-11Z',
    fill: '#efe2c4',
    dark: 'M-3-3a1.1 1.1 0 1 0 .1 0zM3.4 0a1.1 1.1 0 1 0 .1 0zM-4 4a1.1 1.1 0 1 0 .1 0zM1.4 6a1.1 1.1 0 1 0 .1 0zM1-7a.9.9 0 1 0 .1 0z',
  },
  cub: { d: HEAD, fill: '#e2733a', light: CHEEKS, dark: FACE },
  tile: {
    d: 'M-9.5-9.5H9.5V9.5H-9.5Z',
    fill: '#d9c79a',
    dark: 'M-1.7-6H1.7V-1.7H6V1.7H1.7V6H-1.7V1.7H-6V-1.7H-1.7Z',
    lines: 'M-9.5-9.5H9.5V9.5H-9.5Z',
  },
  cheese: {
    d: 'M-11.5 1.5L4-8.5C8.5-7 11.5-3.5 11.5 1.5V9.5H-11.5Z',
    fill: '#f2c94a',
    dark: 'M-4 4.4a1.9 1.9 0 1 0 .1 0zM4.6 3.6a1.4 1.4 0 1 0 .1 0zM3.4-3.8a1.6 1.6 0 1 0 .1 0z',
    lines: 'M-11.5 1.5H11.5',
  },
  mulotage: {
    d: 'M-10.5 6C-11-2-5-6.6 1.5-5.8C2-9.8 7-10.4 7.4-6C10-4 11.8-.4 11.5 2C10 4 7.6 4.6 5.4 4.6L6 8H2.4L1.6 6H-4L-5 8H-8.4L-8 6Z',
    fill: '#a98a6a',
    dark: 'M7.4-2.4a1.2 1.2 0 1 0 .1 0zM11.6 1.2a1 1 0 1 0 .1 0z',
    lines: 'M-10.5 6C-13 9-9 11.4-5 10.4M3.4-5.4Q5.6-4.6 5.6-2',
  },
  mark: { d: DROP, fill: '#d9b04a', lines: 'M-4.4 3.4A4.6 4.4 0 0 0-.6 7.6' },
  advance: { d: PAW, fill: '#c9793f' },
  raise: { d: HEAD, fill: '#e2733a', light: CHEEKS, dark: FACE },
  crosshair: {
    rope: 'M0-10.5V-4M0 4V10.5M-10.5 0H-4M4 0H10.5M0-7.4A7.4 7.4 0 1 1-.1-7.4Z',
    fill: '#f6f1e6',
    transform: 'scale(.9)',
  },
  flag: { d: 'M-6.6-10.5H9.5L5.6-5.4L9.5 0H-6.6Z', fill: '#3fae6e', lines: 'M-7.4-11V11.5' },
  hunter: {
    d: 'M-9 11.5C-9 4.6-5 3 0 3S9 4.6 9 11.5ZM-4.6-3H4.6V0A4.6 4.2 0 0 1-4.6 0ZM-9.5-3.2Q-5.4-4-5-6C-4.6-11.4 4.6-11.4 5-6Q5.4-4 9.5-3.2Z',
    fill: '#6f7f45',
    light: 'M-4.4-3H4.4V-.2A4.4 4 0 0 1-4.4-.2Z',
    lines: 'M6.4 11L11-8M-5-5.2H5',
  },
  camera: {
    d: 'M-11-5.5H-5L-3-9H3L5-5.5H11V8H-11Z',
    fill: '#6a7480',
    light: 'M0-3.4a4.8 4.8 0 1 0 .1 0z',
    dark: 'M0-1.4a2.8 2.8 0 1 0 .1 0z',
  },
  storm: {
    d: 'M-8.6 2.4C-12.6 1.6-12-4.6-7.4-4.6C-7-10 1.4-11.4 3.4-6.6C9.6-8 12.6.4 8 2.4Z',
    fill: '#8fa2b4',
    light: 'M2.6 1L-4 7.6H-.4L-2.4 11.8L5 5.4H1.2Z',
  },
  wolf: { d: WOLF, fill: '#6a7480', transform: 'translate(-17.5 -24.6) scale(.335)' },
  tent: { d: 'M0-9.5L11.5 9.5H-11.5Z', fill: '#d0653c', dark: 'M0-1L5 9.5H-5Z', lines: 'M-2-12L0-9.5L2-12' },
  bear: {
    d: 'M-9.6-5.2A3.9 3.9 0 1 1-3.8-8.6Q0-9.8 3.8-8.6A3.9 3.9 0 1 1 9.6-5.2C12 3 7 10.5 0 10.5S-12 3-9.6-5.2Z',
    fill: '#7a5434',
    light: 'M0 2a4.8 4 0 1 0 .1 0z',
    dark: 'M-1.8 3.2H1.8L0 5.4ZM-4.4-2.6a1.3 1.3 0 1 0 .1 0zM4.4-2.6a1.3 1.3 0 1 0 .1 0z',
  },
  beaver: {
    d: 'M-8.4-6A2.8 2.8 0 1 1-4.4-8.8Q0-10.2 4.4-8.8A2.8 2.8 0 1 1 8.4-6C11 2 8 9 0 9S-11 2-8.4-6Z',
    fill: '#8d6238',
    light: 'M-2.8 4.4H-.3V10.5H-2.8ZM.3 4.4H2.8V10.5H.3Z',
    dark: 'M-2.4 1H2.4L0 3.6ZM-4.6-3.4a1.3 1.3 0 1 0 .1 0zM4.6-3.4a1.3 1.3 0 1 0 .1 0z',
  },
  dam: { d: 'M-11-4H11V0H-11ZM-11 2H11V6H-11Z', fill: '#8d6238', lines: 'M-7-8L-4 9M0-8V9M7-8L4 9M-11-2H11M-11 4H11' },
  sun: {
    d: 'M0-6A6 6 0 1 1-.1-6Z',
    fill: '#f0c34e',
    rope: 'M0-11.4V-9.6M0 9.6V11.4M-11.4 0H-9.6M9.6 0H11.4M-8-8L-6.8-6.8M8 8L6.8 6.8M8-8L6.8-6.8M-8 8L-6.8 6.8',
  },
  moon: { d: 'M3-10.5A10.5 10.5 0 1 0 10.5 3A8.4 8.4 0 0 1 3-10.5Z', fill: '#f0d58c' },
  die: {
    d: 'M-9-9H9V9H-9Z',
    fill: '#efe2c4',
    dark: 'M-4.6-6.6a1.9 1.9 0 1 0 .1 0zM4.6 2.8a1.9 1.9 0 1 0 .1 0zM0-1.9a1.9 1.9 0 1 0 .1 0z',
    lines: 'M-9-9H9V9H-9Z',
  },
  ruse: {
    d: 'M-11-7L-4-4.6H4L11-7C11.6 1 8.4 5.4 4 5.4C2 5.4 1 3.4 0 3.4S-2 5.4-4 5.4C-8.4 5.4-11.6 1-11-7Z',
    fill: '#8e6bb0',
    dark: 'M-7-1.6Q-4-3.6-1.8.2Q-5.2 1.8-7-1.6ZM7-1.6Q4-3.6 1.8.2Q5.2 1.8 7-1.6Z',
  },
  card: {
    d: 'M-8-11H8V11H-8Z',
    fill: '#efe2c4',
    dark: 'M-4.6 5H4.6V6.8H-4.6Z',
    lines: 'M-8-11H8V11H-8ZM-4.6-2L-1.6 1L5-6',
  },
  cube: { d: 'M0-9L8-4.6V4.6L0 9L-8 4.6V-4.6Z', lines: 'M-8-4.6L0 0L8-4.6M0 0V9' },
  nose: {
    d: 'M-9-5C-4-9 4-9 9-5C9 1 4 7 0 8.6C-4 7-9 1-9-5Z',
    fill: '#3c4650',
    light: 'M-5-2.4a1.7 1.4 0 1 0 .1 0zM5-2.4a1.7 1.4 0 1 0 .1 0z',
  },
  care: { d: 'M0 10.5C-14 1-10-9.5-4-9.5C-1.6-9.5-.4-8 0-6.4C.4-8 1.6-9.5 4-9.5C10-9.5 14 1 0 10.5Z', fill: '#d0506e' },
  speed: { d: 'M-11-8H-6L0 0L-6 8H-11L-5 0ZM-.5-8H4.5L10.5 0L4.5 8H-.5L5.5 0Z', fill: '#e2733a' },
  stealth: { rope: 'M-10-1Q0 8 10-1M-7 2.4L-9.4 6M0 4V8.4M7 2.4L9.4 6', fill: '#7f93a6' },
  dominance: { d: 'M-10.5 8L-11.5-6L-5 0L0-9L5 0L11.5-6L10.5 8Z', fill: '#f0c34e', lines: 'M-10.5 4.4H10.5' },
  endurance: {
    d: 'M0-11.5C7-5 8.4-1.4 8.4 3A8.4 8.2 0 0 1-8.4 3C-8.4-.4-6.4-3-4.4-5C-4.4-2-3-1-2-1C-3-5-2-9 0-11.5Z',
    fill: '#e2733a',
    light: 'M0 2C3 4.6 3.6 6 3.6 7.6A3.6 3.4 0 0 1-3.6 7.6C-3.6 6-2.4 5 0 2Z',
  },
  exhausted: { rope: 'M-8-3H-2L-8 5H-2M2-9H8L2-1H8', fill: '#a9b4bd' },
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof ICONS;

/** A fox on the prowl, 100 wide and 72 high; the tip of its tail. */
export const FOX =
  'M2 31C6 20 19 14 31 20C38 24 43 28 51 27C58 26 63 24 68 22L70 6L78 15L87 10L88 21L98 31L89 36L80 37C78 43 76 46 75 49L81 67H73L66 51C58 53 50 52 44 50L41 57L48 67H40L32 57L33 46C21 48 6 45 2 31Z';
export const TAIL_TIP = 'M2 31C4 24 9 19.5 15 17.5C12 24 13 34 18 42.5C10 41 4 38 2 31Z';
export { DROP, PAW };
