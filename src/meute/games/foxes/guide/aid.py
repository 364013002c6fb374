"""Foxes at a glance, for a table with these printed values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.guide import Section
from meute.core.message import Message
from meute.games.foxes.data import (
    CATCH_UP_PC,
    CUBS_FOR_DIE,
    EXHAUSTED_PC,
    MARKER_VP,
    PASS_TOLL,
    PRICES,
    ROUNDS,
    STOP_TOLL,
)
from meute.games.foxes.printed import changes, printed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.message import Param
    from meute.core.meta import Value


def aid(seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
    """Tell what a die does, what actions cost, and what scores when."""
    del seats
    values = printed(changes(variant))
    flag, resource, track, cub = values.mountain_costs
    facts: dict[str, Param] = {
        "rolls": _listed(values.roll_pc[1:]),
        "exhausted": EXHAUSTED_PC,
        "day": values.day_moves,
        "night": values.night_moves,
        "pass": PASS_TOLL,
        "stop": STOP_TOLL,
        "marker": MARKER_VP,
        "digs": _listed(values.dig_costs[1:]),
        "flag": flag,
        "resource": resource,
        "track": track,
        "cub": cub,
        "cheese": values.cheese_pc,
        "top": PRICES[0],
        "middle": PRICES[1],
        "bottom": PRICES[2],
        "cubs": CUBS_FOR_DIE,
        "behind": CATCH_UP_PC,
        "rounds": ROUNDS,
        "tiles": _listed(values.mulotage_vp[1:]),
        "markers": values.marker_vp,
        "set": values.set_vp,
        "per": values.pc_per_vp,
    }

    def section(name: str, *lines: str) -> Section:
        said = [Message(f"foxes.aid.{name}.{line}", facts) for line in lines]
        return Section(Message(f"foxes.aid.{name}", facts), said)

    return (
        section("turn", "roll", "place", "walk", "act"),
        section("acts", "mousing", "mark", "advance", "cub"),
        section("else", "den", "mountain", "free"),
        section("round", "goals", "dice", "growth", "leave", "behind"),
        section("end", "cubs", "tiles", "markers", "sets", "gp"),
    )


def _listed(row: Sequence[int]) -> str:
    return " · ".join(str(number) for number in row)
