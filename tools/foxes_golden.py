"""Writes positions of Foxes, with the questions asked there, for the tests of the client.

`python -m tools.foxes_golden` writes them, with `--check` it only tells whether they are current.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from meute.games.foxes import actions as a
from meute.games.foxes.data import DEN, FIELDS, RIVER, STRAIGHT
from meute.games.foxes.rules.den import LAY_PATH
from tests.games.foxes.positions import Position
from tools import written_or_checked
from tools.golden import text

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "foxes" / "golden.ts"


def placing() -> Position:
    """A 6 is to be placed; seat 1 has marked two spaces of the River and used two slots there."""
    position = Position(3).give(0, pc=3).mark(1, "river.1", "river.2").used(1, "river", 4, 3)
    return position.hand(0, 1, 13).play(6)


def moving() -> Position:
    """The fox stands at the start of the River, before two markers of seat 1."""
    position = Position(3).give(0, pc=3).mark(1, "river.1", "river.2")
    return position.play(6, a.PLACES[RIVER])


def acting() -> Position:
    """The fox has come to a space of the Fields with a die of 1, and has GP."""
    position = Position(3).give(0, pc=2).play(1)
    return position.play(a.PLACES[FIELDS], a.MOVES[1])


def laying() -> Position:
    """A path tile is to be laid over a shaft of three straight ones."""
    position = Position(3).path(0, *((3, row, "straight", 0) for row in (1, 2, 3)))
    position.play(6, a.PLACES[DEN], a.DIGS[1]).until("LayPath")
    position.state.pending[-1] = LAY_PATH[0][STRAIGHT]
    return position


def growing() -> Position:
    """One cub could leave, another could take its last step, and there is much to pay with."""
    position = Position(3).give(0, pc=12, resources="worm egg").validated(0, 1).shaft(0, 3)
    position.cub(0, "top", space=6, value=4).cub(0, "middle", space=4, value=3)
    return position.finish_round().idle().until("GrowCubs")


def last_round() -> Position:
    """The last round: one slot of each vital territory is closed."""
    position = Position(3, round_=4).give(0, pc=11, vp=7, catches="pc2 pc3 fail")
    return position.cub(0, "top", at_exit=2, value=5).mark(0, "fields.1").play(2)


def over() -> Position:
    """The game is over."""
    position = Position(3, round_=4).give(0, vp=7)
    position.finish_round().idle()
    while position.waiting:
        position.play(position.options[-1])
    return position


POSITIONS: Final[Mapping[str, Callable[[], Position]]] = {
    position.__name__: position
    for position in (placing, moving, acting, laying, growing, last_round, over)
}


if __name__ == "__main__":
    FILE = text("foxes_golden", "FoxesView", POSITIONS)
    raise SystemExit(written_or_checked({OUT: FILE}, "tools.foxes_golden"))
