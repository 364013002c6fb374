"""A hint at the table: a plan in steps, its numbers on the board, how it stands, and why."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import seat_of
from tests.browser.test_pointing import LAPTOP, TELEPHONE
from tests.browser.visitor import Visitors
from tests.server.kit import Site, play_on

SEATS = {"silver": 3, "wolves": 2, "tracks": 4, "foxes": 3}
ASK = re.compile("^(Hint|Tipp|Indice)$")
GERMAN, FRENCH = {"locale": "de-DE"}, {"locale": "fr-FR"}
AFTER = {"silver": 4, "wolves": 4, "tracks": 2, "foxes": 3}
"""Answers after which there is something to plan."""


@pytest.mark.parametrize(
    ("room", "screen"),
    [
        ("silver", LAPTOP),
        ("wolves", {**TELEPHONE, **GERMAN}),
        ("tracks", {**LAPTOP, **FRENCH}),
        ("foxes", TELEPHONE),
    ],
)
def test_a_hint_is_a_plan_with_its_reason(
    site: Site, visitors: Visitors, room: str, screen: dict[str, Any]
) -> None:
    bots = ["greedy"] * (SEATS[room] - 1)
    seated = site.table("me", *bots, game=room)
    with site.sit(seated) as hand:
        play_on([hand], AFTER[room])
    visitor = seat_of(site, visitors, seated, **screen)
    visitor.asked()
    page = visitor.page
    page.get_by_role("button", name=ASK).click()
    plan = page.locator(".plan")
    expect(plan.locator("li .step").first).to_be_visible()
    expect(plan.locator("ul li").first).to_be_visible()
    assert visitor.untranslated() == []
    expect(plan.locator(".standing")).to_be_visible()
    plan.locator(".standing button").click()
    expect(plan.locator(".standing")).to_contain_text("%")
    for place in range(plan.locator(".step").count()):
        expect(plan.locator(".step").nth(place)).not_to_be_empty()
    expect(page.locator(".mark b").first).to_be_visible()
    assert not visitor.scrolls_sideways()
