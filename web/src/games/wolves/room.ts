/** The Wolves at the table page. */

import type { Room } from '../room';
import { changes, gestures, handles, spoken, wish } from './answers';
import Board from './Board.svelte';
import type { Action, Preview, WolvesView } from './schema';
import Summary from './Summary.svelte';
import { MOONS } from './layout';
import { scenes } from './scenes';
import { scores } from './table';
import { rowTold } from './told';
import { w } from './words';

export const room: Room<WolvesView, Action, Preview> = {
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
  gestures,
  told: rowTold,
  idle: (action, _preview, alone) => alone && action.type === 'EndTurn',
  wish,
  grave: () => false,
  spoken,
  scenes,
  changes,
};
