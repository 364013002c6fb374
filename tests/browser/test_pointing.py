"""A visitor who only points: every lit piece answers, in every room, by mouse and by finger."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from meute.core.dealer import Dealer
from tests.browser.pointing import Pointer
from tests.browser.test_games import address
from tests.browser.visitor import Visitors
from tests.server.kit import Site

ANSWERS: Final = 25
CLICKS: Final = 100
"""Where an answer takes many clicks, so many are enough to meet every kind of question."""
SEEDS: Final = {"laptop": 11, "telephone": 12}
"""Each points at something else, so that two screens meet more than one would for longer."""

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
TELEPHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SCREENS: Final = {"laptop": LAPTOP, "telephone": TELEPHONE}


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Say something to whoever runs the tests."""

    def said(figures: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{figures} ")

    return said


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["silver", "wolves", "tracks", "foxes"])
def test_whatever_is_lit_answers(
    site: Site, visitors: Visitors, tell: Callable[[str], None], game: str, screen: str
) -> None:
    visitor = visitors.come(address(site), **SCREENS[screen])
    pointer = Pointer(visitor, Dealer(SEEDS[screen]), touch=screen == "telephone")
    try:
        while pointer.answers < ANSWERS and pointer.clicks < CLICKS:
            seated = site.table("me", "greedy", "greedy", game=game)
            visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
            pointer.play(ANSWERS, CLICKS)
    finally:
        tell(f"{game}, {screen}: {pointer.figures}")
    assert (pointer.refused, pointer.scrolled) == ([], [])
