"""The bots at a live table: they answer one after the other, as long as a bot owes an answer."""

from __future__ import annotations

import asyncio

from meute.core.question import Question
from meute.server.app.trouble import note
from meute.server.refusal import MISSING, Refusal
from meute.server.store.protocol import Overtaken
from meute.server.table import acts, coaching
from meute.server.table.clock import bots_owing
from meute.server.table.live import LiveTable
from meute.server.thinking.pool import Thinkers

PAUSE_AFTER_TROUBLE = 1.0
GLANCE = 0.5
"""Seconds between two looks whether another process still thinks for a table."""


class BotPlay:
    """Plays the seats of a table that a bot has or holds."""

    def __init__(self, live: LiveTable, thinkers: Thinkers) -> None:
        """Start idle."""
        self._live = live
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Start answering, if a bot owes an answer and none thinks already."""
        if not self.busy and self._owing():
            self._task = asyncio.create_task(self._run())

    @property
    def busy(self) -> bool:
        """Tell whether a bot is at it."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _owing(self) -> list[int]:
        facts = self._live.facts
        return bots_owing(facts.seats, facts.waiting) if facts.status == "running" else []

    async def _run(self) -> None:
        while self._owing():
            try:
                if await self._live.claimed():
                    await self._answer_one()
                else:  # another process thinks for this table; it may end at any moment
                    await asyncio.sleep(GLANCE)
            except Overtaken:
                continue
            except Refusal as error:  # the table has said why
                if error.status == MISSING:
                    return
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
            except Exception as error:  # noqa: BLE001 (bots go on, whatever happens)
                note(self._live.metrics, self._live.name, "waits for a bot", error)
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _answer_one(self) -> None:
        live = self._live
        async with live.alone():
            seats = self._owing()
            if not seats:
                return
            seat, n = seats[0], live.table.events
            question, bot = live.table.question(seat), self._bot(seat)
            line = coaching.scripted(live.facts, live.table, seat)
            slowly = self._begins(seat)
        if line is not None:
            await asyncio.sleep(live.settings.bot_delay if slowly else 0.0)
            choice = question.options.index(line)
        else:
            choice = await self._think(question, bot, slowly=slowly)
        async with live.alone():
            same = live.table.events == n and live.table.options(seat) == question.options
            if same and seat in self._owing():
                await acts.answer(live, seat, question.options[choice])

    def _begins(self, seat: int) -> bool:
        """Tell whether people should have time to follow: not amid a secret run.

        It rests on what everybody knows, and not on how far anybody is in the run.
        """
        table = self._live.table
        return seat not in table.sealed and set(table.in_run) <= set(table.waiting)

    def _bot(self, seat: int) -> str:
        row = self._live.facts.seats[seat]
        return self._live.settings.holder if row.held else row.bot or self._live.settings.holder

    async def _think(self, question: Question, bot: str, *, slowly: bool) -> int:
        """Think, and at least as long as people need to follow."""
        delay = self._live.settings.bot_delay if slowly else 0.0
        async with asyncio.TaskGroup() as both:
            thinking = both.create_task(self._thinkers.choose(question, bot, self._live.asker))
            both.create_task(asyncio.sleep(delay))
        return thinking.result()
