/** Wolf Tracks at the table page. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import { changes, handles, isPlacement, wish } from './answers';
import Board from './Board.svelte';
import type { Action, TracksView } from './schema';
import Summary from './Summary.svelte';
import { EXTINCT, RUNNING } from './table';
import { w } from './words';

const look = (view: Plain) => view as unknown as TracksView;

export const room: Room = {
  Board,
  Summary,
  /** Whole years; the first has not ended when it begins. */
  chapter: (view) => Math.max(0, look(view).year - 1),
  headline: (view) => {
    const { result, year } = look(view);
    if (result === EXTINCT) return w('extinctTitle');
    return result === RUNNING ? w('yearOver', { year: year - 1 }) : w('partsTable');
  },
  scores: (view) => look(view).points,
  stand: (view) => (look(view).year ? w('year', { year: look(view).year }) : ''),
  handles: (action, view) => handles(action as unknown as Action, look(view)),
  wish: (handle, question, view) => wish(handle, question, look(view)) as unknown as Plain | null,
  grave: () => false,
  owns: (question) => (isPlacement(question) ? w(question.left ? 'askPlacement' : 'askChange') : null),
  lost: (view) => look(view).result === EXTINCT,
  changes: (before, after) => changes(look(before), look(after)),
};
