"""The Wolves at a glance, for a table of this size and with these points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.guide import Section
from meute.core.message import Message
from meute.games.wolves.data import (
    CONTROL,
    DATES,
    DEN,
    DEN_COST,
    DOMINATE_COST,
    HOWL_COST,
    HUNTERS,
    LAIR,
    LAIR_COST,
    MOONS,
    MOVE_COST,
    TURN_ACTIONS,
)
from meute.games.wolves.state import changes_of, points_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.message import Param
    from meute.core.meta import Value


def aid(seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
    """Tell what actions cost, what is free, and what scores when."""
    points = points_of(changes_of(variant), seats)
    facts: dict[str, Param] = {
        "actions": TURN_ACTIONS,
        "move": MOVE_COST,
        "howl": HOWL_COST,
        "den": DEN_COST,
        "lair": LAIR_COST,
        "dominate": DOMINATE_COST,
        "hunters": HUNTERS,
        "one": CONTROL[DEN],
        "control": CONTROL[LAIR],
        "wolves": _listed(points.wolves),
        "lairs": _listed(points.lairs),
        "prey": _listed(points.prey),
        "dens": _listed(points.dens),
    }
    for phase, moon in enumerate(MOONS):
        facts[moon] = points.first[phase]
        facts[f"{moon}_second"] = points.second[phase]
        facts[f"{moon}_date"] = DATES[seats][phase]

    def section(name: str, *lines: str) -> Section:
        said = [Message(f"wolves.aid.{name}.{line}", facts) for line in lines]
        return Section(Message(f"wolves.aid.{name}", facts), said)

    return (
        section("turn", "move", "howl", "den", "lair", "dominate"),
        section("pay", "tile", "terrain", "action"),
        section("free", "hunt", "displace"),
        section("score", "when", "count", *MOONS),
        section("points", "wolves", "lairs", "prey", "dens"),
    )


def _listed(row: Sequence[int]) -> str:
    """The totals of a row, from the first piece on."""
    return " · ".join(str(points) for points in row[1:])
