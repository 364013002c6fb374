/** What the board of The Wolves and its parts are given: the room's own view and answers. */

import type { Offer } from '../../lib/rows';
import type * as room from '../room';
import type { Action, Preview, WolvesView } from './schema';

export type BoardProps = room.BoardProps<WolvesView, Action, Preview>;
export type SummaryProps = room.SummaryProps<WolvesView>;
export type WolvesOffer = Offer<Action, Preview>;
