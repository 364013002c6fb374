/** The Wolves at the table page. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import { changes, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, WolvesView } from './schema';
import { scores } from './table';
import { w } from './words';

const look = (view: Plain) => view as unknown as WolvesView;

export const room: Room = {
  Board,
  scores: (view) => scores(look(view)),
  stand: (view) => (look(view).turns ? w('turn', { turn: look(view).turns }) : ''),
  handles: (action) => handles(action as unknown as Action),
  wish: (handle, question, view) => wish(handle, question, look(view)) as unknown as Plain | null,
  grave: () => false,
  changes: (before, after) => changes(look(before), look(after)),
};
