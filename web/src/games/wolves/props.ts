/** What the board of The Wolves and its parts are given: the room's own view and answers. */

import type * as room from '../room';
import type { Action, WolvesView } from './schema';

export type BoardProps = room.BoardProps<WolvesView, Action>;
export type SummaryProps = room.SummaryProps<WolvesView>;
