"""A turn of Silver by pointing at cards: few clicks, and a round that ends on the table itself."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, expect

from meute.games.silver import actions as a
from meute.server.lobby import host
from tests.browser.silver import SitInVillage, own, piece, table_at
from tests.browser.test_access import complaints
from tests.browser.test_games import seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.test_wolves_turn import BY_ITSELF, Hand
from tests.browser.visitor import Visitor, Visitors, lies_still
from tests.games.silver.positions import Position
from tests.server.kit import Site

KNOWN_SET: Final = 4
"""Clicks for a turn with a known set, the menu included; six by the list."""

BOTH: Final = pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])


@pytest.fixture
def sit_at(site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> SitInVillage:
    """Sit down in the middle of a game, in the first seat, with bots in all others."""

    def sit(position: Position, **screen: object) -> Visitor:
        monkeypatch.setattr(host, "new_table", partial(table_at, position))
        bots = ["greedy"] * (position.state.seats - 1)
        visitor = seat_of(site, visitors, site.table("me", *bots), **screen)
        visitor.asked()
        lies_still(piece(visitor, "deck"))
        return visitor

    return sit


def hand_of(visitor: Visitor, **screen: Any) -> Hand:
    """The mouse or finger of a visitor, whose answers are counted from now on."""
    hand = Hand(visitor, touch="has_touch" in screen)
    visitor.page.reload()
    visitor.asked()
    lies_still(piece(visitor, "deck"))
    return hand


def pair_of_sevens(**more: Any) -> Position:
    """Two 7s that seat 0 knows, and a 1 on top of the deck."""
    return Position("7* 7* 3 ? 12*", "5^ 4 2^", discard="8 12", top="1", **more)


@BOTH
def test_a_drawn_card_goes_for_a_known_set(sit_at: SitInVillage, screen: dict[str, Any]) -> None:
    visitor = sit_at(pair_of_sevens(), **screen)
    hand = hand_of(visitor, **screen)
    hand.point(piece(visitor, "deck"))
    expect(piece(visitor, "hand")).to_be_visible()
    hand.point(own(visitor, 1))
    visitor.page.locator(".menu button").filter(has_text="together").click()
    expect(visitor.prompt).to_contain_text("The set succeeds")
    hand.point(own(visitor, 1))
    expect(own(visitor, 5)).to_have_count(0)
    assert hand.answers == ["play", "row", "play"]
    assert hand.clicks + 1 == KNOWN_SET


@BOTH
def test_a_set_is_pointed_at_card_by_card(sit_at: SitInVillage, screen: dict[str, Any]) -> None:
    visitor = sit_at(pair_of_sevens().play(a.DRAW), **screen)
    hand = hand_of(visitor, **screen)
    hand.point(piece(visitor, "hand"))
    hand.point(own(visitor, 4))
    hand.point(own(visitor, 1))
    expect(own(visitor, 5)).to_have_attribute("data-lit", "false")
    expect(visitor.page.locator(".caption")).to_have_text(re.compile("2"))
    assert complaints(visitor) == []
    hand.point(piece(visitor, "lay"))
    visitor.asked()
    assert hand.answers == ["row"]


@BOTH
def test_one_movement_swaps_the_drawn_card(sit_at: SitInVillage, screen: dict[str, Any]) -> None:
    visitor = sit_at(pair_of_sevens().play(a.DRAW), **screen)
    hand = hand_of(visitor, **screen)
    drag(visitor, "hand", "card:0:4", touch=hand.touch)
    expect(piece(visitor, "hand")).to_have_count(0)
    expect(own(visitor, 5)).to_have_accessible_name(re.compile(r"\(1\)"))
    assert hand.answers == ["play"]


def test_the_pile_is_dragged_onto_a_card(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens())
    hand = hand_of(visitor)
    drag(visitor, "discard", "card:0:3", touch=False)
    expect(own(visitor, 4)).to_have_accessible_name(re.compile(r"\(12\)"))
    assert hand.answers == ["row"]


def test_a_card_that_is_let_go_elsewhere_stays_in_hand(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens().play(a.DRAW))
    hand = hand_of(visitor)
    drag(visitor, "hand", "deck", touch=False)
    expect(piece(visitor, "hand")).to_have_attribute("data-lit", "true")
    hand.point(own(visitor, 5))
    expect(piece(visitor, "hand")).to_have_count(0)
    assert hand.answers == ["play"]


def test_a_swap_by_keyboard(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens())
    piece(visitor, "deck").press("Enter")
    expect(own(visitor, 5)).to_have_attribute("data-lit", "true")
    own(visitor, 5).press("Enter")
    expect(own(visitor, 5)).to_have_accessible_name(re.compile(r"\(1\)"))


def test_what_a_swap_would_bring_is_told_and_the_hand_stays_in_sight(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens().play(a.DRAW), **LAPTOP)
    own(visitor, 5).hover()
    tip = visitor.page.get_by_role("tooltip")
    expect(tip).to_contain_text("would be worth 15, unknown on top: 2")
    lies_still(tip)
    tips, held = tip.bounding_box(), piece(visitor, "hand").bounding_box()
    assert tips
    assert held
    aside = tips["x"] + tips["width"] <= held["x"] or held["x"] + held["width"] <= tips["x"]
    assert (
        aside or tips["y"] + tips["height"] <= held["y"] or held["y"] + held["height"] <= tips["y"]
    )


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def test_the_amulet_costs_no_click_in_a_turn(sit_at: SitInVillage) -> None:
    position = Position("7* 9*", "4 8", amulet=0, amulet_ready=True, top="1", lost=(0, 12))
    visitor = sit_at(position)
    visitor.page.evaluate(BY_ITSELF)
    hand = hand_of(visitor)
    hand.point(piece(visitor, "deck"))
    hand.point(own(visitor, 1))
    expect(visitor.prompt).to_contain_text("by itself in a moment")
    expect(visitor.page.get_by_text("draws a card").or_(visitor.skip).first).to_be_attached()
    assert hand.clicks == 2


def test_the_amulet_is_laid_by_pointing_at_it_and_at_a_card(sit_at: SitInVillage) -> None:
    position = Position("7* 9*", "4 8", amulet=0, amulet_ready=True, lost=(0, 12))
    visitor = sit_at(position)
    hand = hand_of(visitor)
    hand.point(piece(visitor, "amulet"))
    hand.point(own(visitor, 2))
    expect(own(visitor, 2)).to_have_accessible_name(re.compile("under the amulet"))


def test_the_first_look_counts_its_cards(
    sit_at: SitInVillage, site: Site, visitors: Visitors
) -> None:
    del sit_at
    visitor = seat_of(site, visitors, site.table("me", "greedy"))
    visitor.asked()
    expect(visitor.page.locator(".note")).to_have_text("Chosen: 0 of 2")
    own(visitor, 2).click()
    expect(visitor.page.locator(".note")).to_have_text("Chosen: 1 of 2")


PLACES: Final = """() => ['deck', 'discard'].map((handle) => {
    const box = document.querySelector(`[data-handle=${handle}]`).getBoundingClientRect();
    return [handle, Math.round(box.x), Math.round(box.y)];
})"""


def test_the_piles_keep_their_places(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens(display="6"), **LAPTOP)
    before = visitor.page.evaluate(PLACES)
    piece(visitor, "deck").click()
    expect(piece(visitor, "hand")).to_be_visible()
    visitor.page.mouse.move(5, 5)
    lies_still(piece(visitor, "deck"))
    assert visitor.page.evaluate(PLACES) == before


@BOTH
def test_a_round_ends_on_the_table_and_waits(sit_at: SitInVillage, screen: dict[str, Any]) -> None:
    villages = ("1* 9*", "4* 8*")
    visitor = sit_at(Position(*villages, caller=1, discard="6", lost=(4, 9)), **screen)
    piece(visitor, "discard").click()
    own(visitor, 2).click()
    closing = visitor.page.locator(".closing")
    expect(closing).to_contain_text("Round 2 is over")
    expect(closing).to_contain_text("somebody has less: points lost on top: 10")
    expect(visitor.page.locator(".own .piece[data-face=up]")).to_have_count(2)
    expect(visitor.page.locator(".earned strong").last).to_have_text("7")
    expect(visitor.page.locator(".own .lost")).to_contain_text("11")
    assert complaints(visitor) == []
    closing.get_by_role("button").click()
    expect(closing).to_have_count(0)
    expect(visitor.page.locator(".own .piece[data-face=down]")).to_have_count(5)


def test_pointing_at_a_line_of_the_log_shows_its_card(sit_at: SitInVillage) -> None:
    visitor = sit_at(pair_of_sevens(), **LAPTOP)
    piece(visitor, "discard").click()
    own(visitor, 3).click()
    visitor.asked()
    line = visitor.page.get_by_role("tabpanel").get_by_text("in place 3")
    line.scroll_into_view_if_needed()
    line.hover()
    ring = visitor.page.locator(".ring")
    expect(ring).to_have_count(1)
    marked, card = ring.bounding_box(), own(visitor, 3).bounding_box()
    assert marked
    assert card
    assert (
        abs(marked["x"] + marked["width"] / 2 - card["x"] - card["width"] / 2) < card["width"] / 4
    )
    visitor.page.mouse.move(5, 5)
    expect(ring).to_have_count(0)


def drag(visitor: Visitor, start: str, end: str, *, touch: bool) -> None:
    """Move a card from one piece to another with the button, or the finger, down."""
    places = []
    for handle in (start, end):
        lies_still(piece(visitor, handle))
        box = piece(visitor, handle).bounding_box()
        assert box
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = places
    if not touch:
        mouse = visitor.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(to_x, to_y, steps=6)
        mouse.up()
        return
    wire = visitor.context.new_cdp_session(visitor.page)
    steps = 6
    for step in range(steps + 1):
        at = {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps}
        kind = "touchMove" if step else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
