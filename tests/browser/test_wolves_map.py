"""The map of The Wolves in a real browser: moved by hand, and what it shows before a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from meute.core.codec import encode
from meute.core.table import Table
from meute.games.wolves import actions as a
from meute.games.wolves.data import ALPHA, PACK
from meute.games.wolves.maps import hex_name
from meute.games.wolves.rules.dominate import within_earshot
from meute.server import hosting
from meute.server.store import Facts
from tests.browser.pointing import VISIBLE
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, seat_of
from tests.browser.visitor import Visitor, Visitors, lies_still
from tests.games.wolves.positions import Position, number, pick, upgrade_at
from tests.server.kit import Site

SitAt = Callable[..., Visitor]

FINGER = 28
"""Pixels that something needs for a finger to hit it."""


@pytest.fixture
def sit_at(site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> SitAt:
    """Sit down in the middle of a game, in the first seat, with bots in all others."""

    def sit(position: Position, **screen: object) -> Visitor:
        monkeypatch.setattr(hosting, "new_table", partial(table_at, position))
        bots = ["greedy"] * (position.state.seats - 1)
        visitor = seat_of(site, visitors, site.table("me", *bots, game="wolves"), **screen)
        visitor.asked()
        lies_still(hex_on(visitor, "A1"))
        return visitor

    return sit


def table_at(position: Position, facts: Facts, seed: str) -> Table:
    table = Table.from_state("wolves", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


def hex_on(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-handle='hex:{number(name)}']")


def refuges_shown(visitor: Visitor) -> set[str]:
    shown = visitor.page.locator("[data-refuge]").all()
    return {hex_name(int(mark.get_attribute("data-refuge") or -1)) for mark in shown}


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(spot: Locator) -> float:
    box = spot.bounding_box()
    assert box is not None
    return box["width"]


def pinch(visitor: Visitor, centre: tuple[float, float], start: float, end: float) -> None:
    """Put two fingers beside a point, so many pixels from it, and move them."""
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


def pair() -> Position:
    """An alpha and a pack wolf share a hex, and one of them is to move."""
    return Position("B6: 0A 0p", "B13: 2A", home="rfgtd", seats=5).play(a.MOVE, a.FLIPS[0])


def wolf_on(visitor: Visitor, name: str, kind: int) -> Locator:
    return visitor.page.locator(f"[data-handle='piece:{number(name)}:{kind}']")


def seen_at(piece: Locator) -> tuple[float, float]:
    """The middle of what one sees of a piece."""
    place = piece.evaluate(VISIBLE)
    assert place is not None
    return place[0], place[1]


@pytest.mark.parametrize(("kind", "name"), [(ALPHA, "alpha"), (PACK, "pack wolf")])
def test_each_of_two_wolves_on_a_hex_is_pointed_at(sit_at: SitAt, kind: int, name: str) -> None:
    visitor = sit_at(pair())
    wolf = wolf_on(visitor, "B6", kind)
    expect(wolf).to_have_attribute("data-lit", "true")
    expect(wolf).to_have_accessible_name(re.compile(f"^Move your {name} from B6"))
    visitor.page.mouse.click(*seen_at(wolf))
    expect(visitor.prompt).to_contain_text(f"Where does your {name} on B6 go?")


@pytest.mark.parametrize(("kind", "name"), [(ALPHA, "alpha"), (PACK, "pack wolf")])
def test_each_of_two_wolves_answers_the_keyboard(sit_at: SitAt, kind: int, name: str) -> None:
    visitor = sit_at(pair())
    wolf_on(visitor, "B6", kind).press("Enter")
    expect(visitor.prompt).to_contain_text(f"Where does your {name} on B6 go?")


@pytest.mark.parametrize(("kind", "name"), [(ALPHA, "alpha"), (PACK, "pack wolf")])
def test_two_wolves_come_near_to_a_finger(sit_at: SitAt, kind: int, name: str) -> None:
    visitor = sit_at(pair(), **{**PHONE, "viewport": {"width": 390, "height": 844}})
    wolf, event = wolf_on(visitor, "B6", kind), visitor.event()
    shrinks_below(wolf, 2 * FINGER)
    visitor.page.touchscreen.tap(*seen_at(wolf))
    grows_past(wolf, 2 * FINGER)
    lies_still(wolf)
    assert visitor.event() == event, "the first tap only comes near"
    visitor.page.touchscreen.tap(*seen_at(wolf))
    expect(visitor.prompt).to_contain_text(f"Where does your {name} on B6 go?")


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


def shrinks_below(spot: Locator, pixels: float) -> None:
    shrunk = "([spot, pixels]) => spot.getBoundingClientRect().width < pixels"
    spot.page.wait_for_function(shrunk, arg=[spot.element_handle(), pixels])


def grows_past(spot: Locator, pixels: float) -> None:
    grown = "([spot, pixels]) => spot.getBoundingClientRect().width > pixels"
    spot.page.wait_for_function(grown, arg=[spot.element_handle(), pixels])


@pytest.mark.parametrize(
    ("position", "name", "told"),
    [
        (driving, "B7", r"1 step · pack wolf of \w+ flees to B6 or B8"),
        (raising, "B7", r"^alpha of \w+ flees to B8$"),
    ],
)
def test_who_would_flee_where_is_shown_before_the_click(
    sit_at: SitAt, position: Callable[[], Position], name: str, told: str
) -> None:
    visitor = sit_at(position())
    assert refuges_shown(visitor) == set()
    hex_on(visitor, name).hover()
    expect(visitor.page.locator(".told")).to_have_text(re.compile(told))
    assert refuges_shown(visitor) == set(re.findall(r"B\d", told.partition("to ")[2]))
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
    expect(tip).to_contain_text("4 points, second 2")
    expect(tip.locator(".row")).to_have_text([re.compile(r"Ann.*5.*\+4"), re.compile(r"1.*\+2")])
    tip.get_by_role("button", name="Close").click()
    hex_on(visitor, "B5").hover()
    expect(page.locator(".tip")).to_contain_text("deer, 2 left")
    page.get_by_role("button", name="Show who leads each region").click()
    expect(gains).to_have_count(0)
    expect(hunts).to_have_count(0)


def before_the_moon(dates: int, seats: int = 3) -> Position:
    """Seat 0 has done everything but end the turn in which a moon comes."""
    drawn = ("B7: 0A", "B13: 0d 0p", "B8: 1p", "C7: 1L", "C6: 0p", "D4: 2p 2A")
    position = Position(*drawn, seats=seats, tokens={0: 2}, dates=dates)
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay()
    return position.play(a.MOVE, a.FLIPS[0], a.STOP)


def end_turn(visitor: Visitor) -> Visitor:
    visitor.prompt.get_by_role("button", name="End your turn").click()
    return visitor


def test_a_moon_in_mid_game_tells_what_it_gave(sit_at: SitAt) -> None:
    visitor = end_turn(sit_at(before_the_moon(12, seats=5), **PHONE))
    dialog = visitor.page.get_by_role("dialog", name="Scored: crescent")
    expect(dialog).to_be_visible()
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
        ("FR", re.compile("B8, montagne"), "2 pas"),
        ("DE", re.compile("B8, Fels"), "2 Schritte"),
    ],
)
def test_the_board_speaks_other_languages(
    sit_at: SitAt, language: str, hexagon: re.Pattern[str], told: str
) -> None:
    visitor = sit_at(driving())
    visitor.page.get_by_role("button", name=re.compile(f"^{language}", re.IGNORECASE)).or_(
        visitor.page.get_by_text(language, exact=True)
    ).first.click()
    expect(hex_on(visitor, "B8")).to_have_attribute("aria-label", hexagon)
    hex_on(visitor, "B8").hover()
    expect(visitor.page.locator(".told")).to_have_text(told)
    assert visitor.untranslated() == []
    assert not visitor.scrolls_sideways()
