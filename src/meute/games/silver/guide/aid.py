"""Silver at a glance, for a table with these settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.guide import Section
from meute.core.message import Message
from meute.games.silver.data import CALL_LIMIT, COPIES, EXPOSER, PENALTY_SET, ROBBER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.meta import Value


def aid(seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
    """Tell what a turn is, what every card does, and how a round is scored."""
    del seats
    facts = {
        "limit": CALL_LIMIT,
        "set": PENALTY_SET,
        "first": EXPOSER,
        "last": ROBBER,
        "penalty": int(variant["penalty"]),
        "rounds": int(variant["rounds"]),
    }

    def section(name: str, *lines: str) -> Section:
        said = [Message(f"silver.aid.{name}.{line}", facts) for line in lines]
        return Section(Message(f"silver.aid.{name}"), said)

    cards = Section(
        Message("silver.aid.cards"),
        [
            Message(f"silver.aid.card.{value}", {"copies": copies})
            for value, copies in enumerate(COPIES)
        ],
    )
    return (
        section("turn", "draw", "take", "call"),
        section("exchange", "one", "set", "failed", "penalty"),
        cards,
        section("score", "sum", "caller", "beaten", "amulet", "end"),
    )
