/** Every line of the log says how the table stood when it was told: reads that, and shows it. */

import type { Told } from '../../lib/schema';
import { CUB, HAND, LISTED, PACK, PICTURED } from './layout';
import type { TracksView } from './schema';

type Listed = Record<(typeof LISTED)[number], number[]>;
type Single = Record<(typeof PICTURED)[number], number>;

export interface Picture extends Listed, Single {
  readonly rows: number[][];
}

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** The picture that a line carries. */
export function pictureOf(told: Told | undefined): Picture | null {
  const text = told?.params.table;
  if (typeof text !== 'string') return null;
  const [single = '', ...parts] = text.split('|');
  const rows = (parts.at(-1) ?? '').split('/').filter(Boolean).map(numbers);
  const alone = numbers(single).map((value, i) => [PICTURED[i], value]);
  const lists = LISTED.map((name, i) => [name, numbers(parts[i] ?? '')]);
  return Object.fromEntries([...alone, ...lists, ['rows', rows]]) as Picture;
}

/** A view as the table stood in a picture. */
export function pictured(view: TracksView, picture: Picture | null): TracksView {
  if (!picture) return view;
  const pack = picture.rows.flat();
  const stands = (wolf: number, where: number) => (pack.includes(wolf) ? PACK : where === PACK ? HAND : where);
  return {
    ...view,
    ...picture,
    where: view.where.map((where, wolf) => stands(wolf, where)),
  };
}

/** A view in which a wolf is no cub any more. */
export function uncubbed(view: TracksView, wolf: number): TracksView {
  return { ...view, where: view.where.map((where, one) => (one === wolf && where === CUB ? HAND : where)) };
}
