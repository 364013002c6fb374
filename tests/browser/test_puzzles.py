"""Puzzles in a real browser: found on the home page, solved by pointing, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from meute.analysis.puzzles import Puzzle, puzzles
from meute.games.silver.actions import Swap
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, address
from tests.browser.test_pointing import LAPTOP
from tests.browser.visitor import KEYS, Visitor, Visitors
from tests.server.kit import Site


def swapping() -> tuple[Puzzle, int, int]:
    """A puzzle of Silver that one card solves, with its place and that of a wrong one."""
    for puzzle in puzzles("silver"):
        options = puzzle.table().options(puzzle.seat)
        good = puzzle.root.good
        swaps = [n for n, option in enumerate(options) if isinstance(option, Swap)]
        right = [n for n in swaps if n in good and good[n] is None]
        wrong = [n for n in swaps if n not in good]
        if right and wrong:
            return puzzle, options[right[0]].place, options[wrong[0]].place
    raise AssertionError("no puzzle of Silver is solved by a swap")


def opened(visitor: Visitor, puzzle: Puzzle) -> Visitor:
    visitor.open(f"/#/puzzles/{puzzle.game}/{puzzle.name}")
    visitor.page.locator(".verdict").wait_for()
    return visitor


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.locator(".verdict")


def test_a_wrong_card_has_its_price_and_the_right_one_solves(
    site: Site, visitors: Visitors
) -> None:
    puzzle, right, wrong = swapping()
    ada = visitors.come(address(site), **LAPTOP).open()
    ada.page.get_by_role("link", name="Puzzle of the day").click()
    expect(ada.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert complaints(ada) == []
    opened(ada, puzzle)
    assert "chances" not in ada.page.content()

    def card(place: int) -> Locator:
        return ada.page.locator(f"[data-handle='card:{puzzle.seat}:{place}'][data-lit=true]")

    card(wrong).click()
    expect(verdict(ada)).to_contain_text("Not the best")
    expect(verdict(ada)).to_contain_text(re.compile(r"points of chance|gives much away"))
    card(right).click()
    expect(verdict(ada)).to_contain_text("Found, after one other try.")
    way = ada.page.get_by_role("region", name="The best way to play")
    expect(way).to_contain_text(re.compile(r"you win about \d+% of such games"))
    assert complaints(ada) == []
    ada.page.get_by_role("button", name="Next puzzle").click()
    expect(verdict(ada)).to_contain_text("One way to play is clearly better")
    assert puzzle.name not in ada.page.url
    ada.page.get_by_role("link", name="All puzzles").click()
    expect(ada.page.locator("dl")).to_contain_text("1 / ")


@pytest.mark.parametrize("room", ["wolves", "tracks", "foxes"])
def test_a_solution_is_shown_on_the_board(site: Site, visitors: Visitors, room: str) -> None:
    puzzle = puzzles(room)[0]
    ada = opened(visitors.come(address(site), **PHONE), puzzle)
    ada.page.get_by_role("button", name="Show the solution").click()
    steps = len(list(puzzle.way()))
    expect(ada.page.locator(".way > ol > li")).to_have_count(steps, timeout=40_000)
    expect(verdict(ada)).to_contain_text("This is the way")
    assert ada.errors == []


@pytest.mark.parametrize(
    ("language", "name", "ask"),
    [("fr", "Problèmes", "Une façon de jouer"), ("de", "Rätsel", "Ein Weg ist klar besser")],
)
def test_puzzles_speak_every_language(
    site: Site, visitors: Visitors, language: str, name: str, ask: str
) -> None:
    ada = visitors.come(address(site), locale=language).open("/#/puzzles")
    expect(ada.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert not KEYS.search(ada.page.locator("main").inner_text())
    opened(ada, puzzles("tracks")[0])
    expect(verdict(ada)).to_contain_text(ask)
    assert not KEYS.search(ada.page.locator("main").inner_text())
