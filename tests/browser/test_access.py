"""axe finds nothing, by day and by night, on every page."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.test_games import PHONE, address, seat_of
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site

Scheme = Literal["light", "dark"]


def complaints(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(site: Site, visitors: Visitors, scheme: Scheme) -> None:
    visitor = visitors.come(address(site), color_scheme=scheme).open()
    visitor.box("Silver").get_by_role("button", name="Play now").wait_for()
    assert complaints(visitor) == []
    visitor.open("/#/rules/silver")
    visitor.page.get_by_text("R6.2").first.wait_for()
    assert complaints(visitor) == []
    seated = site.table("me", "greedy", "greedy", variant={"rounds": 1})
    player = seat_of(site, visitors, seated, color_scheme=scheme)
    player.asked()
    assert complaints(player) == []
    for _ in range(6):
        player.asked()
        player.answer()
    player.asked()
    assert complaints(player) == []
    player.finish()
    assert complaints(player) == []


def test_axe_finds_nothing_on_a_phone(site: Site, visitors: Visitors) -> None:
    player = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}), **PHONE)
    player.asked()
    assert complaints(player) == []
