/** The shapes that Python draws this room with are those of its board: written from here, compared here. */

import { expect, test } from 'vitest';
import { asFile, type Stroke } from '../../lib/strokes';
import { CUB, SITTING, LARGE_SHAPES, STANDING, type Shape, SMALL_SHAPES } from './art';
import { tints } from './tints';

/** An animal in a box of its own, its lines below its body. */
function boxed({ box, d, lines, cut }: Shape) {
  const strokes: Stroke[] = [{ ink: 'body', d }];
  if (lines !== undefined) strokes.unshift({ ink: 'lines', d: lines });
  if (cut !== undefined) strokes.push({ ink: 'cut', d: cut });
  return { box, strokes };
}

const animals = { male: boxed(STANDING), female: boxed(SITTING), cub: boxed(CUB) };
const art = { tints, ...animals, small: SMALL_SHAPES.map(boxed), large: LARGE_SHAPES.map(boxed) };

test('Python draws with the shapes of the board', async () => {
  await expect(asFile(art)).toMatchFileSnapshot('../../../../src/meute/games/tracks/drawing/art.json');
});
