"""Writes positions of Wolf Tracks, and a year as it is told, for the tests of the client.

`python -m tools.tracks_golden` writes them, with `--check` it only tells whether they are current.
The client works nothing out: what it shows stands in views, previews and lines of the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import meute
from meute.core.codec import from_json, to_plain
from meute.core.table import Table
from meute.games.tracks.actions import CONFIRM
from meute.server.table.wire import log_since, question
from tests.games.tracks.positions import Position
from tools import written_or_checked
from tools.golden import sheet

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "tracks" / "golden.ts"

OPENING: Final = """// Written by `python -m tools.tracks_golden`: what the rules say.

import type { LogEntry, Question } from '../../lib/schema';
import type { Action, Preview, TracksView } from './schema';

interface Golden {
  readonly view: TracksView;
  readonly question: Question<Action, Preview> | null;
  readonly log: LogEntry[];
}
"""

SEAT: Final = 0
"""Through whose eyes all is seen."""

EFFORTS: Final = {
    "0A": "- 9 12 - 3",
    "0B": "- - 15 - -",
    "0C": "2 4 10 14 8",
    "1A": "6 3 13 15 9",
    "2C": "- - 8 12 -",
}
"""Counters of a year in which a weak wolf dies of its own and the pack eats."""


def gathering() -> Table:
    """Everybody chooses the wolf to begin with."""
    return Table("tracks", 3, seed=1)


def placing() -> Table:
    """Counters are placed for three wolves of one's own, one of them weak, and there are cubs."""
    return Position("placement", "0A:9/2 0B:2", "1A 0C 2C:7", cubs="1B 2A").table()


def limited() -> Table:
    """Counters are placed under the rule of the life span."""
    return Position("placement", "0A:3", "1A 2C", life_span="on").table()


def placed() -> Table:
    """All but one have confirmed what they placed."""
    return Position("placement", "0A:9/2 0B:2", "1A 0C 2C:7", cubs="1B 2A").place(EFFORTS).table()


def told() -> Table:
    """The last one has confirmed, and the year went on to the next one's first question."""
    table, bot = placed(), meute.bot("greedy")
    year = table.view(None).year
    table.play(table.waiting[0], CONFIRM)
    while table.view(None).year == year and not table.over:
        table.play(table.waiting[0], table.ask(table.waiting[0], bot))
    return table


def ranked() -> Table:
    """One's own wolves stand in every kind of place."""
    return Position("placement", "0A 1C 2A", "1A 0C:5/3 2C", omega="0B").table()


POSITIONS: Final[Mapping[str, Callable[[], Table]]] = {
    position.__name__: position for position in (gathering, placing, limited, placed, told, ranked)
}


def golden(table: Table) -> dict[str, Any]:
    """Return what the seat is sent at a position: its view, what it is asked, and the log."""
    view = table.view(SEAT)
    asked = question(table, SEAT, view)
    log = log_since(table, SEAT, 0, ())
    return {
        "view": to_plain(view),
        "question": None if asked is None else from_json(msgspec.json.encode(asked)),
        "log": from_json(msgspec.json.encode(log)),
    }


if __name__ == "__main__":
    FILE = sheet(OPENING, {name: golden(position()) for name, position in POSITIONS.items()})
    raise SystemExit(written_or_checked({OUT: FILE}, "tools.tracks_golden"))
