/** What the board of Foxes and its parts are given: the room's own view and answers. */

import type { Offer } from '../../lib/rows';
import type * as room from '../room';
import type { Action, FoxesView, Preview } from './schema';

export type FoxesOffer = Offer<Action, Preview>;
export type BoardProps = room.BoardProps<FoxesView, Action, Preview>;
export type SummaryProps = room.SummaryProps<FoxesView>;
