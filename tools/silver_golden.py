"""Writes positions of Silver, with the questions asked there, for the tests of the client.

`python -m tools.silver_golden` writes them, with `--check` it only tells whether they are current.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from meute.core.codec import encode, from_json, to_plain
from meute.core.table import Table
from meute.games.silver import actions as a
from meute.server.table.wire import question
from tests.games.silver.positions import Position
from tools import written_or_checked

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "silver" / "golden.ts"

OPENING: Final = """// Written by `python -m tools.silver_golden`: what the rules say.

import type { Question } from '../../lib/schema';
import type { Action, Preview, SilverView } from './schema';

interface Golden {
  readonly view: SilverView;
  readonly question: Question<Action, Preview> | null;
}
"""

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


def golden(position: Position) -> dict[str, Any]:
    """Return what seat 0 is sent at a position: its view, and what it is asked."""
    table = Table.from_state("silver", encode(position.state), "golden")
    view = table.view(0)
    asked = question(table, 0, view)
    told = None if asked is None else from_json(msgspec.json.encode(asked))
    return {"view": to_plain(view), "question": told}


def text() -> str:
    """Return the file as it should be."""
    lines = [
        f"\nexport const {name}: Golden = {json.dumps(golden(position()))};"
        for name, position in POSITIONS.items()
    ]
    return OPENING + "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: text()}, "tools.silver_golden"))
