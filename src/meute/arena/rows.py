"""What is kept of every game of a series: one line of JSON, in the order of the games' numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from meute.arena import lineup
from meute.arena.forfeits import Forfeit, read_forfeit
from meute.arena.match import Match, Result
from meute.core.codec import from_json, to_json
from meute.core.errors import BadData


@dataclass(frozen=True)
class Row:
    """One game: who sat where, with which dice, how it ended, and what was noted."""

    index: int
    lineup: int
    """The number of the line-up it belongs to."""
    deal: int
    seed: str
    bots: tuple[str, ...]
    """The label of the bot on each seat; bots of one name share it."""
    names: tuple[str, ...]
    """The names in the record: bots of one name are told apart."""
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int
    events: int
    leads: int
    settled: float
    kinds: Mapping[str, Sequence[int]]
    met: tuple[str, ...]
    parts: Mapping[str, Sequence[float]]
    forfeit: Forfeit | None
    end: int = 0
    """Where the game's record ends in the file of records."""
    luck: tuple[float, ...] = ()
    """What luck gave each seat, in wins, if that was asked for."""

    @property
    def whole(self) -> bool:
        """Tell whether the game was played to its end."""
        return self.forfeit is None

    @property
    def wins(self) -> tuple[float, ...]:
        """The share of the win of each seat: 1/k for each of k winners."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)

    def ending(self, end: int) -> Row:
        """Return the row with the place where its record ends."""
        return replace(self, end=end)

    def line(self) -> bytes:
        """Write the row."""
        forfeit = None if self.forfeit is None else self.forfeit.plain()
        return to_json({**vars(self), "forfeit": forfeit}) + b"\n"


def row_of(index: int, which: int, deal: int, match: Match, result: Result) -> Row:
    """Make the row of a game."""
    return Row(
        index=index,
        lineup=which,
        deal=deal,
        seed=match.seed,
        bots=tuple(lineup.label(bot) for bot in match.bots),
        names=match.names or match.bots,
        scores=result.scores,
        ranks=result.ranks,
        decisions=result.decisions,
        events=result.events,
        leads=result.leads,
        settled=result.settled,
        kinds=result.kinds,
        met=result.met,
        parts=result.parts,
        forfeit=result.forfeit,
        luck=result.luck,
    )


def read_row(line: bytes) -> Row:
    """Read a row as `line` wrote it."""
    data = from_json(line)
    try:
        return _row(data)
    except (TypeError, KeyError, AttributeError):
        message = "this is not the line of a game"
        raise BadData(message) from None


def _row(data: Mapping[str, Any]) -> Row:
    listed = ("bots", "names", "scores", "ranks", "met", "luck")
    tuples = {name: tuple(data[name]) for name in listed}
    return Row(**{**data, **tuples, "forfeit": read_forfeit(data["forfeit"])})
