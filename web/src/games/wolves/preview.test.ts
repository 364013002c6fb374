import { expect, test } from 'vitest';
import { emptyView } from './fixture';
import { fleeing, preview } from './preview';
import type { WolvesView } from './schema';
import { chartOf } from './table';

const ALPHA_OF_0 = 1;
const PACK_OF_0 = 3;
const ALPHA_OF_1 = 13;
const PACK_OF_1 = 15;
const DEN_OF_0 = 61;
const { spots } = chartOf(4);
const MIDDLE = 16 + 6;
const around = spots[MIDDLE]?.beside ?? [];
const [near = 0, next = 0] = around;

/** A map of nothing but grass, with some pieces on it. */
function table(at: Record<number, number[]>, rest: Partial<WolvesView> = {}): WolvesView {
  const blank = spots.map(() => 0);
  const where = Array.from({ length: 61 }, () => -1);
  for (const [hex, pieces] of Object.entries(at))
    for (const piece of pieces) if (piece < 61) where[piece] = Number(hex);
  return emptyView({
    where,
    one: blank.map((_, hex) => at[hex]?.[0] ?? 0),
    two: blank.map((_, hex) => at[hex]?.[1] ?? 0),
    ...rest,
  });
}

test('a wolf shows its way before it goes', () => {
  const view = table({ [MIDDLE]: [PACK_OF_0] }, { moved: [PACK_OF_0] });
  expect(preview(view, 'SendWolf', near)).toMatchObject({ way: [MIDDLE, near], victim: null, refuges: [] });
  expect(preview(view, 'TakeAction', near).way).toEqual([]);
});

test('an alpha shows whom it drives away, and that the hex it leaves is a refuge', () => {
  const view = table({ [near]: [ALPHA_OF_0], [MIDDLE]: [PACK_OF_1] }, { moved: [ALPHA_OF_0] });
  const shown = preview(view, 'SendWolf', MIDDLE);
  expect(shown.victim).toMatchObject({ piece: PACK_OF_1, owner: 1 });
  expect(shown.refuges.toSorted()).toEqual(around.toSorted());
  const together = table({ [near]: [ALPHA_OF_0, PACK_OF_0], [MIDDLE]: [PACK_OF_1] }, { moved: [ALPHA_OF_0] });
  expect(preview(together, 'SendWolf', MIDDLE).refuges).not.toContain(near);
});

test('a pack wolf drives nobody away', () => {
  const view = table({ [near]: [PACK_OF_0], [MIDDLE]: [PACK_OF_1] }, { moved: [PACK_OF_0] });
  expect(preview(view, 'SendWolf', MIDDLE).victim).toBeNull();
});

test('a lair drives even an alpha away, but nobody of its own pack', () => {
  const view = table({ [MIDDLE]: [DEN_OF_0, ALPHA_OF_1], [near]: [DEN_OF_0, ALPHA_OF_0] });
  expect(preview(view, 'ChooseDen', MIDDLE)).toMatchObject({ way: [], victim: { piece: ALPHA_OF_1 }, from: MIDDLE });
  expect(preview(view, 'ChooseDen', MIDDLE).refuges).not.toContain(near);
  expect(preview(view, 'ChooseDen', near).victim).toBeNull();
});

test('a wolf that has to flee shows where it would go', () => {
  const view = table(
    { [MIDDLE]: [ALPHA_OF_0, PACK_OF_1] },
    { pending: [{ type: 'DisplaceWolf', player: 0, wolf: PACK_OF_1 }] },
  );
  expect(fleeing(view)?.piece).toBe(PACK_OF_1);
  expect(preview(view, 'DisplaceWolf', next)).toMatchObject({ from: MIDDLE, refuges: [next] });
  expect(fleeing(table({}))).toBeNull();
});
