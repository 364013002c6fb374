"""Pictures as SVG text: a few shapes, put together as strings."""

from __future__ import annotations

from html import escape
from typing import Final

LETTER: Final = 0.56
"""How wide a letter is on average, in heights of its type."""

TIGHTEST: Final = 0.72
"""How far type shrinks before its letters are pressed together."""

Value = str | float | None


def number(value: float) -> str:
    """Write a number with two digits at most.

    >>> number(2.5), number(3.0), number(-0.001)
    ('2.5', '3', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, inside: str = "", /, **attributes: Value) -> str:
    """Write an element; an attribute that is None is left out, `_` stands for a hyphen.

    >>> tag("circle", r=2.0, stroke_width=1, fill=None)
    '<circle r="2" stroke-width="1"/>'
    """
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: Value) -> str:
    """Draw a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: Value) -> str:
    """Draw a disc."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def path(d: str, fill: str = "none", **more: Value) -> str:
    """Draw a path."""
    return tag("path", d=d, fill=fill, **more)


def line(d: str, stroke: str, width: float, **more: Value) -> str:
    """Draw a path as a line; the whole picture says that its ends and corners are round."""
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **more)


def group(parts: str, x: float = 0, y: float = 0, scale: float = 1, **more: Value) -> str:
    """Move parts to a place, and change their size."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    sized = f"scale({scale:.4g})" if scale != 1 else ""
    return tag("g", parts, transform=" ".join(filter(None, (moved, sized))) or None, **more)


def text(x: float, y: float, words: str, size: float, fill: str, **more: Value) -> str:
    """Write words; those that would be wider than `fit` shrink, and are never cut."""
    fit = more.pop("fit", None)
    pressed: dict[str, Value] = {}
    if isinstance(fit, (int, float)) and words:
        wide = LETTER * size * len(words)
        if wide > fit:
            size *= max(TIGHTEST, fit / wide)
            if LETTER * size * len(words) > fit * 1.01:
                pressed = {"textLength": number(fit), "lengthAdjust": "spacingAndGlyphs"}
    return tag("text", escape(words), x=x, y=y, font_size=size, fill=fill, **pressed, **more)
