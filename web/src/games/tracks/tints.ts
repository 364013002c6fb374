/** The colours of the box in their order, light enough for the night and dark enough for paper. */

import { COLOURS } from './layout';

const TINTS: Readonly<Record<(typeof COLOURS)[number], string>> = {
  green: '#27a877',
  blue: '#4a9fdb',
  black: '#343c44',
  yellow: '#f2d544',
  orange: '#e8822f',
  grey: '#a4adb5',
};

export const tints: readonly string[] = COLOURS.map((colour) => TINTS[colour]);
