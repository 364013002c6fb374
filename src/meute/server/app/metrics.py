"""Numbers about the running server, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds, in seconds, of the classes in which times are counted."""

PAUSE: Final = 0.25
"""Seconds between two looks whether the event loop is late."""
FADING: Final = 0.98


class Times:
    """How long something took, counted by classes."""

    def __init__(self) -> None:
        """Have counted nothing."""
        self._classes = [0] * len(BOUNDS)
        self._count, self._seconds = 0, 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure what happens in between, if it does not fail."""
        start = perf_counter()
        yield
        took = perf_counter() - start
        self._count += 1
        self._seconds += took
        for i, bound in enumerate(BOUNDS):
            self._classes[i] += took <= bound

    @property
    def numbers(self) -> list[float]:
        """The counts of the classes, each with those below; then all, and their seconds."""
        return [*self._classes, self._count, self._seconds]


@dataclass(frozen=True)
class Numbers:
    """What one process has counted."""

    gauges: Mapping[str, float]
    counts: Mapping[str, float]
    times: Mapping[str, Sequence[float]]


class Metrics:
    """Counts since the start of the server."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.sockets = 0
        self.messages = 0
        self.refused = 0
        self.failures = 0
        self.old_pages = 0
        self.lines = 0
        self.lag = 0.0
        """Seconds by which the event loop was late at worst, lately."""
        self.answers = Times()
        """From a word that somebody says until everybody is sent what it has changed."""
        self.appends = Times()
        """From what is written until it is on the disk."""
        self.loads = Times()
        """Until a table is read from the store."""

    async def watch_loop(self) -> None:
        """Notice how late the event loop is; what was worst fades in half a minute."""
        while True:
            start = perf_counter()
            await asyncio.sleep(PAUSE)
            late = perf_counter() - start - PAUSE
            self.lag = max(late, self.lag * FADING)

    @contextmanager
    def appending(self, lines: int) -> Iterator[None]:
        """Measure how long the store takes for some lines."""
        with self.appends.measured():
            yield
        self.lines += lines

    def numbers(self, gauges: Mapping[str, float], failures: int = 0) -> Numbers:
        """Return everything, with some values of the moment and failures counted elsewhere."""
        counts = {
            "messages_total": self.messages,
            "refused_total": self.refused,
            "failures_total": self.failures + failures,
            "lines_total": self.lines,
            "old_pages_total": self.old_pages,
        }
        here = {"sockets": self.sockets, "loop_lag_seconds": self.lag}
        times = {"answer": self.answers, "append": self.appends, "load": self.loads}
        return Numbers(
            {**gauges, **here}, counts, {name: each.numbers for name, each in times.items()}
        )


def written(house: Mapping[str, float], processes: Mapping[str, Numbers]) -> str:
    """Write the numbers of a house, and those of its processes, each under its name.

    A server that is alone has no name.
    """
    first = next(iter(processes.values()))
    out = [_metric("gauge", name, {"": value}) for name, value in house.items()]
    for kind, part in (("gauge", "gauges"), ("counter", "counts")):
        for name in getattr(first, part):
            found = {who: getattr(each, part).get(name, 0.0) for who, each in processes.items()}
            out.append(_metric(kind, name, found))
    out += [
        _histogram(name, {who: each.times[name] for who, each in processes.items()})
        for name in first.times
    ]
    return "".join(out)


def _metric(kind: str, name: str, values: Mapping[str, float]) -> str:
    lines = [f"meute_{name}{_labels(who)} {value:g}" for who, value in values.items()]
    return "\n".join([f"# TYPE meute_{name} {kind}", *lines]) + "\n"


def _histogram(name: str, values: Mapping[str, Sequence[float]]) -> str:
    name = f"meute_{name}_seconds"
    lines = [f"# TYPE {name} histogram"]
    for who, (*classes, count, seconds) in values.items():
        for bound, below in zip((*BOUNDS, "+Inf"), (*classes, count), strict=True):
            lines.append(f"{name}_bucket{_labels(who, le=str(bound))} {below:.0f}")
        lines.append(f"{name}_sum{_labels(who)} {seconds:.6f}")
        lines.append(f"{name}_count{_labels(who)} {count:.0f}")
    return "\n".join(lines) + "\n"


def _labels(process: str, **more: str) -> str:
    labels = {**({"process": process} if process else {}), **more}
    inside = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{inside}}}" if inside else ""
