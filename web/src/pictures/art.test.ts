/** The shapes that Python draws boards with are those of the browser: written from here, compared here. */

import { expect, test } from 'vitest';
import { ICONS, FOX, TAIL_TIP } from '../games/foxes/art';
import { FIGURES, POWER_ICONS, tintOf } from '../games/silver/art';
import { CUB, SITTING, LARGE_SHAPES, STANDING, type Shape as Boxed, SMALL_SHAPES } from '../games/tracks/art';
import { tints } from '../games/tracks/tints';
import {
  ACTION_TOKEN,
  LONE_WOLF,
  MOON_SHAPES,
  MOTIFS,
  PIECES,
  PREY_SHAPES,
  type Shape,
  TERRAIN_TOKEN,
} from '../games/wolves/art';
import { MARKS } from '../lib/marks';
import { WOLF } from '../lib/wolf';

/** What is drawn in one colour; `transform` places it in the square of its figure. */
interface Stroke {
  ink: string;
  d: string;
  width?: number;
  fill?: string;
  transform?: string;
}

const one = (ink: string, d: string): Stroke[] => [{ ink, d }];

/** A body, what is dark or light on it, and its lines; the body alone is moved into place. */
function figure(shape: Partial<Shape> & { light?: string; rope?: string; fill?: string }): Stroke[] {
  const { d, rope, light, dark, lines, fill, transform } = shape;
  const strokes: [string, string | undefined][] = [
    ['body', d],
    ['rope', rope],
    ['light', light],
    ['dark', dark],
    ['lines', lines],
  ];
  return strokes.flatMap(([ink, path]) =>
    path === undefined ? [] : [{ ink, d: path, ...(ink === 'body' || ink === 'rope' ? { fill, transform } : {}) }],
  );
}

/** An animal in a box of its own. */
function boxed({ box, d, lines, cut }: Boxed) {
  const strokes: [string, string | undefined][] = [
    ['lines', lines],
    ['body', d],
    ['cut', cut],
  ];
  return { box, strokes: strokes.flatMap(([ink, path]) => (path === undefined ? [] : one(ink, path))) };
}

const art = {
  foxes: {
    icons: Object.fromEntries(Object.entries(ICONS).map(([name, shape]) => [name, figure(shape)])),
    fox: FOX,
    tail: TAIL_TIP,
  },
  silver: {
    figures: FIGURES.map((strokes, value) => ({ ...tintOf(value), strokes })),
    powers: POWER_ICONS,
    wolf: WOLF,
  },
  tracks: {
    tints,
    male: boxed(STANDING),
    female: boxed(SITTING),
    cub: boxed(CUB),
    small: SMALL_SHAPES.map(boxed),
    large: LARGE_SHAPES.map(boxed),
  },
  wolves: {
    pieces: PIECES.map(figure),
    lone: figure(LONE_WOLF),
    prey: PREY_SHAPES.map(figure),
    moons: MOON_SHAPES,
    motifs: MOTIFS.map(({ d, filled }) => ({ ink: filled ? 'body' : 'lines', d })),
    terrain_token: TERRAIN_TOKEN,
    action_token: ACTION_TOKEN,
  },
};

const file = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

test.each(Object.entries(art))('Python draws %s with the shapes of the browser', async (room, shapes) => {
  await expect(file(shapes)).toMatchFileSnapshot(`../../../src/meute/games/${room}/drawing/art.json`);
});

test('Python marks seats as the browser does', async () => {
  const marks = MARKS.map(({ path }) => path);
  await expect(file(marks)).toMatchFileSnapshot('../../../src/meute/core/marks.json');
});
