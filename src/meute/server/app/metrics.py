"""Numbers about the running server, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds, in seconds, of the classes in which times are counted."""

PAUSE: Final = 0.25
"""Seconds between two looks whether the event loop is late."""
FADING: Final = 0.98


class Times:
    """How long something took, counted by classes."""

    def __init__(self, name: str) -> None:
        """Have counted nothing."""
        self._name = name
        self._classes = [0] * len(BOUNDS)
        self._count = 0
        self._seconds = 0.0

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

    def text(self) -> str:
        """Write the classes, each with those below."""
        name = f"meute_{self._name}_seconds"
        lines = [f"# TYPE {name} histogram"]
        for bound, count in zip(BOUNDS, self._classes, strict=True):
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._count}')
        lines.append(f"{name}_sum {self._seconds:.6f}")
        lines.append(f"{name}_count {self._count}")
        return "\n".join(lines) + "\n"


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
        self.answers = Times("answer")
        """From a word that somebody says until everybody is sent what it has changed."""
        self.appends = Times("append")
        """From what is written until it is on the disk."""
        self.loads = Times("load")
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

    def text(self, gauges: Mapping[str, float], failures: int = 0) -> str:
        """Write everything, with some values of the moment and failures counted elsewhere."""
        counts = {
            "messages_total": self.messages,
            "refused_total": self.refused,
            "failures_total": self.failures + failures,
            "lines_total": self.lines,
            "old_pages_total": self.old_pages,
        }
        out = [_line("gauge", name, value) for name, value in gauges.items()]
        out.append(_line("gauge", "sockets", self.sockets))
        out += [_line("counter", name, value) for name, value in counts.items()]
        out.append(_line("gauge", "loop_lag_seconds", self.lag))
        return "".join(
            [*out, *(times.text() for times in (self.answers, self.appends, self.loads))]
        )


def _line(kind: str, name: str, value: float) -> str:
    return f"# TYPE meute_{name} {kind}\nmeute_{name} {value:g}\n"
