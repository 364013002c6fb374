/** The Wolves at the table page. */

import type { Room } from '../room';
import { changes, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, WolvesView } from './schema';
import Summary from './Summary.svelte';
import { MOONS, scores } from './table';
import { w } from './words';

export const room: Room<WolvesView, Action> = {
  Board,
  Summary,
  chapter: (view) => view.phase,
  headline: ({ phase }, say) => {
    if (!phase || phase === MOONS.length) return w('finalScore');
    return w('moonOver', { moon: say({ key: `wolves.moon.${MOONS[phase - 1]}`, params: {} }) });
  },
  scores,
  stand: ({ turns }) => (turns ? w('turn', { turn: turns }) : ''),
  handles,
  wish,
  grave: () => false,
  changes,
};
