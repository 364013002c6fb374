"""What the frame does for every room: it leaves room for the board, and the end stays on screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import meute
from tests.browser.test_access import complaints
from tests.browser.test_games import seat_of
from tests.browser.test_home import on_screen
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitors
from tests.server.kit import Site, play_on

MOST_ABOVE = 90
"""Pixels that top bar and strips may take from the board of a laptop."""
BOARD_BEGINS = """Math.max(
    document.querySelector('.stage').getBoundingClientRect().top,
    ...[...document.querySelectorAll('.stage .strip')]
        .map(strip => strip.getBoundingClientRect().bottom))"""
PAGE_SCROLLS = "document.scrollingElement.scrollHeight > innerHeight"


@pytest.mark.parametrize("room", meute.games())
def test_a_laptop_shows_the_board_and_little_else(
    site: Site, visitors: Visitors, room: str
) -> None:
    seated = site.table("me", "greedy", "greedy", game=room)
    visitor = seat_of(site, visitors, seated, **LAPTOP)
    visitor.asked()
    assert visitor.page.evaluate(BOARD_BEGINS) <= MOST_ABOVE
    assert not visitor.page.evaluate(PAGE_SCROLLS)
    stand = visitor.page.locator(".ribbon .stand")
    assert stand.count() == 0 or on_screen(stand)


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
@pytest.mark.parametrize("room", meute.games())
def test_the_end_says_who_won_whence_and_what_next(
    site: Site, visitors: Visitors, room: str, screen: dict[str, object]
) -> None:
    seated = site.table("me", "greedy", "greedy", game=room)
    with site.sit(seated) as ann:
        play_on([ann])
        ranks = ann.now["ranks"]
    visitor = seat_of(site, visitors, seated, **screen)
    expect(visitor.ended).to_be_focused()
    expect(visitor.ended).to_contain_text("Nobody wins" if len(set(ranks)) == 1 else "win")
    lines = visitor.page.locator(".ranks li")
    expect(lines.first).to_contain_text("you")
    assert on_screen(lines.first)
    whence = visitor.page.get_by_role("region", name="The result")
    expect(
        whence.get_by_role("row", name="Total").or_(whence.get_by_role("row", name="Points")).first
    ).to_be_visible()
    next_things = visitor.page.locator(".veil footer")
    for name in ("Play again", "Analyse the game", "Replay", "Look at the table", "Home"):
        assert on_screen(next_things.get_by_text(name, exact=True)), name
    assert not visitor.scrolls_sideways()
    assert complaints(visitor) == []
    visitor.page.get_by_role("button", name="Look at the table").click()
    visitor.page.get_by_role("button", name="Show the result").click()
    expect(visitor.ended).to_be_focused()
