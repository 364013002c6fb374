"""Somebody who only points: at what is lit on the board, and at words where nothing is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import ElementHandle, Locator
from playwright.sync_api import TimeoutError as TooLate

from meute.core.dealer import Dealer
from tests.browser.visitor import Visitor, lies_still

ANSWERS: Final = 3_000
"""Milliseconds within which a click must have changed something."""

LOOK: Final = """() => JSON.stringify([
    document.querySelector('[data-event]')?.dataset.event,
    Boolean(document.querySelector('.prompt.mine')),
    document.querySelector('.prompt .ask')?.textContent,
    [...document.querySelectorAll('[data-lit]')].map((piece) => [
        piece.dataset.handle, piece.dataset.lit, piece.dataset.chosen, piece.className,
        piece.ariaPressed, piece.ariaLabel,
    ]),
    [...document.querySelectorAll('.menu button, [role=alert]')].map((one) => one.textContent),
    document.querySelector('.told')?.textContent,
    document.querySelector('.world')?.style.transform,
    document.querySelector('.prompt details')?.open,
    document.querySelectorAll('dialog[open]').length,
])"""
"""All on the page that a click may change: the question, what is lit, chosen or held, a menu, a
preview, how near the map is. What is said about a click that answers nothing is not among it."""

VISIBLE: Final = """(piece) => {
    const box = piece.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = steps.flatMap((fx) => steps.map((fy) => [box.x + box.width * fx, box.y + box.height * fy]))
        .filter(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && piece.contains(hit);
        });
    if (seen.length < 4) return null;
    const middle = [0, 1].map((i) => seen.reduce((sum, point) => sum + point[i], 0) / seen.length);
    const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    return seen.reduce((best, point) => (away(point) < away(best) ? point : best));
}"""  # noqa: E501
"""The middle of what one sees of a piece, as a point that belongs to it; null if it is covered."""

CHOSEN: Final = "piece => !piece.isConnected || piece.dataset.chosen === 'true'"

COVER: Final = """(piece) => {
    const box = piece.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return `${over?.tagName}.${over?.className} of ${over?.parentElement?.className}`;
}"""

READY: Final = """() => Boolean(
    document.querySelector('#end-title, .menu, dialog[open]')
    || document.querySelector('.prompt.mine') && document.querySelector(
        '[data-lit="true"], .prompt .option:not([aria-disabled=true]), .prompt .row button'
    ))"""
"""Whether there is something to point at: no answer is on its way."""

AT_ONCE: Final = "Object.defineProperty(document, 'hidden', { get: () => true })"
"""A page in the background plays nothing back: it shows the newest position at once."""

NEAR: Final = "document.querySelector('.world')?.style.transform"
"""How much of a map is seen."""

SCROLLS: Final = """(tall) => {
    const page = document.scrollingElement;
    const wide = page.scrollWidth > innerWidth;
    return wide || (tall && page.scrollHeight > innerHeight);
}"""


@dataclass
class Pointer:
    """A visitor with a mouse or a finger, and what came of it."""

    visitor: Visitor
    luck: Dealer
    touch: bool = False
    clicks: int = 0
    reached: int = 0
    """How often the board had to be scrolled to come to a piece."""
    dead: list[str] = field(default_factory=list)
    """What was pointed at and did not answer, or could not be reached at all."""
    scrolled: list[str] = field(default_factory=list)
    """After what the page itself, not the board on it, could be scrolled."""
    _last: str = ""

    def __post_init__(self) -> None:
        self.visitor.page.add_init_script(AT_ONCE)

    @property
    def answers(self) -> int:
        """How often this visitor has answered."""
        return self.visitor.wire.answers

    @property
    def refused(self) -> list[str]:
        """Why the server did not take an answer."""
        return self.visitor.wire.refused

    def play(self, answers: int, clicks: int = 1_000) -> bool:
        """Point until so many answers are given, so many clicks made, or the game is over; tell
        whether it is.
        """
        while self.answers < answers and self.clicks < clicks:
            self.wait()
            self._look_at_the_page()
            if self.visitor.ended.is_visible():
                return True
            self._point()
        return False

    def wait(self) -> None:
        """Wait until the page asks again, in a hurry."""
        for _ in range(200):
            self.visitor.asked()
            if self.visitor.page.evaluate(READY):
                return
            self.visitor.page.wait_for_timeout(10)
        message = f"nothing to point at after {self._last}"
        raise AssertionError(message)

    def _look_at_the_page(self) -> None:
        if self.visitor.page.evaluate(SCROLLS, not self.touch):
            self.scrolled.append(self._last)

    def _point(self) -> None:
        """Point at something once; a finger that is shown what would happen, or two pieces from
        nearer, points again, but not at what it has just chosen: that would give it up.
        """
        target, near = self._target(), self.visitor.page.evaluate(NEAR)
        sent = self.answers
        self._click(target)
        page = self.visitor.page
        shown = page.locator(".told span").count() or page.evaluate(NEAR) != near
        if self.touch and shown and self.answers == sent and not target.evaluate(CHOSEN):
            self._click(target)

    def _target(self) -> ElementHandle:
        page = self.visitor.page
        menu = page.locator(".menu button")
        dialog = page.locator("dialog[open]")
        lit = (dialog if dialog.count() else page).locator('[data-lit="true"]:visible')
        words = page.locator(".prompt").locator(".options button:visible, .row button:visible")
        for kind in (menu, lit, dialog.get_by_role("button"), words):
            if count := kind.count():
                return _held(kind.nth(self.luck.pick(range(count))))
        return _held(page.locator(".prompt summary"))

    def _click(self, target: ElementHandle) -> None:
        page = self.visitor.page
        self._last = _name(target)
        lies_still(target)
        place = target.evaluate(VISIBLE) or self._reach(target)
        if place is None:
            self._give_up(f"{self._last} is covered by {target.evaluate(COVER)}")
        if not self.touch:
            page.mouse.move(*place)
            page.evaluate("new Promise((done) => requestAnimationFrame(() => done(null)))")
        before, sent = page.evaluate(LOOK), self.answers
        if self.touch:
            page.touchscreen.tap(*place)
        else:
            page.mouse.down()
            page.mouse.up()
        self.clicks += 1
        try:
            page.wait_for_function(f"before => ({LOOK})() !== before", arg=before, timeout=ANSWERS)
        except TooLate:
            if self.answers == sent:
                self._give_up(self._last)

    def _give_up(self, dead: str) -> None:
        self.dead.append(dead)
        message = f"a dead click: {dead}"
        raise AssertionError(message)

    def _reach(self, target: ElementHandle) -> Any:
        """Scroll the board, as a person would, to a piece that is out of sight."""
        self.reached += 1
        target.evaluate("piece => piece.scrollIntoView({ block: 'center', inline: 'center' })")
        lies_still(target)
        return target.evaluate(VISIBLE)

    @property
    def figures(self) -> str:
        """What came of it, in one line."""
        return (
            f"{self.answers} answers, {self.clicks} clicks, {len(self.dead)} dead, "
            f"{len(self.refused)} refused, {len(self.scrolled)} scrolls of the page, "
            f"{self.reached} of the board"
        )


def _held(found: Locator) -> ElementHandle:
    handle = found.element_handle()
    assert handle is not None
    return handle


def _name(target: ElementHandle) -> str:
    name: str = target.evaluate(
        "one => `${one.dataset.handle ?? ''} ${one.ariaLabel ?? one.textContent.trim()}`"
    )
    return name.strip()
