"""7-12 Move: one tile, several wolves, all onto the terrain paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import FLIPS, GOES, PICKS, SPEND_AS, STOP, Flip, Go, Pick, SpendAs
from meute.games.wolves.data import KIND_COUNT, LAND, MOST_SEATS, MOST_WOLVES, PACK
from meute.games.wolves.pieces import FIRST_WOLF, JOINS, KIND, NONE, OWNER
from meute.games.wolves.rules.board import lift, put
from meute.games.wolves.rules.displace import displace
from meute.games.wolves.rules.pay import flip, spend
from meute.games.wolves.state import OFF, State
from meute.games.wolves.words.log import tell_move, tell_nobody_moves

PAY_WITH_TOKEN: Final[list[Action]] = [*FLIPS, *SPEND_AS]


def destinations(state: State, wolf: int, terrain: int) -> list[int]:
    """7-12 Return where a wolf may stop: on foot within its speed, never where it stands."""
    player = OWNER[wolf]
    ground, one, two = state.ground, state.one, state.two
    joins = JOINS[player][KIND[wolf]]
    return [
        h
        for h in state.land.on_foot(state.where[wolf], terrain, state.speed(player))
        if ground[h] == terrain and not two[h] and joins[one[h]]
    ]


def way(state: State, start: int, to: int) -> list[int]:
    """8 Return one shortest way on foot, both ends included; the first of its kind, always."""
    back = state.land.walk[start]
    out = [to]
    while out[-1] != start:
        steps = back[out[-1]] - 1
        out.append(next(h for h in state.land.layout.beside[out[-1]] if back[h] == steps))
    return out[::-1]


def can_go(state: State, wolf: int, terrain: int, speed: int) -> bool:
    """Tell whether the wolf has any destination; as `destinations`, but it stops at the first."""
    ground, one, two = state.ground, state.one, state.two
    joins = JOINS[OWNER[wolf]][KIND[wolf]]
    for h in state.land.on_foot(state.where[wolf], terrain, speed):
        if ground[h] == terrain and not two[h] and joins[one[h]]:
            return True
    return False


def movable(state: State, player: int, terrain: int) -> list[Pick]:
    """7, d Return the wolves that have not moved yet and could; twins on one hex count once."""
    where, moved = state.where, state.moved
    speed = state.speed(player)
    first = FIRST_WOLF[player]
    out: list[Pick] = []
    seen: list[int] = []
    for wolf in range(first, first + MOST_WOLVES):
        h = where[wolf]
        if h == OFF or wolf in moved:
            continue
        kind = KIND[wolf]
        key = KIND_COUNT * h + kind
        if key not in seen and can_go(state, wolf, terrain, speed):
            seen.append(key)
            out.append(PICKS[kind][h])
    return out


def any_movable(state: State, player: int, terrain: int) -> bool:
    """Tell whether any wolf that has not moved yet could."""
    where, moved = state.where, state.moved
    speed = state.speed(player)
    first = FIRST_WOLF[player]
    for wolf in range(first, first + MOST_WOLVES):
        if where[wolf] != OFF and wolf not in moved and can_go(state, wolf, terrain, speed):
            return True
    return False


def next_wolf(state: State, player: int, terrain: int) -> None:
    """7, e Ask for another wolf as long as the spread allows one and one could go."""
    if len(state.moved) < state.spread(player) and any_movable(state, player, terrain):
        state.pending.append(MOVE_WOLVES[player][terrain])
    else:
        end_move(state, player)


def end_move(state: State, player: int) -> None:
    """The move is over; nothing is left of it but where the wolves stand."""
    if not state.moved:
        tell_nobody_moves(state, player)
    state.moved.clear()


@dataclass(frozen=True)
class PayMove(Decision):
    """7, n Flip one tile, or name the terrain a token stands for."""

    def options(self, state: State) -> Sequence[Action]:
        return PAY_WITH_TOKEN if state.terrain_tokens[self.player] else FLIPS

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Flip):
            terrain = flip(state, self.player, action.tile)
        else:
            assert isinstance(action, SpendAs)
            terrain = action.terrain
            spend(state, self.player, terrain, 1)
        next_wolf(state, self.player, terrain)


@dataclass(frozen=True)
class MoveWolves(Decision):
    """7, e Choose the next wolf to move, or stop."""

    terrain: int

    def options(self, state: State) -> Sequence[Action]:
        return [*movable(state, self.player, self.terrain), STOP]

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Pick):
            state.moved.append(self.chosen(state, action))
            state.pending.append(SEND_WOLF[self.player][self.terrain])
        else:
            end_move(state, self.player)

    def chosen(self, state: State, action: Pick) -> int:
        """Return the wolf of that kind on that hex that has not moved yet."""
        first = FIRST_WOLF[self.player]
        return next(
            wolf
            for wolf in range(first, first + MOST_WOLVES)
            if state.where[wolf] == action.hex
            and KIND[wolf] == action.kind
            and wolf not in state.moved
        )


@dataclass(frozen=True)
class SendWolf(Decision):
    """7 Choose where the wolf goes: 8-12 say where it may stop."""

    terrain: int

    def options(self, state: State) -> Sequence[Action]:
        return [GOES[h] for h in destinations(state, state.moved[-1], self.terrain)]

    def resolve(self, state: State, action: Go) -> None:
        wolf, to = state.moved[-1], action.hex
        tell_move(state, wolf, to)
        lift(state, wolf, state.where[wolf])
        other = state.one[to]
        put(state, wolf, to)
        if other != NONE and OWNER[other] != self.player and KIND[other] == PACK:
            state.pending.append(GO_ON[self.player][self.terrain])
            displace(state, self.player, other)
        else:
            next_wolf(state, self.player, self.terrain)


@dataclass(frozen=True)
class GoOn(Step):
    """7 After a displacement the move goes on."""

    player: int
    terrain: int

    def run(self, state: State) -> None:
        next_wolf(state, self.player, self.terrain)


PAY_MOVE: Final = [PayMove(player) for player in range(MOST_SEATS)]
MOVE_WOLVES: Final = [
    [MoveWolves(player, terrain) for terrain in range(LAND)] for player in range(MOST_SEATS)
]
SEND_WOLF: Final = [
    [SendWolf(player, terrain) for terrain in range(LAND)] for player in range(MOST_SEATS)
]
GO_ON: Final = [[GoOn(player, terrain) for terrain in range(LAND)] for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        PayMove: "7",
        MoveWolves: "7",
        SendWolf: "7",
    }
)
