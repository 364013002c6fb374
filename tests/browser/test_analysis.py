"""A finished game analysed in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, address, seat_of
from tests.browser.test_pointing import LAPTOP
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site, play_on, serving

PATIENCE = 90_000


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server for one test: what it still studies then goes with it."""
    with serving(tmp_path / "data") as running:
        yield running


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
    assert re.match(r"Round 1 of 1, .+: chance .\d+%: .+", told), told
    swing.focus()
    ada.page.keyboard.press("Enter")
    expect(swing).to_have_attribute("aria-current", "step")
    shown = ada.page.locator("output").inner_text()
    assert not shown.startswith("0 /")
    expect(ada.page.get_by_role("group", name="Replay")).to_contain_text("Round 1 of 1")
    ada.page.get_by_text("The same as a table").click()
    assert ada.page.locator(".analysis tbody tr").count() > 3
    expect(ada.page.get_by_role("heading", name="Worth another look")).to_be_visible()
    expect(ada.page.locator(".analysis").get_by_text("accuracy")).to_be_visible()
    ada.page.get_by_text("All turns").click()
    turns = ada.page.locator(".analysis article")
    expect(turns.nth(5)).to_be_visible()
    turns.last.locator("button.jump").click()
    expect(turns.last).to_have_class(re.compile(r"\bhere\b"))
    ada.page.reload()
    analysed(ada)
    expect(ada.page.locator("button.swing[aria-current=step]")).to_have_count(1)


def test_a_laptop_shows_the_board_large_and_steps_by_turn(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", game="wolves")
    with site.sit(seated) as ann:
        play_on([ann])
    visitor = visitors.come(address(site), **LAPTOP).open(f"/#/replay/{seated['table']}")
    board = visitor.page.locator(".stage")
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["height"] > LAPTOP["viewport"]["height"] * 0.7
    where = visitor.page.locator("output")
    expect(where).to_have_text(re.compile(r"^0 / "))
    on = visitor.page.get_by_role("button", name="One turn on")
    controls = visitor.page.get_by_role("group", name="Replay")
    steps = 0
    while "Turn 1" not in controls.inner_text():
        before = where.inner_text()
        on.click()
        expect(where).not_to_have_text(before)
        steps += 1
    there = int(where.inner_text().split(" / ")[0])
    assert there > steps
    visitor.page.get_by_role("button", name="One turn back").click()
    expect(where).not_to_have_text(re.compile(f"^{there} / "))
    on.click()
    expect(where).to_have_text(re.compile(f"^{there} / "))
    assert not visitor.page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
    assert complaints(visitor) == []


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
    ada.page.get_by_role("button", name="Show the number").click()
    expect(ada.page.locator(".reply")).to_contain_text(re.compile(r"about \d+% to win"))


def test_a_mistake_is_an_exercise_on_the_board(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    with site.sit(seated) as ann:
        play_on([ann])
    visitor = visitors.come(address(site), **LAPTOP).open(f"/#/replay/{seated['table']}/analysis")
    analysed(visitor)
    page = visitor.page
    worst = page.locator(".analysis article").first
    expect(worst).not_to_contain_text("Better")
    worst.get_by_role("button", name="Try it again").click()
    lit = page.locator(".stage [data-lit=true]")
    expect(lit.first).to_be_visible()
    assert complaints(visitor) == []
    judged = page.locator("aside .quality")
    for _ in range(12):
        if judged.count():
            break
        (lit if lit.count() else page.locator("aside .options button")).first.click()
        expect(page.locator("aside [aria-disabled=true]")).to_have_count(0)
    expect(judged).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Chance to win")
    page.get_by_role("button", name="Back to the replay").click()
    expect(worst).to_be_visible()
