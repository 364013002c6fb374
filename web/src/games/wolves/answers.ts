/** Which pieces of the board stand for which answers, and the other way round. */

import type { Gesture } from '../../lib/rows';
import type { LogEntry, Question } from '../../lib/schema';
import type { WolvesOffer } from './props';
import type { Action, Go, Pick as PickWolf, Preview, WolvesView } from './schema';
import { ALPHA, DEN, KINDS, PACK } from './layout';
import { hexName, piecesAt, slotName } from './table';

export const hexHandle = (hex: number): string => `hex:${hex}`;
/** A piece of one kind on a hex, where others stand beside it. */
export const pieceHandle = (hex: number, kind: number): string => `piece:${hex}:${kind}`;
export const tileHandle = (tile: number): string => `tile:${tile}`;
/** What may be done on the hex of a wolf that has been chosen. */
export const aimHandle = (hex: number): string => `aim:${hex}`;
export const trackHandle = (track: number): string => `track:${track}`;
export const TOKEN = 'token';
export const BONUS = 'bonus';
export const asHandle = (terrain: number): string => `as:${terrain}`;

/** The pieces that stand for an answer; of two that share a hex each stands for its own. */
export function handles(action: Action): string[] {
  switch (action.type) {
    case 'Pick':
    case 'Target':
      return [pieceHandle(action.hex, action.kind)];
    case 'Place':
    case 'Go':
    case 'Flee':
    case 'HowlAt':
    case 'DigAt':
    case 'UpgradeAt':
    case 'HuntAt':
      return [hexHandle(action.hex)];
    case 'Flip':
      return [tileHandle(action.tile)];
    case 'Track':
      return [trackHandle(action.track)];
    case 'Spend':
      return [TOKEN];
    case 'SpendAs':
      return [TOKEN, asHandle(action.terrain)];
    case 'BonusAction':
      return [BONUS];
    default:
      return [];
  }
}

/** A wolf sent to a hex, as part of a row. */
export interface Sent {
  readonly pick: PickWolf;
  readonly go: Go;
}

/** The wolf a row sends, and where; null for a row that aims at something. */
export function sentBy({ answers }: WolvesOffer): Sent | null {
  const pick = answers.find((action) => action.type === 'Pick');
  const go = answers.find((action) => action.type === 'Go');
  return pick && go ? { pick, go } : null;
}

/**
 * How one points at the rows: at the wolf and then at the hex; at a hex alone where only one wolf could
 * go there and its tile is paid; at what an action aims at. Where one's own wolf stands, it comes first.
 */
export function gestures(rows: readonly WolvesOffer[]): Gesture<Action, Preview>[] {
  const wolves = new Map<number, string[]>();
  const comers = new Map<number, number>();
  for (const row of rows) {
    const sent = sentBy(row);
    if (!sent) continue;
    const { pick, go } = sent;
    wolves.set(pick.hex, [...(wolves.get(pick.hex) ?? []), pieceHandle(pick.hex, pick.kind)]);
    comers.set(go.hex, (comers.get(go.hex) ?? 0) + 1);
  }
  return rows.flatMap((offer): Gesture<Action, Preview>[] => {
    const sent = sentBy(offer);
    if (!sent) return aimed(offer, wolves);
    const wolf = pieceHandle(sent.pick.hex, sent.pick.kind);
    const hex = hexHandle(sent.go.hex);
    const alone = isPaid(offer) && comers.get(sent.go.hex) === 1 && !wolves.has(sent.go.hex);
    return [{ offer, handles: [wolf, hex] }, ...(alone ? [{ offer, handles: [hex] }] : [])];
  });
}

/** The tile was flipped before this row: it begins with the wolf. */
const isPaid = ({ answers }: WolvesOffer): boolean => answers[0]?.type === 'Pick';

function aimed(offer: WolvesOffer, wolves: ReadonlyMap<number, string[]>): Gesture<Action, Preview>[] {
  const aim = offer.answers.at(-1);
  switch (aim?.type) {
    case 'DigAt': {
      const [wolf] = wolves.get(aim.hex) ?? [];
      return [{ offer, handles: wolf ? [wolf, aimHandle(aim.hex)] : [hexHandle(aim.hex)] }];
    }
    case 'UpgradeAt':
      return [{ offer, handles: [pieceHandle(aim.hex, DEN)] }];
    case 'Target':
      return [{ offer, handles: [pieceHandle(aim.hex, aim.kind)] }];
    case 'HowlAt':
      return [{ offer, handles: [hexHandle(aim.hex)] }];
    default:
      return [];
  }
}

/** The number of the hex that a piece stands for or on; null for pieces that are not on the map. */
export function hexOf(handle: string): number | null {
  const [kind, number] = handle.split(':');
  return kind === 'hex' || kind === 'piece' || kind === 'aim' ? Number(number) : null;
}

/** What of a hex is among these: the hex itself, or the pieces on it, each once. */
export function among(some: ReadonlySet<string>, hex: number): string[] {
  const pieces = KINDS.map((_, kind) => pieceHandle(hex, kind));
  return [hexHandle(hex), ...pieces].filter((handle) => some.has(handle));
}

/** The answer that a click on a piece would most likely mean. */
export function wish(handle: string, question: Pick<Question, 'decision'> | null, view: WolvesView): Action | null {
  const [kind, number] = handle.split(':');
  switch (kind) {
    case 'hex':
    case 'piece':
      return wishForHex(Number(number), question?.decision ?? '', view);
    case 'tile':
      return { type: 'Flip', tile: Number(number) };
    case 'track':
      return { type: 'Track', track: Number(number) };
    case TOKEN:
      return { type: 'Spend' };
    case BONUS:
      return { type: 'BonusAction' };
    default:
      return null;
  }
}

function wishForHex(hex: number, decision: string, view: WolvesView): Action | null {
  const here = piecesAt(view, hex);
  const mine = here.filter((piece) => piece.owner === view.player);
  switch (decision) {
    case 'PlaceFirstPair':
    case 'PlaceSecondPair':
    case 'PlacePair':
      return { type: 'Place', hex };
    case 'MoveWolves':
      return { type: 'Pick', hex, kind: mine.some((piece) => piece.kind === ALPHA) ? ALPHA : PACK };
    case 'SendWolf':
      return { type: 'Go', hex };
    case 'DisplaceWolf':
      return { type: 'Flee', hex };
    case 'ChooseLoneWolf':
      return { type: 'HowlAt', hex };
    case 'ChooseSite':
      return { type: 'DigAt', hex };
    case 'ChooseDen':
      return { type: 'UpgradeAt', hex };
    case 'ChooseVictim':
      return { type: 'Target', hex, kind: here.some((piece) => piece.kind === DEN) ? DEN : PACK };
    case 'ChooseStack':
      return { type: 'HuntAt', hex };
    default:
      return null;
  }
}

/** The hexes, and the region, that a line of the log speaks of: it names them as people do. */
export function spoken({ message: { params } }: LogEntry, view: WolvesView): string[] {
  const named = [params.start, params.hex];
  const hexes = view.one.flatMap((_, hex) => (named.includes(hexName(hex)) ? [hexHandle(hex)] : []));
  const region = view.regions.find(({ slot }) => slotName(slot) === params.board);
  return region ? [...hexes, `region:${region.slot}`] : hexes;
}

/** The hexes where something else stands than before. */
export function changes(before: WolvesView, after: WolvesView): string[] {
  return after.one.flatMap((piece, hex) => {
    const same = piece === before.one[hex] && after.two[hex] === before.two[hex];
    const token = before.lone.includes(hex) === after.lone.includes(hex);
    return same && token ? [] : [hexHandle(hex)];
  });
}
