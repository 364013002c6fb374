"""The Wolves in a real browser."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meute.core.dealer import Dealer
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, seat_of
from tests.browser.visitor import Visitor, Visitors
from tests.browser.wolves import SitAt, before_the_moon
from tests.server.kit import Site

pytestmark = pytest.mark.timeout(900)

LONGEST: Final = 300
"""Answers after which a game of four should be over: most end after 80."""

LAST: Final = 20
"""Dates at which the whole calendar but the last moon has come."""


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


def test_two_at_a_table(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", game="wolves", variant={"packs": "dealt"})
    visitor = seat_of(site, visitors, seated)
    play_at_random(visitor, 15)
    visitor.asked()
    assert visitor.untranslated() == []


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_last_moon_ends_the_game(sit_at: SitAt, screen: dict[str, Any]) -> None:
    visitor = sit_at(before_the_moon(LAST), **screen)
    assert play_at_random(visitor, LONGEST)
    assert visitor.untranslated() == []
    assert not visitor.scrolls_sideways()


def test_a_whole_game_by_keyboard_alone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="wolves")
    luck = Dealer(7)
    visitor = seat_of(site, visitors, seated)
    visitor.finish_by_keyboard(lambda count: luck.pick(range(count)), LONGEST)


def test_four_seats_on_a_phone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="wolves")
    visitor = seat_of(site, visitors, seated, **PHONE)
    visitor.asked()
    assert complaints(visitor) == []
    play_at_random(visitor, 25)
    visitor.asked()
    assert complaints(visitor) == []
    assert not visitor.scrolls_sideways()
    assert visitor.untranslated() == []
