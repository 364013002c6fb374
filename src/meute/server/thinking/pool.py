"""Bots think in processes of their own, so that none of them delays a table that it is not at.

A process that does not answer in time, or dies, is replaced; its bot's answer is then left to
chance, and the log of the server says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from meute.core.codec import to_plain
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.server.thinking.process import Advice, Choice, Consult, Lesson, Studied, Thought

log = logging.getLogger("meute.server")

LONGEST = 1 << 24
"""Bytes of the longest answer of a process."""

A = TypeVar("A", Choice, Advice, Studied)


class Thinkers:
    """A few processes, each with one thought at a time."""

    def __init__(self, count: int, timeout: float, modules: Sequence[str] = ()) -> None:
        """Prepare so many places; processes are started when first needed."""
        self._timeout = timeout
        self._modules = modules
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Process] = set()
        self._starts: set[asyncio.Task[Process]] = set()
        self.thoughts = 0
        self.failures = 0

    async def choose(self, thought: Thought, table: str = "") -> int:
        """Return the index of the option the bot takes, or that chance takes for it."""
        self.thoughts += 1
        if len(thought.options) == 1:
            return 0
        choice = await self._ask(thought, Choice)
        if choice.error:
            self._failed(table, f"has a bot that failed, {thought.bot}", choice.error)
            return Dealer(thought.luck).pick(range(len(thought.options)))
        return choice.option

    async def advise(
        self, thought: Thought, seconds: float, table: str = ""
    ) -> list[tuple[int, float]]:
        """Return the best options with their chances to win; nothing if the search fails."""
        advice = await self._ask(Consult(thought=thought, seconds=seconds), Advice)
        if advice.error:
            self._failed(table, "has no advice", advice.error)
        return advice.best

    async def study(self, lesson: Lesson) -> Studied:
        """Return what a slice of time has found out about a finished game, or an error."""
        studied = await self._ask(lesson, Studied)
        if studied.error:
            self._failed(lesson.table, "could not be studied", studied.error)
        return studied

    def _failed(self, table: str, what: str, error: str) -> None:
        self.failures += 1
        log.warning("table %s %s: %s", table, what, error)

    async def _ask(self, task: Thought | Consult | Lesson, kind: type[A]) -> A:
        """Wait for a free process and for its answer; a process that fails is replaced."""
        process = await self._free.get()
        try:
            process = await self._alive(process)
            return await asyncio.wait_for(_exchange(process, task, kind), self._timeout)
        except BaseException as error:
            await self._end(process)
            process = None
            if not isinstance(error, (TimeoutError, OSError, ValueError, msgspec.DecodeError)):
                raise
            return kind(error=f"{type(error).__name__} {error}")
        finally:
            self._free.put_nowait(process)

    async def warm(self) -> None:
        """Start one process before anybody waits for it."""
        process = await self._free.get()
        with contextlib.suppress(OSError):
            process = await self._alive(process)
        self._free.put_nowait(process)

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*self._starts, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)

    async def _alive(self, process: Process | None) -> Process:
        if process is not None and process.returncode is None:
            return process
        await self._end(process)
        start = asyncio.create_task(self._start())
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)
        return await asyncio.shield(start)

    async def _start(self) -> Process:
        """Start a process; whoever gives up waiting for it does not lose it.

        In a session of its own it does not hear a Ctrl-C that is meant for the server.
        """
        command = [sys.executable, "-m", "meute.server.thinking.process", *self._modules]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        started = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=env, limit=LONGEST, start_new_session=True
        )
        self._all.add(started)
        return started

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        await process.stdout.read()
        await process.wait()


async def _exchange(process: Process, task: Thought | Consult | Lesson, kind: type[A]) -> A:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("the process ended")
    return msgspec.json.decode(line, type=kind)


def thought_of(table: Table, seat: int, bot: str) -> Thought:
    """Ask a bot as `Table.ask` does: the same view, the same options, the same luck."""
    seed = (table.seed or "").encode()
    luck = hmac.digest(seed, table.luck(seat).encode(), "sha256")
    return Thought(
        game=table.game.meta.name,
        bot=bot,
        view=to_plain(table.full_view(seat)),
        options=[to_plain(option) for option in table.options(seat)],
        luck=luck.hex(),
    )
