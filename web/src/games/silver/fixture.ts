/** A table at the beginning of a game, for tests. */

import type { SilverView } from './schema';

/** A view of seat 0 before anything is dealt; `changes` replace fields. */
export function emptyView(changes: Partial<SilverView> = {}): SilverView {
  const seats = changes.seats ?? 3;
  return {
    type: 'SilverView',
    player: 0,
    aided: true,
    settings: { edition: 'fr', memory: 'aided', witch: 'must', several: 'action', rounds: 4, penalty: 10 },
    seats,
    youngest: 0,
    round: 0,
    turn: 0,
    caller: -1,
    deck: 31,
    deck_before: 31,
    idle: 0,
    holding: -1,
    holding_open: false,
    amulet_holder: -1,
    amulet_ready: false,
    amulet_on: -1,
    value: [],
    known: [],
    up: [],
    villages: Array.from({ length: seats }, () => []),
    discard: [],
    display: [],
    returned: [],
    drawn: [],
    picked: [],
    wards: [],
    spent: [],
    looks: [-1, -1],
    fresh: [],
    lost: [],
    last: null,
    shown: 0,
    pending: [],
    ...changes,
  };
}
