"""Every game keeps every law; and the law on secrets catches a leak wherever it is planted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

import meute
from meute.core.dealer import Dealer
from meute.core.decision import EVERYBODY, Action
from meute.core.game import Game
from meute.core.message import Line, Message, Reason
from meute.core.picture import Brush, Picture
from meute.games.silver.game import Silver
from meute.games.silver.state import State
from meute.games.silver.view import SilverView
from meute.testing import LAWS, Law, Walk
from meute.testing.secrets import SECRET_LAWS
from meute.testing.strategies import walks
from meute.testing.template.actions import BIDS, RAISES, STASHES
from meute.testing.template.game import HUSH, Hush
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.roll import Roll
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State as HushState
from meute.testing.template.view import HushView

GAMES: list[Game] = [*(meute.game(name) for name in meute.games()), HUSH]

FURTHEST = {"wolves": 700}
"""Events before the last position looked at, in a game of many; 400 in others."""


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
def test_law(game: Game, law: Law) -> None:
    @settings(max_examples=25)
    @given(walk=walks(game, furthest=FURTHEST.get(game.meta.name, 400)))
    def holds(walk: Walk) -> None:
        law(game, walk)

    holds()


def caught(game: Any) -> list[str]:
    """The laws on secrets that a game breaks on a few fixed walks."""
    broken = []
    for law in SECRET_LAWS:
        try:
            for seed in range(6):
                law(game, Walk(3, {}, seed, skip=15 * seed, length=12))
        except AssertionError:
            broken.append(law.__name__)
    return broken


@pytest.mark.slow
def test_no_law_is_broken_without_a_leak() -> None:
    assert caught(HUSH) == []
    assert caught(Silver()) == []


class ShowsAnOpponentsCard(Silver):
    """Leak: the view shows what the next player knows."""

    def view(self, state: State, player: int | None) -> SilverView:
        honest = super().view(state, player)
        if player is None:
            return honest
        neighbour = super().full_view(state, (player + 1) % state.seats)
        values = tuple(max(pair) for pair in zip(honest.value, neighbour.value, strict=True))
        return SilverView(**{**vars(honest), "value": values})


class LogsAHiddenCard(Silver):
    """Leak: what one player sees in secret is told to all."""

    def play(self, state: State, action: Any) -> None:
        super().play(state, action)
        if state.story is not None:
            state.story[:] = [Line(line.message) for line in state.story]


class HintsByRefusing(Silver):
    """Leak: the reason for a refusal depends on the next player's cards."""

    def why_not(self, state: State, player: int, action: Any) -> Reason | None:
        reason = super().why_not(state, player, action)
        if reason is None:
            return None
        hidden = [state.value[c] for c in state.villages[(player + 1) % state.seats]]
        return Reason(reason.rule, Message("silver.hint", {"sum": sum(hidden)}))


class ListsOptionsBySecret(Hush):
    """Leak: who rolled a six elsewhere may not nod."""

    def asked(self, state: HushState) -> Sequence[Any]:
        run = super().asked(state)
        if run and isinstance(run[0], NodOrStash):
            return [NodUnlessSix(run[0].player)]
        return run


class NodUnlessSix(NodOrStash):
    def options(self, state: HushState) -> Sequence[Action]:
        others = [die for player, die in enumerate(state.dice) if player != self.player]
        return STASHES if max(others) > 3 else super().options(state)


class SpellsOutTheDie(Hush):
    """Leak: the record shows everybody's die to all."""

    def asked(self, state: HushState) -> Sequence[Any]:
        run = super().asked(state)
        if run and isinstance(run[0], Roll):
            return [OpenRoll(run[0].player, run[0].to)]
        return run


class OpenRoll(Roll):
    def seen_by(self) -> int:
        return EVERYBODY


class ShowsSealedBids(Hush):
    """Leak: options of a secret choice depend on an answer that is still sealed."""

    def asked(self, state: HushState) -> Sequence[Any]:
        return [BidHigher(d.player) if isinstance(d, MakeBid) else d for d in super().asked(state)]


class BidHigher(MakeBid):
    def options(self, state: HushState) -> Sequence[Action]:
        return [bid for bid in BIDS if bid.number >= max(state.bids)]


class RaiseUnlessOthersBidHigh(RaiseBid):
    def options(self, state: HushState) -> Sequence[Action]:
        return super().options(state) if max(state.bids) < 4 else RAISES[:1]


class RaisesBySealedBids(Hush):
    """Leak: the second question of a run depends on what others answered to the first."""

    def asked(self, state: HushState) -> Sequence[Any]:
        return [
            RaiseUnlessOthersBidHigh(d.player) if isinstance(d, RaiseBid) else d
            for d in super().asked(state)
        ]


class ForgetsTheOwnBid(Hush):
    """Leak's counterpart: amid a run, the imagined world does not hold the seat's own answer."""

    def imagine(self, view: HushView, dealer: Dealer) -> HushState:
        world = super().imagine(view, dealer)
        world.bids = [0] * world.seats
        return world


class CountsNothingAsShown(Silver):
    """Leak: a player could look, take the look back, and look elsewhere."""

    def play(self, state: State, action: Any) -> None:
        before = state.shown
        super().play(state, action)
        state.shown = before


class DrawsFromTheTable(Silver):
    """Leak: the picture counts the points of everybody's cards, whoever looks at it."""

    def view(self, state: State, player: int | None) -> SilverView:
        self.sum = sum(value for value in state.value if value > 0)
        return super().view(state, player)

    def draw(self, view: SilverView, brush: Brush) -> Picture:
        drawn = super().draw(view, brush)
        return replace(drawn, head=f"{drawn.head} {self.sum}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (ShowsAnOpponentsCard, "views_hide_what_a_seat_cannot_know"),
        (LogsAHiddenCard, "tables_tell_no_secrets"),
        (HintsByRefusing, "views_hide_what_a_seat_cannot_know"),
        (ListsOptionsBySecret, "views_hide_what_a_seat_cannot_know"),
        (SpellsOutTheDie, "tables_tell_no_secrets"),
        (ShowsSealedBids, "secret_options_ignore_sealed_answers"),
        (RaisesBySealedBids, "secret_options_ignore_sealed_answers"),
        (ForgetsTheOwnBid, "own_answers_can_be_imagined"),
        (DrawsFromTheTable, "pictures_show_what_a_seat_sees"),
        (CountsNothingAsShown, "what_can_be_undone_taught_nobody"),
    ],
)
def test_a_planted_leak_is_caught(leak: type, law: str) -> None:
    assert law in caught(leak())


def test_redealing_really_changes_what_is_hidden() -> None:
    game = Silver()
    walk = Walk(4, {}, seed=5, skip=60, length=30)
    for state in walk.states(game):
        for seat in range(4):
            worlds = [game.redeal(state, seat, Dealer(n)).value for n in range(6)]
            hidden = [
                card
                for card, known in enumerate(state.known)
                if known and not state.up[card] and not known >> seat & 1
            ]
            if len(hidden) > 2:
                assert any(world[card] != state.value[card] for world in worlds for card in hidden)
