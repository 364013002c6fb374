"""Whole games of Silver, played in a real browser by whoever might sit there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import meute
from tests.browser.visitor import GLANCE, Visitor, Visitors
from tests.server.kit import Site

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def address(site: Site) -> str:
    return f"http://127.0.0.1:{site.port}"


def seat_of(site: Site, visitors: Visitors, seated: dict[str, str], **screen: object) -> Visitor:
    """Somebody who opens the private link of a seat."""
    visitor = visitors.come(address(site), **screen)
    return visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")


def test_one_person_against_a_bot_from_the_home_page_to_the_replay(
    site: Site, visitors: Visitors, tmp_path: Path
) -> None:
    ada = visitors.come(address(site)).open()
    ada.play_now("Ada", players=2)
    assert ada.finish() > 10
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.locator("output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    ada.page.get_by_role("button", name="One step back").click()
    ada.page.get_by_label("Through the eyes of").select_option("0")
    ada.page.get_by_role("button", name="Check the chance").click()
    expect(ada.page.get_by_role("status").filter(has_text="Fair")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "game.jsonl")
    [record] = meute.verify((tmp_path / "game.jsonl").read_bytes())
    assert record.finished


def test_two_people_and_a_spectator_play_talk_and_play_again(
    site: Site, visitors: Visitors
) -> None:
    ann = visitors.come(address(site)).open()
    ann.box("Silver").get_by_role("button", name="With friends").click()
    ann.take_a_name("Ann")
    ann.page.get_by_role("dialog").get_by_role("radio", name="2", exact=True).check()
    ann.page.get_by_text("Rules and variants").click()
    ann.page.get_by_label("rounds").fill("1")
    ann.page.get_by_role("button", name="Lay the table").click()
    invite = ann.page.get_by_role("textbox", name=re.compile("Link for everybody")).input_value()
    ben = visitors.come(address(site))
    ben.page.goto(invite)
    ben.page.get_by_label("Your name").fill("Ben <b>bold</b>")
    ben.page.get_by_role("button", name="Sit down").click()
    eve = visitors.come(address(site)).open("/#/table/" + table_of(ann))
    expect(eve.page.get_by_text("You are watching this table.")).to_be_visible()
    expect(eve.page.get_by_text("Ben <b>bold</b>").first).to_be_visible()

    ann.page.get_by_role("tab", name=re.compile("Chat")).click()
    ann.page.get_by_label("Say something to the table").fill("<script>alert(1)</script> hello")
    ann.page.get_by_role("button", name="Send").click()
    eve.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(eve.page.get_by_text("<script>alert(1)</script> hello")).to_be_visible()

    play_together([ann, ben])
    eve.asked()
    expect(eve.ended).to_be_visible()
    assert "sees it: " not in eve.page.locator("body").inner_text()
    first = table_of(eve)
    ann.page.get_by_role("button", name="Play again").click()
    expect(ben.page.get_by_text("Your seat is waiting.")).to_be_visible()
    ben.page.get_by_role("button", name="Play again").click()
    for person in (ann, ben):
        person.page.wait_for_url(lambda url: first not in url)
        person.asked()
    assert table_of(ann) == table_of(ben) != first


def table_of(visitor: Visitor) -> str:
    found = re.search(r"/table/([\w-]+)", visitor.page.url)
    assert found, visitor.page.url
    return found[1]


def play_together(people: list[Visitor], most: int = 4000) -> None:
    """Let whoever is asked press the first button until the game is over."""
    for _ in range(most):
        for person in people:
            person.hurry()
            if person.at_rest:
                if person.ended.is_visible():
                    return
                person.answer()
        people[0].page.wait_for_timeout(GLANCE)
    message = f"the game is not over after {most} looks at the table"
    raise AssertionError(message)


def test_a_whole_game_on_a_phone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    visitor = seat_of(site, visitors, seated, **PHONE)
    visitor.asked()
    for button in visitor.page.locator("button:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert max(box["width"], box["height"]) >= 44, button.inner_text()
    assert not visitor.scrolls_sideways()
    visitor.finish()
    assert not visitor.scrolls_sideways()


def test_from_the_home_page_to_the_first_question_by_keyboard_alone(
    site: Site, visitors: Visitors
) -> None:
    ada = visitors.come(address(site)).open()
    keys = ada.page.keyboard
    ada.tab_to("focus => focus.textContent.trim() === 'Play now'")
    keys.press("Enter")
    ada.page.get_by_role("dialog").wait_for()
    keys.type("Ada")
    keys.press("Enter")
    ada.asked()
    expect(ada.turn).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", variant={"rounds": 2})
    seat_of(site, visitors, seated).finish_by_keyboard(lambda _: 0)


def test_a_card_on_the_board_is_an_answer_too(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    visitor = seat_of(site, visitors, seated)
    visitor.asked()
    lit = visitor.page.locator("button.piece[data-lit=true]")
    lit.nth(0).click()
    lit.nth(1).click()
    visitor.page.wait_for_function(
        "() => Number(document.querySelector('[data-event]').dataset.event) > 2"
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_stays_untranslated(site: Site, visitors: Visitors, language: str) -> None:
    seated = site.table("me", "greedy", "random", variant={"rounds": 1})
    visitor = seat_of(site, visitors, seated)
    visitor.asked()
    visitor.speak(language)
    assert visitor.untranslated() == []
    visitor.open("/#/rules/silver")
    visitor.page.get_by_text("R6.2").first.wait_for()
    assert visitor.untranslated() == []
