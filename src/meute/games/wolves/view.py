"""What a seat sees: everything. Nothing is hidden but what chance has not dealt yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final

from meute.core.brisk import brisk
from meute.core.dealer import Dealer
from meute.core.decision import Pending, View
from meute.games.wolves.data import PLACES, TILES
from meute.games.wolves.maps import land_of, layout_of
from meute.games.wolves.pieces import IS_WOLF, OWNER, THIRD_OWNER
from meute.games.wolves.rules.dominate import ChooseVictim, within_earshot
from meute.games.wolves.rules.end import parts
from meute.games.wolves.rules.howl import ChooseLoneWolf
from meute.games.wolves.rules.moon import leaders_of, moon_in, moon_of, places_of, strengths_of
from meute.games.wolves.rules.pay import other_face
from meute.games.wolves.state import NOTHING, Settings, State

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
    leaders: tuple[int, ...]
    """Who is in front, several in a tie, as owners of pieces; nobody where nobody has control."""
    stalkers: tuple[int, ...]
    """By player: hexes around the prey that hold a wolf of that pack."""


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
    stake: tuple[int, ...]
    """What the next moon would give each player if it came now."""
    moon_in: int
    """Pieces that the calendar takes until the next moon; NOTHING once all are scored."""
    first_places: tuple[int, ...]
    """What a region token is worth, by its moon."""
    second_places: tuple[int, ...]
    backs: tuple[int, ...]
    """What each tile shows once it is flipped."""
    earshot: tuple[int, ...]
    """The hexes at which the alphas of whoever chooses a lone wolf or a victim are heard."""


def view_of(state: State, player: int | None) -> WolvesView:
    """Show the table to a seat."""
    boards = tuple(state.boards)
    regions = tuple(regions_of(state))
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
        regions=regions,
        parts=tuple(tuple(parts(state, p)) for p in range(state.seats)),
        stake=stake_of(state, regions),
        moon_in=moon_in(state),
        first_places=tuple(state.points.first),
        second_places=tuple(state.points.second),
        backs=backs_of(tuple(state.tiles)),
        earshot=earshot_of(state),
    )


def stake_of(state: State, regions: Sequence[Region]) -> tuple[int, ...]:
    """33 What the next moon would give each player if it came now."""
    due = [region.gains for region in regions if region.moon == state.phase]
    return tuple(sum(gains[p] for gains in due) for p in range(state.seats))


@lru_cache(maxsize=REMEMBERED)
def backs_of(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """5a What tiles show once they are flipped; NOTHING before they are laid."""
    return tuple(
        shown if shown == NOTHING else other_face(place % TILES, shown)
        for place, shown in enumerate(tiles)
    )


def earshot_of(state: State) -> tuple[int, ...]:
    """R Where a howl is heard, while somebody looks for a lone wolf or a victim."""
    asked = state.pending[-1] if state.pending else None
    if not isinstance(asked, (ChooseLoneWolf, ChooseVictim)):
        return ()
    return tuple(h for h in range(len(state.one)) if within_earshot(state, asked.player, h))


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
        tuple(THIRD_OWNER if who == seats else who for who in leaders_of(have)),
        stalkers_of(pieces, seats),
    )


def stalkers_of(pieces: Sequence[int], seats: int) -> tuple[int, ...]:
    """26 Around the prey of a region, count the hexes that hold a wolf of each pack."""
    spots = [(pieces[place], pieces[PLACES + place]) for place in around_prey(seats)]
    return tuple(
        sum(any(IS_WOLF[piece] and OWNER[piece] == p for piece in spot) for spot in spots)
        for p in range(seats)
    )


@cache
def around_prey(seats: int) -> tuple[int, ...]:
    """Return the places of a region board that touch its prey."""
    layout = layout_of(seats)
    first = PLACES * layout.regions[0]
    return tuple(place for place in range(PLACES) if layout.by_prey[first + place])


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
