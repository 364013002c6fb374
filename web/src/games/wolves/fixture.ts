/** A map of nothing but grass, for tests. */

import { row } from '../../lib/fixture';
import type { WolvesView } from './schema';
import { chartOf, PLACES } from './table';

const GRASS = 2;
const TILES_EACH = 6;
const MOONS = 3;
const PIECES = 61;

/** A view of seat 0 in which no piece stands on the map; `changes` replace fields. */
export function emptyView(changes: Partial<WolvesView> = {}): WolvesView {
  const seats = changes.seats ?? 4;
  const hexes = chartOf(seats).spots.length;
  const slots = hexes / PLACES;
  return {
    type: 'WolvesView',
    player: 0,
    settings: { packs: 'chosen', changes: [] },
    seats,
    starter: 0,
    turn: 0,
    turns: 0,
    actions: 0,
    third_pack: -1,
    target: -1,
    victim: 0,
    phase: 0,
    boards: row(slots, -1),
    prey: row(slots, -1),
    piles: row(slots, -1),
    scored: row(slots, 0),
    herd: row(slots, 0),
    lone: [],
    ground: row(hexes, GRASS),
    one: row(hexes, 0),
    two: row(hexes, 0),
    where: row(PIECES, -1),
    home: row(seats, -1),
    tiles: row(TILES_EACH * seats, -1),
    dug: row(MOONS * seats, 0),
    lairs: row(seats, 0),
    called: row(seats, 0),
    hunted: row(seats, 0),
    terrain_tokens: row(seats, 0),
    action_tokens: row(seats, 0),
    won: row(MOONS * seats, 0),
    runner_up: row(MOONS * seats, 0),
    calendar: [],
    moved: [],
    shown: 0,
    pending: [],
    terrain: row(hexes, GRASS),
    regions: [],
    parts: [],
    ...changes,
  };
}
