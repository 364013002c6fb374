"""Who is served next while others flood, told by the order of work alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from meute.server.refusal import Refusal
from meute.server.thinking.turns import Asker, Turns


class Work:
    """Pieces of work that begin when they have their turn and end when they are told to."""

    def __init__(self, places: int, most: int | None = None) -> None:
        self.turns = Turns(places, most)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Ask for work; `flood/3 b` is asked for the table 3 of the address flood."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._do(name))
            await asyncio.sleep(0)

    async def _do(self, name: str) -> None:
        address, _, table = name.split(maxsplit=1)[0].partition("/")
        async with self.turns.turn(Asker(table, address)):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await self._tasks[name]
            await asyncio.sleep(0)

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self._tasks[name]

    async def stop(self) -> None:
        for name in self._tasks:
            await self.give_up(name)


def order(
    play: Callable[[Work], Coroutine[Any, Any, None]], places: int = 1, most: int | None = None
) -> list[str]:
    """Return in which order work was begun."""

    async def run() -> list[str]:
        work = Work(places, most)
        await play(work)
        begun = list(work.begun)
        await work.stop()
        return begun

    return asyncio.run(run())


def test_whoever_asks_once_goes_before_whoever_asks_a_hundred_times() -> None:
    async def play(work: Work) -> None:
        await work.ask(*(f"flood/{n}" for n in range(100)), "ann/table")
        await work.end("flood/0")

    assert order(play) == ["flood/0", "ann/table"]


def test_addresses_take_turns_however_much_each_asks() -> None:
    async def play(work: Work) -> None:
        await work.ask("a/1", "a/2", "a/3", "b/1", "b/2", "c/1")
        for name in ("a/1", "b/1", "c/1", "a/2", "b/2"):
            await work.end(name)

    assert order(play) == ["a/1", "b/1", "c/1", "a/2", "b/2", "a/3"]


def test_tables_of_one_address_take_turns() -> None:
    async def play(work: Work) -> None:
        await work.ask("a/1", "a/1 again", "a/1 more", "a/2")
        for name in ("a/1", "a/2", "a/1 again"):
            await work.end(name)

    assert order(play) == ["a/1", "a/2", "a/1 again", "a/1 more"]


def test_one_address_leaves_a_place_to_others() -> None:
    async def play(work: Work) -> None:
        await work.ask("flood/1", "flood/2", "flood/3", "flood/4")
        assert work.begun == ["flood/1", "flood/2"]
        await work.ask("ann/1")

    assert order(play, places=3) == ["flood/1", "flood/2", "ann/1"]


def test_a_single_place_is_everybodys() -> None:
    async def play(work: Work) -> None:
        await work.ask("a/1")

    assert order(play) == ["a/1"]


def test_no_more_wait_than_may_and_who_comes_then_is_told() -> None:
    async def play(work: Work) -> None:
        await work.ask("a/1", "a/2", "a/3")
        with pytest.raises(Refusal) as refused:
            async with work.turns.turn(Asker("4", "a")):
                pass
        assert refused.value.reason.message.key == "server.busy"
        await work.end("a/1", "a/2", "a/3")
        await work.ask("a/5")

    assert order(play, most=2) == ["a/1", "a/2", "a/3", "a/5"]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def play(work: Work) -> None:
        await work.ask("a/1", "b/1", "c/1")
        await work.give_up("b/1")
        await work.end("a/1", "c/1")
        await work.ask("d/1")
        assert len(work.turns) == 0

    assert order(play) == ["a/1", "c/1", "d/1"]


def test_a_place_that_comes_as_its_wait_is_given_up_goes_on_to_the_next() -> None:
    async def run() -> None:
        turns = Turns(1)
        first = asyncio.Event()

        async def hold(asker: Asker) -> None:
            async with turns.turn(asker):
                await first.wait()

        one, two = (asyncio.create_task(hold(Asker(t))) for t in "ab")
        await asyncio.sleep(0)
        first.set()
        await one  # the place is now the second's, who has not run yet
        two.cancel()
        with suppress(asyncio.CancelledError):
            await two
        async with asyncio.timeout(15), turns.turn(Asker("c")):
            pass

    asyncio.run(run())
