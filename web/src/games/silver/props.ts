/** What the board of Silver and its parts are given: the room's own view and answers. */

import type * as room from '../room';
import type { Action, SilverView } from './schema';

export type BoardProps = room.BoardProps<SilverView, Action>;
export type SummaryProps = room.SummaryProps<SilverView>;
