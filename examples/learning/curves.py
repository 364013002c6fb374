"""Draw how nets learned: a panel for each room, a line with its interval for each seed.

    python examples/learning/curves.py curves.svg silver-0.json silver-1.json tracks-0.json

The files are what `learn.py` writes beside its nets. Python alone is needed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

WIDE, HIGH = 420, 260
"""A panel with its margins."""
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 40, 42
COLUMNS = 2
COLOURS = ("#1f6f8b", "#b4501e", "#5b4a8a", "#4d7a2a")
"""Of the company, in the order in which the plan names it."""
STYLE = "font-family:system-ui,sans-serif;font-size:12px;fill:#26221c"

Run = dict[str, Any]


class Panel:
    """All runs of a room: CPU time of learning to the right, games won upwards."""

    def __init__(self, runs: Sequence[Run], left: float, top: float) -> None:
        self.runs, self.left, self.top = runs, left + LEFT, top + TOP
        self.wide, self.high = WIDE - LEFT - RIGHT, HIGH - TOP - BOTTOM
        self.colours = dict(zip(runs[0]["plan"]["company"], COLOURS, strict=False))
        self.seconds = max(1.0, *(point["seconds"] for run in runs for point in run["curve"]))

    def x(self, seconds: float) -> float:
        """Return where a time stands."""
        return round(self.left + self.wide * seconds / self.seconds, 1)

    def y(self, share: float) -> float:
        """Return where a share of games stands."""
        return round(self.top + self.high * (1 - min(1.0, max(0.0, share))), 1)

    def drawn(self) -> Iterator[str]:
        """Yield the panel."""
        yield from self._frame()
        for run in self.runs:
            for company, colour in self.colours.items():
                yield from self._line(run["curve"], company, colour)

    def _frame(self) -> Iterator[str]:
        plan = self.runs[0]["plan"]
        seats, right = plan["seats"], self.left + self.wide
        told = f"{plan['room']}, {seats} seats: games won, by seed ({len(self.runs)})"
        yield text(self.left, self.top - 22, told, "font-weight:600")
        for n, (company, colour) in enumerate(self.colours.items()):
            yield text(self.left + 105 * n, self.top - 7, f"against {company}", f"fill:{colour}")
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(share)
            yield across(self.left, right, y, "stroke:#e4ddd0")
            yield text(self.left - 6, y + 4, f"{share:.0%}", "text-anchor:end")
        even = self.y(1 / seats)
        yield across(self.left, right, even, "stroke:#26221c;stroke-dasharray:4 4")
        yield text(right, even - 4, "even", "text-anchor:end;font-style:italic")
        for part in (0.0, 0.5, 1.0):
            seconds = part * self.seconds
            style = "text-anchor:" + ("middle" if part < 1 else "end")
            yield text(self.x(seconds), self.top + self.high + 16, f"{seconds:.0f} s", style)
        middle = self.left + self.wide / 2
        told = "CPU seconds of learning"
        yield text(middle, self.top + self.high + 32, told, "text-anchor:middle")

    def _line(self, curve: Sequence[Run], company: str, colour: str) -> Iterator[str]:
        """Yield one seed's line, and around it the interval of each of its tests."""
        points = [(self.x(each["seconds"]), *each["won"][company]) for each in curve]
        above = [(x, self.y(won + wide)) for x, won, wide in points]
        below = [(x, self.y(won - wide)) for x, won, wide in reversed(points)]
        yield f'<polygon points="{path(above + below)}" fill="{colour}" opacity="0.13"/>'
        middle = path([(x, self.y(won)) for x, won, _ in points])
        yield f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="1.6"/>'


def path(points: Sequence[tuple[float, float]]) -> str:
    """Return points as SVG writes them."""
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def text(x: float, y: float, words: str, style: str = "") -> str:
    """Return words at a place."""
    return f'<text x="{x:g}" y="{y:g}" style="{style}">{escape(words)}</text>'


def across(left: float, right: float, y: float, style: str) -> str:
    """Return a thin line from left to right."""
    return f'<line x1="{left:g}" x2="{right:g}" y1="{y:g}" y2="{y:g}" style="{style}"/>'


def drawing(runs: Sequence[Run]) -> str:
    """Return all panels as one SVG picture."""

    def room(run: Run) -> str:
        return str(run["plan"]["room"])

    rooms = [list(group) for _, group in groupby(sorted(runs, key=room), key=room)]
    rows = -(-len(rooms) // COLUMNS)
    wide, high = WIDE * min(COLUMNS, len(rooms)), HIGH * rows
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" style="{STYLE}">',
        "<title>Games won while nets learned</title>",
        f'<rect width="{wide}" height="{high}" rx="8" fill="#fbf8f1"/>',
    ]
    for n, group in enumerate(rooms):
        row, column = divmod(n, COLUMNS)
        parts += Panel(group, column * WIDE, row * HIGH).drawn()
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Read what to draw."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, help="the picture (.svg)")
    parser.add_argument("runs", type=Path, nargs="+", help="what learn.py told (.json)")
    given = parser.parse_args()
    runs = [json.loads(file.read_text("utf-8")) for file in given.runs]
    given.out.write_text(drawing(runs), "utf-8")


if __name__ == "__main__":
    main()
