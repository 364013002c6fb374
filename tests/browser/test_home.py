"""The home page: what it is, a game at once, and my own tables, before anybody scrolls."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import meute
from tests.browser.test_access import complaints
from tests.browser.test_games import address, seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site, play_on, serving

SCREENS = pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])


def come_back(site: Site, visitors: Visitors, screen: dict[str, object]) -> Visitor:
    """Ann, who has a finished game, two that go on, and one where a friend is still missing."""
    over, *others = (
        site.table("me", "greedy", variant={"rounds": 1}),
        site.table("me", "greedy", "greedy", game="wolves"),
        site.table("me", "greedy", "greedy", game="tracks"),
        site.table("me", "open", game="foxes"),
    )
    with site.sit(over) as ann:
        play_on([ann])
    visitor = seat_of(site, visitors, over, **screen)
    expect(visitor.ended).to_be_visible()
    for seated in others:
        visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
        expect(visitor.page.locator(".table")).to_be_visible()
    return visitor.open("/#/")


def on_screen(piece: Locator) -> bool:
    """Tell whether a piece is seen whole without scrolling the page."""
    whole: bool = piece.evaluate("""piece => {
        const { top, right, bottom, left } = piece.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }""")
    return whole


@SCREENS
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_game_begins_without_scrolling(
    site: Site, visitors: Visitors, screen: dict[str, object], language: str
) -> None:
    visitor = visitors.come(address(site), **screen, locale=language).open()
    expect(visitor.page.locator("h1")).to_be_in_viewport(ratio=1)
    for game in meute.games():
        words = meute.game(game).catalogue(language)
        box = visitor.box(words[f"{game}.title"])
        expect(box.get_by_text(words[f"{game}.goal"])).to_be_visible()
        for way in (box.locator(".button.primary"), box.locator(f"a[href='#/rules/{game}']")):
            assert on_screen(way), way
    assert not visitor.scrolls_sideways()
    assert visitor.untranslated() == []


@SCREENS
def test_who_comes_back_sees_whose_turn_it_is_and_how_games_went(
    site: Site, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor = come_back(site, visitors, screen)
    mine = visitor.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(3)
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.last).to_contain_text("Waits for players")
    assert on_screen(mine.first.get_by_role("link", name="Go on"))
    for title in ("Silver", "The Wolves", "Wolf Tracks", "Foxes"):
        assert on_screen(visitor.box(title).get_by_role("button", name="Play now"))
    finished = visitor.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(finished).to_contain_text(re.compile(r"with \d+"))
    assert complaints(visitor) == []
    assert not visitor.scrolls_sideways()
    mine.first.get_by_role("link", name="Go on").click()
    visitor.asked()


def test_the_last_choice_is_offered_again(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site)).open()
    box = visitor.box("Silver")
    box.get_by_role("button", name="2 bots, Medium").click()
    box.get_by_role("radio", name="Easy").check()
    box.get_by_role("radio", name="4", exact=True).check()
    visitor.page.reload()
    box.get_by_role("button", name="3 bots, Easy").wait_for()
    box.get_by_role("button", name="Play now").click()
    visitor.take_a_name("Ada")
    visitor.asked()
    expect(visitor.page.locator(".seats li")).to_have_count(4)


def test_sound_is_offered_once_and_off_until_wanted(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site)).open()
    visitor.box("Silver").get_by_role("button", name="Play now").click()
    offer = visitor.page.get_by_role("checkbox", name="With sounds")
    expect(offer).not_to_be_checked()
    offer.check()
    visitor.take_a_name("Ada")
    visitor.asked()
    visitor.page.get_by_role("button", name="Settings").click()
    sound = visitor.page.get_by_role("group", name="Sound")
    expect(sound.get_by_role("radio", name="On")).to_be_checked()


def test_a_game_is_played_below_a_path(tmp_path: Path, visitors: Visitors) -> None:
    with serving(tmp_path, addresses=("http://localhost/meute",)) as site:
        visitor = visitors.come(f"{address(site)}/meute").open()
        visitor.play_now()
        table = visitor.page.evaluate("location.href")
        assert table.startswith(f"{address(site)}/meute/#/")
        visitor.page.reload()
        visitor.asked()
        expect(visitor.prompt).to_be_visible()
