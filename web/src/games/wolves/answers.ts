/** Which pieces of the board stand for which answers, and the other way round. */

import type { Question } from '../../lib/schema';
import type { Action, WolvesView } from './schema';
import { ALPHA, DEN, KINDS, PACK, piecesAt } from './table';

export const hexHandle = (hex: number): string => `hex:${hex}`;
/** A piece of one kind on a hex, where others stand beside it. */
export const pieceHandle = (hex: number, kind: number): string => `piece:${hex}:${kind}`;
export const tileHandle = (tile: number): string => `tile:${tile}`;
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

/** The hexes where something else stands than before. */
export function changes(before: WolvesView, after: WolvesView): string[] {
  return after.one.flatMap((piece, hex) => {
    const same = piece === before.one[hex] && after.two[hex] === before.two[hex];
    const token = before.lone.includes(hex) === after.lone.includes(hex);
    return same && token ? [] : [hexHandle(hex)];
  });
}
