/** Foxes at the table page. */

import type { Room } from '../room';
import { changes, grave, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, FoxesView } from './schema';
import Summary from './Summary.svelte';
import { ROUNDS } from './table';
import { w } from './words';

export const room: Room<FoxesView, Action> = {
  Board,
  Summary,
  chapter: (view) => view.round,
  headline: ({ round, pending }) => (pending.length ? w('roundOver', { round: round - 1 }) : w('finalScore')),
  scores: (view) => view.vp,
  stand: ({ round }) => (round ? w('round', { round, rounds: ROUNDS }) : ''),
  handles,
  wish,
  grave,
  changes,
};
