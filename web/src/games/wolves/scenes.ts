/** What the packs do, beat by beat where it happens; a moon is scored region by region before it is summed up. */

import type { LogEntry } from '../../lib/schema';
import { beats, type Scene, type Told } from '../../lib/scenes';
import { seatOf } from '../../lib/told';
import { PARTS, THIRD_OWNER } from './layout';
import type { WolvesView } from './schema';
import { kindOf, regionScores } from './scoring';
import { slotName } from './table';

/** Milliseconds, at the brisk pace; what is paid and whose turn it is takes no longer than a view on the way. */
const LONG: Readonly<Record<string, number>> = {
  move: 600,
  flee: 800,
  howl: 1000,
  den: 800,
  'den.action': 800,
  'den.terrain': 800,
  lair: 800,
  dominate: 700,
  replace: 900,
  hunt: 1100,
};
const MOON = 1300;
const REGION = 1600;
const OPENS_REGION = new Set(['first', 'first.third', 'tied', 'nobody']);

/** The scenes of what has happened since a view was shown. */
export function scenes(before: WolvesView, update: Told<WolvesView>): Scene<WolvesView>[] {
  const all = beats(update);
  let last = before;
  return all.flatMap((beat, i) => {
    const shown = beat.lines.some((line) => kindOf(line.message) === 'moon')
      ? moonlit(last, beat, !update.over)
      : [{ ...beat, long: longOf(beat.lines) }];
    last = beat.view;
    // What one has just done oneself need not be told, and the question follows at once.
    const plain = i === all.length - 1 && shown.length === 1;
    return plain && !beat.lines.some((line) => isNews(line, update.seat)) ? [] : shown;
  });
}

const isNews = ({ message }: LogEntry, seat: number | null): boolean =>
  kindOf(message) in LONG && seatOf(message) !== seat;

function longOf(lines: readonly LogEntry[]): number | undefined {
  const long = lines.reduce((most, { message }) => Math.max(most, LONG[kindOf(message)] ?? 0), 0);
  return long || undefined;
}

/** A beat in which a moon is scored: on the map as it was, one region after the other, then all of it. */
function moonlit(before: WolvesView, { view, lines }: Scene<WolvesView>, goesOn: boolean): Scene<WolvesView>[] {
  const parts = cut(lines);
  const last = parts.findLastIndex(([line]) => OPENS_REGION.has(kindOf(line?.message)));
  let shown = before;
  return parts.flatMap((some, i): Scene<WolvesView>[] => {
    const kind = kindOf(some[0]?.message);
    if (i > last) shown = view;
    else if (OPENS_REGION.has(kind)) shown = withGains(shown, some);
    const long = kind === 'moon' ? MOON : OPENS_REGION.has(kind) ? REGION : longOf(some);
    const scene = { view: shown, about: some, lines: some, long };
    const summed = goesOn && i === last;
    return summed ? [scene, { view, about: [], lines: [], long: 0, stop: 'chapter' }] : [scene];
  });
}

/** Lines that are told together: a region with all it gave. */
function cut(lines: readonly LogEntry[]): LogEntry[][] {
  const parts: LogEntry[][] = [];
  for (const line of lines) {
    const current = parts.at(-1);
    if (current && kindOf(line.message) === 'lower') current.push(line);
    else parts.push([line]);
  }
  return parts;
}

const TOKENS = PARTS.indexOf('tokens');
const BY_PLACES = PARTS.indexOf('places');

/** The points of a region have come to their packs, and its moon is gone. */
function withGains(view: WolvesView, lines: readonly LogEntry[]): WolvesView {
  const [region] = regionScores(lines);
  if (!region) return view;
  const parts = view.parts.map((row) => [...row]);
  for (const { seat, points, first } of region.gains) {
    const row = seat === THIRD_OWNER ? undefined : parts[seat];
    const part = first ? TOKENS : BY_PLACES;
    if (row) row[part] = (row[part] ?? 0) + points;
  }
  const regions = view.regions.map((one) => (slotName(one.slot) === region.board ? { ...one, moon: -1 } : one));
  return { ...view, parts, regions };
}
