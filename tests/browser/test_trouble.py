"""Reloads, lost connections and a server that dies in mid-game."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.test_games import address, seat_of
from tests.browser.visitor import Visitors
from tests.server.kit import ROOT, Site


class Served:
    """`meute serve` as a user starts it, but for its deals, on one port through all its lives."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None
        self.site = Site(self.port)

    def start(self) -> Site:
        command = [sys.executable, "-m", "tests.browser.dealt", "serve", "--no-open"]
        command += ["--bot-delay", "0", "--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        for _ in range(300):
            with suppress(httpx.HTTPError):
                self.site.get("/health").raise_for_status()
                return self.site
            time.sleep(0.1)
        message = "the server did not start"
        raise AssertionError(message)

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self.site.http.close()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path / "data")
    yield server
    server.stop()


def test_a_reload_in_mid_turn_changes_nothing(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}))
    for _ in range(3):
        visitor.asked()
        visitor.answer()
    visitor.asked()
    question, event = visitor.prompt.locator(".ask").inner_text(), visitor.event()
    visitor.page.reload()
    visitor.asked()
    assert (visitor.prompt.locator(".ask").inner_text(), visitor.event()) == (question, event)
    visitor.answer()
    visitor.asked()


def test_a_killed_server_costs_a_pause_at_most(served: Served, visitors: Visitors) -> None:
    site = served.start()
    visitor = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}))
    for _ in range(4):
        visitor.asked()
        visitor.answer()
    visitor.asked()
    question, event = visitor.prompt.locator(".ask").inner_text(), visitor.event()
    served.kill()
    expect(visitor.page.get_by_text("The connection is lost").first).to_be_visible()
    served.start()
    expect(visitor.page.get_by_text("The connection is lost")).to_have_count(0)
    visitor.asked()
    assert (visitor.prompt.locator(".ask").inner_text(), visitor.event()) == (question, event)
    visitor.finish()


def test_a_lost_tab_gets_its_seat_back_by_the_private_link(site: Site, visitors: Visitors) -> None:
    seated = site.table("me", "greedy", variant={"rounds": 1})
    first = seat_of(site, visitors, seated)
    first.asked()
    first.answer()
    first.page.close()
    second = seat_of(site, visitors, seated)
    second.asked()
    assert seated["token"] not in second.page.url, "the token does not stay in the address"
    second.answer()
    second.asked()
    first.page = first.context.new_page()


def test_a_table_that_is_not_there_says_so(site: Site, visitors: Visitors) -> None:
    visitor = visitors.come(address(site)).open("/#/table/nothing-here")
    expect(visitor.page.get_by_text("No such table").first).to_be_visible()
    visitor.open("/#/nowhere/at/all")
    expect(visitor.page.get_by_role("link", name="Home").first).to_be_visible()


def test_undo_hint_and_why_not_explain_themselves(site: Site, visitors: Visitors) -> None:
    visitor = seat_of(site, visitors, site.table("me", "greedy", variant={"rounds": 1}))
    visitor.asked()
    visitor.answer()
    visitor.asked()
    visitor.page.get_by_role("button", name="Undo").click(force=True)
    expect(visitor.page.get_by_text("That stays").first).to_be_visible()
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.get_by_text("A plan for this turn").first).to_be_visible()
    visitor.page.locator("button.piece[data-lit=false]").last.click(force=True)
    expect(visitor.page.get_by_text("Why not?").first).to_be_visible()
