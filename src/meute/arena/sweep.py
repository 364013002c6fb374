"""Many variants of a game at once: every value of a setting, or every choice of several.

penalty=5,10,15         three values of a number
edition=fr,en           both of a choice
penalty=0..20:5         0, 5, 10, 15 and 20
lairs=4,8,12,16         one row of numbers: there the commas belong to the row
lairs=4,8,12,16/1,2,3,4 two rows
lairs.2=4..12:4         three rows that differ in their second number
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from meute.core.errors import BadVariant, MeuteError
from meute.core.meta import Meta, Number, Value
from meute.core.numbers import Numbers, joined, read

MOST: Final = 100
"""Variants of one run; more would be looked at by nobody."""

RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")
PLACED: Final = re.compile(r"(\w+)\.(\d+)")


@dataclass(frozen=True)
class Axis:
    """A setting, or one number of a row, and the values to try."""

    setting: str
    values: tuple[str, ...]
    place: int | None = None
    """Which number of a row is meant, counted from 1."""

    @property
    def name(self) -> str:
        """What the axis is called."""
        return self.setting if self.place is None else f"{self.setting}.{self.place}"

    def put(self, meta: Meta, variant: dict[str, Value], value: str) -> dict[str, Value]:
        """Return the variant with this value."""
        if self.place is None:
            return meta.variant({**variant, self.setting: value})
        row = read(variant[self.setting]) or []
        row[self.place - 1] = int(value)
        return meta.variant({**variant, self.setting: joined(row)})


@dataclass(frozen=True)
class Cell:
    """One variant of a sweep."""

    name: str
    """What is changed, such as `penalty=5, rounds=2`."""
    variant: Mapping[str, Value] = field(hash=False)
    chosen: tuple[str, ...] = ()
    """The value on each axis."""

    @property
    def folder(self) -> str:
        """The name of a folder for it."""
        return re.sub(r"[^\w.=-]+", "-", self.name)


def axes_of(meta: Meta, texts: Sequence[str]) -> list[Axis]:
    """Read what is to be tried; a setting that is named twice tries all its values."""
    found: dict[str, Axis] = {}
    for text in texts:
        axis = _axis(meta, text)
        before = found[axis.name].values if axis.name in found else ()
        values = tuple(dict.fromkeys((*before, *axis.values)))
        found[axis.name] = Axis(axis.setting, values, axis.place)
    return list(found.values())


def _axis(meta: Meta, text: str) -> Axis:
    name, equals, values = (part.strip() for part in text.partition("="))
    if not equals or not values:
        raise BadVariant(f"{text!r} is not of the form setting=value")
    placed = PLACED.fullmatch(name)
    setting, place = (placed[1], int(placed[2])) if placed else (name, None)
    kind = next((each for each in meta.settings if each.name == setting), None)
    if kind is None:
        meta.variant({setting: values})  # says which settings there are
    row = isinstance(kind, Numbers) and len(kind.usual) > 1
    if place is not None and not (isinstance(kind, Numbers) and 1 <= place <= len(kind.usual)):
        raise BadVariant(f"{name!r}: {setting!r} has no number {place}")
    several = row and place is None
    parts = values.split("/") if several else re.split(r"[,/]", values)
    whole = isinstance(kind, (Number, Numbers)) and not several
    listed = [value for part in parts for value in _listed(part.strip(), name, whole=whole)]
    return Axis(setting, tuple(listed), place)


def _listed(part: str, name: str, *, whole: bool) -> list[str]:
    """Return the values that a part stands for: itself, or those of a range."""
    found = RANGE.fullmatch(part) if whole else None
    if found is None:
        if whole and not re.fullmatch(r"-?\d+", part):
            raise BadVariant(
                f"{name}: {part!r} is neither a whole number nor a range such as 4..16"
            )
        return [part]
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if low > high or step < 1 or (high - low) // step >= MOST * MOST:
        raise BadVariant(f"{name}: {part!r} is no range; write it as 4..16 or 4..16:2")
    return [str(value) for value in range(low, high + 1, step)]


def cells_of(meta: Meta, base: Mapping[str, object], axes: Sequence[Axis]) -> list[Cell]:
    """Return every choice of one value on each axis, checked."""
    count = 1
    for axis in axes:
        count *= len(axis.values)
    if count > MOST:
        raise MeuteError(f"these settings make {count} variants; at most {MOST} are tried at once")
    return [_cell(meta, base, axes, chosen) for chosen in product(*(axis.values for axis in axes))]


def _cell(
    meta: Meta, base: Mapping[str, object], axes: Sequence[Axis], chosen: tuple[str, ...]
) -> Cell:
    variant: dict[str, Value] = meta.variant(base)
    for axis, value in zip(axes, chosen, strict=True):
        variant = axis.put(meta, variant, value)
    name = ", ".join(f"{a.name}={value}" for a, value in zip(axes, chosen, strict=True))
    return Cell(name, variant, chosen)
