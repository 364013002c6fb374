/** Silver at the table page. */

import { t } from '../../lib/i18n.svelte';
import type { Room } from '../room';
import { changes, gestures, handles, idle, spoken, wish } from './answers';
import Board from './Board.svelte';
import { scenes } from './reveal';
import type { Action, Preview, SilverView } from './schema';
import Summary from './Summary.svelte';
import { isOver } from './table';
import { rowTold } from './told';
import { w } from './words';

export const room: Room<SilverView, Action, Preview> = {
  Board,
  Summary,
  chapter: (view) => view.round,
  headline: (view) => (isOver(view) ? w('roundsTable') : t('round.over')),
  scores: ({ totals }) => totals,
  stand: ({ round, settings: { rounds } }) => w('round', { round: Math.min(round + 1, rounds), rounds }),
  handles,
  gestures,
  told: rowTold,
  idle,
  wish,
  grave: (action) => action.type === 'Call',
  scenes,
  spoken,
  changes,
};
