"""A real browser and a real server; run in a process of its own, because Playwright's event loop
does not go together with asynchronous tests.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from meute.server.lobby import host
from tests.browser.dealt import SEED
from tests.browser.test_games import seat_of
from tests.browser.visitor import Visitor, Visitors, lies_still
from tests.browser.wolves import SitAt, hex_on, table_at
from tests.games.wolves.positions import Position
from tests.server.kit import Site, deal_from, serving
from tools.browser import FLAGS, found

ROOT = Path(__file__).parents[2]
FAILED = pytest.StashKey[bool]()
"""Whether a test has failed so far."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = found()
    if chromium is None:
        told = "no Chromium on this machine; see tools/browser.py"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every table from a known seed: what a test meets must not depend on the cards."""
    deal_from(monkeypatch, SEED)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests; a table says nothing about the others."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed while the pages are still open."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visitors(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People with browsers of their own; if the test fails, what they see last is kept."""
    everybody = Visitors(browser)
    yield everybody
    if request.node.stash[FAILED]:
        everybody.keep_pictures(ROOT / ".artefacts", request.node.name)
    everybody.leave()


@pytest.fixture
def sit_at(site: Site, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> SitAt:
    """Sit down in the middle of a game, in the first seat, with bots in all others."""

    def sit(position: Position, **screen: object) -> Visitor:
        monkeypatch.setattr(host, "new_table", partial(table_at, position))
        bots = ["greedy"] * (position.state.seats - 1)
        visitor = seat_of(site, visitors, site.table("me", *bots, game="wolves"), **screen)
        visitor.asked()
        lies_still(hex_on(visitor, "A1"))
        return visitor

    return sit
