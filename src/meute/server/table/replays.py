"""Finished games step by step, through anybody's eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meute.core.codec import to_plain
from meute.core.decision import CHANCE
from meute.core.game import Game
from meute.core.message import Line
from meute.core.record import Answer, Undo, may_see
from meute.core.table import Table
from meute.core.walk import laid_out
from meute.server.app.workshop import Workshop
from meute.server.refusal import refusal
from meute.server.schema import Frame, Frames, LogEntry, Plain
from meute.server.table.wire import told

MOST: Final = 60
"""Frames in one answer."""
KEPT: Final = 8
"""Games that are kept ready."""

OPEN: Final = "open"
SPECTATOR: Final = "spectator"


@dataclass
class Step:
    """An event of a finished game and the position after it."""

    n: int
    seat: int
    state: Any
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
        commitment=reel.table.commitment,
        seed=reel.table.seed,
        frames=[_frame(reel.game, step, eyes) for step in steps],
    )


def _frame(game: Game, step: Step, eyes: int | str) -> Frame:
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
    """The reels last asked for, made beside the event loop."""

    def __init__(self) -> None:
        """Start with none."""
        self._reels: OrderedDict[str, asyncio.Task[Reel]] = OrderedDict()
        self._workshop = Workshop("replays")

    async def reel(self, name: str, table: Table) -> Reel:
        """Return the reel of a finished table, made once for all who ask meanwhile."""
        coming = self._reels.pop(name, None)
        if coming is None or (coming.done() and (coming.cancelled() or coming.exception())):
            coming = asyncio.create_task(self._workshop.do(reel_of, name, table))
        self._reels[name] = coming
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return await asyncio.shield(coming)

    async def show(self, reel: Reel, eyes: int | str, first: int, count: int) -> Frames:
        """Return a stretch of a reel."""
        return await self._workshop.do(frames, reel, eyes, first, count)

    def close(self) -> None:
        """Make no more."""
        self._workshop.close()
