/** The shapes that Python draws this room with are those of its board: written from here, compared here. */

import { expect, test } from 'vitest';
import { asFile, strokesOf } from '../../lib/strokes';
import { ACTION_TOKEN, LONE_WOLF, MOON_SHAPES, MOTIFS, PIECES, PREY_SHAPES, TERRAIN_TOKEN } from './art';

const art = {
  pieces: PIECES.map(strokesOf),
  lone: strokesOf(LONE_WOLF),
  prey: PREY_SHAPES.map(strokesOf),
  moons: MOON_SHAPES,
  motifs: MOTIFS.map(({ d, filled }) => ({ ink: filled ? 'body' : 'lines', d })),
  terrain_token: TERRAIN_TOKEN,
  action_token: ACTION_TOKEN,
};

test('Python draws with the shapes of the board', async () => {
  await expect(asFile(art)).toMatchFileSnapshot('../../../../src/meute/games/wolves/drawing/art.json');
});
