"""The collector of garbage looks through everything only when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from meute.server.app import garbage
from meute.server.app.garbage import AT_LAST, NEVER, SELDOM, Tidying


class Loop:
    """Something that holds itself, and so goes only by the collector."""

    def __init__(self) -> None:
        self.me = self


class Clock:
    """Time as the test wants it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    time = Clock()
    monkeypatch.setattr(garbage, "monotonic", time)
    return time


@pytest.fixture
def tidy(clock: Clock) -> Iterator[Tidying]:
    del clock
    found = Tidying(lambda: 0)
    found.begin()
    yield found
    found.end()


def old_garbage() -> weakref.ref[Loop]:
    """Make something that has lasted for a while, and let go of it."""
    thing = Loop()
    gc.collect(1)
    return weakref.ref(thing)


@pytest.mark.slow
def test_while_the_server_runs_nothing_old_is_looked_through_by_itself() -> None:
    usual = gc.get_threshold()
    tidy = Tidying(lambda: 0)
    tidy.begin()
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count()
    tidy.end()
    assert gc.get_threshold() == usual
    assert not gc.get_freeze_count()


@pytest.mark.slow
def test_a_quiet_moment_is_used_but_seldom(tidy: Tidying, clock: Clock) -> None:
    garbage = old_garbage()
    clock.now = SELDOM - 1
    tidy.look(quiet=True)
    assert garbage() is not None
    clock.now = SELDOM
    tidy.look(quiet=True)
    assert garbage() is None


@pytest.mark.slow
def test_without_quiet_what_is_new_is_looked_through_at_last(tidy: Tidying, clock: Clock) -> None:
    garbage = old_garbage()
    clock.now = AT_LAST - 1
    tidy.look(quiet=False)
    assert garbage() is not None
    clock.now = AT_LAST
    tidy.look(quiet=False)
    assert garbage() is None


@pytest.mark.slow
def test_what_became_garbage_after_it_was_taken_for_lasting_goes_in_a_quiet_moment(
    tidy: Tidying, clock: Clock
) -> None:
    kept = [Loop()]
    seen = weakref.ref(kept[0])
    clock.now = AT_LAST
    tidy.look(quiet=False)
    kept.clear()
    clock.now = 2 * AT_LAST
    tidy.look(quiet=False)
    assert seen() is not None, "it is not looked through while people play"
    clock.now = 2 * AT_LAST + SELDOM
    tidy.look(quiet=True)
    assert seen() is None


@pytest.mark.slow
def test_what_is_new_is_looked_through_at_every_beat(tidy: Tidying) -> None:
    """However much comes and goes: the collector alone would wait for a thousand objects more."""

    async def until_it_is_gone() -> None:
        gone = asyncio.Event()
        thing = Loop()
        weakref.finalize(thing, gone.set)
        gc.collect(0)
        del thing
        running = asyncio.create_task(tidy.run())
        await gone.wait()
        running.cancel()

    asyncio.run(asyncio.wait_for(until_it_is_gone(), 15))
