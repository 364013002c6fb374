/** What the board of Foxes and its parts are given: the room's own view and answers. */

import type * as room from '../room';
import type { Action, FoxesView } from './schema';

export type BoardProps = room.BoardProps<FoxesView, Action>;
export type SummaryProps = room.SummaryProps<FoxesView>;
