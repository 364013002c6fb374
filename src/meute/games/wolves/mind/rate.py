"""Numbers that say how good an option looks, for greedy and search bots.

Wolves' moves are weighed one by one from the change they make; everything else is tried on a copy,
finished in the simplest way, and weighed as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from meute.core.decision import Action, Decision
from meute.core.stack import Stack
from meute.games.wolves import actions as a
from meute.games.wolves.data import LAND, MOST_WOLVES, TILES
from meute.games.wolves.mind.sight import Sight
from meute.games.wolves.mind.worth import ACTION_TOKEN, LONG_GAME, TERRAIN_TOKEN
from meute.games.wolves.pieces import FIRST_WOLF, KIND, START_PAIRS
from meute.games.wolves.rules.den import ChooseTrack
from meute.games.wolves.rules.draft import PlaceFirstPair, PlacePair, PlaceSecondPair
from meute.games.wolves.rules.move import MoveWolves, PayMove, SendWolf, destinations
from meute.games.wolves.rules.pay import other_face
from meute.games.wolves.rules.setup import ChoosePack, LayDoubleTiles
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import NOTHING, OFF, State
from meute.games.wolves.view import WolvesView, state_from

STACK: Final = Stack()
LEAST_GAIN: Final = 0.05
"""What a wolf's move must bring to be worth it."""

UNREST: Final = 0.1
"""How much whims count with every turn of a game that drags on, so that it comes to an end."""

ONE_MORE: Final = 0.3
"""What a bonus action must bring beyond its token."""

TOKEN_WAITS: Final = -1.0
"""The rating of a bonus action while there are others to take."""


def rate(view: WolvesView, options: Sequence[Action]) -> list[float]:
    """Rate each option for the seat that is asked, in points."""
    state = state_from(view)
    decision = STACK.decision(state)
    if decision is None or decision.player < 0:
        return [0.0] * len(options)
    rater = RATERS.get(type(decision))
    ratings = (rater or rate_by_trying)(state, decision, options)
    unrest = UNREST * max(state.turns / state.seats - LONG_GAME, 0.0)
    return [rating + unrest * whim(state, n) for n, rating in enumerate(ratings)]


def whim(state: State, n: int) -> float:
    """Return a number from 0 to 1 that changes with every turn and option, but not by chance."""
    return (state.turns * 7919 + len(state.moved) * 613 + n * 1047) % 101 / 101


def rate_by_trying(state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Play each option, finish it in the simplest way, and weigh what comes out."""
    return [tried(state, decision.player, option) for option in options]


def tried(state: State, player: int, option: Action) -> float:
    """Return the worth of the position after an option and its simplest completion."""
    world = state.copy()
    STACK.play(world, option)
    decision = STACK.decision(world)
    while decision is not None and decision.player == player and not settled(decision):
        options = decision.options(world)
        choice = best_track(world, player, options) if isinstance(decision, ChooseTrack) else 0
        STACK.play(world, options[choice])
        decision = STACK.decision(world)
    return Sight(world, player).value()


def settled(decision: Decision) -> bool:
    """Tell whether an action is over, or goes on with a choice of its own."""
    return isinstance(decision, TakeAction | MoveWolves)


def best_track(state: State, player: int, options: Sequence[Any]) -> int:
    """Return the place of the track that is best to take a den from."""
    dens = state.dens_of(player)
    gone = [dens[option.track] for option in options]
    ratings = [TRACK_WORTH[count] - EARLIER * n for n, count in enumerate(gone)]
    return ratings.index(max(ratings))


TRACK_WORTH: Final[tuple[float, ...]] = (1.5, 2.0, 3.5, 5.0)
"""What the next den of a track brings, by how many have left it."""

EARLIER: Final = 0.1
"""What a track loses against the one before it; no more than breaks ties."""


def rate_start(state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Start near lone wolves and water, in regions scored early."""
    out = []
    for option in options:
        world = state.copy()
        STACK.play(world, option)
        sight = Sight(world, decision.player)
        alphas = [world.where[pair[0]] for pair in START_PAIRS[decision.player]]
        near = sum((reach_out(world, h) for h in alphas if h != OFF), 0.0)
        regions = sum((sight.region(slot) for slot in world.land.layout.regions), 0.0)
        out.append(near + regions)
    return out


def reach_out(state: State, h: int) -> float:
    """Return how well a start hex lies: lone wolves, prey and water within a few steps."""
    layout = state.land.layout
    ways = state.land.walk[h]
    goals = [*layout.lone, *(layout.prey[slot] for slot in layout.regions)]
    return sum((1.0 / (1 + ways[goal]) for goal in goals), 0.0)


def wolves_to_move(state: State, player: int) -> list[int]:
    """Return one wolf of each kind and hex that has not moved yet."""
    first = FIRST_WOLF[player]
    found = {
        (state.where[wolf], KIND[wolf]): wolf
        for wolf in range(first, first + MOST_WOLVES)
        if state.where[wolf] != OFF and wolf not in state.moved
    }
    return list(found.values())


def best_step(sight: Sight, wolf: int, terrain: int) -> tuple[float, int]:
    """Return the best a wolf can gain on a terrain, and where; nothing if it stays."""
    return best_of(sight, wolf, destinations(sight.state, wolf, terrain))


def best_of(sight: Sight, wolf: int, hexes: list[int]) -> tuple[float, int]:
    """Return the best a wolf can gain on one of these hexes, and where; of equals the last."""
    best, where = 0.0, NOTHING
    for to in hexes:
        gain = sight.step(wolf, to)
        if gain >= best or where == NOTHING:
            best, where = gain, to
    return best, where


def move_gain(sight: Sight, terrain: int) -> float:
    """Return what a move onto a terrain brings: one best step after the other."""
    state, player = sight.state, sight.player
    ahead = sight.twin()
    wolves = wolves_to_move(state, player)
    hexes = {wolf: destinations(state, wolf, terrain) for wolf in wolves}
    total = 0.0
    for _ in range(min(state.spread(player), len(wolves))):
        (gain, to), wolf = max([(best_of(ahead, wolf, hexes[wolf]), wolf) for wolf in wolves])
        if gain < LEAST_GAIN:
            break
        total += gain
        wolves.remove(wolf)
        ahead.suppose(wolf, to)
    return total


def flip_gain(sight: Sight, tiles: list[int], tile: int) -> float:
    """Return what flipping a tile does to what the tiles open."""
    after = tiles[:]
    after[tile] = other_face(tile, tiles[tile])
    return sight.tiles(after) - sight.tiles(tiles)


def move_ratings(state: State, player: int) -> list[float]:
    """Return what each way to pay a move brings: six tiles, then a token as each terrain."""
    sight = Sight(state, player)
    gains = [move_gain(sight, terrain) for terrain in range(LAND)]
    tiles = state.tiles_of(player)
    flips = [gains[tiles[tile]] + flip_gain(sight, tiles, tile) for tile in range(TILES)]
    return [*flips, *(gain - TERRAIN_TOKEN for gain in gains)]


def rate_payment(state: State, decision: PayMove, options: Sequence[Action]) -> list[float]:
    """Rate the tiles, and the tokens, that may pay a move."""
    return move_ratings(state, decision.player)[: len(options)]


def rate_wolf(state: State, decision: MoveWolves, options: Sequence[Action]) -> list[float]:
    """Rate the wolves to move next; stopping is worth nothing."""
    sight = Sight(state, decision.player)
    found = {
        a.PICKS[KIND[wolf]][state.where[wolf]]: wolf
        for wolf in wolves_to_move(state, decision.player)
    }
    return [
        best_step(sight, found[option], decision.terrain)[0] if option in found else LEAST_GAIN
        for option in options
    ]


def rate_step(state: State, decision: SendWolf, options: Sequence[Any]) -> list[float]:
    """Rate the hexes a wolf may go to."""
    sight = Sight(state, decision.player)
    wolf = state.moved[-1]
    return [sight.step(wolf, option.hex) for option in options]


def rate_action(state: State, decision: TakeAction, options: Sequence[Action]) -> list[float]:
    """Rate the actions by the best each can do; a bonus token waits until it is needed."""
    player = decision.player
    if a.END_TURN in options:
        return rate_end(state, decision, options)
    now = Sight(state, player).value()
    return [
        TOKEN_WAITS if option == a.BONUS_ACTION else action_gain(state, player, option, now)
        for option in options
    ]


def rate_end(state: State, decision: TakeAction, options: Sequence[Action]) -> list[float]:
    """End the turn, unless one more action brings more than its token is worth."""
    if len(options) == 1:
        return [0.0]
    world = state.copy()
    STACK.play(world, a.BONUS_ACTION)
    more = [option for option in decision.options(world) if option != a.BONUS_ACTION]
    now = Sight(world, decision.player).value()
    gain = max(action_gain(world, decision.player, option, now) for option in more)
    return [0.0, gain - ACTION_TOKEN - ONE_MORE]


def action_gain(state: State, player: int, action: Action, now: float) -> float:
    """Return what an action brings at best."""
    if action == a.MOVE:
        count = TILES + (LAND if state.terrain_tokens[player] else 0)
        return max(move_ratings(state, player)[:count])
    world = state.copy()
    STACK.play(world, action)
    decision = STACK.decision(world)
    assert decision is not None
    return max(tried(world, player, option) for option in decision.options(world)) - now


def rate_evenly(_: State, __: Decision, options: Sequence[Action]) -> list[float]:
    """Leave it to chance."""
    return [0.0] * len(options)


RATERS: Final[Mapping[type, Callable[[State, Any, Sequence[Any]], list[float]]]] = {
    ChoosePack: rate_evenly,
    LayDoubleTiles: rate_evenly,
    PlaceFirstPair: rate_start,
    PlaceSecondPair: rate_start,
    PlacePair: rate_start,
    TakeAction: rate_action,
    PayMove: rate_payment,
    MoveWolves: rate_wolf,
    SendWolf: rate_step,
}
"""Where none stands here, options are tried one by one."""
