"""What a seat sees: everything. Nothing is hidden but what chance has not dealt yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from meute.core.brisk import brisk
from meute.core.dealer import Dealer
from meute.core.decision import Pending, View
from meute.games.wolves.data import PLACES
from meute.games.wolves.maps import land_of
from meute.games.wolves.rules.end import parts
from meute.games.wolves.rules.moon import moon_of, places_of, strengths_of
from meute.games.wolves.state import Settings, State

REMEMBERED: Final = 1 << 13
"""Regions that are remembered by what stands on them: an answer changes one or two of ten."""

MAPS: Final = 1 << 10
"""Maps whose terrain is remembered by their boards."""


@dataclass(frozen=True)
class Region:
    """A region as it stands: its moon now, who has what, and what scoring it would give."""

    slot: int
    moon: int
    """The moon of the token on top; -1 once all are gone."""
    control: tuple[int, ...]
    """By player; the third pack of a game for two comes last."""
    alphas: tuple[int, ...]
    gains: tuple[int, ...]
    """The points each player would get if the token on top were scored now."""


@brisk
@dataclass(frozen=True)
class WolvesView(View):
    """The table from one seat, the same for all; hexes and pieces are numbers as in the state."""

    game: ClassVar[str] = "wolves"

    player: int | None
    """The seat, or None for a spectator."""
    settings: Settings
    seats: int
    starter: int
    turn: int
    turns: int
    actions: int
    third_pack: int
    target: int
    victim: int
    phase: int
    boards: tuple[int, ...]
    prey: tuple[int, ...]
    piles: tuple[int, ...]
    scored: tuple[int, ...]
    herd: tuple[int, ...]
    lone: tuple[int, ...]
    ground: tuple[int, ...]
    one: tuple[int, ...]
    two: tuple[int, ...]
    where: tuple[int, ...]
    home: tuple[int, ...]
    tiles: tuple[int, ...]
    dug: tuple[int, ...]
    lairs: tuple[int, ...]
    called: tuple[int, ...]
    hunted: tuple[int, ...]
    terrain_tokens: tuple[int, ...]
    action_tokens: tuple[int, ...]
    won: tuple[int, ...]
    runner_up: tuple[int, ...]
    calendar: tuple[int, ...]
    moved: tuple[int, ...]
    shown: int
    pending: tuple[Pending, ...]
    terrain: tuple[int, ...]
    """The terrain of every hex."""
    regions: tuple[Region, ...]
    parts: tuple[tuple[int, ...], ...]
    """The points of every player, part by part."""


def view_of(state: State, player: int | None) -> WolvesView:
    """Show the table to a seat."""
    boards = tuple(state.boards)
    return WolvesView(
        player=player,
        settings=state.settings,
        seats=state.seats,
        starter=state.starter,
        turn=state.turn,
        turns=state.turns,
        actions=state.actions,
        third_pack=state.third_pack,
        target=state.target,
        victim=state.victim,
        phase=state.phase,
        boards=boards,
        prey=tuple(state.prey),
        piles=tuple(state.piles),
        scored=tuple(state.scored),
        herd=tuple(state.herd),
        lone=tuple(state.lone),
        ground=tuple(state.ground),
        one=tuple(state.one),
        two=tuple(state.two),
        where=tuple(state.where),
        home=tuple(state.home),
        tiles=tuple(state.tiles),
        dug=tuple(state.dug),
        lairs=tuple(state.lairs),
        called=tuple(state.called),
        hunted=tuple(state.hunted),
        terrain_tokens=tuple(state.terrain_tokens),
        action_tokens=tuple(state.action_tokens),
        won=tuple(state.won),
        runner_up=tuple(state.runner_up),
        calendar=tuple(state.calendar),
        moved=tuple(state.moved),
        shown=state.shown,
        pending=tuple(state.pending),
        terrain=terrain_of(state.seats, boards),
        regions=tuple(regions_of(state)),
        parts=tuple(tuple(parts(state, p)) for p in range(state.seats)),
    )


@lru_cache(maxsize=MAPS)
def terrain_of(seats: int, boards: tuple[int, ...]) -> tuple[int, ...]:
    """1 The terrain of every hex with these boards; blank where none lies yet."""
    return tuple(land_of(seats, boards).terrain)


def regions_of(state: State) -> Iterator[Region]:
    """31, 32 How every region stands now."""
    for slot in state.land.layout.regions:
        moon = moon_of(state, slot)
        first = PLACES * slot
        last = first + PLACES
        yield region(
            slot,
            moon,
            state.piles[slot],
            state.seats,
            (state.points.first[moon], state.points.second[moon]) if moon >= 0 else (0, 0),
            tuple(state.one[first:last] + state.two[first:last]),
        )


@lru_cache(maxsize=REMEMBERED)
def region(  # noqa: PLR0913, PLR0917 (all it depends on: the key of the memory)
    slot: int, moon: int, pile: int, seats: int, worth: tuple[int, int], pieces: tuple[int, ...]
) -> Region:
    """31, 32 How a region stands with these pieces on it, when its token is worth so much."""
    have = strengths_of(pieces, pile, seats)
    winner, lower = places_of(have, seats)
    gains = [worth[0] if p == winner else worth[1] if p in lower else 0 for p in range(seats)]
    return Region(
        slot,
        moon,
        tuple(strength.control for strength in have),
        tuple(strength.alphas for strength in have),
        tuple(gains),
    )


def state_from(view: WolvesView) -> State:
    """Lay the table out again as the view shows it."""
    return State(
        view.settings,
        view.seats,
        view.starter,
        view.turn,
        view.turns,
        view.actions,
        view.third_pack,
        view.target,
        view.victim,
        view.phase,
        list(view.boards),
        list(view.prey),
        list(view.piles),
        list(view.scored),
        list(view.herd),
        list(view.lone),
        list(view.ground),
        list(view.one),
        list(view.two),
        list(view.where),
        list(view.home),
        list(view.tiles),
        list(view.dug),
        list(view.lairs),
        list(view.called),
        list(view.hunted),
        list(view.terrain_tokens),
        list(view.action_tokens),
        list(view.won),
        list(view.runner_up),
        list(view.calendar),
        list(view.moved),
        view.shown,
        list(view.pending),
    )


def imagine(view: WolvesView, dealer: Dealer) -> State:  # noqa: ARG001 (the contract's signature)
    """Lay the table out as the view shows it; nothing is left to imagine."""
    return state_from(view)


def redeal(state: State, player: int | None, dealer: Dealer) -> State:  # noqa: ARG001
    """Return the same table: no seat lacks any knowledge of it."""
    return state.copy()
