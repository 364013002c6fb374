import { expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { follow, next, rowsOf } from '../../lib/rows';
import { among, changes, gestures, handles, hexHandle, hexOf, pieceHandle, spoken, wish } from './answers';
import { bound, frame, zoom } from './camera';
import { chartOf, outline, slotOf } from './chart';
import { driving, ending, howling, leading, raising, second, turn } from './golden';
import { ALPHA, DEN, HUNTERS, LAIR, MOONS, OWNER, PACK, THIRD, THIRD_OWNER, TILES } from './layout';
import type { WolvesOffer } from './props';
import { hexName, hunters, isHole, nextMoon, pieceOf, piecesAt, preyHexes, regionAt, scores, tileOf } from './table';

const LETTERS = 'ABCDEFGHIJK';
/** The number of a hex from its name. */
const at = (name: string): number => {
  const { view } = turn;
  return view.one.findIndex((_, hex) => LETTERS.includes(name[0] ?? '') && hexName(hex) === name);
};
const offered = ({ question }: typeof turn): WolvesOffer[] => (question ? rowsOf(question) : []);

test('pieces stand for answers', () => {
  expect(handles({ type: 'Go', hex: 12 })).toEqual(['hex:12']);
  expect(handles({ type: 'Flip', tile: 3 })).toEqual(['tile:3']);
  expect(handles({ type: 'Track', track: 1 })).toEqual(['track:1']);
  expect(handles({ type: 'EndTurn' })).toEqual([]);
  expect(['hex:7', 'piece:7:1', 'aim:7', 'tile:7'].map(hexOf)).toEqual([7, 7, 7, null]);
});

test('a token that stands for a terrain is chosen in two clicks', () => {
  const all = choices(
    [
      option({ type: 'Flip', tile: 0 }),
      option({ type: 'SpendAs', terrain: 1 }),
      option({ type: 'SpendAs', terrain: 2 }),
    ],
    handles,
  );
  expect(click(all, [], 'token')).toEqual({ kind: 'narrowed', chosen: ['token'] });
  expect([...lit(all, ['token'])]).toEqual(['as:1', 'as:2']);
  expect(click(all, ['token'], 'as:2')).toMatchObject({ kind: 'decided' });
});

test('of two wolves on a hex each is pointed at by itself', () => {
  const all = choices(
    [option({ type: 'Pick', hex: 0, kind: 1 }), option({ type: 'Pick', hex: 0, kind: 2 }), option({ type: 'Stop' })],
    handles,
  );
  expect([...lit(all, [])]).toEqual(['piece:0:1', 'piece:0:2']);
  expect(click(all, [], 'piece:0:2')).toMatchObject({ kind: 'decided', option: { action: { kind: 2 } } });
  expect(among(lit(all, []), 0)).toEqual(['piece:0:1', 'piece:0:2']);
  expect(among(new Set(['hex:0', 'piece:1:1']), 0)).toEqual(['hex:0']);
});

test('before any action one points at a wolf, then at a hex', () => {
  const all = gestures(offered(turn));
  const alpha = pieceHandle(at('B6'), ALPHA);
  expect(next(all, [])).toContain(alpha);
  expect(next(all, [])).not.toContain(hexHandle(at('B8')));
  expect(next(all, [alpha])).toContain(hexHandle(at('B8')));
  const followed = follow(all, [alpha], hexHandle(at('B8')));
  expect(followed.kind).toBe('given');
});

test('each tile that could pay is an offer of its own', () => {
  const all = gestures(offered(turn));
  const followed = follow(all, [pieceHandle(at('B6'), ALPHA)], hexHandle(at('B8')));
  const paid = followed.kind === 'given' ? followed.offers.map(({ answers }) => answers[1]) : [];
  expect(paid).toEqual([
    { type: 'Flip', tile: 0 },
    { type: 'Flip', tile: 2 },
  ]);
});

test('a den beside the alpha is pointed at, one on its hex comes after the wolf', () => {
  const all = gestures(offered(turn));
  const den = all.find(({ offer }) => offer.answers.at(-1)?.type === 'DigAt' && offer.answers.length === 2);
  expect(den).toBeDefined();
  const own = all.filter(({ handles: [first, then] }) => first?.startsWith('piece:') && then?.startsWith('aim:'));
  for (const { offer, handles: pieces } of own) {
    const aim = offer.answers.at(-1);
    expect(aim?.type).toBe('DigAt');
    expect(pieces[0]?.split(':')[1]).toBe(pieces[1]?.split(':')[1]);
  }
});

test('once the tile is paid, a hex that one wolf alone can reach is enough', () => {
  const rows = offered(second);
  const all = gestures(rows);
  const alone = all.filter(({ handles: pieces }) => pieces.length === 1);
  expect(rows.length).toBeGreaterThan(0);
  expect(alone.length).toBeGreaterThan(0);
  for (const { handles: pieces } of alone) {
    const comers = rows.filter(
      ({ answers }) => `hex:${answers.flatMap((a) => ('hex' in a ? [a.hex] : [])).at(-1)}` === pieces[0],
    );
    expect(comers).toHaveLength(1);
  }
});

test('a click on a dark hex has a meaning to ask about', () => {
  const { view } = turn;
  expect(wish('hex:5', asked('SendWolf'), view)).toEqual({ type: 'Go', hex: 5 });
  expect(wish(hexHandle(at('B6')), asked('MoveWolves'), view)).toEqual({ type: 'Pick', hex: at('B6'), kind: ALPHA });
  expect(wish(hexHandle(at('B8')), asked('ChooseVictim'), view)).toEqual({ type: 'Target', hex: at('B8'), kind: DEN });
  expect(wish('tile:2', asked('PayMove'), view)).toEqual({ type: 'Flip', tile: 2 });
  expect(wish('hex:5', asked('TakeAction'), view)).toBeNull();
  expect(wish('region:1', null, view)).toBeNull();
});

test('a line of the log speaks of hexes and regions', () => {
  const line = (params: Record<string, unknown>) => ({ n: 1, message: { key: 'wolves.log.move', params } });
  const both = [at('B6'), at('B8')].map((hex) => `hex:${hex}`);
  expect(spoken(line({ start: 'B8', hex: 'B6' }), leading.view)).toEqual(both);
  expect(spoken(line({ board: 'B' }), leading.view)).toEqual(['region:1']);
  expect(spoken(line({ player: { seat: 1 } }), leading.view)).toEqual([]);
});

test('the map lies as it should', () => {
  for (const [seats, hexes] of [
    [2, 80],
    [3, 112],
    [4, 144],
    [5, 176],
  ] as const) {
    const { spots } = chartOf(seats);
    expect(spots).toHaveLength(hexes);
    for (const { x, y, beside } of spots) {
      for (const n of beside)
        expect(Math.hypot((spots[n]?.x ?? 0) - x, (spots[n]?.y ?? 0) - y)).toBeCloseTo(Math.sqrt(3) * 20);
    }
  }
  expect([hexName(0), hexName(28), slotOf(28)]).toEqual(['A1', 'B13', 1]);
  expect(outline(chartOf(4), 1).match(/M/g)?.length).toBeGreaterThan(16);
});

test('pieces are read off their numbers', () => {
  expect(pieceOf(1)).toMatchObject({ kind: ALPHA, owner: 0 });
  expect(pieceOf(15)).toMatchObject({ kind: PACK, owner: 1 });
  expect(pieceOf(THIRD)).toMatchObject({ kind: LAIR, owner: THIRD_OWNER });
  expect(OWNER[THIRD]).toBe(THIRD_OWNER);
  expect(piecesAt(leading.view, at('B13')).map((piece) => piece.kind)).toEqual([LAIR]);
  expect(piecesAt(raising.view, at('B7')).map((piece) => piece.kind)).toEqual([DEN, ALPHA]);
});

test('what a step would do comes with the answer', () => {
  const step = (name: string) =>
    driving.question?.options.find(({ action }) => action.type === 'Go' && action.hex === at(name))?.preview;
  expect(step('B7')).toMatchObject({ way: [at('B6'), at('B7')], refuges: [at('B6'), at('B8')] });
  expect(pieceOf(step('B7')?.victim ?? 0)).toMatchObject({ kind: PACK, owner: 1 });
  expect(step('B8')?.victim).toBeUndefined();
});

test('what an aim would do comes with the answer', () => {
  const lair = raising.question?.options.find(({ action }) => action.type === 'UpgradeAt')?.preview;
  expect(lair).toMatchObject({ cost: 2, points: 5, refuges: [at('B8')] });
});

test('the view says where a howl is heard, and only while somebody aims', () => {
  expect(turn.view.earshot).toEqual([]);
  for (const { action } of howling.question?.options ?? [])
    expect('hex' in action && howling.view.earshot.includes(action.hex)).toBe(true);
});

test('tiles, moons and regions', () => {
  const { view } = leading;
  const home = tileOf(view, 0, 0);
  expect(home.front).toBe(home.back);
  for (let tile = 1; tile < TILES; tile++) expect(tileOf(view, 0, tile).back).not.toBe(tileOf(view, 0, tile).front);
  expect(nextMoon(view)).toMatchObject({ moon: 0 });
  expect(nextMoon({ ...view, moon_in: -1, phase: MOONS.length })).toBeNull();
  expect(regionAt(view, 1)?.leaders).toEqual([0]);
  expect(regionAt(view, 2)?.leaders).toEqual([0, 1]);
  expect(view.regions.every(({ slot }) => isHole(view, slot * 16 + 11))).toBe(true);
  expect(scores(view)).toHaveLength(view.seats);
  expect(changes(view, { ...view, one: view.one.map((p, h) => (h === 7 ? 2 : p)) })).toEqual(['hex:7']);
});

test('how near every pack is to a prey', () => {
  const { view } = leading;
  expect(preyHexes(view)).toHaveLength(view.regions.length);
  const [first] = preyHexes(view);
  const [mine, other] = hunters(view, first ?? 0);
  expect(mine).toMatchObject({ seat: 0, count: HUNTERS - 1 });
  expect(other).toMatchObject({ seat: 1, count: 0 });
  expect(hunters(view, at('B1'))).toEqual([]);
});

test('a turn with nothing left to do has one answer', () => {
  expect(ending.question?.options.map(({ action }) => action.type)).toEqual(['EndTurn']);
  expect(ending.question?.rows).toEqual([]);
});

test('the camera keeps the map in sight', () => {
  const room = { width: 216, height: 116 };
  const all = frame({ left: 0, top: 0, right: 400, bottom: 100 }, room);
  expect(all).toEqual({ k: 0.5, x: 8, y: 33 });
  const near = zoom(all, 2, 8, 33, 0.1);
  expect(near).toEqual({ k: 1, x: 8, y: 33 });
  expect(bound({ k: 1, x: -9999, y: 9999 }, { width: 400, height: 100 }, room)).toEqual({ k: 1, x: -292, y: 58 });
});
