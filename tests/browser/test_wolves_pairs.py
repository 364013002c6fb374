"""Two wolves that share a hex: each is pointed at by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from meute.games.wolves import actions as a
from meute.games.wolves.data import ALPHA, PACK
from tests.browser.pointing import VISIBLE
from tests.browser.test_games import PHONE
from tests.browser.visitor import Visitor, lies_still
from tests.browser.wolves import SitAt, grows_past, hex_on, shrinks_below
from tests.games.wolves.positions import Position, number, pick

FINGER = 28
"""Pixels that something needs for a finger to hit it."""


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


def may_go(visitor: Visitor, kind: int) -> None:
    """See that this wolf of the two is chosen, and that all it can reach is lit."""
    expect(wolf_on(visitor, "B6", kind)).to_have_attribute("data-chosen", "true")
    letter = "A" if kind == ALPHA else "p"
    for name in pair().play(pick("B6", letter)).hexes(a.Go):
        expect(hex_on(visitor, name)).to_have_attribute("data-lit", "true")


@pytest.mark.parametrize(("kind", "name"), [(ALPHA, "alpha"), (PACK, "pack wolf")])
def test_each_of_two_wolves_on_a_hex_is_pointed_at(sit_at: SitAt, kind: int, name: str) -> None:
    visitor = sit_at(pair())
    wolf = wolf_on(visitor, "B6", kind)
    expect(wolf).to_have_attribute("data-lit", "true")
    expect(wolf).to_have_accessible_name(re.compile(f"^Move your {name} from B6"))
    visitor.page.mouse.click(*seen_at(wolf))
    may_go(visitor, kind)


@pytest.mark.parametrize("kind", [ALPHA, PACK])
def test_each_of_two_wolves_answers_the_keyboard(sit_at: SitAt, kind: int) -> None:
    visitor = sit_at(pair())
    wolf_on(visitor, "B6", kind).press("Enter")
    may_go(visitor, kind)


@pytest.mark.parametrize("kind", [ALPHA, PACK])
def test_two_wolves_come_near_to_a_finger(sit_at: SitAt, kind: int) -> None:
    visitor = sit_at(pair(), **{**PHONE, "viewport": {"width": 390, "height": 844}})
    wolf, event = wolf_on(visitor, "B6", kind), visitor.event()
    shrinks_below(wolf, 2 * FINGER)
    visitor.page.touchscreen.tap(*seen_at(wolf))
    grows_past(wolf, 2 * FINGER)
    lies_still(wolf)
    assert visitor.event() == event, "the first tap only comes near"
    visitor.page.touchscreen.tap(*seen_at(wolf))
    may_go(visitor, kind)
