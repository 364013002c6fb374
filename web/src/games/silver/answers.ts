/** Which pieces of the board stand for which answers, and the other way round. */

import type { Gesture } from '../../lib/rows';
import type { LogEntry, Question } from '../../lib/schema';
import type { SilverOffer } from './props';
import type { Action, Pick as PickCard, Preview, SilverView } from './schema';
import { handleOf } from './table';

export const HAND = 'hand';
/** The card in hand once it is about to be laid down. */
export const LAY = 'lay';
export const AMULET = 'amulet';
/** What a face-up card of one's own can do for free. */
export const useHandle = (place: number): string => `use:${place}`;

/** The pieces that stand for an answer; together they single it out. */
export function handles(action: Action, view: SilverView): string[] {
  const own = (place: number) => handleOf(view.player ?? view.turn, place);
  switch (action.type) {
    case 'LookAtTwo':
      return [own(action.first), own(action.second)];
    case 'Swap':
    case 'Pick':
    case 'Put':
    case 'Ward':
    case 'UseEmpath':
      return [own(action.place)];
    case 'UseAmulet':
      return [AMULET, own(action.place)];
    case 'SetGuard':
      return [useHandle(action.place)];
    case 'Announce':
      return [HAND];
    case 'Confirm':
      return [LAY];
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

/**
 * How one points at answers that belong together: at a village card to swap it; at the card in hand, at
 * several village cards and at the card in hand again for a set; at the pile and a village card to take and
 * swap; at the amulet, an Empath or a Bodyguard and then at a card.
 */
export function gestures(
  rows: readonly SilverOffer[],
  view: SilverView,
  singles: readonly SilverOffer[] = [],
): Gesture<Action, Preview>[] {
  const own = (place: number) => handleOf(view.turn, place);
  return [...singles, ...rows].flatMap((offer): Gesture<Action, Preview>[] =>
    waysTo(offer, view, own).map((way) => ({ offer, handles: way })),
  );
}

type Own = (place: number) => string;

function waysTo(offer: SilverOffer, view: SilverView, own: Own): string[][] {
  const [first] = offer.answers;
  const last = offer.answers.at(-1);
  switch (first?.type) {
    case 'Swap':
      return [[own(first.place)], [HAND, own(first.place), LAY]];
    case 'Discard':
      return [['discard'], [HAND, 'discard']];
    case 'Announce':
      return last === first ? [] : setWays(offer, own);
    case 'Take':
    case 'DrawOpen':
      return last === first ? [] : takenWays(offer, own, view);
    case 'UseAmulet':
      return [[AMULET, own(first.place)]];
    case 'UseEmpath': {
      const empath = view.villages[view.turn]?.indexOf(offer.preview?.by ?? first.place) ?? first.place;
      return [[useHandle(empath), own(first.place)]];
    }
    case 'SetGuard':
      return last?.type === 'Ward' ? [[useHandle(first.place), own(last.place)]] : [];
    default:
      return [];
  }
}

/** The cards of a set, in the order in which the room lists them. */
export const picksOf = ({ answers }: SilverOffer): number[] =>
  answers.filter((action): action is PickCard => action.type === 'Pick').map(({ place }) => place);

/** A set by pointing at all its cards in any order; one that cannot fail also by any one of them. */
function setWays(offer: SilverOffer, own: Own): string[][] {
  const cards = picksOf(offer).map(own);
  const sure = offer.preview?.doubt?.length ? [] : cards.map((card) => [card]);
  return [...sure, ...orders(cards).map((order) => [HAND, ...order, LAY])];
}

/** An open card comes from its place onto what goes for it. */
function takenWays(offer: SilverOffer, own: Own, view: SilverView): string[][] {
  const [first] = offer.answers;
  const last = offer.answers.at(-1);
  const [source] = first ? handles(first, view) : [];
  if (!source || !last) return [];
  if (last.type === 'Swap') return [[source, own(last.place)]];
  if (last.type === 'Discard') return [[source, 'discard']];
  return picksOf(offer).map((place) => [source, own(place)]);
}

function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (!things.length) return [[]];
  return things.flatMap((one, i) => orders(things.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

/** An answer that says that nothing is left to do but what can wait. */
export const idle = (_action: Action, preview: Preview | null): boolean => preview?.rests ?? false;

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
    case AMULET:
      return { type: 'UseAmulet', place: 0 };
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

/** The cards a line of the log speaks of; a card keeps its number for a round only. */
export function spoken(line: LogEntry, _view: SilverView, log: readonly LogEntry[]): string[] {
  const dealt = log.findLast(({ message }) => message.key === 'silver.log.round');
  const { on } = line.message.params;
  if (typeof on !== 'string' || (dealt && line.n < dealt.n)) return [];
  return on.split(' ').map((card) => `card-${card}`);
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
