"""What a table needs of the server around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meute.server.app.houseclock import HouseClock
from meute.server.app.metrics import Metrics
from meute.server.app.settings import Settings
from meute.server.app.workshop import Workshop
from meute.server.store.protocol import Store


@dataclass(frozen=True)
class Surroundings:
    """What a table needs of the server around it."""

    store: Store
    settings: Settings
    metrics: Metrics
    changed: Callable[[str], None]
    """Called after every change at a table, with its name."""
    clock: HouseClock
    """By which deadlines are kept."""
    workshop: Workshop
    """Where tables are built again from what was saved."""
    gathered: Callable[[str], None] = lambda _: None
    """Called when people have come to a table or left it, with its name."""
