/** Which pieces of the board stand for which answers, and the other way round. */

import type { Question } from '../../lib/schema';
import type { Action, SilverView } from './schema';
import { handleOf } from './table';

/** The pieces that stand for an answer; together they single it out. */
export function handles(action: Action, view: SilverView): string[] {
  const own = (place: number) => handleOf(view.player ?? view.turn, place);
  switch (action.type) {
    case 'LookAtTwo':
      return [own(action.first), own(action.second)];
    case 'Swap':
    case 'Pick':
    case 'Put':
    case 'UseAmulet':
    case 'UseEmpath':
    case 'SetGuard':
    case 'Ward':
      return [own(action.place)];
    case 'Target':
      return [handleOf(action.seat, action.place)];
    case 'OnTop':
      return view.picked
        .filter((place) => valueAt(view, place) === action.value)
        .slice(0, 1)
        .map(own);
    case 'Draw':
    case 'UsePower':
      return ['deck'];
    case 'Take':
    case 'Discard':
      return ['discard'];
    case 'DrawOpen':
      return [`open:${action.place}`];
    case 'Keep':
      return [`drawn:${action.draw}`];
    case 'Fetch':
      return [`pile:${action.place}`];
    case 'AddLeft':
      return ['end:left'];
    case 'AddRight':
      return ['end:right'];
    default:
      return [];
  }
}

function valueAt(view: SilverView, place: number): number | undefined {
  const card = view.villages[view.player ?? view.turn]?.[place];
  return card === undefined ? undefined : view.value[card];
}

/** The answer that a click on a piece would most likely mean. */
export function wish(handle: string, question: Pick<Question, 'decision'> | null, view: SilverView): Action | null {
  const [kind, first, second] = handle.split(':');
  const number = Number(first);
  switch (kind) {
    case 'card':
      return wishForCard(number, Number(second), question?.decision ?? '', view);
    case 'deck':
      return { type: 'Draw' };
    case 'discard':
      return question?.decision === 'HoldCard' ? { type: 'Discard' } : { type: 'Take' };
    case 'open':
      return { type: 'DrawOpen', place: number };
    case 'drawn':
      return { type: 'Keep', draw: number };
    case 'pile':
      return { type: 'Fetch', place: number };
    default:
      return null;
  }
}

const PICKING = ['AnnounceSet', 'Expose', 'Behold', 'GiveForIt'];
const AIMING = ['RevealAny', 'LookAtOpponent', 'LookAnywhere', 'PlaceWitched', 'Rob'];

function wishForCard(seat: number, place: number, decision: string, view: SilverView): Action {
  if (seat !== view.player || AIMING.includes(decision)) return { type: 'Target', seat, place };
  if (PICKING.includes(decision)) return { type: 'Pick', place };
  if (decision === 'ChooseWard') return { type: 'Ward', place };
  if (decision === 'PutNew') return { type: 'Put', place };
  return { type: 'Swap', place };
}

/** The places whose card is another, or was turned, since an earlier view of the same round. */
export function changes(before: SilverView, after: SilverView): string[] {
  if (before.round !== after.round) return [];
  return after.villages.flatMap((village, seat) =>
    village
      .map((card, place) => ({ card, place }))
      .filter(({ card, place }) => before.villages[seat]?.[place] !== card || before.up[card] !== after.up[card])
      .map(({ place }) => handleOf(seat, place)),
  );
}
