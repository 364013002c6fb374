"""What a first visit fetches, as it travels, until the table stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

import meute
from tests.browser.test_games import address
from tests.browser.visitor import Visitor, Visitors
from tests.server.kit import Site

MOST = 150_000
"""Bytes of everything received, from an empty browser to a table that asks its first question."""


class Scales:
    """Weigh what a visitor's page fetches; what comes over the socket is the game itself."""

    def __init__(self, visitor: Visitor) -> None:
        self.requests: list[Request] = []
        visitor.page.on("requestfinished", self._fetched)

    def _fetched(self, request: Request) -> None:
        self.requests.append(request)

    def weights(self) -> list[tuple[int, str]]:
        """Return what each answer weighs with its headers."""
        sizes = [(request.sizes(), request.url) for request in self.requests]
        return [(s["responseBodySize"] + s["responseHeadersSize"], url) for s, url in sizes]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("room", meute.games())
def test_a_first_visit_by_way_of_the_home_page_is_light(
    site: Site, visitors: Visitors, room: str, language: str
) -> None:
    visitor = visitors.come(address(site), locale=language)
    scales = Scales(visitor)
    title = meute.game(room).catalogue(language)[f"{room}.title"]
    visitor.open()
    box = visitor.box(title)
    box.locator(".button.primary").click()
    visitor.page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    visitor.page.get_by_role("dialog").locator(".button.primary").click()
    expect(visitor.page.locator(".prompt").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    weights = scales.weights()
    listed = "\n".join(f"{size:>8,}  {what}" for size, what in weights)
    total = sum(size for size, _ in weights)
    assert len(weights) > 10, listed
    assert f"{site.port}/api/games/{room}/texts/{language}" in listed
    assert total <= MOST, listed
