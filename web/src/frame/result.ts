/** How a finished game went, in a sentence. */

import { listed, t } from '../lib/i18n.svelte';
import { winners } from '../lib/result';
import type { MyTable } from '../lib/schema';

/** Say who won and with what; empty where the table does not tell. */
export function resultOf({ seat, info }: Pick<MyTable, 'seat' | 'info'>): string {
  const { ranks, scores, seats } = info;
  if (!ranks || !scores) return '';
  const first = winners(ranks);
  const names = listed(first.map((one) => seats[one]?.name ?? ''));
  const best = scores[first[0] ?? 0] ?? 0;
  if (!first.length) return t('result.level');
  if (seat === null) return t('result.of', { names, best });
  if (first.includes(seat)) return t(first.length > 1 ? 'result.shared' : 'result.won', { score: best });
  const place = ranks[seat] ?? 0;
  return t('result.place', { place, seats: seats.length, score: scores[seat] ?? 0, names, best });
}

/** Say who has won, to somebody in this seat or to a spectator. */
export function victory(first: readonly number[], names: readonly string[], mine: number | null): string {
  if (!first.length) return t('end.nobody');
  if (mine !== null && first.includes(mine)) return t(first.length > 1 ? 'end.shared' : 'end.won');
  return t('end.winner', { names: listed(first.map((seat) => names[seat] ?? '')), count: first.length });
}

/** Say by how much somebody has won alone, or that only the tie-break told them apart. */
export function leadOf(
  first: readonly number[],
  ranks: readonly number[],
  scores: readonly number[],
  names: readonly string[],
): string {
  const [winner] = first;
  const others = ranks.flatMap((_, seat) => (first.includes(seat) ? [] : [seat]));
  if (winner === undefined || first.length > 1 || !others.length) return '';
  const nextRank = Math.min(...others.map((seat) => ranks[seat] ?? 0));
  const next = others.filter((seat) => ranks[seat] === nextRank);
  const name = listed(next.map((seat) => names[seat] ?? ''));
  const lead = Math.abs((scores[winner] ?? 0) - (scores[next[0] ?? 0] ?? 0));
  return lead ? t('end.lead', { lead, name }) : t('end.level', { name });
}
