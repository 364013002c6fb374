/** Which pieces of the board stand for which answers, and the other way round. */

import type { Gesture } from '../../lib/rows';
import type { Question } from '../../lib/schema';
import { MOUNTAIN, ROW, SPACES, TRACK, VITAL } from './layout';
import type { FoxesOffer } from './props';
import type { Action, FoxesView, Preview } from './schema';
import { hasStack } from './table';

export const land = (territory: number): string => `land:${territory}`;
export const space = (territory: number, step: number): string => `space:${territory}:${step}`;
export const act = (territory: number, step: number, number: number): string => `act:${territory}:${step}:${number}`;
export const track = (territory: number): string => `track:${territory}`;
export const resource = (kind: number): string => `res:${kind}`;
/** A space of the growth track: a cub walks there. */
export const growthSpace = (row: number, end: number): string => `step:${row}:${end}`;
export const cub = (number: number): string => `cub:${number}`;
export const exit = (number: number): string => `exit:${number}`;
export const instinct = (number: number): string => `instinct:${number}`;
export const cell = (number: number): string => `cell:${number}`;
export const turn = (number: number): string => `turn:${number}`;
export const bonus = (kind: number): string => `bonus:${kind}`;
export const card = (kind: number): string => `card:${kind}`;
export const dig = (tiles: number): string => `dig:${tiles}`;
export const roll = (value: number): string => `roll:${value}`;
export const mountain = (deed: string): string => `mt:${deed}`;
export const POINTS = 'pc';
export const CATCH = 'catch';
export const RUSE = 'ruse';
export const WHEEL = 'cheese';

const DEEDS = ['Mulotage', 'Mark', 'Advance', 'Raise'] as const;

/** The pieces that stand for an answer. */
export function handles(action: Action, view: FoxesView): string[] {
  const player = view.player ?? 0;
  const territory = view.foxes[player] ?? MOUNTAIN;
  switch (action.type) {
    case 'TakePC':
    case 'BuyResources':
      return [POINTS];
    case 'TakeResource':
    case 'PayResource':
    case 'SellResource':
      return [resource(action.resource)];
    case 'PayTwo':
      return [resource(action.first), resource(action.second)];
    case 'PayTile':
      return [CATCH];
    case 'RaiseCub':
    case 'Grow':
      return [cub(action.cub)];
    case 'Leave':
      return [cub(action.cub), exit(action.exit)];
    case 'AdvanceOn':
      return [track(action.territory)];
    case 'KeepRoll':
      return view.pending.flatMap((pending) => (pending.type === 'ThinkAgain' ? [roll(pending.value)] : []));
    case 'Count':
      return [roll(action.value)];
    case 'RollAgain':
    case 'UseRuse':
      return [RUSE];
    case 'Place':
      return [land(action.place)];
    case 'PutObstacle':
    case 'MoveHunter':
      return [land(action.territory)];
    case 'Move':
      return [space(territory, action.spaces)];
    case 'Mulotage':
    case 'Mark':
    case 'Advance':
    case 'Raise':
      if (territory >= VITAL) return [mountain(action.type.toLowerCase())];
      return [act(territory, view.steps[player] ?? 0, DEEDS.indexOf(action.type))];
    case 'Gather':
    case 'DrawCard':
      return [mountain(action.type.toLowerCase())];
    case 'Activate':
      return [mountain('activate'), bonus(action.bonus)];
    case 'SwapCard':
      return [mountain('swapcard'), card(action.objective)];
    case 'Exchange':
      return [mountain('exchange'), card(action.objective)];
    case 'Dig':
      return [dig(action.tiles)];
    case 'Lay':
      return [cell(action.cell), turn(action.turn)];
    case 'Develop':
      return [exit(action.exit), instinct(action.instinct)];
    case 'PlayBonus':
      return [bonus(action.bonus)];
    case 'TradeCheese':
      return [WHEEL];
    default:
      return [];
  }
}

/**
 * How one points at the rows: at the place for the die, at the space where the fox is to stop, or at once
 * at what is to be done there; at the space of the growth track where a cub is to come.
 */
export function gestures(rows: readonly FoxesOffer[], view: FoxesView): Gesture<Action, Preview>[] {
  return rows.flatMap((offer) => pointedAt(offer, view).map((pieces) => ({ offer, handles: pieces })));
}

function pointedAt({ answers, preview }: FoxesOffer, view: FoxesView): string[][] {
  const last = answers.at(-1);
  const place = answers.find((action) => action.type === 'Place')?.place;
  const ground = place ?? view.foxes[view.player ?? 0] ?? MOUNTAIN;
  const way = answers.find((action) => action.type === 'Move')?.spaces;
  switch (last?.type) {
    case 'Place':
      return [[land(last.place)]];
    case 'Move':
      // A fox that stays at the start is left there step by step.
      return last.spaces || place === undefined ? [[space(ground, last.spaces)]] : [];
    case 'Mulotage':
    case 'Mark':
    case 'Advance':
    case 'Raise':
      if (way === undefined) return [[mountain(last.type.toLowerCase())]];
      return [[act(ground, way, DEEDS.indexOf(last.type))]];
    case 'Gather':
      return [[mountain('gather')]];
    case 'Activate':
      return [[mountain('activate'), bonus(last.bonus)]];
    case 'Dig':
      return [[dig(last.tiles)]];
    case 'Grow':
    case 'PayResource':
    case 'PayTile': {
      const { cub: number = 0, space: end = 0 } = preview ?? {};
      const steps = answers.filter((action) => action.type === 'Grow');
      const there = growthSpace(ROW[number] ?? 0, end);
      return steps.length > 1 ? [[there]] : [[there], [cub(number)]];
    }
    default:
      return [];
  }
}

const MOUNTAIN_WISHES: Record<string, Action> = {
  advance: { type: 'Advance' },
  raise: { type: 'Raise' },
  gather: { type: 'Gather' },
  drawcard: { type: 'DrawCard' },
};

/** The answer that a click on a piece would most likely mean. */
export function wish(handle: string, question: Pick<Question, 'decision'> | null, view: FoxesView): Action | null {
  const [kind = '', first = '', second = '', third = ''] = handle.split(':');
  const number = Number(first);
  const decision = question?.decision ?? '';
  switch (kind) {
    case 'land':
      if (decision === 'PlaceObstacle') return { type: 'PutObstacle', territory: number };
      if (decision === 'LureHunter') return { type: 'MoveHunter', territory: number };
      return { type: 'Place', place: number };
    case 'space':
      return number === view.foxes[view.player ?? 0]
        ? { type: 'Move', spaces: Number(second) }
        : { type: 'Place', place: number };
    case 'act':
      return wishForAct(number, Number(second), Number(third), view);
    case 'mt':
      return view.foxes[view.player ?? 0] === MOUNTAIN
        ? (MOUNTAIN_WISHES[first] ?? null)
        : { type: 'Place', place: MOUNTAIN };
    case 'track':
      return { type: 'AdvanceOn', territory: number };
    case 'step':
      return { type: 'Grow', cub: number };
    case 'cub':
      return decision === 'GrowCubs' ? { type: 'Grow', cub: number } : { type: 'RaiseCub', cub: number };
    case 'cell':
      return { type: 'Lay', cell: number, turn: 0 };
    case 'dig':
      return { type: 'Dig', tiles: number };
    case 'bonus':
      return { type: 'PlayBonus', bonus: number };
    case 'card':
      return { type: 'Exchange', objective: number };
    case RUSE:
      return { type: 'UseRuse', ruse: view.ruses[view.player ?? 0] ?? 0 };
    case WHEEL:
      return { type: 'TradeCheese' };
    default:
      return null;
  }
}

function wishForAct(territory: number, step: number, number: number, view: FoxesView): Action | null {
  const player = view.player ?? 0;
  if (view.foxes[player] !== territory) return { type: 'Place', place: territory };
  if ((view.steps[player] ?? 0) !== step) return { type: 'Move', spaces: step };
  const type = DEEDS[number];
  return type ? { type } : null;
}

const GRAVE = ['DrawCard', 'SwapCard', 'Exchange', 'StopGrowing'];

/** Answers that only say that nothing is left to do, where there is no other. */
export const idle = (action: Action, _preview: unknown, alone: boolean): boolean => alone && action.type === 'EndTurn';

/** Answers that cannot be made good: cards exhaust the die, and growth comes once a round. */
export const grave = (action: Action): boolean => GRAVE.includes(action.type);

/** The pieces that have changed between two views. */
export function changes(before: FoxesView, after: FoxesView): string[] {
  const spaces = after.markers.flatMap((owner, number) => {
    const same = owner === before.markers[number] && hasStack(after, number) === hasStack(before, number);
    return same ? [] : [space(Math.floor(number / SPACES), (number % SPACES) + 1)];
  });
  const lands = Array.from({ length: VITAL + 1 }, (_, territory) => territory)
    .filter(
      (territory) =>
        (before.hunter === territory) !== (after.hunter === territory) ||
        obstacles(before, territory) !== obstacles(after, territory),
    )
    .map(land);
  const tracks = Array.from({ length: VITAL }, (_, territory) => territory)
    .filter((territory) => paws(before, territory) !== paws(after, territory))
    .map(track);
  return [...spaces, ...lands, ...tracks];
}

const obstacles = (view: FoxesView, territory: number) =>
  view.obstacles.map((place) => Number(place === territory)).join('');
const paws = (view: FoxesView, territory: number) =>
  Array.from({ length: view.seats }, (_, seat) => Math.min(TRACK, view.paws[VITAL * seat + territory] ?? 0)).join('');
