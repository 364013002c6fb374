"""What an answer would do, worked out on the table as the view shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import compress, count
from operator import attrgetter, gt, ne
from typing import Any, Final

from meute.core.decision import Action, Decision
from meute.core.stack import Stack
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    DEN_COST,
    DOMINATE_COST,
    HOWL_COST,
    LAIR_COST,
    MOVE_COST,
)
from meute.games.wolves.pieces import IS_WOLF, NONE, OWNER
from meute.games.wolves.rules.displace import DisplaceWolf, refuges
from meute.games.wolves.rules.end import score
from meute.games.wolves.rules.hunt import surrounded
from meute.games.wolves.rules.move import way
from meute.games.wolves.rules.pay import PayFor, fitting_tiles
from meute.games.wolves.state import NOTHING, OFF, State
from meute.games.wolves.view import WolvesView, state_from

GAME: Final = Stack()

COUNTED: Final = attrgetter("dug", "lairs", "hunted", "called", "won", "runner_up")
"""All of a position that points come from."""

COSTS: Final[Mapping[type, int]] = {
    a.HowlAt: HOWL_COST,
    a.DigAt: DEN_COST,
    a.UpgradeAt: LAIR_COST,
    a.Target: DOMINATE_COST,
}
"""5 What is paid with the terrain of the hex that an answer aims at."""


@dataclass(frozen=True)
class Preview:
    """What an answer, or a row of them, would do."""

    way: tuple[int, ...] = ()
    """The hexes over which one's own wolf goes, both ends included."""
    victim: int = NONE
    """The wolf that has to flee."""
    refuges: tuple[int, ...] = ()
    """Where it may flee to; if there is one hex, it flees there at once."""
    terrain: int = NOTHING
    """The terrain to be paid."""
    cost: int = 0
    """How many tiles or tokens pay it."""
    tiles: tuple[int, ...] = ()
    """The tiles among which one pays."""
    points: int = 0
    """Points at once; those of a hunt that ends the action are among them."""
    prey: tuple[int, ...] = ()
    """The hexes of prey that the action, once it ends like this, takes."""
    reach: tuple[int, ...] = ()
    """The hexes among which one chooses next."""


def preview(view: WolvesView, action: Action) -> Preview | None:
    """Tell what an answer would do; None where there is nothing to tell."""
    look = LOOKS.get(type(action))
    found = look(state_from(view), action) if look and view.pending else None
    return None if found == Preview() else found


def question(state: State) -> Decision:
    """Return the question now open."""
    asked = state.pending[-1]
    assert isinstance(asked, Decision)
    return asked


def of_step(state: State, action: a.Go) -> Preview:
    """7, 13 The way of a wolf, and who flees."""
    start = state.where[state.moved[-1]]
    return played(state, action, way=tuple(way(state, start, action.hex)))


def of_aim(state: State, action: Any) -> Preview:
    """5, 14-25 What a hex costs, which tiles may pay, and what comes of it."""
    player, terrain = question(state).player, state.land.terrain[action.hex]
    tiles = fitting_tiles(state, player, terrain, habitat_used=False)
    return played(state, action, terrain=terrain, cost=COSTS[type(action)], tiles=tuple(tiles))


def of_choice(state: State, action: Action) -> Preview:
    """Between which hexes one would choose next."""
    return Preview(reach=_reach(state, action))


def of_tile(state: State, action: a.Flip) -> Preview:
    """5 What a tile pays and what comes of it; for a move, the wolves that could go."""
    terrain = state.tiles_of(question(state).player)[action.tile]
    return played(
        state,
        action,
        terrain=terrain,
        cost=MOVE_COST,
        tiles=(action.tile,),
        reach=_reach(state, action),
    )


def of_token(state: State, action: a.SpendAs) -> Preview:
    """7 What a token stands for, and the wolves that could go."""
    return Preview(terrain=action.terrain, cost=MOVE_COST, reach=_reach(state, action))


def _reach(state: State, action: Action) -> tuple[int, ...]:
    player = question(state).player
    after = state.copy()
    GAME.play(after, action)
    asked = question(after)
    if asked.player != player or isinstance(asked, type(question(state))):
        return ()
    hexes = (getattr(option, "hex", OFF) for option in asked.options(after))
    return tuple(dict.fromkeys(h for h in hexes if h != OFF))


def played(state: State, action: Action, **known: Any) -> Preview:
    """What an answer brings, and who flees: seen on a copy; how it is paid makes no difference.

    What is `known` already is told along with it.
    """
    player = question(state).player
    after = state.copy()
    GAME.play(after, action)
    while after.pending and isinstance(asked := after.pending[-1], PayFor):
        GAME.play(after, asked.options(after)[0])
    victim, where = _fled(state, after, player)
    return Preview(
        victim=victim,
        refuges=where,
        points=_gain(state, after, player),
        prey=_prey(state, after, player),
        **known,
    )


def _gain(before: State, after: State, player: int) -> int:
    """35 Return the points that an answer brings; most answers change nothing that counts."""
    if COUNTED(before) == COUNTED(after):
        return 0
    return score(after, player) - score(before, player)


def _fled(before: State, after: State, player: int) -> tuple[int, tuple[int, ...]]:
    """13 Return the wolf that has to flee or has fled, and where to."""
    asked = after.pending[-1] if after.pending else None
    if isinstance(asked, DisplaceWolf):
        return asked.wolf, tuple(refuges(after, asked.wolf))
    for wolf in compress(count(), map(ne, before.where, after.where)):
        new = after.where[wolf]
        if new != OFF != before.where[wolf] and IS_WOLF[wolf] and OWNER[wolf] != player:
            return wolf, (new,)
    return NONE, ()


def _prey(before: State, after: State, player: int) -> tuple[int, ...]:
    """26, 27 Return where prey has been taken, or would be if the action ended now."""
    taken = compress(count(), map(gt, before.herd, after.herd))
    around = surrounded(after, player)
    return tuple(after.land.layout.prey[slot] for slot in sorted({*taken, *around}))


LOOKS: Final[Mapping[type, Callable[[State, Any], Preview]]] = {
    a.Howl: of_choice,
    a.BuildDen: of_choice,
    a.UpgradeDen: of_choice,
    a.Dominate: of_choice,
    a.Flip: of_tile,
    a.SpendAs: of_token,
    a.Pick: of_choice,
    a.Go: of_step,
    a.Flee: played,
    a.HowlAt: of_aim,
    a.DigAt: of_aim,
    a.UpgradeAt: of_aim,
    a.Target: of_aim,
    a.Spend: played,
    a.Track: played,
    a.HuntAt: played,
}
"""How far ahead one sees from each kind of answer."""
