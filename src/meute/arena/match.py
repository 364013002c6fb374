"""One game between bots: a pure function of what it is told."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import process_time
from typing import Any

from meute.analysis.fortune import fortunes
from meute.arena import guests
from meute.arena.forfeits import Forfeit, ranks_after
from meute.arena.listeners import Heard, HeardTable, Listener, Listening, found_by, label, load
from meute.arena.notes import Clocked, Notes, Thought, parts_of
from meute.bots.outside import named
from meute.bots.outside.faults import BotLost
from meute.bots.outside.program import Limits
from meute.core.bare import BareTable
from meute.core.errors import MeuteError
from meute.core.registry import Bot
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
    limits: Limits = field(default_factory=Limits)
    """How long bots from outside may think."""
    luck: bool = False
    """Whether to find out how much luck every seat had, which takes longer than quick bots do."""
    timed: bool = False
    """Whether to measure how long every seat thinks; seconds differ from run to run."""
    listeners: tuple[Listening, ...] = ()
    """Who hears every event, for statistics of one's own."""

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
    record: bytes | None = None
    """The whole record as a file holds it; None if nobody asked for it."""
    leads: int = 0
    """How often another seat took the lead."""
    settled: float = 1.0
    """The share of the game after which the winner stayed ahead."""
    kinds: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Kinds of answers: times offered beside another kind, times taken."""
    met: tuple[str, ...] = ()
    """Kinds that stood alone or that chance drew."""
    parts: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """The points of each seat by where they came from, if the room tells."""
    forfeit: Forfeit | None = None
    """The fault for which a bot from outside lost before the end."""
    luck: tuple[float, ...] = ()
    """What luck gave each seat, in wins; nothing if nobody asked, 0 after a fault."""
    times: tuple[Thought, ...] = ()
    """How long each seat thought; nothing if nobody asked."""
    heard: Mapping[str, Any] = field(default_factory=dict)
    """What each listener has found, as plain data."""
    cost: float = field(default=0.0, compare=False)
    """CPU seconds the match took here, bots in processes of their own apart; never kept."""

    @property
    def whole(self) -> bool:
        """Tell whether the match was played to its end."""
        return self.forfeit is None

    @property
    def wins(self) -> tuple[float, ...]:
        """The share of the win of each seat: 1/k for each of k winners."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


def play(match: Match, *, keep_record: bool = True) -> Result:
    """Play a match; the same match gives the same result on every machine.

    A bot from outside that misbehaves loses, and the match ends there. An installed bot that fails
    is a mistake of ours, and raises `MatchFailed`.

    >>> one = play(Match("silver", ("random", "random"), "7"))
    >>> one == play(Match("silver", ("random", "random"), "7"))
    True
    """
    began = process_time()
    try:
        result = _play(match, keep_record=keep_record)
    except Exception as error:
        message = f"{match} failed: {_told(error)}"
        raise MatchFailed(message) from error
    return replace(result, cost=process_time() - began)


def _play(match: Match, *, keep_record: bool) -> Result:
    listeners = [load(each)() for each in match.listeners]
    table = _table(match, listeners, written=keep_record or match.luck)
    notes = Notes.of(table.game)
    with ExitStack() as stack:
        bots: list[Bot] = []
        forfeit = _seated(match, table, bots, stack)
        if forfeit is None:
            forfeit = _finish(table, bots, notes)
    notes.close(table)
    result = result_of(table, notes, forfeit)
    if listeners:
        result = replace(result, heard=_heard(match, listeners, table, result))
    if match.timed:
        result = replace(result, times=_times(bots, table.seats))
    if not isinstance(table, Table):
        return result
    record = table.record.to_bytes() if keep_record else None
    return replace(result, record=record, luck=_luck(table) if match.luck else ())


def _table(match: Match, listeners: Sequence[Listener], *, written: bool) -> BareTable:
    """Lay out the table of a match: with a record if one is wanted, with listeners if any are."""
    told = (match.game, len(match.bots), match.seed, match.variant)
    names = match.names or match.bots
    if listeners:
        heard = HeardTable if written else Heard
        return heard(*told, names=names, listeners=listeners)
    return (Table if written else BareTable)(*told, names=names)


def _heard(
    match: Match, listeners: Sequence[Listener], table: BareTable, result: Result
) -> dict[str, Any]:
    """Ask every listener what it has found."""
    pairs = zip(map(label, match.listeners), listeners, strict=True)
    return {name: found_by(listener, name, table, result) for name, listener in pairs}


def _seated(match: Match, table: BareTable, bots: list[Bot], stack: ExitStack) -> Forfeit | None:
    """Let the bots take their seats; return the fault of one that cannot."""
    known = {"game": match.game, "variant": table.header.variant, "seats": table.seats}
    for seat, name in enumerate(match.bots):
        try:
            sitting = guests.seated(name, match.limits, {**known, "seat": seat})
            bot = stack.enter_context(sitting)
            bots.append(Clocked(bot, named.clock(name)) if match.timed else bot)
        except BotLost as lost:
            return _forfeit(table, seat, named.label(name), lost)
    return None


def _finish(table: BareTable, bots: Sequence[Bot], notes: Notes) -> Forfeit | None:
    """Play to the end, or to the fault of a bot."""
    while not table.over:
        for seat in table.waiting:
            try:
                table.let_answer(seat, bots[seat], notes.kinds.note)
            except BotLost as lost:
                return _forfeit(table, seat, bots[seat].name, lost)
            notes.decided(table.scores)
    return None


def _forfeit(table: BareTable, seat: int, bot: str, lost: BotLost) -> Forfeit:
    return Forfeit(seat, bot, lost.fault, table.events + 1, lost.said, lost.trace)


def result_of(table: BareTable, notes: Notes, forfeit: Forfeit | None = None) -> Result:
    """Return how a game ended, from the table where it was played and what was noted."""
    ranks = table.ranks if forfeit is None else ranks_after(forfeit.seat, table.seats)
    return Result(
        scores=table.scores,
        ranks=ranks,
        decisions=notes.decisions,
        events=table.events,
        leads=notes.lead.changes,
        settled=notes.lead.settled(ranks, notes.decisions),
        kinds=notes.kinds.plain(),
        met=tuple(sorted(notes.kinds.met)),
        parts=parts_of(table),
        forfeit=forfeit,
    )


def _times(bots: Sequence[Bot], seats: int) -> tuple[Thought, ...]:
    """Return how long every seat thought; a bot that could not sit down has not thought at all."""
    found = [bot.thought for bot in bots if isinstance(bot, Clocked)]
    return tuple(found + [Thought()] * (seats - len(found)))


def _luck(table: Table) -> tuple[float, ...]:
    """Return the luck of every seat; whoever lost by a fault had none, nor had the others."""
    return tuple(fortunes(table.record)) if table.over else (0.0,) * table.seats


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
