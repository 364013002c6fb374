"""What holds at every table: menus stay, nothing jumps, and what is shown is the newest word."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from meute.core.dealer import Dealer
from tests.browser.pointing import Pointer
from tests.browser.test_games import address, seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.test_tracks import until_placing
from tests.browser.tracks import cell, counter, places
from tests.browser.visitor import Visitor, Visitors, lies_still
from tests.server.kit import Site

OPTIONS_TWICE = 2


def doubled(message: str | bytes) -> str | bytes:
    """Offer every answer twice, so that no piece alone can tell which is meant."""
    told: dict[str, Any] = json.loads(message)
    if told["type"] == "update" and told["question"]:
        options = told["question"]["options"]
        told["question"]["options"] = [option for option in options for _ in range(OPTIONS_TWICE)]
    return json.dumps(told)


def between(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    server.on_message(lambda message: page.send(doubled(message)))
    page.on_message(server.send)


def open_a_menu(visitor: Visitor, *, tap: bool) -> Locator:
    """Point at two cards to look at, which are offered twice; return the menu."""
    for _ in range(2):
        card = visitor.page.locator("button.piece[data-lit=true]").first
        card.tap() if tap else card.click()
    menu = visitor.page.locator(".menu")
    expect(menu.get_by_role("button")).to_have_count(OPTIONS_TWICE)
    return menu


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_a_menu_stays_until_it_is_answered_or_left(
    site: Site, visitors: Visitors, screen: dict[str, Any]
) -> None:
    tap = "has_touch" in screen
    visitor = visitors.come(address(site), **screen)
    visitor.page.route_web_socket(re.compile("/ws/"), between)
    seated = site.table("me", "greedy")
    visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
    visitor.asked()
    before, page = visitor.event(), visitor.page
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(200, 70),
    ]
    for leave in ways:
        menu = open_a_menu(visitor, tap=tap)
        leave()
        expect(menu).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("button.piece[data-lit=true]")).to_have_count(5)
    assert visitor.event() == before
    menu = open_a_menu(visitor, tap=tap)
    menu.get_by_role("button").last.tap() if tap else menu.get_by_role("button").last.click()
    page.wait_for_function(
        "before => document.querySelector('[data-event]').dataset.event !== before", arg=before
    )


def test_a_menu_opens_and_answers_by_keyboard(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site))
    visitor.page.route_web_socket(re.compile("/ws/"), between)
    seated = site.table("me", "greedy")
    visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
    visitor.asked()
    before = visitor.event()
    for _ in range(2):
        visitor.page.locator("button.piece[data-lit=true]").first.press("Enter")
    expect(visitor.page.locator(".menu button").first).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-event]').dataset.event !== before", arg=before
    )


STANDING = """() => ['.prompt .tools', '.seats', '.tabs'].map((part) => {
    const box = document.querySelector(part).getBoundingClientRect();
    return [part, box.top, box.bottom <= innerHeight];
})"""
"""Where Undo, Hint and Rules, the people and the tabs are, and whether they are on the screen."""


@pytest.mark.parametrize(
    ("game", "seats", "locale"),
    [("foxes", 3, "en-GB"), ("wolves", 5, "de-DE"), ("silver", 4, "fr-FR"), ("tracks", 4, "de-DE")],
)
def test_tools_and_people_keep_their_place(
    site: Site, visitors: Visitors, game: str, seats: int, locale: str
) -> None:
    visitor = visitors.come(address(site), **LAPTOP, locale=locale)
    pointer = Pointer(visitor, Dealer(11))
    seated = site.table("me", *["greedy"] * (seats - 1), game=game)
    visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
    stood = set()
    for answers in range(1, 22):
        if pointer.play(answers):
            break
        pointer.wait()
        if visitor.ended.is_visible():
            break
        stood.add(json.dumps(visitor.page.evaluate(STANDING)))
    assert pointer.scrolled == []
    [place] = stood
    assert all(on_screen for _, _, on_screen in json.loads(place))


def test_the_log_shows_its_newest_line(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy"), **LAPTOP)
    for _ in range(12):
        visitor.asked()
        visitor.tidy()
        visitor.answer()
    visitor.asked()
    visitor.tidy()
    visitor.prompt.get_by_role("button", name="Rules").click()
    panel = visitor.page.get_by_role("tabpanel")
    visitor.page.wait_for_function("() => document.querySelector('[role=tabpanel]').scrollTop > 0")
    assert visitor.page.evaluate("document.scrollingElement.scrollTop") == 0
    visitor.page.get_by_role("tab", name="Log").click()
    expect(panel.get_by_role("listitem").first).to_be_in_viewport()
    visitor.answer()
    visitor.asked()
    expect(panel.get_by_role("listitem").first).to_be_in_viewport()


def test_a_hint_ends_with_another_answer(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", "greedy", game="tracks"))
    until_placing(visitor)
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.locator(".reply")).to_contain_text("A plan for this turn")
    letter, phase = places(visitor)[0]
    counter(visitor, 4).click()
    cell(visitor, letter, phase).click()
    expect(visitor.page.locator(".reply")).to_have_count(0)
    expect(visitor.page.locator(".tracks .hinted")).to_have_count(0)


def test_the_rules_open_at_their_top_or_at_the_rule_asked_for(
    site: Site, visitors: Visitors
) -> None:
    visitor = visitors.come(address(site), **LAPTOP).open()
    rules = visitor.box("Foxes").get_by_role("link", name="Rules")
    expect(rules).to_be_visible()
    visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert visitor.page.evaluate("scrollY") > 0
    rules.click()
    expect(visitor.page.locator("[data-rule]").first).to_be_visible()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_in_viewport()
    assert visitor.page.evaluate("scrollY") == 0
    last = visitor.page.locator("[data-rule]").last
    asked_for = last.get_attribute("data-rule")
    visitor.open("/").open(f"/#/rules/foxes/{asked_for}")
    expect(last).to_be_in_viewport()


MARKS = """(lines) => lines.map((line) => getComputedStyle(line.querySelector('svg path')).fill)"""


def test_seats_have_their_colours_before_one_sits_down(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "open", "greedy", game="tracks")
    [invite] = seated["invites"].values()
    ann = seat_of(site, visitors, seated)
    people = ann.page.locator(".seats li")
    expect(people).to_have_count(3)
    worn = people.evaluate_all(MARKS)
    assert len(set(worn)) == len(worn)
    ben = visitors.come(address(site)).open(f"/#/join/{seated['table']}/{invite}")
    guests = ben.page.locator("form li")
    expect(guests).to_have_count(3)
    assert guests.evaluate_all(MARKS) == worn
    ann.open("/#/")
    mine = ann.page.get_by_role("region", name="Your tables").locator(".people > span")
    expect(mine).to_have_count(3)
    assert mine.evaluate_all(MARKS) == worn
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".tracks")).to_be_visible()
    assert ben.page.locator(".seats li").evaluate_all(MARKS) == worn


HEADS = """() => [...document.querySelectorAll('.tableau .head small')].map((head) => {
    const box = head.getBoundingClientRect();
    return [head.textContent, box.left, box.right, head.scrollWidth <= head.clientWidth + 1];
})"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_column_heads_stand_beside_each_other(
    site: Site, visitors: Visitors, language: str
) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="tracks")
    visitor = seat_of(site, visitors, seated, **LAPTOP)
    until_placing(visitor)
    visitor.speak(language)
    lies_still(visitor.page.locator(".tableau .head").last)
    heads = visitor.page.evaluate(HEADS)
    assert all(whole for *_, whole in heads), heads
    assert all(one[2] <= other[1] for one, other in pairwise(heads)), heads
    cut = "titles => titles.filter(one => one.scrollWidth > one.clientWidth).length"
    assert visitor.page.locator(".goals .title").evaluate_all(cut) == 0


def test_a_finger_is_told_to_tap(site: Site, visitors: Visitors) -> None:
    for screen, told in ((LAPTOP, "Click a piece"), (TELEPHONE, "Tap a piece")):
        visitor = seat_of(site, visitors, site.table("me", "greedy"), **screen)
        visitor.asked()
        expect(visitor.prompt.locator("summary")).to_contain_text(told)
