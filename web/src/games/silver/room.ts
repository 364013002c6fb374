/** Silver at the table page. */

import { t } from '../../lib/i18n.svelte';
import type { Room } from '../room';
import { changes, handles, wish } from './answers';
import Board from './Board.svelte';
import type { Action, SilverView } from './schema';
import Summary from './Summary.svelte';
import { isOver, totals } from './table';
import { w } from './words';

export const room: Room<SilverView, Action> = {
  Board,
  Summary,
  chapter: (view) => view.round,
  headline: (view) => (isOver(view) ? w('roundsTable') : t('round.over')),
  scores: totals,
  stand: ({ round, settings: { rounds } }) => w('round', { round: Math.min(round + 1, rounds), rounds }),
  handles,
  wish,
  grave: (action) => action.type === 'Call',
  changes,
};
