/** Foxes at the table page. */

import type { Room } from '../room';
import { changes, gestures, grave, handles, idle, wish } from './answers';
import Board from './Board.svelte';
import { ROUNDS } from './layout';
import type { Action, FoxesView, Preview } from './schema';
import Summary from './Summary.svelte';
import { scenes, spoken } from './scenes';
import { forgone, rowTold } from './told';
import { w } from './words';

export const room: Room<FoxesView, Action, Preview> = {
  Board,
  Summary,
  chapter: (view) => view.round,
  headline: ({ round, pending }) => (pending.length ? w('roundOver', { round: round - 1 }) : w('finalScore')),
  scores: (view) => view.vp,
  stand: ({ round }) => (round ? w('round', { round, rounds: ROUNDS }) : ''),
  handles,
  gestures,
  told: (row, view, say) => rowTold(row, view, [], say),
  forgone,
  idle,
  wish,
  grave,
  changes,
  scenes,
  spoken,
};
