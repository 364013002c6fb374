"""A year of Wolf Tracks by pointing: counters land, the story is told, then comes the question."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from meute.games.tracks.rules.phase import REVEAL_COLUMN
from meute.games.tracks.rules.placement import BEGIN_PLACEMENT
from meute.games.tracks.rules.year import YEAR
from meute.games.tracks.state import RANK_PHASE
from meute.server.lobby import host
from tests.browser.test_access import complaints
from tests.browser.test_games import seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.tracks import cell, cells, counter, places, table_at
from tests.browser.visitor import GLANCE, PATIENCE, Visitor, Visitors, lies_still
from tests.games.tracks.positions import Position
from tests.server.kit import Site

SitDown = Callable[..., Visitor]

COUNTERS: Final = 15
FURTHER: Final = 4
AFTER_PLACEMENT: Final = YEAR.index(BEGIN_PLACEMENT) + 1
AFTER_REVEAL: Final = YEAR.index(REVEAL_COLUMN[RANK_PHASE]) + 2


def late() -> Position:
    """A fourth year: three wolves of one's own, one of them as good as dead, and three cubs."""
    males, females = "0A:9/2 1C:8 0B:2 3C:11", "1A:12/3 0C:6 2C:7 3A"
    points = (21, 30, 18, 25)
    return Position("placement", males, females, seats=4, cubs="1B 2A 2B", points=points, year=4)


def rivals() -> Position:
    """One's own female may attack an alpha that has no counter left to stand with."""
    rows = {"0C": "- - - - 9", "1C": "- - - - 4"}
    return Position("phase 5", "0A 1C", "1A 0C 2C", seats=3, counters=rows)


@pytest.fixture
def sit_down(site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> SitDown:
    """Sit down in the middle of a year, in the first seat, with bots in all others."""

    def sit(position: Position, rest: int, **screen: object) -> Visitor:
        monkeypatch.setattr(host, "new_table", partial(table_at, position, rest))
        bots = ["greedy"] * (position.state.seats - 1)
        visitor = seat_of(site, visitors, site.table("me", *bots, game="tracks"), **screen)
        visitor.asked()
        return visitor

    return sit


SPOTS = """() => {
    const spots = {};
    for (const piece of document.querySelectorAll('.cell.open, .tray .piece')) {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        const met = document.elementFromPoint(...at)?.closest('[data-handle]');
        spots[piece.dataset.handle] = met === piece ? at : null;
    }
    return spots;
}"""
"""Where the middle of every cell and counter is; nothing where something lies over it."""

LYING = """() => Object.fromEntries([...document.querySelectorAll('.cell.open')]
    .map((cell) => [cell.dataset.handle, cell.querySelector('b')?.textContent ?? ''])
    .filter(([, value]) => value))"""
"""What lies in which cell."""


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["mouse", "touch"])
def test_counters_land_where_they_are_put(sit_down: SitDown, screen: dict[str, Any]) -> None:
    """The places are looked up once: nothing may be covered, and nothing move under the hand.

    In every round every counter goes to an open cell and every open cell gets a counter, each
    some cells further than in the round before.
    """
    visitor = sit_down(late(), AFTER_PLACEMENT, **screen)
    lies_still(cell(visitor, 2, 5))
    spots = visitor.page.evaluate(SPOTS)
    assert None not in spots.values()
    open_cells = [f"cell:{letter}:{phase}" for letter, phase in places(visitor)]
    assert len(open_cells) == COUNTERS
    point = visitor.page.touchscreen.tap if "has_touch" in screen else visitor.page.mouse.click
    back = visitor.page.get_by_role("button", name="Take all back")
    for first in range(0, COUNTERS, FURTHER):
        wanted = {open_cells[(first + n) % COUNTERS]: str(n + 1) for n in range(COUNTERS)}
        for spot, value in wanted.items():
            point(*spots[f"counter:{value}"])
            point(*spots[spot])
        assert visitor.page.evaluate(LYING) == wanted
        back.click()


CHAPERONE = """() => {
    const seen = { together: [], told: [] };
    const all = (what) => [...document.querySelectorAll(what)];
    const words = (what) => all(what).map((one) => one.innerText).join(' ');
    const look = () => {
        const shown = ['.story.live', '.prompt.mine', 'dialog[open]', '#end-title']
            .filter((what) => document.querySelector(what));
        if (shown[0] !== '.story.live') return;
        if (shown.length > 1) seen.together.push(shown.join(' '));
        const told = [words('.story h2'), words('.story .beat'), words('.story header .primary')];
        if (seen.told.at(-1)?.join() !== told.join()) seen.told.push(told);
    };
    new MutationObserver(look).observe(document.body,
        { subtree: true, childList: true, attributes: true });
    window.chaperone = seen;
}"""
"""Sees to it that nothing is asked, summed up or over while the story tells, and listens."""

STATE = """() => ['.story.live', '.prompt.mine', 'dialog[open]', '#end-title']
    .find((what) => document.querySelector(what)) ?? ''"""
"""What is there now: the story, a question, a summary or the end."""


def place(visitor: Visitor, plan: dict[tuple[int, int], int], press: Callable[..., None]) -> None:
    for (letter, phase), value in plan.items():
        press(counter(visitor, value))
        press(cell(visitor, letter, phase))


PLAN: Final = {
    (0, 1): 2,
    (0, 2): 6,
    (0, 3): 15,
    (0, 4): 9,
    (0, 5): 8,
    (2, 1): 7,
    (2, 2): 5,
    (2, 3): 10,
    (2, 4): 12,
    (2, 5): 13,
    (1, 3): 4,
}


def until_summed(visitor: Visitor, most: int = 3000) -> None:
    """Point at what goes on with the story, or at the first answer, until the year is summed up."""
    for _ in range(most):
        state = visitor.page.evaluate(STATE)
        if state == ".story.live":
            visitor.page.evaluate(GO_ON)
        elif state == ".prompt.mine":
            visitor.answer()
        elif state:
            return
        visitor.page.wait_for_timeout(GLANCE)
    raise AssertionError


GO_ON = "() => document.querySelector('.story.live header button')?.click()"
"""The story goes on by itself while one looks for its button."""


def test_a_year_is_told_before_it_is_asked_and_summed_up_after_its_last_event(
    sit_down: SitDown,
) -> None:
    visitor = sit_down(late(), AFTER_PLACEMENT, **LAPTOP)
    visitor.page.evaluate(CHAPERONE)
    place(visitor, PLAN, lambda piece: piece.click())
    visitor.page.get_by_role("button", name="Done", exact=True).click()
    warning = visitor.page.get_by_role("alertdialog")
    expect(warning).to_contain_text("Green B would die (solitary hunt)")
    expect(warning).to_contain_text("you lose 5 points")
    warning.get_by_role("button", name="Place it so").click()
    until_summed(visitor)
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Year 4 is over")
    assert "Year 5" not in visitor.page.get_by_role("tabpanel").inner_text()
    seen = visitor.page.evaluate("window.chaperone")
    phases = [phase for phase, _, _ in seen["told"]]
    order = ["raising cubs", "solitary hunt", "pack hunt", "howling", "rank fights", "scoring"]
    assert [p for n, p in enumerate(phases) if p in order and p not in phases[:n]] == order
    beats = [beat for _, beat, _ in seen["told"]]
    assert any("The spirals are paid" in beat for beat in beats)
    hunt = next(n for n, beat in enumerate(beats) if "Sum of the hunt" in beat)
    death = next(n for n, beat in enumerate(beats) if "Green B dies" in beat)
    assert death < hunt
    assert "Go on" in [button for _, beat, button in seen["told"] if "Green B dies" in beat]
    visitor.page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    visitor.asked()
    assert visitor.page.evaluate("window.chaperone.together") == []


def test_ones_own_promotion_waits_for_a_tap(sit_down: SitDown) -> None:
    visitor = sit_down(rivals(), AFTER_REVEAL, **TELEPHONE)
    alpha = visitor.page.get_by_role("button", name=re.compile("^Attack Blue A"))
    lies_still(alpha.first)
    alpha.first.tap()
    go_on = visitor.page.locator(".story").get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    expect(visitor.page.locator(".story .beat").first).to_contain_text("submits")
    expect(visitor.turn).to_have_count(0)
    go_on.tap()
    expect(go_on).to_be_hidden()


def test_what_cannot_be_done_says_why(sit_down: SitDown) -> None:
    position = Position("placement", "0A 1C", "1A 2C", year=1)
    visitor = sit_down(position, AFTER_PLACEMENT, **LAPTOP)
    note = visitor.page.locator(".note")
    visitor.page.get_by_role("button", name="Green B, solitary hunt: empty").click()
    expect(note).to_contain_text("Green B is not in the pack")
    visitor.page.get_by_role("button", name="Green A, raising cubs: empty").click()
    expect(note).to_contain_text("no cubs this year")
    visitor.page.locator(".tableau").get_by_role("button", name="howling", exact=True).click()
    expect(note).to_contain_text("A weak howl loses prey")
    assert complaints(visitor) == []
    assert cells(visitor).count() == len(places(visitor)) == 4


def test_the_story_can_be_skipped_and_the_question_is_there(sit_down: SitDown) -> None:
    visitor = sit_down(late(), AFTER_PLACEMENT, **LAPTOP)
    visitor.page.get_by_role("button", name="Done", exact=True).click()
    visitor.page.get_by_role("button", name="Place it so").click()
    for _ in range(PATIENCE // GLANCE):
        if visitor.at_rest:
            break
        visitor.hurry()
        visitor.page.wait_for_timeout(GLANCE)
    expect(visitor.page.locator(".story.live")).to_have_count(0)
