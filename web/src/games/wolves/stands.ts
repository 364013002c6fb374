/** Everything that stands on the map of The Wolves, as pictures. */

import type { WolvesView } from './schema';
import { R, chartOf, slotOf } from './chart';
import { ALPHA, KINDS, PACK, THIRD, THIRD_OWNER } from './layout';
import { piecesAt, preyAt, thirdPack } from './table';

export interface Stand {
  readonly id: string;
  readonly hex: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: number | 'lone' | 'prey';
  readonly owner: number;
  readonly prey: number;
  readonly count: number;
  readonly mark: 'right' | 'left' | 'none';
}

/** Everything that stands on the map, where and how large. */
export function standsOf(view: WolvesView): Stand[] {
  return chartOf(view.seats).spots.flatMap(({ hex, x, y }): Stand[] => {
    const none = { owner: 0, prey: 0, count: 1, mark: 'right' as const };
    const prey = preyAt(view, hex);
    if (prey)
      return [
        {
          ...none,
          id: `prey-${slotOf(hex)}-${prey.left}`,
          hex,
          x,
          y,
          size: 1.36 * R,
          kind: 'prey',
          prey: prey.prey,
          count: prey.left,
        },
      ];
    if (view.lone.includes(hex)) return [{ ...none, id: `lone-${hex}`, hex, x, y, size: 1.3 * R, kind: 'lone' }];
    const here = piecesAt(view, hex);
    if (here[0]?.piece === THIRD) {
      const kinds = thirdPack(view, slotOf(hex));
      return kinds.map((kind, i) => ({
        ...none,
        id: `third-${hex}-${i}`,
        hex,
        kind,
        owner: THIRD_OWNER,
        mark: i ? 'none' : 'left',
        size: 1.1 * R,
        x: x + (i - (kinds.length - 1) / 2) * (kinds.length > 2 ? 0.56 : 0.8) * R,
        y: y + (i % 2 ? 0.16 : -0.1) * R,
      }));
    }
    return here.map(({ piece, kind, owner }, i) => {
      const two = here.length > 1;
      const side = two ? (i ? 1 : -1) : 0;
      const id = kind === ALPHA || kind === PACK ? `wolf-${piece}` : `${KINDS[kind]}-${hex}`;
      const same = here[0]?.owner === here[1]?.owner;
      const mark = !two || i ? 'right' : same ? 'none' : 'left';
      return {
        ...none,
        mark,
        id,
        hex,
        x: x + side * 0.38 * R,
        y: y + side * 0.1 * R,
        size: (two ? 0.98 : 1.42) * R,
        kind,
        owner,
      };
    });
  });
}
