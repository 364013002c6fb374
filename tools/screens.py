"""Takes pictures of every screen, for whoever changes one: look before you land.

`python -m tools.screens --rooms wolves --sizes 1366x768 --lights day --moments middle end` writes
PNG files into `.artefacts/screens`; without a choice it takes them all, and all is many. A table is
a whole game played by quick bots from a known deal, stopped where there is something to see:

    first     the first question          middle    halfway
    late      the last question           great     what comes of an answer that ends a chapter
    end       who won                     replay    the game as it is looked at afterwards
    home, dialog, rules                   no table at all
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import meute
from meute.core.table import Table
from meute.server.lobby import host
from meute.server.store.protocol import Facts
from tests.server.kit import Person, Site, answer_one, serving
from tools import say
from tools.browser import found

FOLDER: Final = Path(__file__).parents[1] / ".artefacts/screens"
SIZES: Final = ("390x844", "1366x768", "1920x1080")
LIGHTS: Final = {"day": "light", "night": "dark"}
MOMENTS: Final = ("first", "middle", "late", "great", "end", "replay")
PAGES: Final = ("home", "dialog", "rules")
DEAL: Final = 4
SEATS: Final = {"tracks": 4}
BOTS: Final = ("Luna", "Fenris", "Nova", "Brume")
CHAPTERS: Final = {"silver": "round", "wolves": "phase", "foxes": "round"}
"""What a room's view calls the part of the game that is going on; else the answer from which most
comes is great.
"""
PHONE: Final = 600
"""Pixels below which a screen is one of a phone."""
FILM: Final = 8
"""Pictures of a story, at most."""
SLOW: Final = 120
"""Seconds that a whole game may take to be played before its table stands."""
BEAT: Final = 900
"""Milliseconds between two of them."""

ASKED: Final = "() => document.querySelector('.prompt.mine, #end-title')"
GOES_ON: Final = "[data-go], dialog[open] .button.primary, .story.live header button"
GO_ON: Final = f"() => document.querySelector('{GOES_ON}')?.click()"
"""What waits for a tap gets one."""
STANDS: Final = "() => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy]')"


@dataclass(frozen=True)
class Course:
    """A game as quick bots play it."""

    asked: tuple[int, ...]
    """After which events the first seat is asked."""
    chapters: tuple[int, ...]
    """And in which chapter of the game."""
    events: int

    def at(self, moment: str) -> int:
        """After how many events a moment comes."""
        if moment in {"end", "replay"}:
            return self.events
        if moment == "first":
            return self.asked[0]
        if moment == "middle":
            return min(self.asked, key=lambda n: abs(n - self.events // 2))
        if moment == "late":
            return self.asked[-1]
        times = list(zip(self.asked, self.chapters, strict=True))
        ends = [n for (n, now), (_, then) in pairwise(times) if then > now]
        longest = max(pairwise(self.asked), key=lambda pair: pair[1] - pair[0])[0]
        return ends[len(ends) // 2] if ends else longest


def answer_all(table: Table) -> None:
    """Let a quick bot answer for everybody who owes an answer."""
    bot = meute.bot("greedy")
    for seat in table.waiting:
        table.play(seat, table.ask(seat, bot))


@cache
def course(game: str, seats: int, deal: int) -> Course:
    """Play the game that is dealt to the table of this seed, to its end."""
    table, asked, chapters = Table(game, seats, f"{deal:064d}"), [], []
    while not table.over:
        if 0 in table.waiting:
            asked.append(table.events)
            chapters.append(int(getattr(table.view(0), CHAPTERS.get(game, ""), 0)))
        answer_all(table)
    return Course(tuple(asked), tuple(chapters), table.events)


def played(game: str, seats: int, deal: int, events: int) -> Table:
    """Deal a table from a known seed, and let bots play it up to an event."""
    names = ["Ada", *BOTS[: seats - 1]]
    table = Table(game, seats, f"{deal:064d}", names=names)
    while not table.over and (table.events < events or 0 not in table.waiting):
        answer_all(table)
    return table


@contextmanager
def laid(events: int, deal: int) -> Iterator[None]:
    """Let the next table be in the middle of its game."""

    def new_table(facts: Facts, _seed: str) -> Table:
        return played(facts.game, len(facts.seats), deal, events)

    with pytest.MonkeyPatch.context() as changed:
        # The store keeps the seed beside the table, and both must be the same.
        changed.setattr(secrets, "token_hex", lambda size: f"{deal:0{2 * size}d}")
        changed.setattr(host, "new_table", new_table)
        yield


@dataclass(frozen=True)
class Camera:
    """A browser of one size, light and language, and where its pictures go."""

    browser: Browser
    site: Site
    folder: Path
    size: str
    light: str
    language: str
    story: bool = False

    def page(self) -> Page:
        """Open an empty page; what is told is told at the pace of people only for a story."""
        wide, high = map(int, self.size.split("x"))
        phone = wide < PHONE
        context = self.browser.new_context(
            viewport={"width": wide, "height": high},
            color_scheme="light" if self.light == "day" else "dark",
            locale=self.language,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="no-preference" if self.story else "reduce",
        )
        page = context.new_page()
        page.on("pageerror", lambda error: say(f"an error on the page: {error}"))
        return page

    def take(self, page: Page, name: str) -> None:
        """Write what is seen now."""
        path = self.folder / f"{name}-{self.size}-{self.light}-{self.language}.png"
        page.screenshot(path=path)
        say(str(path))

    def address(self, path: str) -> str:
        """Where a page of the site is."""
        return f"http://127.0.0.1:{self.site.port}/#/{path}"

    def sit(self, seated: dict[str, Any], ready: str = ASKED) -> Page:
        """Open the private link of a seat, and wait until it is asked or all is over."""
        page = self.page()
        page.goto(self.address(f"seat/{seated['table']}/{seated['token']}"))
        page.wait_for_function(ready)
        settle(page)
        return page


def settle(page: Page) -> None:
    """Wait until all that belongs to a page is there and lies still."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STANDS)
    page.wait_for_timeout(350)


def shoot(camera: Camera, game: str, moment: str, deal: int, seats: int) -> None:
    """Take the pictures of one moment of a game."""
    events = course(game, seats, deal).at(moment)
    with laid(events, deal):
        seated = camera.site.table("me", *["greedy"] * (seats - 1), game=game, name="Ada")
    page = camera.sit(seated)
    if moment == "great":
        with camera.site.sit(seated) as ann:
            answer(ann, played(game, seats, deal, events))
            film(camera, page, game)
    elif moment == "replay":
        page.goto(camera.address(f"replay/{seated['table']}"))
        page.wait_for_selector(".controls")
        settle(page)
    if moment != "great":
        camera.take(page, f"{game}-{moment}")
    if moment == "end":
        page.locator(".veil footer button").last.click()
        page.wait_for_timeout(300)
        camera.take(page, f"{game}-over")
    page.context.close()


def answer(ann: Person, table: Table) -> None:
    """Answer in the first seat as a bot would, until something happens."""
    bot, before = meute.bot("greedy"), table.events
    while table.events == before:
        if 0 in table.waiting:
            given = table.options(0).index(table.ask(0, bot))
            answer_one(ann, ann.options()[given])
        answer_all(table)


def film(camera: Camera, page: Page, game: str) -> None:
    """Take pictures of what comes of an answer, until something is asked again."""
    for beat in range(FILM):
        page.wait_for_timeout(BEAT)
        camera.take(page, f"{game}-great-{beat}")
        if page.locator(".prompt.mine, #end-title").count():
            return
        page.evaluate(GO_ON)


def open_page(camera: Camera, what: str) -> None:
    """Take the picture of a page without a table."""
    page = camera.page()
    page.goto(camera.address("rules/wolves" if what == "rules" else ""))
    settle(page)
    if what == "dialog":
        page.locator(".box .button, .button").nth(3).click()
        settle(page)
    camera.take(page, what)
    page.context.close()


def wishes() -> argparse.Namespace:
    """Read which pictures are wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rooms", nargs="*", default=meute.games())
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--lights", nargs="*", default=list(LIGHTS), choices=LIGHTS)
    parser.add_argument("--moments", nargs="*", default=MOMENTS, choices=MOMENTS)
    parser.add_argument("--pages", nargs="*", default=[], choices=PAGES)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seats", type=int, help="how many play; 3, or 4 in Wolf Tracks")
    parser.add_argument("--deal", type=int, default=DEAL)
    parser.add_argument("--into", type=Path, default=FOLDER)
    return parser.parse_args()


def main() -> None:
    """Take the pictures that were asked for."""
    wish, chromium = wishes(), found()
    if chromium is None:
        raise SystemExit("no Chromium here: run python -m tools.browser")
    wish.into.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as site,
        sync_playwright() as play,
    ):
        site.http.timeout = SLOW
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size, light in product(wish.sizes, wish.lights):
            camera = Camera(browser, site, wish.into, size, light, wish.language)
            for what in wish.pages:
                open_page(camera, what)
            for game, moment in product(wish.rooms, wish.moments):
                seats = wish.seats or SEATS.get(game, 3)
                shoot(replace(camera, story=moment == "great"), game, moment, wish.deal, seats)
        browser.close()


if __name__ == "__main__":
    main()
