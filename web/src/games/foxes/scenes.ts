/** What everybody does, beat by beat where it happens; a round ends step by step before it is summed up. */

import type { LogEntry, Told as Line } from '../../lib/schema';
import { beats, type Scene, type Told } from '../../lib/scenes';
import { isTold, seatOf } from '../../lib/told';
import { cell, cub, instinct, land, space, track } from './answers';
import { COLUMNS, CUB_NAMES, INSTINCT_NAMES, OBSTACLE_NAMES, TERRITORY_NAMES } from './layout';
import type { FoxesView } from './schema';

const LOG = 'foxes.log.';
const kindOf = ({ message }: LogEntry): string => (message.key.startsWith(LOG) ? message.key.slice(LOG.length) : '');

/** Milliseconds, at the brisk pace; what only comes with it takes no longer than a view on the way. */
const LONG: Readonly<Record<string, number>> = {
  destiny: 1100,
  day: 900,
  night: 900,
  rolls: 750,
  places: 650,
  moves: 650,
  mulotage: 900,
  marks: 650,
  advance: 650,
  obstacle: 900,
  cub: 500,
  lays: 500,
  develops: 1100,
  grows: 350,
  released: 800,
  leaves: 900,
  plays_bonus: 700,
  uses_ruse: 800,
};
const STEP = 1100;
/** A step in which nobody gains anything is only named. */
const EMPTY_STEP = 450;

/** The scenes of what has happened since a view was shown. */
export function scenes(before: FoxesView, update: Told<FoxesView>): Scene<FoxesView>[] {
  const all = beats(update);
  let last = before;
  return all.flatMap((beat, i) => {
    const shown = told(last, beat);
    last = beat.view;
    // What one has just done oneself need not be told, and the question follows at once.
    const plain = i === all.length - 1 && shown.length === 1 && !shown[0]?.stop;
    return plain && !beat.lines.some((line) => isNews(line, update.seat)) ? [] : shown;
  });
}

const isNews = (line: LogEntry, seat: number | null): boolean => kindOf(line) in LONG && seatOf(line.message) !== seat;

/** One beat in one scene, but for the steps of a round's end, and the new round that begins after it. */
function told(before: FoxesView, beat: Scene<FoxesView>): Scene<FoxesView>[] {
  const parts = cut(beat.lines);
  let shown = before;
  return parts.flatMap((lines, i): Scene<FoxesView>[] => {
    const first = lines[0] ? kindOf(lines[0]) : '';
    const begins = first === 'round';
    const left = shown;
    shown = i === parts.length - 1 || begins ? beat.view : withGains(shown, lines);
    const scene = { view: shown, about: lines, lines, long: longOf(first, lines) };
    const ended = begins && before.round > 0 && before.round < beat.view.round;
    // The table as the round left it, though the number of the new one tells which has ended.
    const end = {
      view: { ...left, round: beat.view.round },
      about: [],
      lines: [],
      long: 0,
      stop: 'chapter' as const,
    };
    return ended ? [end, scene] : [scene];
  });
}

function longOf(first: string, lines: readonly LogEntry[]): number | undefined {
  if (first.startsWith('step.')) return lines.length > 1 ? STEP : EMPTY_STEP;
  return lines.reduce((most, line) => Math.max(most, LONG[kindOf(line)] ?? 0), 0) || undefined;
}

/** Every step of a round's end, and every new round, begins a scene of its own. */
function cut(lines: readonly LogEntry[]): LogEntry[][] {
  const parts: LogEntry[][] = [[]];
  for (const line of lines) {
    const opens = /^(step\.|round$|round_ends$)/.test(kindOf(line));
    if (opens && parts.at(-1)?.length) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** The points that these lines tell of have come to their players. */
function withGains(view: FoxesView, lines: readonly LogEntry[]): FoxesView {
  const [vp, pc] = [[...view.vp], [...view.pc]];
  for (const line of lines) {
    const [seat, amount] = [seatOf(line.message) ?? -1, Number(line.message.params.amount)];
    if (kindOf(line) === 'vp') vp[seat] = (vp[seat] ?? 0) + amount;
    if (kindOf(line) === 'pc') pc[seat] = (pc[seat] ?? 0) + amount;
    if (kindOf(line) === 'pays_pc') pc[seat] = (pc[seat] ?? 0) - amount;
  }
  return { ...view, vp, pc };
}

/** Where a named thing stands among its family; -1 for none. */
function numberOf(named: Line['params'][string] | undefined, names: readonly string[]): number {
  return isTold(named) ? names.indexOf(named.key.split('.').at(-1) ?? '') : -1;
}

/** Pieces of one's own board, by the name of the line's gap that says which. */
const OWN: Readonly<Record<string, (line: Line) => string>> = {
  cub: ({ params }) => cub(numberOf(params.cub, CUB_NAMES)),
  instinct: ({ params }) => instinct(numberOf(params.instinct, INSTINCT_NAMES)),
  cell: ({ params }) => {
    const [column = 1, row = 1] = String(params.cell).match(/\d+/g)?.map(Number) ?? [];
    return cell(COLUMNS * (row - 1) + column - 1);
  },
};

/** What a line of the log speaks of: a place of the table, a piece of one's own board, or whoever it is about. */
export function spoken(line: LogEntry, view: FoxesView): string[] {
  const { params } = line.message;
  const seat = seatOf(line.message);
  const territory = numberOf(params.territory ?? params.place, TERRITORY_NAMES);
  switch (kindOf(line)) {
    case 'rolls':
    case 'improves':
      return ['tray'];
    case 'destiny':
    case 'day':
    case 'night':
      return ['destiny'];
    case 'hunter':
      return ['hunter'];
    case 'moves':
      return [`fox-${seat}`];
    case 'marks':
      return [space(territory, Number(params.space))];
    case 'advance':
      return [track(territory)];
    case 'obstacle':
      return [`obstacle-${numberOf(params.obstacle, OBSTACLE_NAMES)}`];
    case 'places':
      return territory in TERRITORY_NAMES && TERRITORY_NAMES[territory] !== 'den'
        ? [land(territory)]
        : [`seat-${seat}`];
  }
  if (seat === null) return [];
  const own = seat === view.player ? Object.keys(OWN).find((gap) => gap in params) : undefined;
  return [own ? (OWN[own]?.(line.message) ?? '') : `seat-${seat}`];
}
