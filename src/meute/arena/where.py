"""Where a series is played: on this machine, or wherever an installed executor reaches.

A package offers an executor under the entry point group `meute.executors`: something to call with
an address (empty if none is given), a number of jobs (None if nobody chose one) and how many
matches to send at once. What it returns is an `Executor`, and the results are those of `--jobs 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from meute.arena.executors import CHUNK, Executor
from meute.core.errors import MeuteError
from meute.core.names import offered, quoted

GROUP: Final = "meute.executors"
HERE: Final = "processes"

Maker = Callable[[str, int | None, int], Executor]


def executor_on(place: str = HERE, jobs: int | None = None, chunk: int = CHUNK) -> Executor:
    """Return the executor of a place, such as `processes`, `ray` or `ray:10.0.0.1:6379`.

    >>> executor_on(jobs=1)
    InProcess()
    """
    name, _, address = place.partition(":")
    known = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in known:
        others = offered(name, sorted(known), "the executors are")
        raise MeuteError(f"no executor is called {quoted(name)}{others}")
    make: Maker = known[name].load()
    return make(address, jobs, chunk)
