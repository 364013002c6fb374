"""Finished games step by step, through anybody's eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from meute.core.codec import to_plain
from meute.core.decision import CHANCE
from meute.core.game import Game, State
from meute.core.message import Line
from meute.core.record import Answer, Undo, may_see
from meute.core.table import Table
from meute.core.walk import laid_out
from meute.server.app.workshop import Workshop
from meute.server.refusal import refusal
from meute.server.schema.replay import Frame, Frames
from meute.server.schema.told import LogEntry
from meute.server.schema.words import Plain
from meute.server.table.wire import told
from meute.server.thinking.turns import Asker, Turns

MOST: Final = 60
"""Frames in one answer."""
KEPT: Final = 8
"""Games that are kept ready."""

WAITING: Final = 60
"""Visitors who may wait for a replay; one more is told to try again."""

OPEN: Final = "open"
SPECTATOR: Final = "spectator"


@dataclass
class Step:
    """An event of a finished game and the position after it."""

    n: int
    seat: int
    state: State
    entry: Answer | None = None
    lines: Sequence[tuple[int, Line]] = ()
    outcomes: list[Plain] | None = None


@dataclass
class Reel:
    """All positions of a finished game."""

    name: str
    table: Table
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The rules."""
        return self.table.game


def turns_of(steps: Sequence[Step] | Sequence[Frame]) -> list[int]:
    """Return the last event of every turn; chance belongs to the turn that it follows."""
    answers = [(step.n, step.seat) for step in steps if step.seat != CHANCE]
    changes = [n - 1 for (_, was), (n, now) in pairwise(answers) if was != now]
    return [*changes, steps[-1].n]


def reel_of(name: str, table: Table) -> Reel:
    """Play a finished game again, keeping every position."""
    fresh = laid_out(table.record.header, None, table.game)
    reel = Reel(name, table)
    reel.steps.append(Step(0, CHANCE, fresh.copy_state()))
    for entry in table.record.entries:
        if isinstance(entry, Answer):
            reel.steps.append(_answered(reel, entry))
        elif isinstance(entry, Undo):
            earlier = reel.steps[entry.back_to - 1].state
            undone = [line for line in table.log(None, entry.n - 1) if line.n == entry.n]
            lines = [(entry.n, Line(line.message)) for line in undone]
            reel.steps.append(Step(entry.n, entry.seat, earlier, lines=lines))
    return reel


def _answered(reel: Reel, entry: Answer) -> Step:
    before = reel.steps[-1].state
    outcomes = None
    if entry.seat == CHANCE:
        decision = reel.game.decision(before)
        assert decision is not None
        outcomes = [to_plain(outcome) for outcome in decision.options(before)]
    state = before.copy()
    state.story = []
    reel.game.play(state, entry.action)
    lines = [(entry.n, line) for line in state.story]
    state.story = None
    return Step(entry.n, entry.seat, state, entry, lines, outcomes)


def said_in(reel: Reel, since: int, n: int) -> list[LogEntry]:
    """Return what everybody could read of some events."""
    lines = [line for step in reel.steps[since + 1 : n + 1] for line in step.lines]
    return [
        LogEntry(n=k, message=told(line.message)) for k, line in lines if may_see(line.to, None)
    ]


def eyes_of(text: str, seats: int) -> int | str:
    """Read through whose eyes somebody wants to look."""
    if text in (OPEN, SPECTATOR):
        return text
    if text.isdecimal() and text.isascii() and len(text) < 3 and int(text) < seats:  # noqa: PLR2004 (two digits)
        return int(text)
    raise refusal("unknown_eyes")


def frames(reel: Reel, eyes: int | str, first: int, count: int) -> Frames:
    """Return a stretch of a replay; frame 0 is the table before the first event."""
    start = max(0, first)
    steps = reel.steps[start : start + max(1, min(count, MOST))]
    return Frames(
        table=reel.name,
        game=reel.game.meta.name,
        names=list(reel.table.names),
        events=len(reel.steps) - 1,
        turns=turns_of(reel.steps),
        commitment=reel.table.commitment,
        seed=reel.table.seed,
        frames=[frame_of(reel.game, step, eyes) for step in steps],
    )


def frame_of(game: Game, step: Step, eyes: int | str) -> Frame:
    """Return a step as some eyes see it."""
    seat = eyes if isinstance(eyes, int) else None
    everything = eyes == OPEN
    entry = step.entry
    seen = entry is not None and (everything or may_see(entry.seen_by, seat))
    return Frame(
        n=step.n,
        seat=step.seat,
        action=to_plain(entry.action) if entry is not None and seen else None,
        view=to_plain(game.open_view(step.state) if everything else game.view(step.state, seat)),
        log=[
            LogEntry(n=n, message=told(line.message))
            for n, line in step.lines
            if everything or may_see(line.to, seat)
        ],
        outcomes=step.outcomes,
    )


class Cinema:
    """The replays last asked for (an LRU cache), each made once and beside the event loop."""

    def __init__(self) -> None:
        """Start with none."""
        self._reels: OrderedDict[tuple[str, ...], asyncio.Task[Reel]] = OrderedDict()
        self._workshop = Workshop("replays")
        self._turns = Turns(1, WAITING)

    async def reel(self, asker: Asker, table: Table) -> Reel:
        """Return the reel of a finished table, made once for all who ask meanwhile."""
        name = (asker.table, *table.names)
        coming = self._reels.pop(name, None)
        if coming is None or (coming.done() and (coming.cancelled() or coming.exception())):
            coming = asyncio.create_task(self._made(asker, table))
        self._reels[name] = coming
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return await asyncio.shield(coming)

    async def _made(self, asker: Asker, table: Table) -> Reel:
        async with self._turns.turn(asker):
            return await self._workshop.do(reel_of, asker.table, table)

    async def show(
        self, asker: Asker, reel: Reel, eyes: int | str, first: int, count: int
    ) -> Frames:
        """Return a stretch of a reel."""
        async with self._turns.turn(asker):
            return await self._workshop.do(frames, reel, eyes, first, count)

    async def project(self, asker: Asker, film: Callable[[], Frames]) -> Frames:
        """Return a stretch of a game that was kept."""
        async with self._turns.turn(asker):
            return await self._workshop.do(film)

    def close(self) -> None:
        """Make no more."""
        self._workshop.close()
