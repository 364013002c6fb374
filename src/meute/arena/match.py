"""One game between bots: a pure function of what it is told."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from meute.core import registry
from meute.core.errors import MeuteError
from meute.core.table import Table


class MatchFailed(MeuteError):
    """A match broke off; the text names all that is needed to play it again."""


@dataclass(frozen=True)
class Match:
    """A game to be played, and everything its result depends on."""

    game: str
    bots: tuple[str, ...]
    """The name of the bot on each seat."""
    seed: str
    variant: Mapping[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    """What the record calls the seats; the bots' names if nothing is given."""

    def __str__(self) -> str:
        return f"{self.game} with seed {self.seed!r} and line-up {', '.join(self.bots)}"


@dataclass(frozen=True)
class Result:
    """How a match ended, as plain data that may travel between processes."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int
    """Answers given by seats."""
    events: int
    """Answers given by seats and by chance."""
    record: bytes | None
    """The whole record as a file holds it; None if nobody asked for it."""


def play(match: Match, *, keep_record: bool = True) -> Result:
    """Play a match; the same match gives the same result on every machine.

    >>> one = play(Match("silver", ("random", "random"), "7"))
    >>> one == play(Match("silver", ("random", "random"), "7"))
    True
    """
    try:
        return _play(match, keep_record=keep_record)
    except Exception as error:
        message = f"{match} failed: {_told(error)}"
        raise MatchFailed(message) from error


def _play(match: Match, *, keep_record: bool) -> Result:
    bots = [registry.bot(name) for name in match.bots]
    names = match.names or match.bots
    table = Table(match.game, len(bots), match.seed, match.variant, names=names)
    decisions = 0
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bots[seat]))
            decisions += 1
    record = table.record.to_bytes() if keep_record else None
    return Result(table.scores, table.ranks, decisions, table.events, record)


def _told(error: Exception) -> str:
    """Put an error into one line; one that nobody raised on purpose comes with its place."""
    text = " ".join(str(error).split())
    if isinstance(error, MeuteError):
        return text
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return (
        f"{type(error).__name__}: {text} ({where})" if text else f"{type(error).__name__} ({where})"
    )
