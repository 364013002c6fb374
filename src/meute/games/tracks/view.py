"""What a seat sees, and worlds that look the same to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from meute.core.brisk import brisk
from meute.core.decision import Pending, View
from meute.games.tracks.actions import bits, cards_beside
from meute.games.tracks.data import CELLS_EACH, COUNTERS
from meute.games.tracks.hidden import (
    ANSWERED,
    FACE_DOWN,
    OUTSIDE,
    SEALED,
    own_hand,
    redeal,
    shown_answers,
    shown_counters,
    shown_places,
)
from meute.games.tracks.outlook import Goal, Prospect, goals, prospects
from meute.games.tracks.rules.placement import cells_of, placing
from meute.games.tracks.standing import coming, cub_counts, titles
from meute.games.tracks.state import (
    CUB,
    EMPTY,
    HAND,
    NOBODY,
    RUNNING,
    Settings,
    State,
    owner_of,
    wolves_of,
)

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

__all__ = [
    "FACE_DOWN",
    "OUTSIDE",
    "SEALED",
    "TracksView",
    "imagine",
    "redeal",
    "state_from",
    "view_of",
]


@brisk
@dataclass(frozen=True)
class TracksView(View):
    """The pack from one seat. Fields are those of the state, with the others' secrets masked."""

    game: ClassVar[str] = "tracks"

    player: int | None
    """The seat, or None for a spectator."""
    settings: Settings
    seats: int
    year: int
    phase: int
    placed: bool
    result: int
    omega: int
    quarry: int
    tries: int
    submitted: int
    attacker: int
    defender: int
    drawn: int
    points: tuple[int, ...]
    ledger: tuple[int, ...]
    """Where the points came from: all were counted in the open."""
    where: tuple[int, ...]
    """HAND, CUB or PACK by wolf; OUTSIDE where this seat cannot tell."""
    unsure: tuple[int, ...]
    cubs: tuple[int, ...]
    """How many cubs each player has."""
    strength: tuple[int, ...]
    vigour: tuple[int, ...]
    chips: tuple[int, ...]
    males: tuple[int, ...]
    females: tuple[int, ...]
    counters: tuple[int, ...]
    """Cells as in the state; FACE_DOWN or SEALED where this seat does not see the value."""
    sequence: tuple[int, ...]
    caught: tuple[int, ...]
    small_pile: tuple[int, ...]
    """What the face-down cards are, by kind: all others lie in sight."""
    display: tuple[int, ...]
    large_pile: tuple[int, ...]
    large_open: tuple[int, ...]
    large_discard: tuple[int, ...]
    votes: tuple[int, ...]
    added: tuple[int, ...]
    deaths: tuple[int, ...]
    exclusions: tuple[int, ...]
    bereft: tuple[int, ...]
    young: tuple[int, ...]
    fight_scores: tuple[int, ...]
    fight_sizes: tuple[int, ...]
    """How many cards attacker and defender hold."""
    fight_hand: int
    """The seat's own cards in the fight now fought, as bits."""
    fight_played: tuple[int, ...]
    sealed: tuple[int, ...]
    """The seat's own secret answer; ANSWERED for others who have given theirs."""
    shown: int
    pending: tuple[Pending, ...]
    rows: tuple[tuple[int, ...], ...]
    """The pack from the top: who stands in each row, the female before the male. B0.7"""
    titles: tuple[int, ...]
    """What every wolf is in the pack: places in `standing.TITLES`."""
    placing: bool
    """Whether counters are being placed now. P3"""
    asked: tuple[int, ...]
    """The cells this seat fills while counters are placed, in the order of its questions."""
    goals: tuple[Goal, ...]
    prospects: tuple[Prospect, ...]
    """What counters may cost the seat's own wolves."""
    coming: int
    """The phase that comes next; past the scoring it is a new year."""


def view_of(state: State, player: int | None) -> TracksView:
    """B0.13 Show the table to a seat, or to a spectator."""
    return TracksView(
        player=player,
        settings=state.settings,
        seats=state.seats,
        year=state.year,
        phase=state.phase,
        placed=state.placed,
        result=state.result,
        omega=state.omega,
        quarry=state.quarry,
        tries=state.tries,
        submitted=state.submitted,
        attacker=state.attacker,
        defender=state.defender,
        drawn=state.drawn,
        points=tuple(state.points),
        ledger=tuple(state.ledger),
        where=shown_places(state, player),
        unsure=tuple(state.unsure),
        cubs=cub_counts(state),
        strength=tuple(state.strength),
        vigour=tuple(state.vigour),
        chips=tuple(state.chips),
        males=tuple(state.males),
        females=tuple(state.females),
        counters=shown_counters(state, player),
        sequence=tuple(state.sequence),
        caught=tuple(state.caught),
        small_pile=tuple(state.small_pile),
        display=tuple(state.display),
        large_pile=tuple(state.large_pile),
        large_open=tuple(state.large_open),
        large_discard=tuple(state.large_discard),
        votes=tuple(state.votes),
        added=tuple(state.added),
        deaths=tuple(state.deaths),
        exclusions=tuple(state.exclusions),
        bereft=tuple(state.bereft),
        young=tuple(state.young),
        fight_scores=tuple(state.fight_scores),
        fight_sizes=tuple(hand.bit_count() for hand in state.fight_hands),
        fight_hand=own_hand(state, player),
        fight_played=tuple(state.fight_played),
        sealed=shown_answers(state, player),
        shown=state.shown,
        pending=tuple(state.pending),
        rows=tuple([tuple(row) for row in state.rows()]),
        titles=tuple(titles(state)),
        placing=placing(state) and state.result == RUNNING,
        asked=asked_cells(state, player),
        goals=goals(state),
        prospects=prospects(state, player),
        coming=coming(state),
    )


def asked_cells(state: State, player: int | None) -> tuple[int, ...]:
    """P3.1 The cells that a seat fills, as long as all place their counters."""
    return () if player is None or not placing(state) else tuple(cells_of(state, player))


def imagine(view: TracksView, dealer: Dealer) -> State:
    """Return one world that looks exactly like this view."""
    return redeal(state_from(view), view.player, dealer)


def state_from(view: TracksView) -> State:
    """Rebuild what the view shows; what it does not show is filled in the simplest way."""
    return State(
        settings=view.settings,
        seats=view.seats,
        year=view.year,
        phase=view.phase,
        placed=view.placed,
        result=view.result,
        omega=view.omega,
        quarry=view.quarry,
        tries=view.tries,
        submitted=view.submitted,
        attacker=view.attacker,
        defender=view.defender,
        drawn=view.drawn,
        ledger=list(view.ledger),
        where=some_places(view),
        unsure=list(view.unsure),
        strength=list(view.strength),
        vigour=list(view.vigour),
        chips=list(view.chips),
        males=list(view.males),
        females=list(view.females),
        counters=some_counters(view),
        sequence=list(view.sequence),
        caught=list(view.caught),
        small_pile=list(view.small_pile),
        display=list(view.display),
        large_pile=list(view.large_pile),
        large_open=list(view.large_open),
        large_discard=list(view.large_discard),
        votes=list(view.votes),
        added=list(view.added),
        deaths=list(view.deaths),
        exclusions=list(view.exclusions),
        bereft=list(view.bereft),
        young=list(view.young),
        fight_scores=list(view.fight_scores),
        fight_hands=some_hands(view),
        fight_played=list(view.fight_played),
        sealed=[0 if answer == ANSWERED else answer for answer in view.sealed],
        shown=view.shown,
        pending=list(view.pending),
    )


def some_places(view: TracksView) -> list[int]:
    """Make the first wolves of uncertain place cubs."""
    out = list(view.where)
    for player, count in enumerate(view.cubs):
        wolves = wolves_of(player)
        for wolf in wolves:
            if out[wolf] == OUTSIDE:
                known = [out[each] for each in wolves].count(CUB)
                out[wolf] = CUB if known < count else HAND
    return out


def some_counters(view: TracksView) -> list[int]:
    """Fill hidden cells with the lowest counters not seen elsewhere."""
    out = list(view.counters)
    for player in range(view.seats):
        cells = range(CELLS_EACH * player, CELLS_EACH * (player + 1))
        lying = {out[cell] for cell in cells}
        free = [counter for counter in range(COUNTERS, 0, -1) if counter not in lying]
        for cell in cells:
            if out[cell] == FACE_DOWN:
                out[cell] = free.pop()
            elif out[cell] == SEALED:
                out[cell] = EMPTY
    return out


def some_hands(view: TracksView) -> list[int]:
    """Give the sides of a fight the lowest cards they have not played; the seat's own is known."""
    out = []
    for side, wolf in enumerate((view.attacker, view.defender)):
        if wolf != NOBODY and owner_of(wolf) == view.player:
            out.append(view.fight_hand)
        else:
            free = cards_beside(view.fight_played[side])
            out.append(bits(tuple(free[: view.fight_sizes[side]])))
    return out
