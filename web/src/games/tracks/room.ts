/** Wolf Tracks at the table page. */

import type { Room } from '../room';
import { changes, handles, isPlacement, wish } from './answers';
import Board from './Board.svelte';
import type { Action, TracksView } from './schema';
import Summary from './Summary.svelte';
import { EXTINCT, placing, RUNNING, stopOf } from './table';
import { w } from './words';

export const room: Room<TracksView, Action> = {
  Board,
  Summary,
  /** Whole years; the first has not ended when it begins. */
  chapter: (view) => Math.max(0, view.year - 1),
  headline: ({ result, year }) => {
    if (result === EXTINCT) return w('extinctTitle');
    return result === RUNNING ? w('yearOver', { year: year - 1 }) : w('partsTable');
  },
  scores: (view) => view.points,
  moment: (view, say) => {
    if (!view.year) return w('gathering');
    const key = placing(view) ? 'tracks.name.step.placement' : `tracks.name.phase.${stopOf(view)}`;
    return `${w('year', { year: view.year })}, ${say({ key, params: {} })}`;
  },
  stand: ({ year }) => (year ? w('year', { year }) : ''),
  handles,
  wish,
  grave: () => false,
  owns: (question) => (isPlacement(question) ? w(question.left ? 'askPlacement' : 'askChange') : null),
  lost: (view) => view.result === EXTINCT,
  changes,
};
