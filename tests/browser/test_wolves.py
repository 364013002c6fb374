"""The Wolves in a real browser."""

from __future__ import annotations

from typing import Final

import pytest

from meute.core.dealer import Dealer
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, seat_of
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site

pytestmark = pytest.mark.timeout(900)

LONGEST: Final = 3000
"""Answers after which a game should be over: most end after 200, one in sixty takes a thousand."""


def play_at_random(visitor: Visitor, answers: int, seed: int = 1) -> bool:
    """Press buttons at random so often or until the game is over; tell whether it is."""
    luck = Dealer(seed)
    for _ in range(answers):
        visitor.asked()
        visitor.tidy()
        if visitor.ended.is_visible():
            return True
        options = visitor.options
        visitor.answer(options.nth(luck.pick(range(options.count()))))
    return visitor.ended.is_visible()


def test_a_whole_game_against_a_bot(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", game="wolves", variant={"packs": "dealt"})
    visitor = seat_of(site, visitors, seated)
    assert play_at_random(visitor, LONGEST)
    assert visitor.untranslated() == []


def test_a_whole_game_by_keyboard_alone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", game="wolves", variant={"packs": "dealt"})
    luck = Dealer(7)
    visitor = seat_of(site, visitors, seated)
    visitor.finish_by_keyboard(lambda count: luck.pick(range(count)), LONGEST)


def test_four_seats_on_a_phone_to_the_end(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="wolves")
    visitor = seat_of(site, visitors, seated, **PHONE)
    visitor.asked()
    assert complaints(visitor) == []
    play_at_random(visitor, 25)
    visitor.asked()
    assert complaints(visitor) == []
    assert not visitor.scrolls_sideways()
    assert play_at_random(visitor, LONGEST)
    assert visitor.untranslated() == []
