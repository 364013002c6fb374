"""The dialog in which a table is made: optional rules at once, printed numbers folded away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, address
from tests.browser.test_home import on_screen
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site

SPIRALS = "0 2 0 0 0 0 1 1 1 1 1 2 2 2 3"

NARROW = 360
FURTHEST_RIGHT = """Math.max(...[...document.querySelectorAll('dialog input, dialog th')]
    .map(element => element.getBoundingClientRect().right))"""
BEYOND = """[...document.querySelectorAll('dialog, dialog .body, dialog table')]
    .filter(element => element.scrollWidth > element.clientWidth).length"""


def dialog(site: Site, visitors: Visitors, game: str, **screen: object) -> tuple[Visitor, Locator]:
    """Open the dialog for a table of this game."""
    ada = visitors.come(address(site), **screen).open()
    ada.box(game).get_by_role("button", name="With friends").click()
    ada.take_a_name("Ada")
    return ada, ada.page.get_by_role("dialog", name=re.compile(game))


def unfold(made: Locator, row: str) -> Locator:
    """Open the component values and one row of them; return the row."""
    made.get_by_text("Component values").click()
    one = made.locator("details details").filter(has_text=row)
    one.get_by_text(row).click()
    return one


def test_a_table_is_made_with_a_rule_and_printed_numbers(site: Site, visitors: Visitors) -> None:
    ada, made = dialog(site, visitors, "Wolf Tracks")
    made.get_by_label("Joining").select_option("on")
    expect(made.get_by_label("Spirals, 2", exact=True)).to_have_count(0)
    spirals = unfold(made, "Spirals")
    second = made.get_by_label("Spirals, 2", exact=True)
    second.fill("13")
    made.get_by_role("button", name="Lay the table").press("Enter")
    expect(second).to_be_focused()
    expect(spirals.get_by_role("status")).to_contain_text("Only whole numbers from 0 to 12: 2")
    second.fill("2")
    expect(made.get_by_text("1 row changed")).to_be_visible()
    made.get_by_role("button", name="Lay the table").press("Enter")
    here = ada.page.get_by_role("region", name="At this table").first
    expect(here).to_contain_text("Joining On: a wolf may join if all the others agree.")
    expect(here).to_contain_text(f"Spirals {SPIRALS}")
    expect(here.get_by_role("listitem")).to_have_count(2)


def test_rows_that_do_not_go_together_are_told_and_nothing_is_lost(
    site: Site, visitors: Visitors
) -> None:
    _, made = dialog(site, visitors, "Wolf Tracks")
    unfold(made, "Large prey: red numbers")
    first = made.get_by_label("Large prey: red numbers, sick moose")
    first.fill("99")
    made.get_by_role("button", name="Lay the table").press("Enter")
    expect(made.get_by_role("alert")).to_contain_text("sick moose")
    expect(first).to_have_value("99")


def test_a_whole_row_is_pasted_and_taken_back(site: Site, visitors: Visitors) -> None:
    _, made = dialog(site, visitors, "Wolf Tracks")
    cards = unfold(made, "Small prey: cards")
    fields = cards.get_by_role("spinbutton")
    fields.first.evaluate(
        """field => {
            const data = new DataTransfer();
            data.setData('text', '1, 2, 3, 4, 5');
            const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
            field.dispatchEvent(event);
        }"""
    )
    expect(fields.nth(4)).to_have_value("5")
    expect(cards.get_by_role("status")).to_contain_text("must be 12; now they are 15")
    cards.get_by_role("button", name="Reset").press("Enter")
    expect(fields.nth(4)).to_have_value("1")
    expect(cards.get_by_role("status")).to_contain_text("12 together")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_many_numbers_fit_a_phone_and_axe_finds_nothing(
    site: Site, visitors: Visitors, scheme: str
) -> None:
    ada, made = dialog(site, visitors, "Foxes", **{**PHONE, "color_scheme": scheme})
    unfold(made, "Costs of the actions")
    field = made.get_by_label("Costs of the actions, Farm 3, mark", exact=True)
    field.fill("99")
    expect(made.get_by_role("status")).to_contain_text("from -1 to 9: Farm 3, mark")
    assert ada.page.evaluate(FURTHEST_RIGHT) <= ada.page.evaluate("innerWidth") == NARROW
    assert ada.page.evaluate(BEYOND) == 0
    assert complaints(ada) == []


@pytest.mark.parametrize("screen", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
@pytest.mark.parametrize("game", ["Silver", "Wolf Tracks"])
def test_nothing_of_the_dialog_is_cut(
    site: Site, visitors: Visitors, game: str, screen: dict[str, object]
) -> None:
    ada, made = dialog(site, visitors, game, **screen)
    assert on_screen(made)
    assert on_screen(made.get_by_role("button", name="Lay the table"))
    assert ada.page.evaluate(BEYOND) == 0
    assert complaints(ada) == []


def test_a_table_begins_with_what_was_chosen_last(site: Site, visitors: Visitors) -> None:
    ada, made = dialog(site, visitors, "Wolf Tracks")
    made.get_by_role("radio", name="4", exact=True).check()
    made.get_by_label("Seat 2").select_option("easy")
    made.get_by_role("radio", name="3 minutes an answer").check()
    made.get_by_label("Joining").select_option("on")
    made.get_by_role("button", name="Lay the table").click()
    expect(ada.page.get_by_text("The table is laid")).to_be_visible()
    ada.open("/#/")
    ada.box("Wolf Tracks").get_by_role("button", name="With friends").click()
    expect(made.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(made.get_by_label("Seat 2")).to_have_value("easy")
    expect(made.get_by_label("Seat 3")).to_have_value("open")
    expect(made.get_by_role("radio", name="3 minutes an answer")).to_be_checked()
    expect(made.get_by_label("Joining")).to_have_value("on")
