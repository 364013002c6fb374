"""Named figures, one under the other: words as text of the page, and a drawn strip below each.

The words wrap where they do not fit, so that no name is cut and none lies on another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from meute.arena.page.svg import LEFT, RIGHT, Format, Scale, line, rect, strip
from meute.arena.statistics import Estimate

Even = tuple[float, str]
"""A value to compare with, and its name; without a name it is drawn but not explained."""


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
    even: Even | None = None,
) -> str:
    """Draw a dot and an interval under each name; `even` is a value to compare with."""
    items = [_named(each.name, _said(each, shown), _whisker(each, scale, even)) for each in lines]
    ends = f"<span>{escape(shown(scale.low))}</span><span>{escape(shown(scale.high))}</span>"
    return _plot(title, items, even, f'<p class="ends">{ends}</p>')


def _said(each: Whisker, shown: Format) -> str:
    found = each.estimate
    known = f" ({shown(found.low)} to {shown(found.high)})" if found.known else ""
    return f"{shown(found.value)}{known}{each.note}"


def _whisker(each: Whisker, scale: Scale, even: Even | None) -> str:
    found = each.estimate
    return strip(
        16,
        "" if even is None else line(scale(even[0]), 0, scale(even[0]), 16, "even"),
        line(scale(found.low), 8, scale(found.high), 8, f"{each.css} whisker"),
        f'<circle cx="{scale(found.value):.1f}" cy="8" r="5" class="{each.css}"/>',
    )


@dataclass(frozen=True)
class Bar:
    """A named amount, perhaps with a second one to compare."""

    name: str
    value: float
    said: str
    other: float | None = None
    css: str = "a"


def bars(title: str, lines: Sequence[Bar], most: float, least: float = 0.0) -> str:
    """Draw a bar, or two, under each name; a dashed line is at zero if some lie below it."""
    scale = Scale(min(0.0, least), most)
    items = [_named(each.name, each.said, _bars(each, scale)) for each in lines]
    return _plot(title, items, (0.0, "zero") if least < 0 else None)


def _bars(each: Bar, scale: Scale) -> str:
    height = 8 if each.other is None else 18
    drawn = [_bar(scale, each.value, 0, each.css)]
    if each.other is not None:
        drawn.append(_bar(scale, each.other, 10, "b"))
    if scale.low < 0:
        drawn.append(line(scale(0), 0, scale(0), height, "even"))
    return strip(height, *drawn)


def _bar(scale: Scale, value: float, y: float, css: str) -> str:
    start, end = sorted((scale(0), scale(value)))
    behind = rect(LEFT, y, RIGHT - LEFT, 8, "track")
    return behind + rect(start, y, max(1.0, end - start), 8, css)


def _named(name: str, said: str, drawn: str) -> str:
    return f'<li><span>{escape(name)}</span> <span class="said">{escape(said)}</span>{drawn}</li>'


def _plot(title: str, items: Sequence[str], even: Even | None, below: str = "") -> str:
    """Keep a list, what explains it and what stands below it together, in one block."""
    listed = f'<ul class="marks" aria-label="{escape(title)}">{"".join(items)}</ul>'
    return f"<div>{_dashed(even)}{listed}{below}</div>"


def _dashed(even: Even | None) -> str:
    """Explain the dashed line."""
    if even is None or not even[1]:
        return ""
    return f'<p class="keys"><span><i class="key dashed"></i>{escape(even[1])}</span></p>'
