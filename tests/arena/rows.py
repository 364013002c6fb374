"""Rows made by hand, for figures that can be reckoned on paper."""

from dataclasses import replace
from typing import Any

from meute.arena import Result, Row


def row(index: int, bots: tuple[str, ...], ranks: tuple[int, ...], **more: Any) -> Row:
    """Return the row of a game; the winner has most points unless told otherwise."""
    result = Result(
        scores=tuple(10.0 - rank for rank in ranks),
        ranks=ranks,
        decisions=10,
        events=20,
        settled=0.5,
        kinds={"Draw": [10, 4], "Take": [10, 6], "Call": [5, 0]},
        met=("Value",),
    )
    plain = Row(index, 0, index, str(index), bots, bots, result)
    return other(plain, **more)


def other(row: Row, **more: Any) -> Row:
    """Return a row with another result, or another place in its series."""
    place = {name: more.pop(name) for name in list(more) if hasattr(row, name)}
    return replace(row, **place, result=replace(row.result, **more))
