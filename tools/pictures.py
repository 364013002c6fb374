"""Takes the pictures of the documentation: the four tables as a browser shows them.

`python -m tools.pictures` plays each game to a point where there is something to see, opens the
table in a real Chromium and writes `docs/pictures/<room>.webp`. Look at them before you commit.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import meute
from meute.core.table import Table
from meute.server.lobby import host
from meute.server.store.protocol import Facts
from tests.server.kit import Site, deal_from, serving
from tools import say
from tools.browser import found

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
QUALITY: Final = 0.82
READY: Final = "() => document.fonts.status === 'loaded' && document.querySelector('.prompt.mine')"

SMALLER: Final = """async ([png, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
"""The browser packs its own picture."""


@dataclass(frozen=True)
class Scene:
    """A position worth looking at: how many play, which deal, and how many events before."""

    seats: int
    deal: int
    events: int


SCENES: Final = {
    "silver": Scene(seats=3, deal=4, events=150),
    "wolves": Scene(seats=3, deal=7, events=170),
    "tracks": Scene(seats=4, deal=4, events=274),
    "foxes": Scene(seats=3, deal=5, events=220),
}


@contextmanager
def laid(game: str, scene: Scene) -> Iterator[None]:
    """Let the next table be a game that has been played for a while, from a known deal."""

    def table_at(facts: Facts, seed: str) -> Table:
        names = [row.name for row in facts.seats]
        table = Table(game, scene.seats, seed, facts.variant, names=names)
        bot = meute.bot("greedy")
        while table.events < scene.events or table.waiting != (0,):
            assert not table.over, f"{game} is over before the first seat is asked"
            for seat in table.waiting:
                table.play(seat, table.ask(seat, bot))
        return table

    with pytest.MonkeyPatch.context() as changed:
        deal_from(changed, scene.deal)
        changed.setattr(host, "new_table", table_at)
        yield


def shot(browser: Browser, site: Site, game: str, scene: Scene) -> bytes:
    """Sit down at the table and take its picture."""
    with laid(game, scene):
        seated = site.table("me", *["greedy"] * (scene.seats - 1), game=game, name="Ada")
    page = browser.new_page(
        viewport={"width": 1280, "height": 800}, color_scheme="dark", reduced_motion="reduce"
    )
    page.goto(f"http://127.0.0.1:{site.port}/#/seat/{seated['table']}/{seated['token']}")
    page.wait_for_function(READY)
    page.wait_for_load_state("networkidle")
    return packed(page, page.screenshot(animations="disabled"))


def packed(page: Page, png: bytes) -> bytes:
    """Return a picture as WebP."""
    page.goto("about:blank")
    written = page.evaluate(SMALLER, [base64.b64encode(png).decode(), QUALITY])
    return base64.b64decode(written)


def main() -> None:
    """Take all pictures."""
    chromium = found()
    if chromium is None:
        raise SystemExit("no Chromium here: run python -m tools.browser")
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as site,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game, scene in SCENES.items():
            data = shot(browser, site, game, scene)
            (FOLDER / f"{game}.webp").write_bytes(data)
            say(f"docs/pictures/{game}.webp: {len(data) // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
