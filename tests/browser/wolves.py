"""Tables of The Wolves in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Locator

from meute.core.codec import encode
from meute.core.table import Table
from meute.server.store.protocol import Facts
from tests.browser.visitor import Visitor
from tests.games.wolves.positions import Position, number

SitAt = Callable[..., Visitor]
"""How one sits down at a position, with a screen of one's choice."""


def table_at(position: Position, facts: Facts, seed: str) -> Table:
    table = Table.from_state("wolves", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


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
