"""A visitor who only points: every lit piece answers, in every room, by mouse and by finger."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meute.core.dealer import Dealer
from tests.browser.pointing import Pointer
from tests.browser.test_games import address
from tests.browser.visitor import Visitors
from tests.server.kit import Site, deal_from

ANSWERS: Final = 60
SEED: Final = 11

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
TELEPHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SCREENS: Final = {"laptop": LAPTOP, "telephone": TELEPHONE}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["silver", "wolves", "tracks", "foxes"])
def test_whatever_is_lit_answers(
    site: Site,
    visitors: Visitors,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    screen: str,
) -> None:
    deal_from(monkeypatch, SEED)
    visitor = visitors.come(address(site), **SCREENS[screen])
    pointer = Pointer(visitor, Dealer(SEED), touch=screen == "telephone")
    try:
        while pointer.answers < ANSWERS:
            seated = site.table("me", "greedy", "greedy", game=game)
            visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
            pointer.play(ANSWERS)
    finally:
        with capsys.disabled():
            print(f"\n{game}, {screen}: {pointer.figures}", end=" ")
    assert (pointer.refused, pointer.scrolled) == ([], [])
