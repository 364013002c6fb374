"""Plots as SVG text: drawn for the width of a phone, coloured by the page's style.

Names stand above their marks, never beside them, so that long ones fit; a label is never smaller
than 13 of 360 units.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from meute.arena.statistics import Estimate

WIDTH: Final = 360
LEFT: Final = 2
RIGHT: Final = 358
LETTER: Final = 7.0
"""The width of a letter of 13 units, about."""

Format = Callable[[float], str]


@dataclass(frozen=True)
class Scale:
    """Maps values to places from left to right."""

    low: float
    high: float

    def __call__(self, value: float) -> float:
        """Return where a value stands."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return LEFT + max(0.0, min(1.0, share)) * (RIGHT - LEFT)


def picture(height: float, title: str, *parts: str) -> str:
    """Put parts into one picture with a name for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, css: str = "", anchor: str = "start") -> str:
    """Write words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def rect(x: float, y: float, width: float, height: float, css: str) -> str:
    """Draw a bar."""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{css}"/>'


def line(x1: float, y1: float, x2: float, y2: float, css: str) -> str:
    """Draw a line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{css}"/>'


def axis(scale: Scale, y: float, shown: Format, middle: float | None = None) -> str:
    """Name the ends of a scale, and a value between if there is room."""
    parts = [
        line(LEFT, y, RIGHT, y, "grid"),
        text(LEFT, y + 15, shown(scale.low), "muted"),
        text(RIGHT, y + 15, shown(scale.high), "muted", "end"),
    ]
    if middle is not None:
        parts.append(text(scale(middle), y + 15, shown(middle), "muted", "middle"))
    return "".join(parts)


@dataclass(frozen=True)
class Whisker:
    """A figure with its interval, and a name."""

    name: str
    estimate: Estimate
    note: str = ""
    css: str = "a"


def whiskers(
    title: str,
    lines: Sequence[Whisker],
    scale: Scale,
    shown: Format,
    even: tuple[float, str] | None = None,
) -> str:
    """Draw a dot and an interval under each name; `even` is a value to compare with."""
    step, top = 40, 18 if even is not None else 4
    height = top + step * len(lines)
    parts = []
    if even is not None:
        x = scale(even[0])
        anchor = "end" if x > WIDTH * 0.75 else "start" if x < WIDTH * 0.25 else "middle"
        parts += [line(x, y, x, y + 24, "even") for y in range(top + 18, int(height), step)]
        parts.append(text(x, 11, even[1], "muted", anchor))
    for number, each in enumerate(lines):
        parts.append(_whisker(each, scale, shown, top + step * number))
    parts.append(axis(scale, height, shown))
    return picture(height + 20, title, *parts)


def _whisker(each: Whisker, scale: Scale, shown: Format, y: float) -> str:
    found = each.estimate
    low, high = scale(found.low), scale(found.high)
    known = f" ({shown(found.low)} to {shown(found.high)})" if found.known else ""
    said = f"{shown(found.value)}{known}{each.note}"
    return (
        text(LEFT, y + 14, shortened(each.name, said), "ink")
        + text(RIGHT, y + 14, said, "muted", "end")
        + line(low, y + 26, high, y + 26, f"{each.css} whisker")
        + f'<circle cx="{scale(found.value):.1f}" cy="{y + 26:.1f}" r="5" class="{each.css}"/>'
    )


def shortened(name: str, beside: str = "") -> str:
    """Cut a name so that it fits beside other words."""
    letters = int((RIGHT - LEFT) / LETTER) - len(beside) - 1
    return name if len(name) <= letters else name[: max(3, letters - 1)].rstrip() + "…"


@dataclass(frozen=True)
class Bar:
    """A named amount, perhaps with a second one to compare."""

    name: str
    value: float
    said: str
    other: float | None = None
    css: str = "a"


def bars(title: str, lines: Sequence[Bar], most: float, least: float = 0.0) -> str:
    """Draw a bar, or two, under each name."""
    scale = Scale(min(0.0, least), most)
    step = 44 if any(each.other is not None for each in lines) else 32
    parts = []
    for number, each in enumerate(lines):
        y = step * number
        parts.append(text(LEFT, y + 14, shortened(each.name, each.said), "ink"))
        parts.append(text(RIGHT, y + 14, each.said, "muted", "end"))
        parts.append(_bar(scale, each.value, y + 19, each.css))
        if each.other is not None:
            parts.append(_bar(scale, each.other, y + 29, "b"))
    return picture(step * len(lines), title, *parts)


def _bar(scale: Scale, value: float, y: float, css: str) -> str:
    start, end = sorted((scale(0), scale(value)))
    behind = rect(LEFT, y, RIGHT - LEFT, 8, "track")
    return behind + rect(start, y, max(1.0, end - start), 8, css)


def histogram(
    title: str,
    groups: Sequence[tuple[str, Sequence[float]]],
    bins: Sequence[float],
    shown: Format,
    things: str = "games",
) -> str:
    """Draw how many things fall between the edges in `bins`; groups stand on each other."""
    counts = [counted(values, bins) for _, values in groups]
    most = max(map(sum, zip(*counts, strict=True))) or 1
    base, tall = 150.0, 128.0
    width = (RIGHT - LEFT) / (len(bins) - 1)
    parts = [
        line(LEFT, base - tall, RIGHT, base - tall, "grid"),
        text(LEFT, base - tall - 6, f"{most} {things}", "muted"),
    ]
    for place, column in enumerate(zip(*counts, strict=True)):
        y = base
        for (css, _), count in zip(groups, column, strict=True):
            y -= count / most * tall
            parts.append(rect(LEFT + place * width + 0.5, y, width - 1, count / most * tall, css))
    scale = Scale(bins[0], bins[-1])
    parts.append(axis(scale, base, shown, (bins[0] + bins[-1]) / 2))
    return picture(base + 20, title, *parts)


def counted(values: Sequence[float], bins: Sequence[float]) -> list[int]:
    """Count the values between each pair of edges; the last bin holds its upper edge too."""
    counts = [0] * (len(bins) - 1)
    width = bins[1] - bins[0]
    for value in values:
        counts[min(len(counts) - 1, max(0, int((value - bins[0]) / width)))] += 1
    return counts


def edges(values: Sequence[float], most: int = 24) -> list[float]:
    """Return the edges of at most so many bins of a round width that hold all values.

    >>> edges([3, 17, 42], 5)
    [0, 10, 20, 30, 40, 50]
    """
    low, high = min(values), max(values)
    width = round_width((high - low) / most)
    start = math.floor(low / width)
    count = max(1, math.floor(high / width) - start + 1)
    return [round((start + i) * width, 9) for i in range(count + 1)]


def round_width(least: float) -> float:
    """Return the next of 1, 2, 5, 10, 20, 50 and so on; never less than 1.

    >>> round_width(0.3), round_width(7.8), round_width(23)
    (1, 10, 50)
    """
    power = 1
    while True:
        for step in (1, 2, 5):
            if step * power >= least:
                return step * power
        power *= 10
