"""Finished games are studied in the background, one after the other, and what is found is kept."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from meute.analysis.verdicts import DIGITS, accuracy
from meute.server.refusal import TOO_MANY, refusal
from meute.server.schema.told import LogEntry
from meute.server.store.protocol import Piece, Store, StoreError
from meute.server.thinking.kinds import FORM, Lesson, Studied
from meute.server.thinking.pool import Thinkers
from meute.server.thinking.schema import Analysis, Gift, Moment, SeatScore, Swing, Verdict
from meute.server.thinking.turns import Asker, Turns

log = logging.getLogger("meute.server")

SLICE: Final = 0.7
"""Seconds between two signs of progress."""
SWINGS: Final = 6
"""The most moments that are told to have swung the game."""
SWUNG: Final = 0.08
"""A smaller change of a chance is none of them."""
LINES: Final = 4
"""Lines of the log that tell what happened there."""
WAITING: Final = 50
"""Games that may wait to be studied."""
GIFTS: Final = 6
"""The most strokes of luck that are told."""
GIVEN: Final = 0.03
"""A smaller one is not worth a word."""
APART: Final = 1_000_000
"""Numbers of pieces lie so far apart from one way of studying games to the next."""


Said = Callable[[int, int], Sequence[LogEntry]]
"""What everybody could read of some events."""


class Analyst:
    """Studies one game at a time in a process of its own, so that no bot has to wait for it."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        """Start idle."""
        self._store = store
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = Turns(1, WAITING)
        self._failures = 0

    def begin(self, asker: Asker, record: bytes, people: Sequence[int]) -> None:
        """Study a game, or go on where it was broken off; nothing happens if that is under way.

        Who asks is served in turn, and refused when too many games wait.
        """
        table = asker.table
        if table not in self._tasks:
            if len(self._turns) >= WAITING:
                raise refusal("busy", TOO_MANY)
            task = asyncio.create_task(self._study(asker, record.decode(), list(people)))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def found(self, table: str) -> list[Studied]:
        """Return what has been found out about a game."""
        pieces = await self._store.pieces(table)
        found = [msgspec.json.decode(piece, type=Studied) for piece in pieces]
        return [studied for studied in found if studied.form == FORM]

    def busy(self, table: str) -> bool:
        """Tell whether a game is being studied, or waits for it."""
        return table in self._tasks

    @property
    def failures(self) -> int:
        """How many times a study came to nothing."""
        return self._failures + self._thinkers.failures

    async def stop(self) -> None:
        """Stop at once; what is kept stays."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def _study(self, asker: Asker, record: str, people: list[int]) -> None:
        table = asker.table
        async with self._turns.turn(asker):
            try:
                await self._study_on(table, record, people)
            except StoreError as error:
                self._failures += 1
                log.error("table %s could not be studied: %s", table, error)  # noqa: TRY400 (foreseen)
            except Exception:
                self._failures += 1
                log.exception("table %s could not be studied", table)

    async def _study_on(self, table: str, record: str, people: list[int]) -> None:
        found = await self.found(table)
        done, total = (found[-1].done, found[-1].total) if found else (0, 1)
        while done < total:
            lesson = Lesson(table=table, record=record, people=people, start=done, seconds=SLICE)
            studied = await self._thinkers.study(lesson)
            if studied is None:
                return
            number = FORM * APART + done
            piece = Piece(table=table, number=number, data=msgspec.json.encode(studied))
            await self._store.write(piece)
            done, total = studied.done, studied.total


def analysis(
    table: str, said: Said, people: Sequence[int], found: Sequence[Studied], *, running: bool
) -> Analysis:
    """Put together what has been found out so far."""
    moments = [moment for piece in found for moment in piece.moments]
    verdicts = [verdict for piece in found for verdict in piece.verdicts]
    gifts = [gift for piece in found for gift in piece.gifts]
    whole = bool(found) and found[-1].done >= found[-1].total
    return Analysis(
        table=table,
        people=list(people),
        done=found[-1].done if found else 0,
        total=found[-1].total if found else 0,
        running=running,
        moments=moments,
        swings=swings(said, moments),
        verdicts=sorted(verdicts, key=lambda verdict: (verdict.n, verdict.seat)),
        scores=scores(verdicts, gifts, people) if whole else [],
        gifts=strokes(said, gifts),
    )


def swings(said: Said, moments: Sequence[Moment]) -> list[Swing]:
    """Return the stretches in which a chance changed most, in the order of the game."""
    found = []
    for before, after in pairwise(moments):
        changes = [b.chance - a.chance for a, b in zip(before.seats, after.seats, strict=True)]
        seat = max(range(len(changes)), key=lambda s: abs(changes[s]))
        if abs(changes[seat]) >= SWUNG:
            found.append((before.n, after.n, seat, round(changes[seat], 3)))
    most = sorted(found, key=lambda swing: -abs(swing[3]))[:SWINGS]
    return [
        Swing(n=n, since=since, seat=seat, change=change, log=list(said(since, n)[-LINES:]))
        for since, n, seat, change in sorted(most)
    ]


def strokes(said: Said, gifts: Sequence[tuple[int, Sequence[float]]]) -> list[Gift]:
    """Return the greatest strokes of luck, each with the seat it meant most to."""
    found = []
    for n, seats in gifts:
        seat = max(range(len(seats)), key=lambda s: abs(seats[s]))
        if abs(seats[seat]) >= GIVEN:
            found.append((n, seat, seats[seat]))
    most = sorted(found, key=lambda gift: -abs(gift[2]))[:GIFTS]
    return [
        Gift(n=n, seat=seat, change=change, log=list(said(n - 1, n)[-LINES:]))
        for n, seat, change in sorted(most)
    ]


def scores(
    verdicts: Sequence[Verdict], gifts: Sequence[tuple[int, Sequence[float]]], people: Sequence[int]
) -> list[SeatScore]:
    """Sum up how people played, and how lucky they were."""
    out = []
    for seat in people:
        own = [verdict for verdict in verdicts if verdict.seat == seat]
        out.append(
            SeatScore(
                seat=seat,
                accuracy=accuracy([(verdict.chance, verdict.best) for verdict in own]),
                counts=dict(Counter(verdict.quality for verdict in own)),
                luck=round(sum(seats[seat] for _, seats in gifts), DIGITS),
            )
        )
    return out
