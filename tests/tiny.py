"""Hush, a tiny game inside the tests: a hidden die, a hidden stash and sealed bids.

Each round every player gets a hidden die, stashes one of two tokens where nobody sees it, and
then all bid in secret at once, and may raise the own bid by one, four at most. The highest bid of
its own wins its number; the die and the stash are added at the end, when all is open.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from meute.core.codec import vocabulary
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action, Decision, Pending, SecretDecision, Step, View
from meute.core.game import StackRules
from meute.core.message import Line, Message, Reason, Seat
from meute.core.meta import Meta, Number, Value
from meute.core.outcome import ranked
from meute.core.stack import settle


@dataclass(frozen=True)
class Die(Action):
    face: int


@dataclass(frozen=True)
class Stash(Action):
    token: int


@dataclass(frozen=True)
class Bid(Action):
    number: int


@dataclass(frozen=True)
class Raise(Action):
    by: int


@dataclass(frozen=True)
class Nod(Action):
    """Wait a moment: shows nothing, so it can be taken back."""


DICE = [Die(face) for face in range(1, 7)]
STASHES = [Stash(token) for token in range(2)]
BIDS = [Bid(number) for number in range(1, 5)]
RAISES = [Raise(by) for by in range(2)]
NOD = Nod()


@dataclass
class HushState:
    seats: int
    round: int
    rounds: int
    dice: list[int]
    stashes: list[int]
    bids: list[int]
    points: list[int]
    nods: int
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)

    def then(self, *coming: Pending) -> None:
        self.pending.extend(coming[::-1])

    def copy(self) -> HushState:
        return HushState(
            self.seats,
            self.round,
            self.rounds,
            self.dice[:],
            self.stashes[:],
            self.bids[:],
            self.points[:],
            self.nods,
            self.shown,
            self.pending[:],
        )


@dataclass(frozen=True)
class Roll(Decision):
    to: int

    def options(self, state: HushState) -> Sequence[Action]:
        return DICE

    def resolve(self, state: HushState, action: Die) -> None:
        state.dice[self.to] = action.face
        state.shown += 1
        if state.story is not None:
            told = Message("hush.rolled", {"face": action.face})
            state.story.append(Line(told, 1 << self.to))

    def seen_by(self) -> int:
        return 1 << self.to


@dataclass(frozen=True)
class NodOrStash(Decision):
    def options(self, state: HushState) -> Sequence[Action]:
        return [*STASHES, NOD] if state.nods < 2 else STASHES

    def resolve(self, state: HushState, action: Action) -> None:
        if isinstance(action, Nod):
            state.nods += 1
            state.pending.append(self)
            return
        assert isinstance(action, Stash)
        state.nods = 0
        state.stashes[self.player] += action.token

    def seen_by(self) -> int:
        return 1 << self.player


@dataclass(frozen=True)
class MakeBid(SecretDecision):
    def options(self, state: HushState) -> Sequence[Action]:
        return BIDS

    def resolve(self, state: HushState, action: Bid) -> None:
        state.bids[self.player] = action.number


@dataclass(frozen=True)
class RaiseBid(SecretDecision):
    """The second question of the run: its options depend on the own bid."""

    def options(self, state: HushState) -> Sequence[Action]:
        return RAISES if state.bids[self.player] < len(BIDS) else RAISES[:1]

    def resolve(self, state: HushState, action: Raise) -> None:
        state.bids[self.player] += action.by


@dataclass(frozen=True)
class OpenBids(Step):
    def run(self, state: HushState) -> None:
        alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
        if state.story is not None:
            for player, bid in enumerate(state.bids):
                told = Message("hush.bid", {"player": Seat(player), "bid": bid})
                state.story.append(Line(told))
        if alone:
            state.points[state.bids.index(max(alone))] += max(alone)
        state.bids = [0] * state.seats
        state.shown += 1
        state.round += 1
        if state.round < state.rounds:
            state.then(PlayRound())
        else:
            for player in range(state.seats):
                state.points[player] += state.dice[player] + state.stashes[player]


@dataclass(frozen=True)
class PlayRound(Step):
    def run(self, state: HushState) -> None:
        seats = range(state.seats)
        state.then(
            *(Roll(CHANCE, seat) for seat in seats),
            *(NodOrStash(seat) for seat in seats),
            *(MakeBid(seat) for seat in seats),
            *(RaiseBid(seat) for seat in seats),
            OpenBids(),
        )


@dataclass(frozen=True)
class HushView(View):
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


class Hush(StackRules[HushState]):
    """Bid in secret, stash in secret, hope in secret."""

    meta = Meta(
        name="hush",
        title="Hush",
        designers=("us",),
        publishers=(),
        year=2026,
        fewest=2,
        most=4,
        minutes=(1, 2),
        rules_version=1,
        lowest_wins=False,
        settings=(Number("rounds", default=3, low=1, high=5),),
    )
    actions: Sequence[Action] = (*DICE, *STASHES, *BIDS, *RAISES, NOD)
    state_class: type = HushState
    view_class: type = HushView
    vocabulary: Mapping[str, type]

    def setup(self, seats: int, variant: Mapping[str, Value]) -> HushState:
        zeros = [0] * seats
        rounds = int(variant["rounds"])
        state = HushState(seats, 0, rounds, zeros, zeros[:], zeros[:], zeros[:], 0, 0, [])
        state.then(PlayRound())
        settle(state)
        return state

    def scores(self, state: HushState) -> list[float]:
        return [float(points) for points in state.points]

    def ranks(self, state: HushState) -> list[int]:
        return ranked([(-points,) for points in state.points])

    def view(self, state: HushState, player: int | None) -> HushView:
        seat = player
        return HushView(
            player=player,
            rounds=state.rounds,
            round=state.round,
            die=0 if seat is None else state.dice[seat],
            stash=0 if seat is None else state.stashes[seat],
            bid=0 if seat is None else state.bids[seat],
            points=tuple(state.points),
            nods=state.nods,
            shown=state.shown,
            pending=tuple(state.pending),
        )

    def full_view(self, state: HushState, player: int) -> HushView:
        return self.view(state, player)

    def imagine(self, view: HushView, dealer: Dealer) -> HushState:
        seats = len(view.points)
        rolling = [p.to for p in view.pending if isinstance(p, Roll)]
        bidding = [p.player for p in view.pending if isinstance(p, MakeBid)]
        dice = [
            0 if p in rolling and not view.round else dealer.pick(range(1, 7)) for p in range(seats)
        ]
        stashes = [dealer.pick(range(view.round + 1)) for _ in range(seats)]
        bids = [0 if p in bidding else dealer.pick(range(1, 5)) for p in range(seats)]
        if view.player is not None:
            dice[view.player] = view.die
            stashes[view.player] = view.stash
            bids[view.player] = view.bid
        return HushState(
            seats,
            view.round,
            view.rounds,
            dice,
            stashes,
            bids,
            list(view.points),
            view.nods,
            view.shown,
            list(view.pending),
        )

    def redeal(self, state: HushState, player: int | None, dealer: Dealer) -> HushState:
        world = state.copy()
        for other in range(state.seats):
            if other != player:
                world.dice[other] = state.dice[other] and dealer.pick(range(1, 7))
                world.stashes[other] = dealer.pick(range(state.round + 1))
                world.bids[other] = state.bids[other] and dealer.pick(range(1, 5))
        return world

    def faults(self, state: HushState) -> list[str]:
        return [] if len(state.dice) == state.seats else ["a die per player"]

    def why_not(self, state: HushState, player: int, action: Any) -> Reason | None:
        own = [decision for decision in self.asked(state) if decision.player == player]
        if own and action in own[0].options(state):
            return None
        return Reason("1", Message("hush.no"))

    def prompt(self, view: HushView) -> Message:
        return Message("hush.ask")

    def sentence(self, view: HushView, action: Any) -> Message:
        return Message("hush.do", {"action": type(action).__name__})

    def rule(self, view: HushView, action: Any) -> str:
        return "1"

    def rate(self, view: HushView, options: Sequence[Any]) -> list[float]:
        return [0.0] * len(options)

    def because(self, view: HushView, action: Any) -> Message:
        return Message("hush.do", {"action": type(action).__name__})

    def catalogue(self, language: str) -> dict[str, str]:
        return {
            "hush.rolled": "You rolled {face}.",
            "hush.bid": "{player} bid {bid}.",
            "hush.no": "Not now.",
            "hush.ask": "Answer.",
            "hush.do": "{action}.",
        }

    def rules(self, language: str) -> dict[str, str]:
        return {"1": "Hush."}


Hush.vocabulary = vocabulary(sys.modules[__name__])
HUSH = Hush()
