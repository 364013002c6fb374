"""A finished game analysed in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, address, seat_of
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site, play_on

PATIENCE = 90_000


def analysed(visitor: Visitor) -> None:
    """Wait until the analysis on the page is complete."""
    expect(visitor.page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(visitor.page.locator(".analysis .chart")).to_be_visible(timeout=PATIENCE)
    expect(visitor.page.locator("progress")).to_have_count(0, timeout=PATIENCE)


def test_from_the_end_of_a_game_to_its_analysis_and_into_the_replay(
    site: Site, visitors: Visitors
) -> None:
    ada = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}))
    ada.finish()
    ada.page.get_by_role("link", name="Analyse the game").click()
    analysed(ada)
    swing = ada.page.locator("button.swing").first
    told = swing.get_attribute("aria-label") or ""
    found = re.match(r"event (\d+), .+: chance .\d+ %: .+", told)
    assert found, told
    swing.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("output")).to_have_text(re.compile(f"^{found[1]} / "))
    expect(swing).to_have_attribute("aria-current", "step")
    ada.page.get_by_text("The same as a table").click()
    assert ada.page.locator(".analysis tbody tr").count() > 3
    expect(ada.page.get_by_role("heading", name="What the search would have done")).to_be_visible()
    ada.page.reload()
    analysed(ada)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_is_cut_on_a_phone(
    site: Site, visitors: Visitors, scheme: str
) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    with site.sit(seated) as ann:
        play_on([ann])
    page = f"/#/replay/{seated['table']}/analysis"
    for screen in ({}, PHONE):
        visitor = visitors.come(address(site), color_scheme=scheme, **screen).open(page)
        analysed(visitor)
        assert complaints(visitor) == []
        assert not visitor.scrolls_sideways()
        assert visitor.untranslated() == []


def test_a_hint_shows_its_chance(site: Site, visitors: Visitors) -> None:
    ada = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}))
    ada.asked()
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".reply")).to_contain_text(re.compile(r"about \d+ % to win"))
