"""Tables of Silver in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Locator

from meute.core.codec import encode
from meute.core.table import Table
from meute.server.store.protocol import Facts
from tests.browser.visitor import Visitor
from tests.games.silver.positions import Position

SitInVillage = Callable[..., Visitor]
"""How one sits down at a position of Silver, with a screen of one's choice."""


def table_at(position: Position, facts: Facts, seed: str) -> Table:
    table = Table.from_state("silver", encode(position.state), seed)
    names = tuple(row.name for row in facts.seats)
    table.record.header = replace(table.record.header, names=names)
    return table


def piece(visitor: Visitor, handle: str) -> Locator:
    return visitor.page.locator(f"[data-handle='{handle}']")


def own(visitor: Visitor, place: int) -> Locator:
    """One's own village card, counted from 1."""
    return piece(visitor, f"card:0:{place - 1}")
