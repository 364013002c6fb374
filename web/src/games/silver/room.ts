/** Silver at the table page. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import { changes, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, SilverView } from './schema';
import Summary from './Summary.svelte';
import { totals } from './table';
import { w } from './words';

const look = (view: Plain) => view as unknown as SilverView;
const plain = (action: Action) => action as unknown as Plain;

export const room: Room = {
  Board,
  Summary,
  chapter: (view) => look(view).round,
  scores: (view) => totals(look(view)),
  stand: (view) => {
    const { round, settings } = look(view);
    return w('round', { round: Math.min(round + 1, settings.rounds), rounds: settings.rounds });
  },
  handles: (action, view) => handles(action as unknown as Action, look(view)),
  wish: (handle, question, view) => {
    const meant = wish(handle, question, look(view));
    return meant && plain(meant);
  },
  grave: (action) => action.type === 'Call',
  changes: (before, after) => changes(look(before), look(after)),
};
