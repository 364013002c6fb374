/** What the board of Wolf Tracks and its parts are given: the room's own view and answers. */

import type * as room from '../room';
import type { Action, Preview, TracksView } from './schema';

export type BoardProps = room.BoardProps<TracksView, Action, Preview>;
export type SummaryProps = room.SummaryProps<TracksView>;
