/** What a room says to somebody new: fetched by the pages that show it, so apart from the lobby. */

import { ask, table } from './api';
import type { Aid, Guide, Terms } from './schema';

const game = (name: string) => `api/games/${encodeURIComponent(name)}`;

export const guide = (name: string, language: string) => ask<Guide>(`${game(name)}/guide/${language}`);
export const terms = (name: string, language: string) => ask<Terms>(`${game(name)}/terms/${language}`);
/** What to have at hand at a table, with its own prices and points. */
export const aid = (id: string, language: string) => ask<Aid>(`${table(id)}/aid/${language}`);
