/** The shapes that Python draws this room with are those of its board: written from here, compared here. */

import { expect, test } from 'vitest';
import { asFile } from '../../lib/strokes';
import { WOLF } from '../../lib/wolf';
import { FIGURES, POWER_ICONS, tintOf } from './art';

const figures = FIGURES.map((strokes, value) => ({ ...tintOf(value), strokes }));
const art = { figures, powers: POWER_ICONS, wolf: WOLF };

test('Python draws with the shapes of the board', async () => {
  await expect(asFile(art)).toMatchFileSnapshot('../../../../src/meute/games/silver/drawing/art.json');
});
