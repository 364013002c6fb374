"""B0 What the rules give: PC, VP, resources, cub increases, bonus tiles, cheese, track advances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import RAISE_CUB, TAKE, RaiseCub, TakeResource
from meute.games.foxes.chances import DRAW_BONUSES, DrawBonus
from meute.games.foxes.data import (
    BONUSES,
    CHEESE,
    CUB,
    CUBS,
    END_OF_ROW,
    FACES,
    FROM_TILES,
    MOST_SEATS,
    PC,
    RESOURCE,
    RESOURCES,
    SOURCES,
    TILE,
    VP,
)
from meute.games.foxes.rules.supply import draws
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.words.log import tell


def give_pc(state: State, player: int, amount: int) -> None:
    """B0.2 Give growth points; a negative amount takes them."""
    if amount:
        state.pc[player] += amount
        tell(state, "pc" if amount > 0 else "pays_pc", player, "amount", amount)


def score(state: State, player: int, points: int, source: int) -> None:
    """B0.2 Give victory points and remember where they came from."""
    if points:
        state.vp[player] += points
        state.earned[SOURCES * player + source] += points
        tell(state, "vp", player, "amount", points, "source", source)


def give_resource(state: State, player: int, kind: int) -> None:
    """B0.2 Give one resource."""
    state.resources[RESOURCES * player + kind] += 1
    tell(state, "resource", player, "resource", kind)


def take_resource(state: State, player: int, kind: int) -> None:
    """B0.2 Take one resource back to the supply."""
    state.resources[RESOURCES * player + kind] -= 1
    tell(state, "pays_resource", player, "resource", kind)


def gain(state: State, player: int, kind: int, amount: int, source: int) -> None:
    """B0.8 Give what an icon shows; what asks for a choice is put on the stack."""
    if kind == PC:
        give_pc(state, player, amount)
    elif kind == VP:
        score(state, player, amount, source)
    elif kind == RESOURCE:
        state.pending.extend([CHOOSE_RESOURCE[player]] * amount)
    elif kind == CUB:
        raise_cubs(state, player, amount)
    elif kind == TILE:
        state.pending.extend([DRAW_TILE[player]] * amount)
    elif kind == CHEESE:
        take_cheese(state, player)


def gain_line(state: State, player: int, line: tuple[int, int, int]) -> None:
    """B0.8 Give resources of choice, bonus tiles and PC in this order."""
    resources, tiles, pc = line
    if resources or tiles:
        if pc:
            state.pending.append(GivePC(player, pc))
        state.pending.extend([DRAW_TILE[player]] * tiles)
        state.pending.extend([CHOOSE_RESOURCE[player]] * resources)
    else:
        give_pc(state, player, pc)


@dataclass(frozen=True)
class GivePC(Step):
    """B0.8 The PC at the end of an icon line, after the choices before them."""

    player: int
    amount: int

    def run(self, state: State) -> None:
        give_pc(state, self.player, self.amount)


@dataclass(frozen=True)
class ChooseResource(Decision):
    """B0.2 D9 A resource of choice: any of the four kinds."""

    def options(self, state: State) -> Sequence[Action]:
        return TAKE

    def resolve(self, state: State, action: TakeResource) -> None:
        give_resource(state, self.player, action.resource)


def raisable(state: State, player: int) -> list[int]:
    """B3.A.3 List the cubs of a player on growth spaces 1-5 with a value below 6."""
    first = CUBS * player
    places, values = state.cub_place, state.cub_value
    return [
        cub
        for cub in range(CUBS)
        if 0 < places[first + cub] < END_OF_ROW and values[first + cub] < FACES
    ]


def can_raise(state: State, player: int) -> bool:
    """B3.A.3 Tell whether a cub increase would find a cub."""
    places, values = state.cub_place, state.cub_value
    for i in range(CUBS * player, CUBS * player + CUBS):
        if 0 < places[i] < END_OF_ROW and values[i] < FACES:
            return True
    return False


def raise_cub(state: State, player: int, cub: int) -> None:
    """B3.A.3 Increase one cub by 1."""
    value = state.cub_value[CUBS * player + cub] + 1
    state.cub_value[CUBS * player + cub] = value
    tell(state, "cub", player, "cub", cub, "value", value)


def raise_cubs(state: State, player: int, times: int) -> None:
    """B0.8 Increase a cub so many times; what finds no cub is lost."""
    if times == 1:
        RAISE_ONE[player].run(state)
    else:
        state.pending.extend([RAISE_ONE[player]] * times)


@dataclass(frozen=True)
class RaiseOne(Step):
    """B0.8 One cub increase: lost if no cub can take it, asked if several can."""

    player: int

    def run(self, state: State) -> None:
        cubs = raisable(state, self.player)
        if len(cubs) > 1:
            state.pending.append(CHOOSE_CUB[self.player])
        elif cubs:
            raise_cub(state, self.player, cubs[0])


@dataclass(frozen=True)
class ChooseCub(Decision):
    """B3.A.3 D10 A cub increase goes to a cub on growth spaces 1-5, of any value below 6."""

    def options(self, state: State) -> Sequence[Action]:
        return [RAISE_CUB[cub] for cub in raisable(state, self.player)]

    def resolve(self, state: State, action: RaiseCub) -> None:
        raise_cub(state, self.player, action.cub)


@dataclass(frozen=True)
class DrawTile(Step):
    """B0.7 Draw a bonus tile; an empty pile is made of the discards, or nothing is drawn."""

    player: int

    def run(self, state: State) -> None:
        if not any(state.bonus_pile):
            state.bonus_pile = state.bonus_discard
            state.bonus_discard = [0] * BONUSES
        if any(state.bonus_pile):
            state.pending.append(DRAW_BONUS_TILE[self.player])


@dataclass(frozen=True)
class DrawBonusTile(Decision):
    """B0.5 Chance draws a bonus tile; it is kept face up."""

    drawer: int

    def options(self, state: State) -> Sequence[Action]:
        return draws(DRAW_BONUSES, state.bonus_pile)

    def resolve(self, state: State, action: DrawBonus) -> None:
        state.bonus_pile[action.bonus] -= 1
        state.bonuses[BONUSES * self.drawer + action.bonus] += 1
        tell(state, "bonus", self.drawer, "bonus", action.bonus)


def take_cheese(state: State, player: int) -> None:
    """F15 Take the cheese from the supply, or 2 PC if it is not there."""
    if state.cheese != NOBODY:
        give_pc(state, player, state.printed.no_cheese_pc)
        return
    state.cheese = player
    tell(state, "cheese", player)


def gain_destiny(state: State, player: int) -> None:
    """B3.1 Give the bonus of the destiny tile."""
    kind, amount = state.printed.destiny_gains[state.destiny]
    gain(state, player, kind, amount, FROM_TILES)


CHOOSE_RESOURCE: Final = [ChooseResource(player) for player in range(MOST_SEATS)]
RAISE_ONE: Final = [RaiseOne(player) for player in range(MOST_SEATS)]
CHOOSE_CUB: Final = [ChooseCub(player) for player in range(MOST_SEATS)]
DRAW_TILE: Final = [DrawTile(player) for player in range(MOST_SEATS)]
DRAW_BONUS_TILE: Final = [DrawBonusTile(CHANCE, player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChooseResource: "B0.2",
        ChooseCub: "B3.A.3",
        DrawBonusTile: "B0.5",
    }
)
