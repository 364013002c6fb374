"""A coached first game, from the home page to its last step, pointing only where it points."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import GLANCE, PATIENCE, Visitor, Visitors
from tests.server.kit import Site

AT_ONCE = (
    """localStorage.setItem('meute.settings', JSON.stringify({ pace: 'now', motion: 'reduced' }))"""
)

SEEN = """() => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = document.querySelector('.bubble');
    if (!bubble) return null;
    const own = box(bubble);
    const rings = [...document.querySelectorAll('.scene > .ring')].map(box);
    const wide = (ring) => Math.min(own.right, ring.right - 5) > Math.max(own.left, ring.left + 5);
    const high = (ring) => Math.min(own.bottom, ring.bottom - 5) > Math.max(own.top, ring.top + 5);
    return {
        text: bubble.innerText,
        covers: rings.some((ring) => wide(ring) && high(ring)),
        inside: own.left >= 0 && own.top >= 0
            && own.right <= innerWidth && own.bottom <= innerHeight,
        on: rings.map((ring) => [ring.x + ring.width / 2, ring.y + ring.height / 2]),
    };
}"""
"""What the bubble says, whether it is whole and beside its pieces, and where these lie."""


class Pupil:
    """Somebody who does what a bubble says."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.texts: list[str] = []

    def heard(self) -> dict[str, Any]:
        """Wait for a bubble that lies still; go on where the page waits for that."""
        before = None
        for _ in range(PATIENCE // GLANCE):
            seen = self.page.evaluate(SEEN)
            if seen is not None and seen == before:
                return dict(seen)
            before = seen
            if seen is None:
                self.visitor.hurry()
            self.page.wait_for_timeout(2 * GLANCE)
        message = f"nothing is said after {self.texts[-1:]}"
        raise AssertionError(message)

    def learn(self, most: int = 150) -> None:
        """Read and point to the end of the script."""
        last = self.page.locator(".bubble .row .button")
        for _ in range(most):
            seen = self.heard()
            assert seen["inside"], seen["text"]
            assert not seen["covers"], seen["text"]
            self.texts.append(seen["text"])
            self.visitor.tidy()
            if last.count() > 1:
                return
            if last.count():
                last.first.click()
            else:
                assert seen["on"], seen["text"]
                self.page.mouse.click(*seen["on"][0])
                self.page.wait_for_timeout(GLANCE)
        message = f"the lesson has no end: {self.texts[-3:]}"
        raise AssertionError(message)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "language", "screen"),
    [
        (0, "de", {"width": 390, "height": 844}),
        (1, "fr", {"width": 1366, "height": 768}),
    ],
    ids=["silver", "wolves"],
)
def test_a_lesson_is_played_by_pointing_where_it_points(
    site: Site, visitors: Visitors, place: int, language: str, screen: dict[str, int]
) -> None:
    visitor = visitors.come(f"http://127.0.0.1:{site.port}", viewport=screen, locale=language)
    visitor.context.add_init_script(AT_ONCE)
    visitor.open()
    box = visitor.page.locator(".boxes li").nth(place)
    box.locator(".play button").nth(1).click()
    pupil = Pupil(visitor)
    pupil.learn()
    assert len(pupil.texts) > 20
    next_game = visitor.page.locator(".bubble .button.primary")
    before = visitor.page.url
    next_game.click()
    expect(visitor.page).not_to_have_url(before)
    expect(visitor.page.locator(".bubble")).to_contain_text(
        {"de": "Tipp", "fr": "Indice"}[language]
    )
