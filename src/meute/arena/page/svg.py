"""Plots as SVG text: drawn for the width of a phone, coloured by the page's style."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Literal

WIDTH: Final = 360
LEFT: Final = 2
RIGHT: Final = 358

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


def strip(height: float, *parts: str) -> str:
    """Put parts into a low picture beside whose words it needs no name of its own."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" aria-hidden="true">{"".join(parts)}</svg>'


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


@dataclass(frozen=True)
class Axis:
    """How the values of a plot are written, and what they are."""

    shown: Format
    unit: str

    def draw(self, bins: Sequence[float], y: float) -> str:
        """Name the ends of a scale, the last with its unit, and the edge nearest to the middle."""
        scale, middle = Scale(bins[0], bins[-1]), bins[len(bins) // 2]
        between = text(scale(middle), y + 15, self.shown(middle), "muted", "middle")
        return "".join(
            [
                line(LEFT, y, RIGHT, y, "grid"),
                text(LEFT, y + 15, self.shown(bins[0]), "muted"),
                between if len(bins) > 2 else "",  # noqa: PLR2004 (the two ends)
                text(RIGHT, y + 15, f"{self.shown(bins[-1])} {self.unit}", "muted", "end"),
            ]
        )


def histogram(
    title: str,
    groups: Sequence[tuple[str, Sequence[float]]],
    bins: Sequence[float],
    axis: Axis,
    things: Literal["games", "scores"] = "games",
) -> str:
    """Draw how many things fall between the edges in `bins`; groups stand on each other."""
    counts = [counted(values, bins) for _, values in groups]
    most = max(map(sum, zip(*counts, strict=True))) or 1
    base, tall = 150.0, 128.0
    width = (RIGHT - LEFT) / (len(bins) - 1)
    parts = [
        line(LEFT, base - tall, RIGHT, base - tall, "grid"),
        text(
            LEFT,
            base - tall - 6,
            f"tallest bar: {most} {things if most > 1 else things[:-1]}",
            "muted",
        ),
    ]
    for place, column in enumerate(zip(*counts, strict=True)):
        y = base
        for (css, _), count in zip(groups, column, strict=True):
            y -= count / most * tall
            parts.append(rect(LEFT + place * width + 0.5, y, width - 1, count / most * tall, css))
    parts.append(axis.draw(bins, base))
    return picture(base + 20, title, *parts)


def counted(values: Sequence[float], bins: Sequence[float]) -> list[int]:
    """Count the values between each pair of edges; the last bin holds its upper edge too."""
    counts = [0] * (len(bins) - 1)
    width = bins[1] - bins[0]
    for value in values:
        counts[min(len(counts) - 1, max(0, int((value - bins[0]) / width)))] += 1
    return counts


def edges(values: Sequence[float], most: int = 24) -> list[float]:
    """Return the edges of at most `most` bins of a round width that hold all values.

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
