/** A table at the beginning of a game, for tests. */

import { row } from '../../lib/fixture';
import type { Settings, TracksView } from './schema';
import { COLUMNS, WOLVES_EACH } from './table';

const SETTINGS: Settings = {
  joining: false,
  life_span: false,
  strength_first: false,
  omega_stays: false,
  target: 40,
  spirals: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3],
  small_cards: [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5],
  small_strength: [0, 0, 0, 1, 2, 3],
  large_cards: [0, 0, 1, 1, 2, 3, 3, 3, 4, 4, 5, 6],
  large_black: [28, 31, 34, 43, 48, 57, 68],
  large_green: [20, 20, 25, 30, 35, 45, 55],
  large_red: [10, 15, 15, 20, 25, 30, 35],
  large_food: [14, 11, 16, 13, 16, 20, 24],
  births: [2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
  colours: [0, 1, 2],
  female: [0, 0, 1, 1, 1, 0, 0, 0, 1],
};

interface Changes extends Partial<Omit<TracksView, 'settings'>> {
  settings?: Partial<Settings>;
}

/** A view of seat 0 in which no wolf is in the pack yet; `changes` replace fields, also of the settings. */
export function emptyView({ settings, ...changes }: Changes = {}): TracksView {
  const seats = changes.seats ?? 3;
  const wolves = WOLVES_EACH * seats;
  return {
    type: 'TracksView',
    player: 0,
    settings: { ...SETTINGS, ...settings },
    seats,
    year: 0,
    phase: 0,
    placed: false,
    result: 0,
    omega: -1,
    quarry: -1,
    tries: 0,
    submitted: 0,
    attacker: -1,
    defender: -1,
    drawn: -1,
    points: row(seats, 0),
    ledger: row(4 * seats, 0),
    where: row(wolves, 0),
    unsure: row(wolves, 0),
    cubs: row(seats, 0),
    strength: row(wolves, 0),
    vigour: row(wolves, 0),
    chips: row(wolves, 0),
    males: [],
    females: [],
    counters: row(wolves * COLUMNS, 0),
    sequence: [],
    caught: row(wolves, -1),
    small_pile: SETTINGS.small_cards,
    display: [],
    large_pile: SETTINGS.large_cards,
    large_open: [],
    large_discard: [],
    votes: row(seats, -1),
    added: row(seats, 0),
    deaths: row(seats, 0),
    exclusions: row(seats, 0),
    bereft: row(seats, 0),
    young: [],
    fight_scores: [0, 0],
    fight_sizes: [0, 0],
    fight_hand: 0,
    fight_played: [0, 0],
    sealed: row(seats, -1),
    shown: 0,
    pending: [],
    ...changes,
  };
}
