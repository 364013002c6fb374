"""A turn of Foxes by pointing: die, way and action are one gesture, and so is a cub's growth."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from meute.core.codec import encode
from meute.core.table import Table
from meute.games.foxes import actions as a
from meute.games.foxes.data import MOUNTAIN
from meute.server.lobby import host
from meute.server.store.protocol import Facts
from tests.browser.test_access import complaints
from tests.browser.test_games import seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.test_wolves_turn import BY_ITSELF, Hand
from tests.browser.visitor import Visitor, Visitors
from tests.games.foxes.positions import Position
from tests.server.kit import Site

MOST_CLICKS: Final = 3
"""Of a turn with two actions and a choice; one by one it takes six."""

MINUS: Final = "\N{MINUS SIGN}"

Sit = Callable[..., Visitor]

STAGE_FITS: Final = """() => {
    const stage = document.querySelector('.stage');
    const low = (piece) => document.querySelector(piece).getBoundingClientRect().bottom;
    return stage.scrollHeight <= stage.clientHeight && document.scrollingElement.scrollHeight <= innerHeight
        && ['.den .ground', '.growth', '.instincts', '.tiles'].every((piece) => low(piece) <= innerHeight);
}"""  # noqa: E501
"""Whether the whole board is seen without scrolling."""


def table_at(position: Position, facts: Facts, seed: str) -> Table:
    table = Table.from_state("foxes", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


@pytest.fixture
def sit(site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down in the middle of a game of Foxes, in the first seat, with bots in all others."""

    def sit_down(position: Position, **screen: object) -> Visitor:
        monkeypatch.setattr(host, "new_table", partial(table_at, position))
        bots = ["greedy"] * (position.state.seats - 1)
        visitor = seat_of(site, visitors, site.table("me", *bots, game="foxes"), **screen)
        visitor.asked()
        return visitor

    return sit_down


def rolled() -> Position:
    """A 6 is to be placed; another player has marked the second space of the Forest."""
    return Position(3).give(0, pc=3).give(1, pc=2).mark(1, "forest.2").play(6)


def growing() -> Position:
    """Much to grow with at the end of a round, and a cub that could leave."""
    position = Position(3).give(0, pc=14, resources="worm egg").validated(0, 1).shaft(0, 3)
    position.cub(0, "top", space=6, value=4)
    return position.finish_round().idle().until("GrowCubs")


def on_the_mountain() -> Position:
    """Everything can be done there."""
    position = Position(5).give(0, pc=6, resources="worm worm egg", bonus="storm tent pc die")
    position.hand(0, 1, 2, 3, 6, 13).validated(0, 4, 5)
    return position.play(6, a.PLACES[MOUNTAIN])


def piece(visitor: Visitor, handle: str) -> Locator:
    return visitor.page.locator(f"[data-handle='{handle}']")


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_a_turn_of_two_actions(sit: Sit, screen: dict[str, Any]) -> None:
    visitor = sit(rolled(), **screen)
    visitor.page.evaluate(BY_ITSELF)
    hand = Hand(visitor, touch="has_touch" in screen)
    visitor.page.reload()
    visitor.asked()
    hand.point(piece(visitor, "act:1:1:1"))
    expect(visitor.prompt).to_contain_text("Advance on this territory")
    hand.point(piece(visitor, "act:1:1:2"))
    expect(visitor.prompt).to_contain_text("resource")
    hand.point(piece(visitor, "res:3"))
    expect(visitor.prompt).to_contain_text("ends by itself in a moment")
    expect(visitor.page.get_by_text("rolls").or_(visitor.skip).first).to_be_attached()
    assert hand.clicks <= MOST_CLICKS
    assert hand.answers == ["row", "play", "play", "play"]


def test_one_step_back_takes_die_fox_and_action_back(sit: Sit) -> None:
    visitor = sit(rolled())
    piece(visitor, "act:0:1:1").click()
    expect(visitor.prompt.get_by_role("button", name="End the turn")).to_be_visible()
    visitor.prompt.get_by_role("button", name="Undo").click()
    expect(visitor.prompt).to_contain_text("Your die shows 6")
    expect(piece(visitor, "land:0")).to_have_attribute("data-lit", "true")


def test_a_way_tells_its_toll_before_it_is_gone(sit: Sit) -> None:
    visitor = sit(rolled())
    space = piece(visitor, "space:2:2")
    expect(space).to_have_attribute("aria-label", re.compile(f"{MINUS}2 GP.*gains 2 GP"))
    expect(space.locator(".price")).to_have_text(f"{MINUS}2")
    expect(piece(visitor, "space:2:1").locator(".price")).to_have_count(0)
    assert complaints(visitor) == []


def test_the_place_alone_is_still_an_answer(sit: Sit) -> None:
    visitor = sit(rolled())
    piece(visitor, "land:0").press("Enter")
    expect(visitor.prompt).to_contain_text("fox")
    piece(visitor, "space:0:2").press("Enter")
    expect(visitor.prompt).to_contain_text("Go mousing")


def test_a_cub_walks_as_far_as_one_points(sit: Sit) -> None:
    visitor = sit(growing())
    left = visitor.page.locator(".growth .left")
    expect(left).to_have_text("15 GP left")
    piece(visitor, "step:1:4").hover()
    expect(left).to_have_text("6 GP left")
    piece(visitor, "step:1:4").click()
    expect(visitor.page.locator(".growth .left:not(.peeked)")).to_have_text("6 GP left")
    visitor.prompt.get_by_role("button", name="Undo").click()
    expect(left).to_have_text("15 GP left")


def test_the_last_step_asks_what_pays_it(sit: Sit) -> None:
    visitor = sit(growing())
    piece(visitor, "step:1:6").click()
    menu = visitor.page.locator(".menu button")
    expect(menu).to_have_count(2)
    expect(menu.last).to_contain_text("egg")
    menu.last.click()
    expect(piece(visitor, "res:3")).to_contain_text("0")


def test_who_stops_growing_is_told_what_is_given_up(sit: Sit) -> None:
    visitor = sit(growing())
    stop = visitor.prompt.get_by_role("button", name="Stop growing")
    expect(stop).to_contain_text("Could leave the den now: cub of the top row")
    stop.click()
    expect(visitor.yes).to_be_visible()
    expect(visitor.prompt).to_contain_text("Could still grow: cub of the middle row")


@pytest.mark.parametrize("position", [rolled, growing, on_the_mountain])
def test_a_laptop_shows_the_whole_board(sit: Sit, position: Callable[[], Position]) -> None:
    visitor = sit(position(), **LAPTOP)
    assert visitor.page.evaluate(STAGE_FITS)
