"""A turn of The Wolves by pointing at wolves and hexes: one gesture, one step back."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from meute.games.wolves import actions as a
from meute.games.wolves.data import ALPHA, PACK
from meute.games.wolves.maps import hex_name
from tests.browser.pointing import VISIBLE
from tests.browser.test_access import complaints
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitor, lies_still
from tests.browser.wolves import SitAt, hex_on
from tests.games.wolves.positions import Position, number, pick

MOST_CLICKS: Final = 6

BY_ITSELF: Final = "localStorage.setItem('meute.settings', JSON.stringify({ ends: true }))"


def roaming() -> Position:
    """Four wolves apart from each other, and tiles that show all terrains."""
    drawn = ("B6: 0A", "C6: 0p", "B13: 0p", "D6: 0A", "B1: 1p", "E9: 1A")
    return Position(*drawn, home="frg", tokens={0: 2})


TURN: Final = (("B6", ALPHA, "B8", "D7"), ("B13", PACK, "B11", "C7"))
"""Two double moves: a wolf, its hex, and the hex of the second wolf."""


def wolf_on(visitor: Visitor, name: str, kind: int) -> Locator:
    """A wolf, alone on its hex or beside another."""
    h = number(name)
    return visitor.page.locator(f"[data-handle='piece:{h}:{kind}'], [data-handle='hex:{h}']").first


class Hand:
    """A mouse or a finger that counts how often it points."""

    def __init__(self, visitor: Visitor, *, touch: bool) -> None:
        self.visitor = visitor
        self.touch = touch
        self.clicks = 0
        self.said: list[dict[str, Any]] = []
        visitor.page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, data: str | bytes) -> None:
        self.said.append(json.loads(data))

    @property
    def answers(self) -> list[str]:
        """The kinds of messages that answered something."""
        return [said["type"] for said in self.said if said["type"] in {"play", "row", "plan"}]

    def point(self, piece: Locator) -> None:
        """Point at a lit piece; a finger sees first what would happen, and taps again."""
        expect(piece).to_have_attribute("data-lit", "true")
        self._press(piece)
        self.clicks += 1
        if self.touch and self.visitor.page.locator(".told span").count():
            self._press(piece)

    def _press(self, piece: Locator) -> None:
        lies_still(piece)
        place = piece.evaluate(VISIBLE)
        assert place is not None, "the piece is covered"
        if self.touch:
            self.visitor.page.touchscreen.tap(*place)
        else:
            self.visitor.page.mouse.click(*place)


def double_move(hand: Hand, wolf: str, kind: int, first: str, second: str) -> None:
    """Move a wolf, and another that alone can reach a hex."""
    visitor = hand.visitor
    hand.point(wolf_on(visitor, wolf, kind))
    hand.point(hex_on(visitor, first))
    expect(visitor.prompt).to_contain_text("another wolf")
    hand.point(hex_on(visitor, second))


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_a_turn_of_two_double_moves(sit_at: SitAt, screen: dict[str, Any]) -> None:
    visitor = sit_at(roaming(), **screen)
    visitor.page.evaluate(BY_ITSELF)
    hand = Hand(visitor, touch="has_touch" in screen)
    visitor.page.reload()
    visitor.asked()
    double_move(hand, *TURN[0])
    expect(visitor.prompt).to_contain_text("Actions left in your turn: 1")
    double_move(hand, *TURN[1])
    expect(visitor.prompt).to_contain_text("ends by itself in a moment")
    expect(visitor.page.get_by_text("ends their turn").or_(visitor.skip).first).to_be_attached()
    assert hand.clicks <= MOST_CLICKS
    assert hand.answers == ["row", "row", "row", "row", "play"]


def test_all_a_wolf_can_reach_lights_up(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    reach: set[str] = set()
    for tile in a.FLIPS:
        moving = roaming().play(a.MOVE, tile)
        if pick("B6", "A") in moving.options:
            reach |= moving.play(pick("B6", "A")).hexes(a.Go)
    wolf_on(visitor, "B6", ALPHA).click()
    lit = visitor.page.locator("[data-handle^='hex:'][data-lit='true']").all()
    assert {hex_name(int(str(h.get_attribute("data-handle")).split(":")[1])) for h in lit} == reach
    assert complaints(visitor) == []
    visitor.page.keyboard.press("Escape")
    expect(wolf_on(visitor, "C6", PACK)).to_have_attribute("data-lit", "true")


def test_the_way_and_the_tile_that_pays_are_shown_before_the_click(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    wolf_on(visitor, "B6", ALPHA).click()
    hex_on(visitor, "B8").hover()
    expect(visitor.page.locator(".told")).to_have_text(re.compile("^2 steps"))
    expect(visitor.page.locator("path.way")).to_have_count(2)
    paying = visitor.page.locator(".mine .tile.pays")
    expect(paying).to_have_count(1)
    expect(paying).to_have_attribute("data-handle", "tile:2")


def test_where_several_tiles_pay_a_menu_asks(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    wolf_on(visitor, "B6", ALPHA).click()
    home = roaming().play(a.MOVE, a.FLIPS[0]).play(pick("B6", "A")).hexes(a.Go)
    hex_on(visitor, min(home)).click()
    menu = visitor.page.locator(".menu button")
    expect(menu).to_have_count(2)
    expect(menu.first).to_contain_text("habitat tile")
    menu.last.click()
    expect(visitor.prompt).to_contain_text("another wolf")


def test_one_step_back_takes_the_whole_gesture_back(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    wolf_on(visitor, "B6", ALPHA).click()
    hex_on(visitor, "B8").click()
    expect(visitor.prompt).to_contain_text("another wolf")
    visitor.prompt.get_by_role("button", name="Undo").click()
    expect(visitor.prompt).to_contain_text("Actions left in your turn: 2")
    expect(wolf_on(visitor, "B6", ALPHA)).to_have_attribute("data-lit", "true")


def test_a_hex_for_a_den_is_pointed_at(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    site = min(roaming().play(a.BUILD_DEN).hexes(a.DigAt) - {"B6", "D6"})
    hex_on(visitor, site).hover()
    expect(visitor.page.locator(".told")).to_have_text(re.compile(r"^2 \W"))
    hex_on(visitor, site).click()
    expect(visitor.prompt).to_contain_text(re.compile("Still to pay|Choose the track"))


def test_a_den_under_the_alpha_comes_after_the_alpha(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    assert "B6" in roaming().play(a.BUILD_DEN).hexes(a.DigAt)
    wolf_on(visitor, "B6", ALPHA).click()
    visitor.page.get_by_role("button", name="Den on B6").click()
    expect(visitor.prompt).to_contain_text(re.compile("Still to pay|Choose the track"))


def test_a_wolf_is_sent_with_the_keyboard(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    wolf_on(visitor, "B6", ALPHA).press("Enter")
    hex_on(visitor, "B8").press("Enter")
    expect(visitor.prompt).to_contain_text("another wolf")


def test_a_turn_waits_for_a_word_where_somebody_wants_that(sit_at: SitAt) -> None:
    position = roaming().play(a.MOVE, a.FLIPS[1], a.STOP).play(a.MOVE, a.FLIPS[2], a.STOP)
    visitor = sit_at(position)
    expect(visitor.prompt.get_by_role("button", name="End your turn")).to_be_visible()
    expect(visitor.prompt).not_to_contain_text("by itself")


def test_where_others_went_is_drawn_until_one_moves_oneself(sit_at: SitAt) -> None:
    position = roaming().play(a.MOVE, a.FLIPS[1], a.STOP).play(a.MOVE, a.FLIPS[2], a.STOP)
    visitor = sit_at(position)
    trails = visitor.page.locator("[data-trail]")
    expect(trails).to_have_count(0)
    visitor.prompt.get_by_role("button", name="End your turn").click()
    expect(trails.first).to_be_attached()
    visitor.asked()
    stood = visitor.page.locator("[data-piece^='wolf-']")
    pieces = {str(one.get_attribute("data-piece")) for one in stood.all()}
    gone = [f"wolf-{one.get_attribute('data-trail')}" for one in trails.all()]
    assert set(gone) <= pieces
    visitor.answer()
    visitor.asked()
    visitor.options.first.click()
    expect(trails).to_have_count(0)


def test_pointing_at_a_line_of_the_log_rings_its_hexes(sit_at: SitAt) -> None:
    visitor = sit_at(roaming())
    wolf_on(visitor, "B6", ALPHA).click()
    hex_on(visitor, "B8").click()
    expect(visitor.prompt).to_contain_text("another wolf")
    line = visitor.page.get_by_role("tabpanel").get_by_text("B8")
    line.hover()
    expect(visitor.page.locator(".ring")).to_have_count(2)
