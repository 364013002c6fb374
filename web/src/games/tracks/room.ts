/** Wolf Tracks at the table page. */

import type { Room } from '../room';
import { changes, handles, isPlacement, spoken, wish } from './answers';
import Board from './Board.svelte';
import type { Action, Preview, TracksView } from './schema';
import Summary from './Summary.svelte';
import { EXTINCT, RUNNING } from './layout';
import { forgone } from './forgone';
import { scenes } from './scenes';
import { stopOf } from './table';
import { yearEnded } from './table';
import { w } from './words';

export const room: Room<TracksView, Action, Preview> = {
  Board,
  Summary,
  /** Whole years; the first has not ended when it begins. */
  chapter: (view) => Math.max(0, view.year - 1),
  headline: (view) => {
    if (view.result === EXTINCT) return w('extinctTitle');
    return view.result === RUNNING ? w('yearOver', { year: yearEnded(view) }) : w('partsTable');
  },
  scores: (view) => view.points,
  moment: (view, say) => {
    if (!view.year) return w('gathering');
    const key = view.placing ? 'tracks.name.step.placement' : `tracks.name.phase.${stopOf(view)}`;
    return `${w('year', { year: view.year })}, ${say({ key, params: {} })}`;
  },
  stand: ({ year }) => (year ? w('year', { year }) : ''),
  handles,
  wish,
  grave: () => false,
  owns: (question) => (isPlacement(question) ? w(question.left ? 'askPlacement' : 'askChange') : null),
  lost: (view) => view.result === EXTINCT,
  changes,
  forgone,
  scenes,
  spoken,
  // The story and the cards of the wolves say what is told.
  rings: false,
};
