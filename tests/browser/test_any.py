"""A game that nobody has drawn a board for is pointed at from its first question to its end."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from meute.core.dealer import Dealer
from meute.testing.fresh import write_room
from tests.browser.pointing import Pointer
from tests.browser.test_games import address
from tests.browser.test_pointing import LAPTOP
from tests.browser.visitor import Visitors
from tests.server.kit import Site
from tests.shelf import MEUTE


@contextmanager
def served_with(room: Path, data: Path) -> Iterator[Site]:
    """Run `meute serve` with a game that is not installed."""
    running = subprocess.Popen(
        [
            *MEUTE,
            "--room",
            room,
            *["serve", "--port", "0", "--no-open", "--bot-delay", "0", "--data"],
            data,
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    site = Site(int(running.stdout.readline().split(" (")[0].rpartition(":")[2]))
    try:
        yield site
    finally:
        site.http.close()
        running.terminate()
        running.communicate()


def test_a_room_that_was_just_written_is_played_by_pointing(
    visitors: Visitors, tmp_path: Path
) -> None:
    write_room("mygame", tmp_path / "room", "My game")
    with served_with(tmp_path / "room", tmp_path / "data") as site:
        visitor = visitors.come(address(site), **LAPTOP)
        seated = site.table("me", "greedy", game="mygame", variant={"rounds": 1})
        pointer = Pointer(visitor, Dealer(3))
        visitor.open(f"/#/seat/{seated['table']}/{seated['token']}")
        visitor.asked()
        visitor.speak("de")
        expect(visitor.page.locator(".any h2")).to_have_text("My game")
        expect(visitor.page.get_by_text("Dein Würfel", exact=True)).to_be_visible()
        visitor.page.locator(".languages button[lang=en]").click()
        expect(visitor.prompt).to_be_visible()
        assert pointer.play(50)
        assert (pointer.dead, pointer.refused, pointer.scrolled) == ([], [], [])
        visitor.open("/")
        expect(visitor.box("My game").locator(".cover svg")).to_be_visible()
