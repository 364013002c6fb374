/** Rows of answers and what they would do, in words. */

import type { Told } from '../../lib/schema';
import { sentBy } from './answers';
import { TERRAINS } from './layout';
import type { WolvesOffer } from './props';
import type { Action, WolvesView } from './schema';
import { hexName, kindKey, tileOf } from './table';
import { w } from './words';

type Say = (told: Told) => string;

const AIMS = { HowlAt: 'rowHowl', DigAt: 'rowDen', UpgradeAt: 'rowLair', Target: 'rowDominate' } as const;
type Aim = keyof typeof AIMS;
const isAim = (type: string): type is Aim => type in AIMS;

/** What an offer aims at; null if it moves a wolf. */
export function aimOf({ answers }: WolvesOffer): Aim | null {
  const type = answers.at(-1)?.type ?? '';
  return isAim(type) ? type : null;
}

export const terrainName = (terrain: number, say: Say): string =>
  say({ key: `wolves.terrain.${TERRAINS[terrain] ?? 'blank'}`, params: {} });

/** A row in words. */
export function rowTold(row: WolvesOffer, view: WolvesView, say: Say): string {
  const sent = sentBy(row);
  if (sent) {
    const piece = say({ key: kindKey(sent.pick.kind), params: {} });
    const gaps = { piece, start: hexName(sent.pick.hex), hex: hexName(sent.go.hex) };
    const pay = paidWith(row, view, say);
    return pay ? w('rowGo', { ...gaps, pay }) : w('rowGoPaid', gaps);
  }
  const aim = aimOf(row);
  const last = row.answers.at(-1);
  if (!aim || !last || !('hex' in last)) return '';
  const terrain = terrainName(row.preview?.terrain ?? -1, say);
  return w(AIMS[aim], { hex: hexName(last.hex), cost: row.preview?.cost ?? 0, terrain });
}

/** What a row pays a move with, in words; nothing if that is done. */
export function paidWith({ answers }: WolvesOffer, view: WolvesView, say: Say): string {
  const payment = paymentOf(answers);
  if (!payment) return '';
  if (payment.type !== 'Flip') return w('payToken');
  const { front, back } = tileOf(view, view.player ?? 0, payment.tile);
  const [now, then] = [terrainName(front, say), terrainName(back, say)];
  return front === back ? w('payHabitat', { front: now }) : w('payTile', { front: now, back: then });
}

/** The tile or token with which a row pays a move. */
export const paymentOf = (answers: readonly Action[]) =>
  answers.find((action) => action.type === 'Flip' || action.type === 'SpendAs');

/** The tiles with which these offers pay. */
export const tilesOf = (offers: readonly WolvesOffer[]): number[] => [
  ...new Set(
    offers.flatMap(({ answers, preview }) => {
      const payment = paymentOf(answers);
      return payment ? (payment.type === 'Flip' ? [payment.tile] : []) : (preview?.tiles ?? []);
    }),
  ),
];
