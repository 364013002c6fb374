/** What the board of Silver and its parts are given: the room's own view and answers. */

import type { Offer } from '../../lib/rows';
import type * as room from '../room';
import type { Action, Preview, SilverView } from './schema';

export type BoardProps = room.BoardProps<SilverView, Action, Preview>;
export type SummaryProps = room.SummaryProps<SilverView>;
export type SilverOffer = Offer<Action, Preview>;
