/** The shapes that Python draws this room with are those of its board: written from here, compared here. */

import { expect, test } from 'vitest';
import { asFile, strokesOf } from '../../lib/strokes';
import { FOX, ICONS, TAIL_TIP } from './art';

const icons = Object.fromEntries(Object.entries(ICONS).map(([name, shape]) => [name, strokesOf(shape)]));
const art = { icons, fox: FOX, tail: TAIL_TIP };

test('Python draws with the shapes of the board', async () => {
  await expect(asFile(art)).toMatchFileSnapshot('../../../../src/meute/games/foxes/drawing/art.json');
});
