"""A few processes of one program, each with one question at a time, asked in lines."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from meute.bots.outside import warden
from meute.bots.outside.faults import ENDED, NONSENSE, RAISED, TOO_SLOW, BotLost
from meute.bots.outside.program import kill
from meute.bots.outside.question import answer_in, early, line
from meute.core.codec import Plain
from meute.server.thinking.turns import NOBODY, Asker, Turns

LONGEST: Final = 1 << 24
"""Bytes of the longest answer of a process."""

CLOSING: Final = 1.0
"""Seconds to wait until nobody holds the output of a process that was ended."""


@dataclass(eq=False)
class Child:
    """A running process, and the line that it will write next."""

    process: Process
    next_line: asyncio.Task[bytes]
    asked: int = 0


class Children:
    """Processes of one program; one that fails is replaced."""

    def __init__(
        self,
        command: Sequence[str],
        count: int,
        timeout: float,
        env: Mapping[str, str] | None = None,
        most: int | None = None,
    ) -> None:
        """Prepare `count` places; processes are started when first needed.

        At most `most` may wait for a place; None: as many as like.
        """
        self._turns = Turns(count, most)
        self._command = command
        self._timeout = timeout
        self._env = env
        self._free: asyncio.LifoQueue[Child | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Child] = set()
        self._starts: set[asyncio.Task[Child]] = set()

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._turns)

    async def ask(self, fields: Mapping[str, Plain], asker: Asker = NOBODY) -> bytes:
        """Wait for a turn and for the line of the answer; raise `BotLost` if none comes.

        Only a process that gives up in words is asked again: another may be out of step.
        """
        async with self._turns.turn(asker):
            return await self._ask_one(fields)

    async def _ask_one(self, fields: Mapping[str, Plain]) -> bytes:
        child = await self._free.get()
        try:
            child = await self._alive(child)
            return await self._exchange(child, fields)
        except BaseException as error:
            if not isinstance(error, BotLost) or error.fault != RAISED:
                await self._end(child)
                child = None
            raise
        finally:
            self._free.put_nowait(child)

    async def _exchange(self, child: Child, fields: Mapping[str, Plain]) -> bytes:
        if child.next_line.done():
            raise early(await _line(child))
        child.asked += 1
        try:
            async with asyncio.timeout(self._timeout):
                await _write(child.process, line({"ask": child.asked, **fields}))
                written = await _line(child)
        except TimeoutError:
            raise BotLost(TOO_SLOW, f"no answer within {self._timeout:g} seconds") from None
        answer_in(written)
        return written

    async def warm(self) -> None:
        """Start one process before anybody waits for it."""
        child = await self._free.get()
        with suppress(BotLost):
            child = await self._alive(child)
        self._free.put_nowait(child)

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*self._starts, return_exceptions=True)
        for child in list(self._all):
            await self._end(child)

    async def _alive(self, child: Child | None) -> Child:
        """Return a process that can be asked: this one, unless it has ended meanwhile."""
        if child is not None:
            await asyncio.sleep(0)  # what it has written without being asked is now known
            if child.process.returncode is None and not _at_end(child):
                return child
            await self._end(child)
        start = asyncio.create_task(self._start())
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)
        return await asyncio.shield(start)

    async def _start(self) -> Child:
        """Start a process; whoever gives up waiting for it does not lose it.

        In a session of its own it does not hear a Ctrl-C that is meant for the server.
        """
        try:
            started = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env=self._env,
                limit=LONGEST,
                start_new_session=True,
            )
        except OSError as error:
            raise BotLost(ENDED, f"cannot be started: {error.strerror or error}") from None
        warden.watch(started.pid)
        child = Child(started, _listen(started))
        self._all.add(child)
        return child

    async def _end(self, child: Child | None) -> None:
        """End a process with all it has started, and wait until that is done."""
        if child is None:
            return
        self._all.discard(child)
        kill(child.process.pid)
        warden.forget(child.process.pid)
        child.next_line.cancel()
        await asyncio.gather(child.next_line, return_exceptions=True)
        await _buried(child.process)


def _listen(process: Process) -> asyncio.Task[bytes]:
    assert process.stdout is not None
    return asyncio.create_task(process.stdout.readline())


def _at_end(child: Child) -> bool:
    """Tell whether a process has closed its output, and so will never answer."""
    said = child.next_line
    return said.done() and said.exception() is None and not said.result()


async def _write(process: Process, asked: bytes) -> None:
    assert process.stdin is not None
    with suppress(ConnectionError):  # it has ended; its output says so too
        process.stdin.write(asked)
        await process.stdin.drain()


async def _line(child: Child) -> bytes:
    """Wait for the next line of a process."""
    try:
        written = await child.next_line
    except ValueError:
        raise BotLost(NONSENSE, f"wrote a line of more than {LONGEST} bytes") from None
    if not written:
        raise BotLost(ENDED, "the process ended")
    child.next_line = _listen(child.process)
    return written


async def _buried(process: Process) -> None:
    """Close what leads to a process that was killed, and wait until it is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await process.stdout.read()
    await process.wait()
