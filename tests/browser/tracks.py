"""Tables of Wolf Tracks in the middle of a game."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Locator

from meute.core.codec import encode
from meute.core.table import Table
from meute.games.tracks.rules.year import BEGIN_YEAR, YEAR
from meute.server.store.protocol import Facts
from tests.browser.visitor import Visitor
from tests.games.tracks.positions import Position


def table_at(position: Position, rest: int, facts: Facts, seed: str) -> Table:
    """A position at a table, with the year to come from this one of its parts on."""
    position.state.pending[:1] = [BEGIN_YEAR, *reversed(YEAR[rest:])]
    table = Table.from_state("tracks", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


def cells(visitor: Visitor) -> Locator:
    """The cells that may be filled now."""
    return visitor.page.locator(".cell.open")


def counter(visitor: Visitor, value: int) -> Locator:
    return visitor.page.locator(f'[data-handle="counter:{value}"]')


def cell(visitor: Visitor, letter: int, phase: int) -> Locator:
    return visitor.page.locator(f'[data-handle="cell:{letter}:{phase}"]')


def places(visitor: Visitor) -> list[tuple[int, int]]:
    """Letter and phase of every cell that may be filled."""
    handles = [str(one.get_attribute("data-handle")) for one in cells(visitor).all()]
    return [(int(letter), int(phase)) for _, letter, phase in (h.split(":") for h in handles)]
