"""What a seat sees, worlds that look the same to it, worlds that differ only out of its sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Pending, View
from meute.testing.template.data import FACES, HIGHEST_BID
from meute.testing.template.rules.bids import MakeBid
from meute.testing.template.rules.roll import Roll
from meute.testing.template.rules.round import OpenBids
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State


@dataclass(frozen=True)
class HushView(View):
    """What one seat may know: its own die, stash and bid, and what lies open."""

    game: ClassVar[str] = "hush"

    player: int | None
    rounds: int
    round: int
    die: int
    stash: int
    bid: int
    points: tuple[int, ...]
    nods: int
    shown: int
    pending: tuple[Pending, ...]


def view_of(state: State, player: int | None) -> HushView:
    """Show a seat what is its own, and a spectator nothing hidden."""
    return HushView(
        player=player,
        rounds=state.rounds,
        round=state.round,
        die=0 if player is None else state.dice[player],
        stash=0 if player is None else state.stashes[player],
        bid=0 if player is None else state.bids[player],
        points=tuple(state.points),
        nods=state.nods,
        shown=state.shown,
        pending=tuple(state.pending),
    )


def imagine(view: HushView, dealer: Dealer) -> State:
    """Build a world from a view: what the seat has seen, and guesses about all others."""
    seats = len(view.points)
    world = State(
        seats=seats,
        round=view.round,
        rounds=view.rounds,
        dice=[view.die] * seats,
        stashes=[view.stash] * seats,
        bids=[view.bid] * seats,
        points=list(view.points),
        nods=view.nods,
        shown=view.shown,
        pending=list(view.pending),
    )
    for seat in range(seats):
        if seat != view.player:
            guess(world, seat, dealer)
    return world


def redeal(state: State, player: int | None, dealer: Dealer) -> State:
    """2.2, 2.3, 2.5 Deal anew the die, the stash and the bid of everybody else."""
    world = state.copy()
    for seat in range(state.seats):
        if seat != player:
            guess(world, seat, dealer)
    return world


def guess(world: State, seat: int, dealer: Dealer) -> None:
    """Give a seat any die, stash and bid that it may have by now; what is to come tells which."""
    coming = world.pending
    playing = OpenBids() in coming
    rolled = world.round > 0 or Roll(CHANCE, seat) not in coming
    stashed = world.round + (playing and NodOrStash(seat) not in coming)
    bidden = playing and MakeBid(seat) not in coming
    world.dice[seat] = dealer.pick(FACES) if rolled else 0
    world.stashes[seat] = dealer.pick(range(stashed + 1))
    world.bids[seat] = dealer.pick(range(1, HIGHEST_BID + 1)) if bidden else 0
