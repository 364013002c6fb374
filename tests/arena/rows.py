"""Rows made by hand, for figures that can be reckoned on paper."""

from typing import Any

from meute.arena.rows import Row


def row(index: int, bots: tuple[str, ...], ranks: tuple[int, ...], **more: Any) -> Row:
    """Return the row of a game; the winner has most points unless told otherwise."""
    given: dict[str, Any] = {
        "lineup": 0,
        "deal": index,
        "seed": str(index),
        "names": bots,
        "scores": tuple(10.0 - rank for rank in ranks),
        "decisions": 10,
        "events": 20,
        "leads": 0,
        "settled": 0.5,
        "kinds": {"Draw": [10, 4], "Take": [10, 6], "Call": [5, 0]},
        "met": ("Value",),
        "parts": {},
        "forfeit": None,
    }
    return Row(index=index, bots=bots, ranks=ranks, **{**given, **more})
