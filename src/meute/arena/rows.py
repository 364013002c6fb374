"""What is kept of every game of a series: one line of JSON, in the order of the games' numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from meute.arena.forfeits import read_forfeit
from meute.arena.match import Result
from meute.arena.notes import Thought
from meute.core.codec import from_json, to_json
from meute.core.errors import BadData

NAMES: Final = (
    "index", "lineup", "deal", "seed", "bots", "names", "scores", "ranks", "decisions", "events",
    "leads", "settled", "kinds", "met", "parts", "forfeit", "end", "luck",
)  # fmt: skip
"""What stands in every line, in this order."""

TIMES: Final = "times"
HEARD: Final = "heard"
"""What stands in a line too if thinking was timed, and if somebody listened."""


@dataclass(frozen=True)
class Row:
    """One game of a series: who sat where, with which dice, and its result."""

    index: int
    lineup: int
    """The number of the line-up it belongs to."""
    deal: int
    seed: str
    bots: tuple[str, ...]
    """The label of the bot on each seat; bots of one name share it."""
    names: tuple[str, ...]
    """The names in the record: bots of one name are told apart."""
    result: Result
    end: int = 0
    """Where the game's record ends in the file of records."""

    def kept(self, end: int = 0) -> Row:
        """Return the row without the record, which ends there in the file of records."""
        return replace(self, result=replace(self.result, record=None), end=end)

    def line(self) -> bytes:
        """Write the row."""
        lost = self.result.forfeit
        known = {**vars(self), **vars(self.result), "forfeit": lost and lost.plain()}
        names = (*NAMES, *(name for name in (TIMES, HEARD) if known[name]))
        return to_json({name: known[name] for name in names}) + b"\n"


def read_row(line: bytes) -> Row:
    """Read a row as `line` wrote it."""
    data = from_json(line)
    try:
        return _row(data)
    except (TypeError, KeyError, AttributeError):
        message = "this is not the line of a game"
        raise BadData(message) from None


def _row(data: Mapping[str, Any]) -> Row:
    if data.keys() - {TIMES, HEARD} != set(NAMES):
        raise KeyError
    read: dict[str, Any] = {
        **data,
        **{name: tuple(data[name]) for name in ("bots", "names", "scores", "ranks", "met", "luck")},
        "forfeit": read_forfeit(data["forfeit"]),
        "times": tuple(Thought(*each) for each in data.get(TIMES, ())),
    }
    place = {name: read.pop(name) for name in ("index", "lineup", "deal", "seed", "bots", "names")}
    return Row(**place, end=read.pop("end"), result=Result(**read))
