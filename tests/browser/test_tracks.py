"""Wolf Tracks in a real browser."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.test_access import complaints
from tests.browser.test_games import PHONE, seat_of
from tests.browser.tracks import cell, cells, counter, places
from tests.browser.visitor import GLANCE, Visitor, Visitors, lies_still
from tests.server.kit import Site

WISHES = {1: (8, 9, 10), 2: (6, 5, 4), 3: (15, 14, 13), 4: (12, 11, 7), 5: (3, 2, 1)}
"""Counters by phase, the first for the first wolf: much for the hunt, little for the fights."""


def fill(visitor: Visitor, *, tap: bool = False, last: int = 5) -> None:
    """Fill the cells up to a phase: one click or tap on the counter, one on the cell."""
    left = {phase: list(values) for phase, values in WISHES.items()}
    for letter, phase in places(visitor):
        if phase > last:
            continue
        value = left[phase].pop(0)
        for piece in (counter(visitor, value), cell(visitor, letter, phase)):
            piece.tap() if tap else piece.click()


def done(visitor: Visitor, *, tap: bool = False) -> None:
    """Send the placement, also if it kills a wolf."""
    button = visitor.page.get_by_role("button", name="Done", exact=True)
    anyway = visitor.page.get_by_role("button", name="Place it so")
    button.tap() if tap else button.click()
    if anyway.is_visible():  # asked at once, before anything is sent
        anyway.tap() if tap else anyway.click()
    expect(button).to_be_hidden()


def answer(visitor: Visitor, *, tap: bool = False, last: int = 5) -> bool:
    """Answer whatever is asked; tell whether the game is over."""
    visitor.asked()
    visitor.tidy()
    answers = visitor.prompt.locator("button.option:visible, summary:visible")
    expect(cells(visitor).or_(answers).or_(visitor.ended).first).to_be_visible()
    if visitor.ended.is_visible():
        return True
    if cells(visitor).count():
        fill(visitor, tap=tap, last=last)
        done(visitor, tap=tap)
    else:
        visitor.answer()
    return False


def until_placing(visitor: Visitor, most: int = 20) -> None:
    for _ in range(most):
        visitor.asked()
        if cells(visitor).count():
            return
        answer(visitor)
    raise AssertionError


def year_of(visitor: Visitor) -> str:
    return " ".join(visitor.page.locator(".ribbon .stand").all_inner_texts())


def points_by_source(visitor: Visitor) -> list[list[int]]:
    """The rows of the last table: the points of every seat by where they came from, and all."""
    table = visitor.page.get_by_role("table", name="Where all points came from")
    rows = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
    return [[int(text.replace("\N{MINUS SIGN}", "-")) for text in row] for row in rows]


def test_a_whole_game_against_two_bots(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", game="tracks")
    visitor = seat_of(site, visitors, seated)
    until_placing(visitor)
    assert complaints(visitor) == []
    answer(visitor)
    assert any(answer(visitor, last=3) for _ in range(500))
    *sources, totals = points_by_source(visitor)
    assert len(sources) == 4
    assert [sum(points) for points in zip(*sources, strict=True)] == totals
    assert visitor.untranslated() == []
    assert complaints(visitor) == []
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.get_by_role("button", name="To the end").click()
    expect(visitor.page.get_by_role("group", name="The pack and its year")).to_be_visible()


def test_two_people_place_at_the_same_time_and_nobody_sees_the_others_counters(
    site: Site, visitors: Visitors
) -> None:
    first = site.table("me", "open", "greedy", game="tracks")
    [invite] = first["invites"].values()
    path = f"/api/tables/{first['table']}/join"
    second = site.post(path, {"name": "Ben", "invite": invite}).json()
    ann, ben = seat_of(site, visitors, first), visitors.come(f"http://127.0.0.1:{site.port}")
    heard = listen(ben)
    ben.open(f"/#/seat/{second['table']}/{second['token']}")
    while not (cells(ann).count() and cells(ben).count()):
        for person in (ann, ben):
            person.hurry()
            if person.at_rest and not cells(person).count():
                person.answer()
        ann.page.wait_for_timeout(GLANCE)

    fill(ann)
    letter = places(ann)[0][0]
    done(ann)
    expect(ann.prompt).to_contain_text("Your answer is in")
    cell(ann, letter, 2).click()
    cell(ann, letter, 3).click()
    ann.page.get_by_role("button", name="Send again").click()
    expect(ann.page.get_by_text("You may change it until")).to_be_visible()
    ben.page.get_by_role("button", name=re.compile("^Ann: 0 points")).click()
    expect(ben.page.get_by_role("dialog").locator("b", has_text="15")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    assert secret(heard, seat=0)

    fill(ben)
    done(ben)
    for person in (ann, ben):
        person.hurry()
        person.page.locator(".story").get_by_role("button", name="solitary hunt").click()
        shown = person.page.get_by_role("list", name=re.compile("^Revealed counters"))
        expect(shown.get_by_label(re.compile(": 15, costs 3"))).to_be_visible()
    assert heard[-1]["view"]["counters"][5 * letter + 1] == 15


def listen(visitor: Visitor) -> list[dict[str, Any]]:
    """Keep every update that comes to this page over the wire."""
    heard: list[dict[str, Any]] = []

    def frame(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "update":
            heard.append(message)

    def socket(opened: WebSocket) -> None:
        opened.on("framereceived", frame)

    visitor.page.on("websocket", socket)
    return heard


def secret(heard: list[dict[str, Any]], seat: int) -> bool:
    """Tell whether no view on the wire showed a counter of this seat, as long as all placed."""
    views = [view for update in heard for view in (*update["frames"], update["view"])]
    own = slice(15 * seat, 15 * seat + 15)
    masked = [set(view["counters"][own]) for view in views if not view["placed"]]
    return bool(masked) and all(values <= {-1, 0, 17} for values in masked)


OVERLAPS = """() => {
    const frame = document.querySelector('.stage').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.tracks button')]
        .map((button) => [button.getAttribute('aria-label') ?? button.textContent.trim(),
                          button.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.bottom > frame.top && box.top < frame.bottom);
    return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
                        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        .map(([other]) => name + ' / ' + other));
}"""
"""Buttons of the board that lie over each other, in pairs."""


def test_a_year_on_a_phone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", "greedy", game="tracks")
    visitor = seat_of(site, visitors, seated, **PHONE)
    visitor.asked()
    for _ in range(60):
        visitor.tidy()
        assert visitor.page.evaluate(OVERLAPS) == []
        assert not visitor.scrolls_sideways()
        if year_of(visitor) == "Year 2" or answer(visitor, tap=True):
            break
        visitor.asked()
    assert complaints(visitor) == []
    for part in ("Pack", "Year", "Counters"):
        visitor.page.get_by_role("tab", name=part, exact=True).tap()
        assert visitor.page.evaluate(OVERLAPS) == []
    visitor.page.get_by_role("button", name=re.compile("Show the tableau")).nth(1).tap()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Tableau of")
    assert not visitor.scrolls_sideways()


def test_a_placement_by_keyboard_alone(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", "greedy", game="tracks")
    visitor = seat_of(site, visitors, seated)
    keys = visitor.page.keyboard
    while True:
        visitor.asked()
        if cells(visitor).count():
            break
        before = visitor.event()
        keys.press("1")
        visitor.page.wait_for_function(
            "before => document.querySelector('[data-event]').dataset.event !== before", arg=before
        )
    letter = places(visitor)[0][0]
    visitor.tab_to("focus => focus.dataset.handle?.startsWith('cell:')")
    keys.type("12")
    keys.press("ArrowRight")
    keys.type("7")
    expect(cell(visitor, letter, 2)).to_have_accessible_name(re.compile("counter 12"))
    expect(cell(visitor, letter, 3)).to_have_accessible_name(re.compile("counter 7"))
    keys.press("Backspace")
    expect(cell(visitor, letter, 3)).to_have_accessible_name(re.compile("empty"))
    visitor.tab_to("focus => focus.textContent.trim() === 'Done'")
    keys.press("Enter")
    visitor.asked()
    expect(
        visitor.page.get_by_text(re.compile("Green . shows 12 and loses 2")).first
    ).to_be_visible()


def test_a_counter_is_dragged_moved_remembered_and_taken_back(
    site: Site, visitors: Visitors
) -> None:
    seated = site.table("me", "greedy", "greedy", game="tracks")
    visitor = seat_of(site, visitors, seated)
    until_placing(visitor)
    lies_still(cell(visitor, 0, 5))
    letter = places(visitor)[0][0]
    counter(visitor, 14).drag_to(cell(visitor, letter, 3))
    expect(visitor.page.get_by_text("you add 14")).to_be_visible()
    cell(visitor, letter, 3).drag_to(cell(visitor, letter, 4))
    expect(cell(visitor, letter, 3)).to_have_accessible_name(re.compile("empty"))
    expect(cell(visitor, letter, 4)).to_have_accessible_name(re.compile("counter 14"))
    visitor.page.reload()
    expect(cell(visitor, letter, 4)).to_have_accessible_name(re.compile("counter 14"))
    cell(visitor, letter, 4).drag_to(visitor.page.locator(".pack"))
    expect(cell(visitor, letter, 4)).to_have_accessible_name(re.compile("empty"))


def test_a_life_span_says_what_is_not_allowed(site: Site, visitors: Visitors) -> None:
    dear = {"life_span": "on", "spirals": " ".join(["4"] * 15)}
    seated = site.table("me", "greedy", "greedy", game="tracks", variant=dear)
    visitor = seat_of(site, visitors, seated)
    until_placing(visitor)
    letter = places(visitor)[0][0]
    for phase in (2, 3, 4):
        counter(visitor, phase).click()
        cell(visitor, letter, phase).click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("may cost 11 at most")
    expect(cell(visitor, letter, 4)).to_have_accessible_name(re.compile("empty"))
