/** Which pieces of the board stand for which answers, and the other way round. */

import type { LogEntry, Question } from '../../lib/schema';
import { isTold, seatOf } from '../../lib/told';
import { cellHandle, counterHandle } from './draft';
import type { Action, TracksView } from './schema';
import { LARGE, LETTERS, NOBODY, SMALL } from './layout';
import { wolfIn } from './story';
import { rankHandle, titleOf, wolfAt } from './table';

export const ownHandle = (letter: number): string => `own:${letter}`;
export const preyHandle = (kind: number): string => `prey:${kind}`;
export const smallHandle = (kind: number): string => `small:${kind}`;
export const cardHandle = (value: number): string => `card:${value}`;

/** The pieces that stand for an answer. */
export function handles(action: Action, view: TracksView): string[] {
  switch (action.type) {
    case 'FirstWolf':
    case 'BringIn':
      return [ownHandle(action.letter)];
    case 'AddCubs':
      return LETTERS.map((_, letter) => letter)
        .filter((letter) => (action.letters >> letter) & 1)
        .map(ownHandle);
    case 'Vote':
    case 'Decide':
    case 'Discard':
      return [preyHandle(action.kind)];
    case 'Catch':
      return [smallHandle(action.kind)];
    case 'Attack':
      return [rankHandle(view, action.wolf)];
    case 'PlayCard':
      return [cardHandle(action.value)];
    case 'Place':
      return [cellHandle(action), ...(action.counter ? [counterHandle(action.counter)] : [])];
    default:
      return [];
  }
}

/** The answer that a click on a piece would most likely mean. */
export function wish(handle: string, question: Pick<Question, 'decision'> | null, view: TracksView): Action | null {
  const [kind, first] = handle.split(':');
  const number = Number(first);
  const decision = question?.decision ?? '';
  switch (kind) {
    case 'own':
      return decision === 'BringWolf' ? { type: 'BringIn', letter: number } : { type: 'FirstWolf', letter: number };
    case 'prey':
      return { type: PREY_ANSWERS[decision] ?? 'Vote', kind: number };
    case 'small':
      return { type: 'Catch', kind: number };
    case 'card':
      return { type: 'PlayCard', value: number };
    case 'rank':
      return wolfAt(view, handle) === NOBODY ? null : { type: 'Attack', wolf: wolfAt(view, handle) };
    default:
      return null;
  }
}

const PREY_ANSWERS: Readonly<Record<string, 'Decide' | 'Discard'>> = { DecidePrey: 'Decide', DiscardPrey: 'Discard' };

/** Questions that the tableau answers as a whole. */
export const isPlacement = (question: Pick<Question, 'decision'> | null): boolean =>
  question?.decision === 'PlaceCounter' || question?.decision === 'ConfirmPlacement';

/** The wolves, the prey or else the player that a line of the log speaks of. */
export function spoken({ message }: LogEntry, view: TracksView): string[] {
  const wolves = ['wolf', 'other'].map((gap) => wolfIn(message, view, gap)).filter((wolf) => wolf !== NOBODY);
  const { prey } = message.params;
  const kind = isTold(prey) ? (prey.key.split('.').at(-1) ?? '') : '';
  const [large, small] = [LARGE.findIndex((name) => name === kind), SMALL.findIndex((name) => name === kind)];
  const pieces = [
    ...wolves.map((wolf) => `wolf-${wolf}`),
    ...(large >= 0 ? [preyHandle(large)] : []),
    ...(small >= 0 ? [smallHandle(small)] : []),
  ];
  const seat = seatOf(message);
  return pieces.length || seat === null ? pieces : [`seat-${seat}`];
}

/** The wolves that are new in the pack or something else than before; all else changes all the time. */
export function changes(before: TracksView, after: TracksView): string[] {
  const known = before.rows.flat();
  return after.rows
    .flat()
    .filter((wolf) => !known.includes(wolf) || titleOf(before, wolf) !== titleOf(after, wolf))
    .map((wolf) => rankHandle(after, wolf));
}
