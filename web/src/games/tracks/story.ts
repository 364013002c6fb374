/** The year as the log tells it, cut into the phases of the game. */

import type { LogEntry, Told } from '../../lib/schema';
import { isSeat, isTold, seatOf } from '../../lib/told';
import type { TracksView } from './schema';
import { NOBODY, ranking, SCORING, wolfNamed } from './table';

const LOG = 'tracks.log.';
const WOLF = 'tracks.wolf.';

/** A counter that was revealed. */
export interface Shown {
  readonly wolf: number;
  readonly counter: number;
  readonly spirals: number;
  /** Its wolf died of the spirals, so it counts for nothing. */
  readonly lost: boolean;
}

/** Something that happened; equal losses are told together. */
export interface Beat {
  readonly kind: string;
  readonly told: Told;
  readonly seat: number | null;
  readonly wolves: readonly number[];
  readonly points: number;
}

export interface Act {
  /** 0 for preparation, 1 to 5, 6 for scoring. */
  readonly phase: number;
  readonly shown: readonly Shown[];
  /** The sum of the counters that count. */
  readonly sum: number;
  readonly beats: readonly Beat[];
}

const LATE = new Set(['scores', 'penalty', 'grows_up', 'leave_together', 'leaves_alone', 'winner']);
const QUIET = new Set(['own_cubs', 'hand', 'small_turned']);

/** The years of a log, each with its lines. What came before the first is not a year. */
export function years(log: readonly LogEntry[]): Told[][] {
  const all: Told[][] = [];
  for (const { message } of log) {
    if (message.key === `${LOG}year`) all.push([]);
    else all.at(-1)?.push(message);
  }
  return all;
}

/** The phases of a year so far, in order. */
export function acts(lines: readonly Told[], view: TracksView): Act[] {
  const parts: { phase: number; lines: Told[] }[] = [{ phase: 0, lines: [] }];
  for (const told of lines) {
    const kind = kindOf(told);
    const phase = kind.startsWith('phase.') ? Number(kind.slice(6)) : LATE.has(kind) ? SCORING : 0;
    if (phase > (parts.at(-1)?.phase ?? 0)) parts.push({ phase, lines: [] });
    if (!kind.startsWith('phase.')) parts.at(-1)?.lines.push(told);
  }
  return parts.filter((part) => part.phase || part.lines.length).map((part) => actOf(part.phase, part.lines, view));
}

function actOf(phase: number, lines: readonly Told[], view: TracksView): Act {
  const counters = lines.filter((told) => kindOf(told).startsWith('counter'));
  const rest = lines.filter((told) => !kindOf(told).startsWith('counter') && !QUIET.has(kindOf(told)));
  const early = deadAtOnce(rest, view);
  const first = wolfIn(
    rest.find((told) => ['recognised', 'injured'].includes(kindOf(told))),
    view,
  );
  const shown = counters.map((told) => shownOf(told, view, early)).toSorted(bySequence(view, first));
  const sum = shown.reduce((total, one) => (one.lost ? total : total + one.counter), 0);
  return { phase, shown, sum, beats: beatsOf(rest, view) };
}

/** Deaths told before anything else happens are those of the spirals. */
function deadAtOnce(lines: readonly Told[], view: TracksView): Set<number> {
  const other = lines.findIndex((told) => !['death', 'omega', 'excluded', 'last_of_sex'].includes(kindOf(told)));
  const opening = lines.slice(0, other < 0 ? lines.length : other);
  return new Set(opening.filter((told) => kindOf(told) === 'death').map((told) => wolfIn(told, view)));
}

function shownOf(told: Told, view: TracksView, dead: ReadonlySet<number>): Shown {
  const wolf = wolfIn(told, view);
  const spirals = Number(told.params.spirals ?? 0);
  return { wolf, counter: Number(told.params.counter), spirals, lost: spirals > 0 && dead.has(wolf) };
}

/** Higher counters first; of equal ones the first wolf of the phase, then by rank. */
function bySequence(view: TracksView, first: number): (a: Shown, b: Shown) => number {
  const order = ranking(view);
  const place = (one: Shown) => (one.wolf === first ? -1 : order.indexOf(one.wolf));
  return (a, b) => b.counter - a.counter || place(a) - place(b);
}

function beatsOf(lines: readonly Told[], view: TracksView): Beat[] {
  const beats: Beat[] = [];
  for (const told of lines) {
    const beat = beatOf(told, view);
    const last = beats.at(-1);
    const same = beat.kind === 'hungry' && last?.kind === 'hungry' && last.points === beat.points;
    if (same) beats[beats.length - 1] = { ...last, wolves: [...last.wolves, ...beat.wolves] };
    else beats.push(beat);
  }
  return beats;
}

function beatOf(told: Told, view: TracksView): Beat {
  const wolf = wolfIn(told, view);
  return {
    kind: kindOf(told),
    told,
    seat: seatOf(told),
    wolves: wolf === NOBODY ? [] : [wolf],
    points: Number(told.params.points ?? 0),
  };
}

export const kindOf = (told: Told): string => (told.key.startsWith(LOG) ? told.key.slice(LOG.length) : '');

/** The wolf a line is about. */
export function wolfIn(told: Told | undefined, view: TracksView, gap = 'wolf'): number {
  const name = told?.params[gap];
  if (!isTold(name) || !name.key.startsWith(WOLF)) return NOBODY;
  return wolfNamed(view, name.key.slice(WOLF.length), String(name.params.letter));
}

/** What a year brought a player, in its parts. */
export interface Harvest {
  readonly rank: number;
  readonly penalty: number;
  readonly leaving: number;
}

/** Points by seat, as the lines of scoring tell them. */
export function harvest(lines: readonly Told[], view: TracksView): Harvest[] {
  const out = view.points.map(() => ({ rank: 0, penalty: 0, leaving: 0 }));
  for (const told of lines) {
    const mine = out[seatOf(told) ?? NOBODY];
    const points = Number(told.params.points ?? 0);
    if (!mine) continue;
    if (kindOf(told) === 'scores') mine.rank += points;
    if (kindOf(told) === 'penalty') mine.penalty -= points;
    if (kindOf(told) === 'leaves_alone') mine.leaving -= points;
    if (kindOf(told) === 'leave_together') {
      mine.leaving += points;
      const { other_player: partner } = told.params;
      const other = isSeat(partner) ? out[partner.seat] : undefined;
      if (other) other.leaving += points;
    }
  }
  return out;
}
