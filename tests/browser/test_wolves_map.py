"""The map of The Wolves in a real browser: moved by hand, and what it shows before a choice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from meute.games.wolves import actions as a
from meute.games.wolves.maps import hex_name
from meute.games.wolves.rules.dominate import within_earshot
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE
from tests.browser.visitor import Visitor
from tests.browser.wolves import SitAt, before_the_moon, grows_past, hex_on, shrinks_below, width
from tests.games.wolves.positions import Position, number, pick


def refuges_shown(visitor: Visitor) -> set[str]:
    shown = visitor.page.locator("[data-refuge]").all()
    return {hex_name(int(mark.get_attribute("data-refuge") or -1)) for mark in shown}


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(visitor: Visitor, centre: tuple[float, float], start: float, end: float) -> None:
    """Put two fingers beside a point, `start` pixels from it, and move them."""
    wire = visitor.context.new_cdp_session(visitor.page)
    steps = 8
    for step in range(steps + 1):
        away = start + (end - start) * step / steps
        fingers = [{"x": centre[0] + s * away, "y": centre[1], "id": s + 1} for s in (-1, 1)]
        kind = "touchMove" if step else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def driving() -> Position:
    """The alpha on B6 is about to move, and may drive a pack wolf from B7."""
    position = Position("B6: 0A", "B7: 1p", "B8: 1d", "B13: 2A", home="rfg")
    return position.play(a.MOVE, a.FLIPS[0], pick("B6", "A"))


def raising() -> Position:
    """The den on B7 is about to become a lair, with an enemy alpha on it."""
    drawn = ("B6: 0A", "B7: 0d 1A", "B8: 1p", "B13: 2p", "B2: 2d")
    return Position(*drawn, home="rfg", tokens={0: 2}).play(a.UPGRADE_DEN)


def test_a_region_panel_is_left_by_escape_or_a_click_beside(sit_at: SitAt) -> None:
    visitor = sit_at(leading())
    moon = visitor.page.locator("[data-handle='region:1']")
    tip = visitor.page.get_by_role("status").filter(has_text="Region B")
    closed = tip.get_by_role("button", name="Close")
    ways: list[Callable[[], None]] = [
        lambda: visitor.page.keyboard.press("Escape"),
        lambda: visitor.prompt.locator(".ask").click(),
        moon.click,
    ]
    for leave in ways:
        moon.click()
        expect(closed).to_be_visible()
        leave()
        expect(closed).to_have_count(0)


def test_two_fingers_zoom_the_map(sit_at: SitAt) -> None:
    visitor = sit_at(Position("B6: 0A", seats=5), **PHONE)
    spot, event = hex_on(visitor, "A1"), visitor.event()
    centre, before = middle(spot), width(spot)
    pinch(visitor, centre, 20, 60)
    grows_past(spot, 2 * before)
    comes_to(spot, *centre, within=8)  # the land between the fingers stays there
    wide = width(spot)
    pinch(visitor, middle(spot), 60, 30)
    shrinks_below(spot, 0.7 * wide)
    visitor.page.get_by_role("button", name="Show the whole map").tap()
    expect(spot).to_have_js_property("offsetWidth", round(before))
    assert visitor.event() == event, "a pinch is no answer"


def test_wheel_drag_and_keys_move_the_map(sit_at: SitAt) -> None:
    visitor = sit_at(driving())
    spot, page, event = hex_on(visitor, "A8"), visitor.page, visitor.event()
    before, (x, y) = width(spot), middle(spot)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    grows_past(spot, 1.5 * before)
    comes_to(spot, x, y)  # the land under the pointer stays there
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    comes_to(spot, x + 90, y + 40)
    spot.focus()
    page.keyboard.press("0")
    expect(spot).to_have_js_property("offsetWidth", round(before))
    page.keyboard.press("+")
    grows_past(spot, 1.2 * before)
    where = middle(spot)
    page.keyboard.press("Shift+ArrowLeft")
    comes_to(spot, where[0] + 60, where[1])
    page.keyboard.press("-")
    expect(spot).to_have_js_property("offsetWidth", round(before))
    assert visitor.event() == event, "moving the map is no answer"


def comes_to(spot: Locator, x: float, y: float, within: float = 3) -> None:
    """Wait until the middle of something lies at a point, give or take some pixels."""
    there = """([spot, x, y, within]) => {
        const box = spot.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < within;
    }"""
    spot.page.wait_for_function(there, arg=[spot.element_handle(), x, y, within])


@pytest.mark.parametrize(
    ("position", "name", "told"),
    [
        (driving, "B7", r"1 step · pack wolf of \w+ flees to B6 or B8"),
        (raising, "B7", r"^2 . .* · alpha of \w+ flees to B8 · Points: 5$"),
    ],
)
def test_who_would_flee_where_is_shown_before_the_click(
    sit_at: SitAt, position: Callable[[], Position], name: str, told: str
) -> None:
    visitor = sit_at(position())
    assert refuges_shown(visitor) == set()
    hex_on(visitor, name).hover()
    expect(visitor.page.locator(".told")).to_have_text(re.compile(told))
    assert refuges_shown(visitor) == set(re.findall(r"B\d", told.partition("flees to ")[2]))
    visitor.page.mouse.move(5, 5)
    expect(visitor.page.locator(".told")).to_have_count(0)


def test_the_preview_is_what_the_rules_then_do(sit_at: SitAt) -> None:
    visitor = sit_at(driving())
    spot = hex_on(visitor, "B7")
    spot.hover()
    expect(visitor.page.locator("[data-refuge]")).to_have_count(2)
    promised = refuges_shown(visitor)
    after = driving().play(a.Go(number("B7")))
    assert promised == after.hexes(a.Flee)
    spot.click()
    expect(hex_on(visitor, "B8")).to_have_attribute("data-lit", "true")
    hex_on(visitor, "B8").hover()
    expect(visitor.page.locator(".told")).to_have_text(re.compile("flees to B8"))
    assert refuges_shown(visitor) == {"B8"}


def test_a_finger_sees_the_way_first_and_taps_again(sit_at: SitAt) -> None:
    visitor = sit_at(driving(), **PHONE)
    event, told = visitor.event(), visitor.page.locator(".told")
    hex_on(visitor, "B8").tap()
    expect(told).to_have_text(re.compile(r"2 steps\s*Tap again"))
    hex_on(visitor, "B7").tap()
    expect(told).to_have_text(re.compile(r"1 step · .* flees to B6 or B8\s*Tap again"))
    assert complaints(visitor) == []
    assert visitor.event() == event
    hex_on(visitor, "B7").tap()
    expect(visitor.prompt).to_contain_text("is displaced")
    assert visitor.event() != event


def test_a_howl_darkens_what_it_does_not_reach(sit_at: SitAt) -> None:
    position = Position("B6: 0A", "D7: 0A", tokens={0: 2})
    state = position.state
    silent = [h for h in range(len(state.one)) if not within_earshot(state, 0, h)]
    visitor = sit_at(position)
    expect(visitor.page.locator("path.silent")).to_have_count(0)
    visitor.prompt.get_by_role("button", name="Howl at a lone wolf").click()
    expect(visitor.page.locator("path.silent")).to_have_count(len(silent))
    expect(visitor.page.locator("path.earshot")).to_have_count(2)


def leading() -> Position:
    """In region B seat 0 is ahead of seat 1; in C both are equal; around the deer stand two."""
    return Position(
        "B13: 0L", "B1: 0p", "B6: 0A", "B8: 1p", "C7: 0d", "C13: 1d", piles=(0, 1, 1, 0, 2, 2)
    )  # fmt: skip


def test_the_map_tells_who_leads_and_how_far_hunts_are(sit_at: SitAt) -> None:
    position = leading()
    assert (position.control("B"), position.control("C")) == ([5, 1, 0], [1, 1, 0])
    visitor = sit_at(position)
    page = visitor.page
    gains, hunts = page.locator("text.most"), page.locator(".hunt")
    assert gains.all_text_contents() == ["+4", "+3"]
    expect(hunts).to_have_count(6)
    expect(hunts.first).to_have_text("2/3")
    page.locator("[data-handle='region:1']").click()
    tip = page.get_by_role("status").filter(has_text="Region B")
    expect(tip).to_contain_text("first: 4, second: 2")
    expect(tip.locator(".row")).to_have_text([re.compile(r"Ann.*5.*\+4"), re.compile(r"1.*\+2")])
    tip.get_by_role("button", name="Close").click()
    hex_on(visitor, "B5").hover()
    expect(page.locator(".tip.panel")).to_contain_text("deer, 2 left")
    page.get_by_role("button", name="Show who leads each region").click()
    expect(gains).to_have_count(0)
    expect(hunts).to_have_count(0)


def end_turn(visitor: Visitor) -> Visitor:
    visitor.prompt.get_by_role("button", name="End your turn").click()
    return visitor


def test_a_moon_in_mid_game_tells_what_it_gave(sit_at: SitAt) -> None:
    visitor = end_turn(sit_at(before_the_moon(12, seats=5), **PHONE))
    expect(visitor.page.locator(".given .points").first).to_have_text(re.compile("^\\+"))
    dialog = visitor.page.get_by_role("dialog", name="Scored: crescent")
    expect(dialog).to_be_visible()
    # The others go on when it is read.
    expect(visitor.page.locator(".news .item").last).to_contain_text("Region")
    given = dialog.get_by_role("table", name="What each region gave: crescent")
    expect(given.get_by_role("row", name=re.compile("Region B.*Ann \\+4"))).to_be_visible()
    expect(given.get_by_role("row", name=re.compile("Region C.*\\+4.*Ann \\+2"))).to_be_visible()
    sums = dialog.get_by_role("row", name=re.compile("^Total"))
    expect(sums.get_by_role("cell").first).to_have_text("11")
    assert not visitor.scrolls_sideways()
    for table in dialog.locator(".scroll").all():
        assert table.evaluate("box => box.scrollWidth <= box.clientWidth")
    assert complaints(visitor) == []
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)
    visitor.asked()


def test_two_moons_of_one_turn_are_told_together(sit_at: SitAt) -> None:
    visitor = end_turn(sit_at(before_the_moon(16)))
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("table")).to_have_count(3)
    for moon in ("crescent", "half moon"):
        expect(dialog.get_by_role("table", name=f"What each region gave: {moon}")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "hexagon", "told"),
    [
        ("fr", re.compile("B8, montagne"), "2 pas"),
        ("de", re.compile("B8, Fels"), "2 Schritte"),
    ],
)
def test_the_board_speaks_other_languages(
    sit_at: SitAt, language: str, hexagon: re.Pattern[str], told: str
) -> None:
    visitor = sit_at(driving())
    visitor.speak(language)
    expect(hex_on(visitor, "B8")).to_have_attribute("aria-label", hexagon)
    hex_on(visitor, "B8").hover()
    expect(visitor.page.locator(".told")).to_have_text(told)
    assert visitor.untranslated() == []
    assert not visitor.scrolls_sideways()
