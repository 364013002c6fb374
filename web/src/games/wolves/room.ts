/** The Wolves at the table page. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import { changes, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, WolvesView } from './schema';
import Summary from './Summary.svelte';
import { MOONS, scores } from './table';
import { w } from './words';

const look = (view: Plain) => view as unknown as WolvesView;

export const room: Room = {
  Board,
  Summary,
  chapter: (view) => look(view).phase,
  headline: (view, say) => {
    const { phase } = look(view);
    if (!phase || phase === MOONS.length) return w('finalScore');
    return w('moonOver', { moon: say({ key: `wolves.moon.${MOONS[phase - 1]}`, params: {} }) });
  },
  scores: (view) => scores(look(view)),
  stand: (view) => (look(view).turns ? w('turn', { turn: look(view).turns }) : ''),
  handles: (action) => handles(action as unknown as Action),
  wish: (handle, question, view) => wish(handle, question, look(view)) as unknown as Plain | null,
  grave: () => false,
  changes: (before, after) => changes(look(before), look(after)),
};
