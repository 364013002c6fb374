"""Words that explain themselves, a game in pictures and at a glance, rules one can search."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import meute
from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, address, seat_of
from tests.browser.test_pointing import LAPTOP
from tests.browser.visitor import Visitors
from tests.server.kit import Site

LANGUAGES = {"silver": "fr", "wolves": "de", "tracks": "en", "foxes": "fr"}
"""In which language each game is read here; all twelve pages are put together alike."""


@pytest.mark.parametrize("room", LANGUAGES)
def test_a_game_is_shown_in_a_few_pictures_from_its_box(
    site: Site, visitors: Visitors, room: str
) -> None:
    language = LANGUAGES[room]
    screen = PHONE if room in {"silver", "tracks"} else LAPTOP
    visitor = visitors.come(address(site), locale=language, **screen).open()
    title = meute.game(room).catalogue(language)[f"{room}.title"]
    visitor.box(title).locator("a.cover").click()
    page = visitor.page
    panels = page.locator("article li")
    expect(panels).to_have_count(len(meute.game(room).panels()))
    wide = "[...document.querySelectorAll('article li img.night')].map((img) => img.naturalWidth)"
    page.wait_for_function(f"() => ({wide}).every((width) => width > 0)")
    expect(page.locator("article .term").first).to_be_visible()
    assert not visitor.scrolls_sideways()
    assert visitor.untranslated() == []
    assert complaints(visitor) == []


def test_a_word_is_explained_by_mouse_keyboard_and_finger(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site), locale="en", **LAPTOP).open("/#/guide/foxes")
    word = visitor.page.locator("article .term", has_text="growth points")
    tip = visitor.page.locator("[role=tooltip]:popover-open")
    word.hover()
    expect(tip).to_contain_text("let cubs grow")
    visitor.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    word.focus()
    visitor.page.keyboard.press("Enter")
    expect(tip).to_contain_text("let cubs grow")
    visitor.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    word.click()
    tip.get_by_role("link").click()
    expect(visitor.page.locator('[data-rule="B0.2"]')).to_be_in_viewport()


def test_a_question_at_the_table_explains_its_words_and_the_aid_its_prices(
    site: Site, visitors: Visitors
) -> None:
    table = site.table("me", "greedy", "greedy", game="foxes")
    visitor = seat_of(site, visitors, table, locale="en", **LAPTOP)
    visitor.asked()
    page = visitor.page
    page.mouse.move(30, 30)
    expect(page.locator(".prompt .term").first).to_be_visible()
    page.locator(".prompt .term").first.hover()
    expect(page.locator("[role=tooltip]:popover-open")).to_be_visible()
    page.mouse.move(30, 30)
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)
    page.keyboard.press("?")
    aid = page.get_by_role("region", name="At a glance")
    expect(aid).to_contain_text("1 to 6 bring 5 · 4 · 3 · 2 · 2 · 1 GP")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)


def test_the_aid_is_a_sheet_on_a_phone_with_the_game_in_pictures(
    site: Site, visitors: Visitors
) -> None:
    seated = site.table("me", "greedy", game="silver", variant={"penalty": 25})
    visitor = seat_of(site, visitors, seated, locale="en", **PHONE)
    visitor.asked()
    visitor.page.get_by_role("button", name="Aid").tap()
    aid = visitor.page.get_by_role("region", name="At a glance")
    expect(aid).to_contain_text("Your sum and 25 more")
    assert not visitor.scrolls_sideways()
    aid.get_by_role("button", name="In two minutes").tap()
    pictures = visitor.page.get_by_role("dialog").locator("li img.night")
    expect(pictures).to_have_count(len(meute.game("silver").panels()))


def test_one_finds_ones_way_in_the_rules(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site), locale="de", **LAPTOP).open("/#/rules/wolves")
    page = visitor.page
    page.get_by_role("navigation").get_by_role("link", name="Heulen: Kosten und Reichweite").click()
    expect(page.locator('[data-rule="21"]')).to_be_in_viewport()
    page.locator('[data-rule="1.1"] a').first.click()
    expect(page.locator('[data-rule="3a"]')).to_be_in_viewport()
    expect(page.locator("figure img.night").first).to_be_attached()
    page.get_by_role("searchbox").fill("hohle region")
    shown = page.locator(".rules [data-rule] p")
    expect(page.get_by_role("status").filter(has_text="Abs")).to_be_visible()
    assert 0 < shown.count() < 30
    for text in shown.all_inner_texts():
        assert "egion" in text or "öhle" in text
    page.get_by_role("searchbox").fill("Zwergpinguin")
    expect(page.locator(".rules")).to_contain_text("Kein Absatz")
