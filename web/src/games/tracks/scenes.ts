/** A year told in scenes: which lines belong together, how long there is something to see, what waits. */

import type { LogEntry } from '../../lib/schema';
import type { Scene, Stop, Told } from '../../lib/scenes';
import { COLUMNS, EXTINCT, FACE_DOWN, NOBODY, RUNNING, SEALED, UNASKED } from './layout';
import { pictured, pictureOf, uncubbed } from './picture';
import type { TracksView } from './schema';
import { isCounter, kindOf, wolfIn } from './story';
import { cellOf, ownerOf } from './table';

/** What is told in one breath with what came before it. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  counter: ['phase', 'counter'],
  hungry: ['hungry'],
  small_turned: ['small_turned'],
  scores: ['scores'],
  adds: ['births', 'adds'],
  own_cubs: ['births', 'adds'],
  vote: ['vote'],
  placed: ['placed'],
  takes_place: ['submits', 'wins'],
  hand: ['fight'],
  readmitted: ['recognised'],
  passes: ['passes'],
  leaves_alone: ['leaves_alone'],
  winner: ['winner'],
};

/** Milliseconds, at the brisk pace. */
const LONG: Readonly<Record<string, number>> = {
  phase: 1100,
  raising: 1900,
  hunt: 2200,
  howl: 1900,
  death: 1800,
  excluded: 1800,
  feast: 1100,
  hungry: 1300,
  catch: 900,
  small_turned: 600,
  attacks: 1100,
  submits: 1500,
  fight: 1500,
  exchange: 1600,
  wins: 2400,
  draw: 1800,
  scores: 1800,
  penalty: 1300,
  births: 1500,
  grows_up: 1400,
  leave_together: 1600,
  leaves_alone: 1500,
  passes: 500,
  placed: 900,
  year: 700,
};
const USUAL = 900;
const EACH_COUNTER = 130;
const PAID = 1000;

/** What a person wants to have seen of their own wolves, by what the line calls them. */
const GRAVE: Readonly<Record<string, readonly string[]>> = {
  death: ['wolf'],
  excluded: ['wolf'],
  omega: ['wolf'],
  submits: ['wolf'],
  takes_place: ['wolf', 'other'],
  wins: ['wolf', 'other'],
};

/** Kinds that differ only in how it went are one sort: a hunt, a howl, a phase, a counter. */
const sortOf = (kind: string): string =>
  kind.startsWith('counter') ? 'counter' : (kind.match(/^(phase|hunt|howl)/)?.[0] ?? kind);
const sort = ({ message }: LogEntry): string => sortOf(kindOf(message));

/** Cut lines into those that are told in one breath. */
export function breaths(log: readonly LogEntry[]): LogEntry[][] {
  const all: LogEntry[][] = [];
  for (const line of log) {
    const current = all.at(-1);
    const last = current?.at(-1);
    if (current && last && (!sort(line) || TOGETHER[sort(line)]?.includes(sort(last)))) current.push(line);
    else all.push([line]);
  }
  return all;
}

/** The scenes of what has happened since a view was shown. */
export function scenes(before: TracksView, update: Told<TracksView>): Scene<TracksView>[] {
  const told: Scene<TracksView>[] = [];
  let view: TracksView = { ...before, counters: known(before, update), asked: [], goals: [], prospects: [] };
  for (const lines of breaths(update.log)) {
    const [first] = lines;
    if (!first) continue;
    if (sort(first) === 'year') {
      if (view.year) told.push({ view, about: told.at(-1)?.about ?? [], lines: [], long: 0, stop: 'chapter' });
      view = nextYear(view);
    }
    for (const scene of sceneOf(view, lines, update.seat)) {
      view = scene.view;
      told.push(scene);
    }
    view = after(view, lines);
  }
  return told;
}

/** What lies in the cells as far as one knows: one's own placement stands in the newest view of the year. */
function known(before: TracksView, { seat, view }: { seat: number | null; view: TracksView }): number[] {
  if (seat === null || view.year !== before.year) return before.counters;
  return before.counters.map((counter, cell) =>
    counter === UNASKED && ownerOf(Math.floor(cell / COLUMNS)) === seat ? (view.counters[cell] ?? counter) : counter,
  );
}

/** One breath in one scene; counters are first revealed and then paid. */
function sceneOf(view: TracksView, lines: readonly LogEntry[], seat: number | null): Scene<TracksView>[] {
  const first = sort(lines[0] as LogEntry);
  const counters = lines.filter(({ message }) => isCounter(message));
  if (first === 'phase') {
    const shown = revealed(pictured(view, pictureOf(lines[0]?.message)), counters);
    const long = (LONG.phase ?? USUAL) + EACH_COUNTER * counters.length;
    const reveal = { view: shown, about: lines, lines, long };
    const paid = pictured(shown, pictureOf(counters.at(-1)?.message));
    return counters.some(({ message }) => message.params.spirals)
      ? [reveal, { view: paid, about: lines, lines: [], long: PAID }]
      : [reveal];
  }
  // A wolf that goes is still there while that is told; its place closes afterwards.
  const fallen = first === 'death' || first === 'excluded';
  const shown = fallen ? view : after(view, lines);
  return [{ view: shown, about: lines, lines, long: LONG[first] ?? USUAL, stop: stopAt(view, lines, seat) }];
}

/** The table once these lines are told. */
function after(view: TracksView, lines: readonly LogEntry[]): TracksView {
  const picture = lines.map(({ message }) => pictureOf(message)).findLast(Boolean) ?? null;
  const dead = lines.filter((line) => sort(line) === 'cub_dies').map(({ message }) => wolfIn(message, view));
  const shown = dead.reduce(uncubbed, pictured(view, picture));
  const over = lines.some((line) => sort(line) === 'extinct');
  return over ? { ...shown, result: EXTINCT } : shown;
}

/** Counters lie open; what others have placed is no longer sealed, but face down. */
function revealed(view: TracksView, lines: readonly LogEntry[]): TracksView {
  const counters = view.counters.map((counter) => (counter === SEALED ? FACE_DOWN : counter === UNASKED ? 0 : counter));
  for (const { message } of lines) counters[cellOf(wolfIn(message, view), view.phase)] = Number(message.params.counter);
  return { ...view, counters, placed: true, placing: false };
}

const nextYear = (view: TracksView): TracksView => ({
  ...view,
  year: view.year + 1,
  placed: false,
  placing: false,
  counters: view.counters.map(() => 0),
  votes: view.votes.map(() => NOBODY),
  young: [],
  result: RUNNING,
});

function stopAt(view: TracksView, lines: readonly LogEntry[], seat: number | null): Stop | undefined {
  if (seat === null) return undefined;
  const wolves = lines.flatMap((line) =>
    sort(line) === 'draw'
      ? [view.attacker, view.defender]
      : (GRAVE[sort(line)] ?? []).map((gap) => wolfIn(line.message, view, gap)),
  );
  return wolves.some((wolf) => wolf !== NOBODY && ownerOf(wolf) === seat) ? 'tap' : undefined;
}
