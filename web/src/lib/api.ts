/** What the lobby offers over HTTP; addresses are relative, since a proxy may have put the page below a path. */

import type {
  Analysis,
  BotWish,
  Frames,
  GameInfo,
  House,
  JoinTable,
  MyTable,
  NewLesson,
  NewTable,
  PlayOn,
  PuzzleList,
  PuzzleMoment,
  PuzzleTry,
  Rulebook,
  Seated,
  SettingInfo,
  TableInfo,
  Texts,
  Tried,
  Trying,
  Why,
} from './schema';

/** An answer that is no success; `why` holds the server's own words where it gave some. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly why: Why | null,
  ) {
    super(`the server answered ${status}`);
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const init = { method: body === undefined ? 'GET' : 'POST', headers };
  const response = await fetch(path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failed(response.status, whyOf(answer));
  return answer as T;
}

function whyOf(answer: unknown): Why | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const why = 'why' in answer ? answer.why : answer;
  return typeof why === 'object' && why !== null && 'message' in why && typeof why.message === 'object'
    ? (why as Why)
    : null;
}

export const table = (id: string) => `api/tables/${encodeURIComponent(id)}`;

let offered: Promise<GameInfo[]> | null = null;

/** The games one can play here; asked for once. */
export function games(): Promise<GameInfo[]> {
  offered ??= ask<GameInfo[]>('api/games').catch((error: unknown) => {
    offered = null;
    throw error;
  });
  return offered;
}

/** What is known about a game. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  const found = await games().catch(() => []);
  return found.find((info) => info.name === game);
}

/** What a table of a game may choose. */
export const settingsOf = async (game: string): Promise<SettingInfo[]> => (await gameInfo(game))?.settings ?? [];

export const house = () => ask<House>('api/house');
export const texts = (game: string, language: string) =>
  ask<Texts>(`api/games/${encodeURIComponent(game)}/texts/${language}?own=true`);
export const boxTexts = (language: string) => ask<Texts>(`api/texts/${language}`);
export const rulebook = (game: string, language: string) =>
  ask<Rulebook>(`api/games/${encodeURIComponent(game)}/rules/${language}`);
/** What the teacher says in the lesson of a game. */
export const lessonTexts = (game: string, language: string) =>
  ask<Texts>(`api/games/${encodeURIComponent(game)}/lesson/${language}`);
/** Make the table of a lesson. */
export const learn = (game: string, wish: NewLesson) =>
  ask<Seated>(`api/games/${encodeURIComponent(game)}/lesson`, wish);
export const publicTables = () => ask<TableInfo[]>('api/tables');
export const tableInfo = (id: string) => ask<TableInfo>(table(id));
export const makeTable = (wish: NewTable) => ask<Seated>('api/tables', wish);
export const joinTable = (id: string, wish: JoinTable) => ask<Seated>(`${table(id)}/join`, wish);
/** Let a bot take an open seat. */
export const seatBot = (id: string, seat: number, bot: string, token: string) =>
  ask<TableInfo>(`${table(id)}/seats/${seat}/bot`, { bot } satisfies BotWish, token);
export const rematch = (id: string, token: string) => ask<Seated>(`${table(id)}/rematch`, {}, token);
/** Try a turn of a finished game once more: lay it out after some answers, or judge it. */
export const tryTurn = (id: string, trying: Trying) => ask<Tried>(`${table(id)}/tries`, trying);
/** Play on from a moment of a finished game, at a table of its own. */
export const playOn = (id: string, wish: PlayOn) => ask<Seated>(`${table(id)}/play-on`, wish);
export const myTables = (tokens: string[]) => ask<MyTable[]>('api/mine', { tokens });

/** Through whose eyes a replay is seen: a seat, a spectator, or with all cards open. */
export type Eyes = number | 'spectator' | 'open';

export const frames = (id: string, eyes: Eyes, from: number, count: number) =>
  ask<Frames>(`${table(id)}/frames?eyes=${eyes}&first=${from}&count=${count}`);
/** Have a finished game studied; asking again is harmless. */
export const analyse = (id: string) => ask<Analysis>(`${table(id)}/analysis`, {});
/** What has been found out about a finished game so far. */
export const analysis = (id: string) => ask<Analysis>(`${table(id)}/analysis`);
export const recordAddress = (id: string) => `${table(id)}/record`;

export const puzzles = () => ask<PuzzleList>('api/puzzles');
/** Answers to a puzzle, from its beginning. */
export const tryPuzzle = (game: string, name: string, wish: PuzzleTry) =>
  ask<PuzzleMoment>(`api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, wish);

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const address = new URL(`ws/${encodeURIComponent(id)}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
