"""Tables of The Wolves in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Locator

from meute.core.codec import encode
from meute.core.table import Table
from meute.games.wolves import actions as a
from meute.server.store.protocol import Facts
from tests.browser.visitor import Visitor
from tests.games.wolves.positions import Position, number, upgrade_at

SitAt = Callable[..., Visitor]
"""How one sits down at a position, with a screen of one's choice."""


def table_at(position: Position, facts: Facts, seed: str) -> Table:
    table = Table.from_state("wolves", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


def before_the_moon(dates: int, seats: int = 3) -> Position:
    """Seat 0 has done everything but end the turn in which a moon comes."""
    drawn = ("B7: 0A", "B13: 0d 0p", "B8: 1p", "C7: 1L", "C6: 0p", "D4: 2p 2A")
    position = Position(*drawn, seats=seats, tokens={0: 2}, dates=dates)
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay()
    return position.play(a.MOVE, a.FLIPS[0], a.STOP)


def hex_on(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-handle='hex:{number(name)}']")


def width(spot: Locator) -> float:
    box = spot.bounding_box()
    assert box is not None
    return box["width"]


def shrinks_below(spot: Locator, pixels: float) -> None:
    shrunk = "([spot, pixels]) => spot.getBoundingClientRect().width < pixels"
    spot.page.wait_for_function(shrunk, arg=[spot.element_handle(), pixels])


def grows_past(spot: Locator, pixels: float) -> None:
    grown = "([spot, pixels]) => spot.getBoundingClientRect().width > pixels"
    spot.page.wait_for_function(grown, arg=[spot.element_handle(), pixels])
