/** The fight now fought, or just ended, as the log tells it. */

import type { LogEntry, Told } from '../../lib/schema';
import { NOBODY } from './layout';
import { pictureOf } from './picture';
import type { TracksView } from './schema';
import { kindOf, wolfIn } from './story';

export interface Exchange {
  /** The attacker's card, then the defender's. */
  readonly cards: readonly [number, number];
  /** How the fight stood after it. */
  readonly scores: readonly [number, number];
}

export interface Fight {
  /** The attacker, then the defender. */
  readonly sides: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly sizes: readonly [number, number];
  readonly rounds: readonly Exchange[];
  /** Which side has won; null while they fight, NOBODY for a draw. */
  readonly winner: number | null;
  /** The recognition each side has gained or lost by it. */
  readonly chips: readonly [number, number];
  /** They have changed places. */
  readonly places: boolean;
}

const pair = (numbers: readonly number[] | undefined): [number, number] => [numbers?.[0] ?? 0, numbers?.[1] ?? 0];

/** The last fight of the log with all that has been told of it; null if the log has gone on to something else. */
export function fightOf(log: readonly LogEntry[], view: TracksView): Fight | null {
  const begun = log.findLastIndex(({ message }) => kindOf(message) === 'fight');
  if (begun < 0) return null;
  const lines = log.slice(begun).map(({ message }) => message);
  if (lines.some((line) => !OF_A_FIGHT.has(kindOf(line)))) return null;
  const [first] = lines;
  const sides = [wolfIn(first, view), wolfIn(first, view, 'other')] as const;
  const rounds = lines.filter((line) => kindOf(line) === 'exchange').map(exchange);
  const end = lines.find((line) => ['wins', 'draw'].includes(kindOf(line)));
  const [before, after] = [pictureOf(first), pictureOf(end)];
  const gained = (wolf: number) => (after?.chips[wolf] ?? 0) - (before?.chips[wolf] ?? 0);
  const last = lines.findLast((line) => ['fight', 'exchange'].includes(kindOf(line)));
  return {
    sides,
    scores: rounds.at(-1)?.scores ?? pair(pictureOf(last)?.fight_scores),
    sizes: end ? [0, 0] : pair(pictureOf(last)?.fight_sizes),
    rounds,
    winner: end ? (kindOf(end) === 'draw' ? NOBODY : sides.indexOf(wolfIn(end, view))) : null,
    chips: end ? [gained(sides[0]), gained(sides[1])] : [0, 0],
    places: lines.some((line) => kindOf(line) === 'takes_place'),
  };
}

const OF_A_FIGHT = new Set(['fight', 'hand', 'exchange', 'wins', 'draw', 'takes_place', 'injured', '']);

const exchange = ({ params }: Told): Exchange => ({
  cards: [Number(params.card), Number(params.other_card)],
  scores: [Number(params.mine), Number(params.theirs)],
});
