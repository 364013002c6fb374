"""Foxes in a real browser."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from meute.core.dealer import Dealer
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, seat_of
from tests.browser.visitor import ASKED_AGAIN, Visitor, Visitors
from tests.server.kit import Site

OVERLAPS = """
    [...document.querySelectorAll('.foxes .lands, .foxes .mine')].flatMap((part) => {
        const boxes = [...part.querySelectorAll('button')]
            .map((one) => [one.dataset.handle ?? one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width);
        const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        return boxes.flatMap(([name, box], i) => boxes.slice(i + 1)
            .filter(([, other]) => over(box, other)).map(([other]) => `${name} / ${other}`));
    })
"""
"""Pieces of the board that lie on each other."""

WIDER = """
    [...document.querySelectorAll('.foxes *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.className)
"""
"""Parts of the board that stick out on the right."""


HALF_AN_ANSWER = ASKED_AGAIN + " || document.querySelector('.menu, .foxes [data-chosen]')"
"""What comes of a piece that does not say it all: a question, a menu, or a piece held ready."""


def play_at_random(visitor: Visitor, answers: int, seed: int = 1) -> bool:
    """Press buttons at random so often or until the game is over; tell whether it is."""
    luck = Dealer(seed)
    for _ in range(answers):
        visitor.asked()
        visitor.tidy()
        if visitor.ended.is_visible():
            return True
        options = visitor.options
        visitor.answer(options.nth(luck.pick(range(options.count()))))
    return visitor.ended.is_visible()


def stand(visitor: Visitor) -> str:
    """What the page says about the round."""
    return visitor.page.locator(".ribbon .stand").inner_text()


def walk_to_something(visitor: Visitor) -> bool:
    """Walk over the board with the arrows to a piece that answers; tell whether there is one."""
    visitor.tab_to("focus => Boolean(focus.dataset.handle)")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        if visitor.page.evaluate("document.activeElement.dataset.lit") == "true":
            return True
        visitor.page.keyboard.press(arrow)
    return False


def choose_on_the_board(visitor: Visitor, before: str) -> bool:
    """Choose a piece, if one is in reach; tell whether that was the whole answer."""
    if not walk_to_something(visitor):
        return False
    visitor.page.keyboard.press("Enter")
    visitor.heard(before, HALF_AN_ANSWER)
    return not visitor.turn.is_visible() or visitor.event() != before


def answer_by_number(visitor: Visitor, before: str, luck: Dealer) -> None:
    """Give one answer of the list with its number, and confirm it where the page asks again."""
    offered = len(visitor.wire.told["question"]["options"])
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press(str(1 + luck.pick(range(min(9, offered)))))
    visitor.heard(before, ASKED_AGAIN)
    if visitor.yes.is_visible():
        visitor.tab_to("focus => focus.textContent.trim() === 'Yes'")
        visitor.page.keyboard.press("Enter")


def test_a_whole_game_against_a_bot(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", game="foxes"))
    assert play_at_random(visitor, 900)
    assert visitor.untranslated() == []
    expect(visitor.page.get_by_text("Where the points came from")).to_be_visible()


def test_a_whole_game_of_four_on_a_phone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="foxes")
    visitor = seat_of(site, visitors, seated, **PHONE)
    visitor.asked()
    assert complaints(visitor) == []
    for answers in (15, 40):
        play_at_random(visitor, answers)
        visitor.asked()
        visitor.tidy()
        assert visitor.page.evaluate(OVERLAPS) == []
        assert visitor.page.evaluate(WIDER) == []
        assert not visitor.scrolls_sideways()
    assert complaints(visitor) == []
    assert play_at_random(visitor, 900)
    assert visitor.untranslated() == []


def test_a_round_by_keyboard_alone(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", game="foxes"))
    luck = Dealer(5)
    visitor.asked()
    while "Round 2" not in stand(visitor):
        before = visitor.event()
        if not choose_on_the_board(visitor, before):
            answer_by_number(visitor, before, luck)
        gone_on(visitor, before)
        visitor.asked()
    dialog = visitor.page.get_by_role("dialog", name="The end of round 1")
    table = dialog.get_by_role("table", name="What the end of the round brought")
    expect(table.get_by_role("rowheader", name="Growth")).to_be_visible()
    expect(table.get_by_role("row", name="Total")).to_be_visible()


def click_on(visitor: Visitor, piece: str) -> bool:
    """Click the last lit piece of this kind and wait until the table has gone on; or tell no."""
    lit = visitor.page.locator(f"{piece}[data-lit=true]")
    if not lit.count():
        return False
    before = visitor.event()
    lit.last.click()
    gone_on(visitor, before)
    visitor.tidy()
    return True


def gone_on(visitor: Visitor, before: str) -> None:
    """Wait until the page shows a later event than this, or sums up a round before it goes on."""
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-event]')?.dataset.event !== before"
        " || document.querySelector('dialog[open]')",
        arg=before,
    )


def dig_until_there_is_a_choice(visitor: Visitor) -> None:
    """Place dice in the den and dig until a tile has several cells and several turns."""
    lit = visitor.page.locator
    while lit(".cell[data-lit=true]").count() < 2 or lit(".turn[data-lit=true]").count() < 2:
        visitor.asked()
        visitor.tidy()
        alone = lit(".cell[data-lit=true]").count() == 1
        tile = ".turn" if alone else ".cell"
        kinds = (tile, '[data-handle="land:5"]', '[data-handle^="dig:"]')
        if not any(click_on(visitor, kind) for kind in kinds):
            visitor.answer()
        visitor.asked()


def test_a_path_tile_is_turned_before_it_is_laid(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", game="foxes"))
    dig_until_there_is_a_choice(visitor)
    lit = visitor.page.locator
    lit(".turn[data-lit=true]").last.click()
    expect(lit(".turn[data-chosen]")).to_have_count(1)
    before = visitor.event()
    cell = lit(".cell[data-lit=true]").first
    handle = cell.get_attribute("data-handle")
    cell.click()
    gone_on(visitor, before)
    expect(lit(f'[data-handle="{handle}"] .laid')).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_boards(
    site: Site, visitors: Visitors, scheme: Literal["light", "dark"]
) -> None:
    seated = site.table("me", *["greedy"] * 4, game="foxes")
    visitor = seat_of(site, visitors, seated, color_scheme=scheme)
    play_at_random(visitor, 12)
    visitor.asked()
    visitor.tidy()
    assert complaints(visitor) == []
    visitor.page.get_by_role("button", name="Board of Luna").click()
    expect(visitor.page.get_by_role("dialog", name="Board of Luna")).to_be_visible()
    assert complaints(visitor) == []


def test_others_hold_their_objectives_face_down(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", game="foxes"))
    visitor.asked()
    expect(visitor.page.locator(".mine .cards .card:not(.back)")).to_have_count(3)
    visitor.page.get_by_role("button", name="Board of Luna").click()
    dialog = visitor.page.get_by_role("dialog", name="Board of Luna")
    expect(dialog.locator(".cards .card.back")).to_have_count(3)
    expect(dialog.locator(".cards .card:not(.back)")).to_have_count(0)


@pytest.mark.parametrize(("language", "name"), [("Français", "Champs"), ("Deutsch", "Acker")])
def test_the_board_speaks_three_languages(
    site: Site, visitors: Visitors, language: str, name: str
) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", "greedy", game="foxes"), **PHONE)
    visitor.asked()
    visitor.page.get_by_role("button", name=language).click()
    expect(visitor.page.get_by_role("region", name=name)).to_be_visible()
    assert visitor.untranslated() == []
    assert visitor.page.evaluate(OVERLAPS) == []
    assert visitor.page.evaluate(WIDER) == []
