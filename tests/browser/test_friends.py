"""Friends in real browsers: they come by one link, leave, stay away, stop, and are not cheated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import meute
from meute.core.dealer import Dealer
from meute.server.table.replays import Cinema, Reel, reel_of
from meute.testing.walk import play_at_random
from tests.browser.test_games import PHONE, address, seat_of
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site, serving

HOUSE = "http://" + "10.20.30.40:8000"


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Site]:
    """A server at which everybody is gone half a second after they have left."""
    with serving(tmp_path / "data", away=0.5) as running:
        yield running


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Site]:
    """A server that others in the house can reach."""
    with serving(tmp_path / "data", addresses=(HOUSE,)) as running:
        yield running


def lay_a_table(visitor: Visitor, name: str = "Ann") -> None:
    """Make a table for two from the home page."""
    visitor.open()
    visitor.box("Silver").get_by_role("button", name="With friends").click()
    visitor.take_a_name(name)
    visitor.page.get_by_role("dialog").get_by_role("radio", name="2", exact=True).check()
    visitor.page.get_by_role("button", name="Lay the table").click()


def link_for_all(visitor: Visitor) -> str:
    return visitor.page.get_by_role("textbox", name=re.compile("Link for everybody")).input_value()


def open_the_menu(visitor: Visitor) -> Any:
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    return visitor.page.get_by_role("dialog", name="Table and people")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_friends_come_by_one_link_and_then_the_game_begins(
    site: Site, visitors: Visitors, screen: dict[str, Any]
) -> None:
    ann = visitors.come(address(site), **screen)
    lay_a_table(ann)
    expect(ann.page.get_by_text("The table is laid")).to_be_visible()
    expect(ann.page.locator("[data-handle]")).to_have_count(0)
    assert not ann.scrolls_sideways()
    link = link_for_all(ann)
    ben = visitors.come(address(site), **screen)
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="A seat at Silver waits for you")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ann, ben):
        person.asked()
        expect(person.page.locator("[data-handle]").first).to_be_visible()
    eve = visitors.come(address(site), **screen)
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    eve.page.get_by_role("link", name="Watch").click()
    expect(eve.page.get_by_text("You are watching this table.")).to_be_visible()


def test_a_link_that_only_this_machine_can_open_says_so(site: Site, visitors: Visitors) -> None:
    ann = visitors.come(address(site))
    ann.open()
    ann.box("Silver").get_by_role("button", name="With friends").click()
    ann.take_a_name("Ann")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("Only this machine can open this link")).to_be_visible()
    expect(dialog.get_by_text("make play ARGS=--lan")).to_be_visible()
    ann.page.get_by_role("button", name="Lay the table").click()
    expect(ann.page.get_by_text("Only this machine can open this link")).to_be_visible()
    expect(ann.page.get_by_role("img", name="The link as a code to scan")).to_have_count(0)


def test_a_server_for_the_house_gives_links_and_codes_for_the_house(
    at_home: Site, visitors: Visitors
) -> None:
    ann = visitors.come(address(at_home))
    lay_a_table(ann)
    expect(ann.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    assert link_for_all(ann).startswith(f"{HOUSE}/#/join/")
    expect(ann.page.get_by_text("Only this machine")).to_have_count(0)


def test_clocks_say_their_numbers_and_what_happens_then(site: Site, visitors: Visitors) -> None:
    ann = visitors.come(address(site)).open()
    ann.box("Silver").get_by_role("button", name="With friends").click()
    ann.take_a_name("Ann")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("If somebody is away for 2 minutes")).to_be_visible()
    dialog.get_by_role("radio", name="3 minutes an answer").check()
    expect(dialog.get_by_text("3 minutes for each answer, then a bot plays on")).to_be_visible()
    dialog.get_by_role("radio", name="3 days an answer").check()
    expect(dialog.get_by_text("3 days for each answer, then a bot plays on")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_somebody_leaves_and_comes_back(
    site: Site, visitors: Visitors, screen: dict[str, Any]
) -> None:
    first, second = site.friends(2)
    ann, ben = seat_of(site, visitors, first, **screen), seat_of(site, visitors, second, **screen)
    for person in (ann, ben):
        person.asked()
    menu = open_the_menu(ben)
    menu.get_by_role("button", name="Leave the table").click()
    menu.get_by_role("button", name="Yes").click()
    expect(ben.page.get_by_role("heading", name="You have left the table")).to_be_visible()
    menu = open_the_menu(ann)
    expect(menu.get_by_text("Has left, a bot plays on")).to_be_visible()
    assert "/#/join/" in link_for_all(ann)
    ben.page.get_by_role("button", name="Come back").click()
    expect(ben.page.get_by_role("region", name="What to do now")).to_be_visible()
    expect(menu.get_by_text("Has left, a bot plays on")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_others_decide_about_somebody_who_stays_away(
    brisk: Site, visitors: Visitors, screen: dict[str, Any]
) -> None:
    first, second = brisk.friends(2, variant={"rounds": 1})
    ann, ben = seat_of(brisk, visitors, first, **screen), seat_of(brisk, visitors, second)
    ben.asked()
    ann.asked()
    ben.open("/#/rules/silver")
    ann.answer()
    expect(ann.page.get_by_text("Friend 1: away for a while.")).to_be_visible()
    ann.page.get_by_role("button", name="What now?").click()
    menu = ann.page.get_by_role("dialog", name="Table and people")
    menu.get_by_role("button", name="Let a bot play on").click()
    expect(menu.get_by_text("Away, a bot plays on")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.finish()
    ben.open(f"/#/table/{second['table']}")
    expect(ben.ended).to_be_visible()


def test_a_game_is_called_off_together(site: Site, visitors: Visitors) -> None:
    first, second = site.friends(2)
    ann, ben = seat_of(site, visitors, first), seat_of(site, visitors, second)
    ben.asked()
    open_the_menu(ann).get_by_role("button", name="I would like to stop").click()
    expect(ben.page.get_by_text("Would like to stop: Ann")).to_be_visible()
    ben.page.get_by_role("button", name="Answer", exact=True).click()
    ben.page.get_by_role("button", name="I would like to stop").click()
    for person in (ann, ben):
        person.page.keyboard.press("Escape")
        over = person.page.get_by_role("heading", name="The game was called off")
        expect(over).to_be_visible()
        expect(person.page.locator("[data-lit=true]")).to_have_count(0)
    ben.page.get_by_role("link", name="Home").first.click()
    # Word for word: until the page has changed, the table says it too, in sentences.
    expect(ben.page.get_by_text("Called off", exact=True)).to_be_visible()


def finished_elsewhere(seats: int) -> meute.Table:
    """A game with a seed of the operator's choice, played to its end."""
    forged = meute.Table("silver", seats, "chosen by the operator", {"rounds": 1})
    play_at_random(forged, Dealer(1), 10**6)
    return forged


def test_a_game_swapped_by_the_operator_is_told_from_an_honest_one(
    site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    ada = seat_of(site, visitors, seated)
    ada.finish()
    stranger = visitors.come(address(site))
    for person, honest in ((ada, "Fair: the seed is the promised one"), (stranger, "only the")):
        person.open(f"/#/replay/{seated['table']}")
        person.page.get_by_role("button", name="Check the chance").click()
        expect(person.page.get_by_role("status").filter(has_text=honest)).to_be_visible()
    forged = finished_elsewhere(2)

    async def swapped(_: Cinema, name: str, __: meute.Table) -> Reel:
        return reel_of(name, forged)

    monkeypatch.setattr(Cinema, "reel", swapped)
    ada.page.reload()
    ada.page.get_by_role("button", name="Check the chance").click()
    told = ada.page.get_by_role("status").filter(has_text="Not fair: this is not the game")
    expect(told).to_be_visible()
