"""Somebody with a browser, who reads prompts and presses buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Error, Locator, Page, expect

from tests.browser.wire import Wire

PATIENCE = 20_000
"""Milliseconds after which something that should have come is missed."""

GLANCE = 20
"""Milliseconds between two looks at the page."""

expect.set_options(timeout=PATIENCE)

KEYS = re.compile(r"\b(?:core|server|silver|wolves|tracks|foxes)\.[a-z_]+[.\w]*")
"""What a message key looks like that nobody put into words."""

ASKED_AGAIN = (
    " || [...document.querySelectorAll('.prompt button')]"
    ".some(button => button.textContent.trim() === 'Yes')"
)
SHOWN = """() => [
    document.querySelector('[data-event]')?.dataset.event,
    Boolean(document.querySelector('.prompt.mine, #end-title')),
]"""
"""The event that is shown, and whether this person is asked or the game is over."""
SAYS_SO = """if (!localStorage.getItem('meute.settings'))
    localStorage.setItem('meute.settings', JSON.stringify({ ends: false }))"""
"""A visitor ends its turns itself: nothing happens while it looks for a button."""

LAID_OVER = " || document.querySelector('dialog[open]')"
"""What may come instead of an answer being taken: the question whether it is meant, or a dialog."""


class Visitor:
    """One page in a browser context of its own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        context.add_init_script(SAYS_SO)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wire = Wire(self.page)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do now")

    @property
    def turn(self) -> Locator:
        """The prompt while it waits for this person."""
        return self.page.locator(".prompt.mine")

    @property
    def options(self) -> Locator:
        """The answers as buttons; many of them are folded until somebody wants the list."""
        buttons = self.prompt.locator("button.option:visible:not([aria-disabled=true])")
        folded = self.prompt.locator("details:not([open]) summary")
        if buttons.count() == 0 and folded.count():
            folded.click()
        return buttons

    @property
    def ended(self) -> Locator:
        return self.page.locator("#end-title")

    def take_a_name(self, name: str) -> None:
        self.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def box(self, game: str) -> Locator:
        """A game's box on the home page."""
        title = self.page.get_by_role("heading", name=game, exact=True)
        return self.page.get_by_role("listitem").filter(has=title)

    def play_now(self, name: str = "Ada", players: int = 3, game: str = "Silver") -> None:
        """From the home page: one click, and a name the first time."""
        box = self.box(game)
        box.get_by_role("button", expanded=False).click()
        box.get_by_role("radio", name=str(players), exact=True).check()
        box.get_by_role("button", name="Play now").click()
        self.take_a_name(name)
        self.asked()

    def asked(self) -> None:
        """Wait until it is this person's turn to answer, or the game is over.

        All that was said is then shown, and nothing more comes of itself: no bot owes an answer, so
        no dialog can open any more. What the others do is played back at a speed one can follow;
        who is in a hurry skips it.
        """
        for _ in range(PATIENCE // GLANCE):
            if self.at_rest:
                return
            self.hurry()
            self.page.wait_for_timeout(GLANCE)
        told = {key: self.wire.told.get(key) for key in ("n", "waiting", "over")}
        message = f"nobody asks: event {self.event()} is shown, and the last word was {told}"
        raise AssertionError(message)

    @property
    def at_rest(self) -> bool:
        """Whether this person is asked, or the game is over, and all that was said is shown."""
        if not self.wire.said:
            return False
        shown = self.page.evaluate(SHOWN)
        return self.wire.said and bool(shown == [str(self.wire.told["n"]), True])

    @property
    def skip(self) -> Locator:
        return self.page.get_by_role("button", name="Skip ahead")

    def hurry(self) -> None:
        """Skip what is being played back, and go on where the page waits for that."""
        for way in (self.skip, self.page.locator("[data-go]")):
            if way.is_visible():
                with suppress(Error):  # it may be gone by now
                    way.press("Enter", timeout=500)

    def tidy(self) -> None:
        """Close what lies over the table: a round's summary, or the discard pile of a Master."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)

    def answer(self, option: Locator | None = None) -> None:
        """Press the first button, or this one; say yes where the page asks again."""
        self.tidy()
        before = self.event()
        (option or self.options.first).click()
        self.heard(before, ASKED_AGAIN)
        if self.yes.is_visible():
            self.yes.click()
            self.heard(before)

    @property
    def yes(self) -> Locator:
        return self.prompt.get_by_role("button", name="Yes")

    def heard(self, before: str, instead: str = "") -> None:
        """Wait until the page has taken an answer, or for what may come instead."""
        self.page.wait_for_function(
            "before => document.querySelector('#end-title')"
            " || document.querySelector('[data-event]')?.dataset.event !== before"
            " || !document.querySelector('.prompt.mine')" + instead,
            arg=before,
        )

    def tab_to(self, what: str) -> None:
        """Press Tab until the focus is where the expression says, as somebody without a mouse."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"(({what}))(document.activeElement)"):
                return
        message = f"Tab never comes to {what}"
        raise AssertionError(message)

    def event(self) -> str:
        """The number of the last event this page has shown."""
        return self.page.locator("[data-event]").first.get_attribute("data-event") or ""

    def finish(self, most: int = 600) -> int:
        """Press the first button until the game is over; return how often."""
        for pressed in range(most):
            self.asked()
            self.tidy()
            if self.ended.is_visible():
                return pressed
            self.answer()
        message = f"the game is not over after {most} answers"
        raise AssertionError(message)

    def finish_by_keyboard(self, pick: Callable[[int], int], most: int = 900) -> None:
        """Play to the end with Tab, Enter, Escape and the number keys alone."""
        keys = self.page.keyboard
        for _ in range(most):
            self.asked()
            if self.ended.is_visible():
                return
            self.tidy()
            if self.prompt.locator("details:not([open])").count():
                self.tab_to("focus => focus.tagName === 'SUMMARY'")
                keys.press("Enter")
            before = self.event()
            keys.press(str(1 + pick(min(9, self.options.count()))))
            self.heard(before, ASKED_AGAIN + LAID_OVER)
            if self.yes.is_visible():
                self.tab_to("focus => focus.textContent.trim() === 'Yes'")
                keys.press("Enter")
                self.heard(before, LAID_OVER)
        message = f"the game is not over after {most} answers"
        raise AssertionError(message)

    def speak(self, language: str) -> None:
        """Choose a language, and wait for its words."""
        page = self.page.locator("html")
        if page.get_attribute("lang") != language:
            with self.page.expect_response(f"**/texts/{language}"):
                self.page.locator(f".languages button[lang={language}]").click()
        expect(page).to_have_attribute("lang", language)
        expect(self.page.locator("body")).not_to_contain_text(KEYS, use_inner_text=True)

    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide

    def untranslated(self) -> list[str]:
        """Message keys that stand on the page instead of words."""
        return KEYS.findall(self.page.locator("body").inner_text())


STILL = """async (piece) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const place = () => JSON.stringify(piece.getBoundingClientRect());
    for (let still = 0, last = ''; still < 3; last = place()) {
        still = place() === last ? still + 1 : 0;
        await frame();
    }
}"""


def lies_still(piece: Locator | ElementHandle) -> None:
    """Wait until something has kept its place for some frames: nobody is faster than a page."""
    piece.evaluate(STILL)


class Visitors:
    """Everybody of a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._people: list[Visitor] = []

    def come(self, address: str, **screen: Any) -> Visitor:
        """Let somebody come, with a screen and a browser of their own."""
        wanted = {
            "viewport": {"width": 1280, "height": 860},
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        context = self._browser.new_context(**{**wanted, **screen})
        visitor = Visitor(context, address)
        self._people.append(visitor)
        return visitor

    def keep_pictures(self, folder: Path, test: str) -> None:
        """Take a picture of every page."""
        folder.mkdir(exist_ok=True)
        for number, visitor in enumerate(self._people):
            name = re.sub(r"\W+", "-", test)
            visitor.page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> None:
        """Close every page; one that failed fails the test."""
        for visitor in self._people:
            visitor.context.close()
        errors = [error for visitor in self._people for error in visitor.errors]
        assert not errors, errors
