"""Writes positions of Silver, with the questions asked there, for the tests of the client.

`python -m tools.silver_golden` writes them, with `--check` it only tells whether they are current.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from meute.games.silver import actions as a
from tests.games.silver.positions import Position
from tools import written_or_checked
from tools.golden import text

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "silver" / "golden.ts"

DRAWN: Final = ("7* 7* 3 ? 12*", "5^ 4 2^", "9 3^ 1")


def turn() -> Position:
    """A turn begins: two known 7s in one's own village, a Robber on the pile."""
    return Position(*DRAWN, discard="8 12", top="1", lost=(4, 9, 0))


def drawn() -> Position:
    """A 1 is in hand."""
    return turn().play(a.DRAW)


def equipped() -> Position:
    """The amulet may be laid, an Empath may look, a Bodyguard may be set; two Squires' cards."""
    villages = ("2^ 3^ 7* 9", "1^ 4 8")
    return Position(*villages, amulet=0, amulet_ready=True, display="6", lost=(0, 12))


def resting() -> Position:
    """The turn could end; the amulet may still be laid."""
    position = Position("7* 9*", "4 8", amulet=0, amulet_ready=True, top="1", lost=(0, 12))
    return position.play(a.DRAW, a.SWAPS[0])


def called() -> Position:
    """Seat 0 has called; seat 1 is about to take the last turn."""
    return Position("1* 2*", "4* 8*", caller=0, turn=1, top="5", discard="6")


def closed() -> Position:
    """Its last turn is over, and the next round is dealt."""
    return called().play(a.TAKE, a.SWAPS[1])


POSITIONS: Final[Mapping[str, Callable[[], Position]]] = {
    position.__name__: position for position in (turn, drawn, equipped, resting, called, closed)
}


if __name__ == "__main__":
    FILE = text("silver_golden", "SilverView", POSITIONS)
    raise SystemExit(written_or_checked({OUT: FILE}, "tools.silver_golden"))
