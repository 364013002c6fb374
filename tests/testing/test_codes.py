"""Codes of answers mean the same as long as the rules do; the laws on learners catch a slip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

import meute
from meute.core.codes import codes, seat_actions
from meute.core.decision import Action
from meute.games.silver.game import Silver
from meute.games.silver.view import SilverView
from meute.testing import Walk
from meute.testing.learners import LEARNERS_LAWS, actions_digest
from meute.testing.template.game import Hush

GOLDEN: Final = {
    ("silver", 1): (635, "42ce1030bcc3cc04"),
    ("wolves", 2): (1966, "bbe3aeac8698ca7c"),
    ("tracks", 2): (322, "7e0a813c616c4058"),
    ("foxes", 1): (269, "7f48afffa36bcbd4"),
}
"""By room and version of its rules: how many answers seats have, and their digest. If one differs,
the rules version must grow: policies, data and notebooks of others know answers by these codes."""


@pytest.mark.parametrize("name", ["silver", "wolves", "tracks", "foxes"])
def test_codes_mean_what_they_meant_under_this_rules_version(name: str) -> None:
    game = meute.game(name)
    found = len(seat_actions(game)), actions_digest(game)
    assert GOLDEN[name, game.meta.rules_version] == found


def test_codes_go_both_ways() -> None:
    for name in meute.games():
        game = meute.game(name)
        code, actions = codes(game), seat_actions(game)
        assert [code[action] for action in actions] == list(range(len(actions)))


class ForgetsTheDice(Hush):
    """Slip: the die is not among chance's actions."""

    chances: Sequence[type[Action]] = ()


class TellsTheDeck(Silver):
    """Slip: a feature too many, and too large."""

    def features(self, view: SilverView) -> list[float]:
        return [*super().features(view), float(view.deck)]


class PeeksAtSecrets(Silver):
    """Slip: the features know a hidden card of the next player."""

    def full_view(self, state: Any, player: int) -> SilverView:
        honest = super().full_view(state, player)
        cards = state.villages[(player + 1) % state.seats][:1]
        hidden = sum(state.value[card] for card in cards)
        return SilverView(**{**vars(honest), "deck": max(0, hidden)})


class PeeksAtLooks(Silver):
    """Slip: the features know what others chose to look at."""

    def full_view(self, state: Any, player: int) -> SilverView:
        honest = super().full_view(state, player)
        return SilverView(**{**vars(honest), "deck": sum(state.looks) % 31})


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (ForgetsTheDice(), "seats_and_chance_take_actions_of_their_own"),
        (TellsTheDeck(), "features_are_named_and_bounded"),
        (PeeksAtSecrets(), "features_tell_no_secrets"),
        (PeeksAtLooks(), "features_ignore_sealed_answers"),
    ],
    ids=lambda each: each if isinstance(each, str) else type(each).__name__,
)
def test_a_slip_breaks_its_law(game: Any, law: str) -> None:
    broken = set()
    for each in LEARNERS_LAWS:
        try:
            for seed in range(6):
                each(game, Walk(3, {}, seed, skip=15 * seed, length=12))
        except AssertionError:
            broken.add(each.__name__)
    assert law in broken
