/** Foxes at the table page. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import { changes, grave, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, FoxesView } from './schema';
import Summary from './Summary.svelte';
import { ROUNDS } from './table';
import { w } from './words';

const look = (view: Plain) => view as unknown as FoxesView;

export const room: Room = {
  Board,
  Summary,
  chapter: (view) => look(view).round,
  headline: (view) => {
    const { round, pending } = look(view);
    return pending.length ? w('roundOver', { round: round - 1 }) : w('finalScore');
  },
  scores: (view) => look(view).vp,
  stand: (view) => (look(view).round ? w('round', { round: look(view).round, rounds: ROUNDS }) : ''),
  handles: (action, view) => handles(action as unknown as Action, look(view)),
  wish: (handle, question, view) => wish(handle, question, look(view)) as unknown as Plain | null,
  grave: (action) => grave(action as unknown as Action),
  changes: (before, after) => changes(look(before), look(after)),
};
