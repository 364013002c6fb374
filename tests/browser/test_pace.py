"""How things are told: at one's own pace, to the ear in order, never losing the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import complaints
from tests.browser.test_games import seat_of
from tests.browser.test_home import on_screen
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site, serving

SLOW = 6.0
"""Seconds that a bot takes at least, so that one can see it think."""

LISTEN = """() => {
    window.heard = [];
    const voice = document.querySelector('[aria-live=polite].hidden-visually');
    new MutationObserver(() => window.heard.push(voice.textContent)).observe(
        voice, { characterData: true, childList: true, subtree: true });
}"""
NEXT = "before => document.querySelector('[data-event]').dataset.event !== before"
FOCUS = "part => document.querySelector(part).contains(document.activeElement)"


def turn_of(visitor: Visitor) -> None:
    visitor.asked()
    visitor.tidy()


def test_the_ear_hears_what_happened_and_then_the_question(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy"))
    turn_of(visitor)
    visitor.page.evaluate(LISTEN)
    for _ in range(4):
        visitor.answer()
        turn_of(visitor)
    asked = visitor.prompt.locator(".ask").inner_text()
    visitor.page.wait_for_function(
        "asked => window.heard.length && window.heard.at(-1).endsWith(asked)", arg=asked
    )
    last = visitor.page.evaluate("window.heard.at(-1)")
    newest = visitor.page.get_by_role("tabpanel").get_by_role("listitem").first.inner_text()
    assert last.index(newest) < last.index(asked)


def test_the_keyboard_stays_where_it_was(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy"))
    turn_of(visitor)
    assert visitor.page.evaluate(FOCUS, ".prompt")
    before = visitor.event()
    for _ in range(2):
        visitor.page.locator("button.piece[data-lit=true]").first.press("Enter")
        assert visitor.page.evaluate(FOCUS, ".stage")
    visitor.page.wait_for_function(NEXT, arg=before)
    turn_of(visitor)
    assert visitor.page.evaluate(FOCUS, ".stage")
    for _ in range(3):
        before = visitor.event()
        visitor.options.first.press("Enter")
        visitor.page.wait_for_function(NEXT, arg=before)
        turn_of(visitor)
        assert visitor.page.evaluate(FOCUS, ".prompt")


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_the_pace_is_found_and_kept(
    site: Site, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", "greedy"), **screen)
    turn_of(visitor)
    pace = visitor.page.get_by_role("combobox", name="Pace")
    assert on_screen(pace)
    pace.select_option("At once")
    assert complaints(visitor) == []
    for _ in range(3):
        visitor.answer()
        expect(visitor.turn).to_be_visible()
        expect(visitor.skip).to_have_count(0)
        visitor.tidy()
    visitor.page.reload()
    expect(pace).to_have_value("now")
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("radio", name="At once")).to_be_checked()


def test_a_bot_that_thinks_shows_that_it_lives(tmp_path: Path, visitors: Visitors) -> None:
    with serving(tmp_path / "data", bot_delay=SLOW) as site:
        visitor = seat_of(site, visitors, site.table("me", "greedy"))
        thinking = visitor.prompt.get_by_text("Luna is thinking")
        for _ in range(4):
            expect(thinking.or_(visitor.turn).first).to_be_visible()
            if thinking.is_visible():
                break
            visitor.answer()
        expect(thinking).to_be_visible()
        expect(visitor.prompt.locator(".life")).to_be_visible()
        expect(visitor.prompt.locator("small")).to_be_visible()
