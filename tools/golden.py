"""Writes positions of The Wolves, with the questions asked there, for the tests of the client.

`python -m tools.golden` writes them, with `--check` it only tells whether they are current. The
client works nothing out: what it shows stands in views and previews, and these are true.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from meute.core.codec import encode, from_json, to_plain
from meute.core.table import Table
from meute.games.wolves import actions as a
from meute.server.table.wire import question
from meute.testing.positions import Position as AnyPosition
from tests.games.wolves.positions import Position, go, pick
from tools import written_or_checked

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "wolves" / "golden.ts"

OPENING: Final = """// Written by `python -m tools.{module}`: what the rules say.

import type {{ Question }} from '../../lib/schema';
import type {{ Action, {imported} }} from './schema';

interface Golden {{
  readonly view: {view};
  readonly question: Question<Action, Preview> | null;
}}
"""


def turn() -> Position:
    """An action is to be taken; beside the alpha on B6 stands an enemy."""
    drawn = ("B6: 0A", "C6: 0p", "B7: 1p", "B8: 1d", "B13: 2A")
    return Position(*drawn, home="rfg", tiles={0: "frgtf"}, tokens={0: 1})


def driving() -> Position:
    """The alpha on B6 is about to move, and may drive a pack wolf from B7."""
    return turn().play(a.MOVE, a.FLIPS[0], pick("B6", "A"))


def second() -> Position:
    """One wolf has moved; another may follow."""
    return turn().play(a.MOVE, a.FLIPS[0], pick("B6", "A"), go("B8"))


def raising() -> Position:
    """The den on B7 is about to become a lair, with an enemy alpha on it."""
    drawn = ("B6: 0A", "B7: 0d 1A", "B8: 1p", "B13: 2p", "B2: 2d")
    return Position(*drawn, home="rfg", tokens={0: 2}).play(a.UPGRADE_DEN)


def howling() -> Position:
    """A lone wolf is to be chosen."""
    return Position("B6: 0A", "D7: 0A", tokens={0: 2}).play(a.HOWL)


def leading() -> Position:
    """In region B seat 0 is ahead of seat 1; in C both are equal; around the deer stand two."""
    drawn = ("B13: 0L", "B1: 0p", "B6: 0A", "B8: 1p", "C7: 0d", "C13: 1d")
    return Position(*drawn, piles=(0, 1, 1, 0, 2, 2), hunted={0: "boar"}, dates=3)


def ending() -> Position:
    """Nothing is left to do but to end the turn."""
    position = turn().play(a.MOVE, a.FLIPS[0], a.STOP)
    return position.play(a.MOVE, a.FLIPS[1], a.STOP)


POSITIONS: Final[Mapping[str, Callable[[], Position]]] = {
    position.__name__: position
    for position in (turn, driving, second, raising, howling, leading, ending)
}


def golden(position: AnyPosition[Any]) -> dict[str, Any]:
    """Return what seat 0 is sent at a position: its view, and what it is asked."""
    table = Table.from_state(position.game, encode(position.state), "golden")
    view = table.view(0)
    asked = question(table, 0, view)
    told = None if asked is None else from_json(msgspec.json.encode(asked))
    return {"view": to_plain(view), "question": told}


def opening(module: str, view: str) -> str:
    """Return how a file of positions begins."""
    imported = ", ".join(sorted(["Preview", view]))
    return OPENING.format(module=module, view=view, imported=imported)


def sheet(beginning: str, told: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a file of what a seat is sent at positions, by their names."""
    lines = [f"\nexport const {name}: Golden = {json.dumps(sent)};" for name, sent in told.items()]
    return beginning + "\n".join(lines) + "\n"


def text(module: str, view: str, positions: Mapping[str, Callable[[], AnyPosition[Any]]]) -> str:
    """Return the file of a room's positions as it should be."""
    return sheet(opening(module, view), {name: golden(at()) for name, at in positions.items()})


if __name__ == "__main__":
    FILE = text("golden", "WolvesView", POSITIONS)
    raise SystemExit(written_or_checked({OUT: FILE}, "tools.golden"))
