"""Numbers about the running server, in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds, in seconds, of the classes in which append times are counted."""


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
        self._classes = [0] * len(BOUNDS)
        self._appends = 0
        self._seconds = 0.0

    @contextmanager
    def appending(self, lines: int) -> Iterator[None]:
        """Measure how long the store takes for some lines."""
        start = perf_counter()
        yield
        took = perf_counter() - start
        self.lines += lines
        self._appends += 1
        self._seconds += took
        for i, bound in enumerate(BOUNDS):
            self._classes[i] += took <= bound

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
        return "".join([*out, self._histogram()])

    def _histogram(self) -> str:
        name = "meute_append_seconds"
        lines = [f"# TYPE {name} histogram"]
        for bound, count in zip(BOUNDS, self._classes, strict=True):
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._appends}')
        lines.append(f"{name}_sum {self._seconds:.6f}")
        lines.append(f"{name}_count {self._appends}")
        return "\n".join(lines) + "\n"


def _line(kind: str, name: str, value: float) -> str:
    return f"# TYPE meute_{name} {kind}\nmeute_{name} {value:g}\n"
