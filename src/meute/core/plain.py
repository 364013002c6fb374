"""Records as plain data: the half of the codec that writes.

An action, decision, step or view becomes an object that names its class under `type`; any other
record becomes an object of its fields. What is written often is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter, is_
from typing import Any, Final, get_type_hints

from meute.core.decision import Action, Pending, View
from meute.core.errors import BadData
from meute.core.shape import FIELD_TYPES

SCALARS: Final = frozenset((type(None), bool, int, float, str))
"""What JSON holds as it is."""

REMEMBERED: Final = 2048
"""Records whose plain form is remembered at most."""

ROWS: Final[tuple[Any, ...]] = (list[int], tuple[int, ...])
"""Fields that hold nothing but whole numbers, and so have nothing in them to turn."""

TABLES: Final[tuple[Any, ...]] = (list[list[int]], tuple[tuple[int, ...], ...])
"""Fields that hold such rows."""

Plain = Any
"""None, bool, int, float, str, and lists and string-keyed dicts of these."""


@cache
def field_names(cls: type) -> tuple[str, ...]:
    """Return the fields of a record that are compared, and so written."""
    return tuple(f.name for f in fields(cls) if f.compare)


class _Form:
    """How records of a class are written: what comes first, and which fields need a second look."""

    def __init__(self, cls: type) -> None:
        if not is_dataclass(cls):
            message = f"{cls.__name__} is not a record and cannot be written as JSON"
            raise BadData(message)
        self.first = {"type": cls.__name__} if issubclass(cls, (Action, Pending, View)) else {}
        names = field_names(cls)
        said = _hints(cls)
        self._rows = [name for name in names if said.get(name) in ROWS]
        self._tables = [name for name in names if said.get(name) in TABLES]
        self._others = [name for name in names if name not in (*self._rows, *self._tables)]
        self._names = names
        self._values = attrgetter(*names) if len(names) > 1 else None
        self._lasting = bool(self.first) and _is_frozen(cls)

    def write(self, record: Any) -> dict[str, Plain]:
        """Turn a record of the class into plain data."""
        if self._lasting:
            known = _written.get(id(record))
            if known is not None:
                return known[1].copy()
        plain = self._spread(record)
        for name in self._rows:  # whole numbers, by their record's word: nothing in them to turn
            plain[name] = list(plain[name])
        for name in self._tables:
            plain[name] = [list(row) for row in plain[name]]
        flat = not self._rows and not self._tables
        for name in self._others:
            value = plain[name]
            if type(value) not in SCALARS:
                plain[name] = to_plain(value)
                flat = False
        if flat and self._lasting:
            _keep(record, plain)
        return plain

    def write_beside(self, record: Any, kept: dict[str, tuple[Any, Plain]]) -> dict[str, Plain]:
        """Turn a record into what becomes JSON; `kept` has what was written of others before."""
        plain = self._spread(record)
        for name in self._others:
            value = plain[name]
            if type(value) not in SCALARS:
                before = kept.get(name)
                if before is None or not _the_very_same(before[0], value):
                    kept[name] = before = (value, to_plain(value))
                plain[name] = before[1]
        return plain

    def _spread(self, record: Any) -> dict[str, Any]:
        """Lay out the fields of a record as they are."""
        plain: dict[str, Any] = self.first.copy()
        if self._values is not None:
            plain.update(zip(self._names, self._values(record), strict=True))
        else:
            plain.update((name, getattr(record, name)) for name in self._names)
        return plain


_written: Final[dict[int, tuple[object, dict[str, Plain]]]] = {}
"""Frozen records written lately, by identity: a stack holds the same ones move after move."""


def _keep(record: object, plain: dict[str, Plain]) -> None:
    """Remember a record that cannot change, with its plain form; holding it keeps its identity."""
    if len(_written) >= REMEMBERED:
        _written.clear()
    _written[id(record)] = (record, plain.copy())


def _is_frozen(cls: type) -> bool:
    """Tell whether records of a class cannot change."""
    params = getattr(cls, "__dataclass_params__", None)
    return bool(params and params.frozen)


def _the_very_same(one: object, other: object) -> bool:
    """Tell whether two things are one, or two tuples hold the same things: not merely equal ones.

    What is the very same gives the same bytes; of what is equal (1, 1.0, True) that is not sure.
    """
    if one is other:
        return True
    if not isinstance(one, tuple) or not isinstance(other, tuple):
        return False
    return type(one) is type(other) and len(one) == len(other) and all(map(is_, one, other))


def _hints(cls: type) -> Mapping[str, Any]:
    """Return what a record says of its fields; nothing if it names what cannot be found here."""
    try:
        return {**get_type_hints(cls), **FIELD_TYPES.get(cls, {})}
    except NameError:
        return {}


_forms: Final[dict[type, _Form]] = {}


def to_plain(thing: object) -> Plain:
    """Turn records into plain data; fields left out of comparison are left out here too."""
    cls = type(thing)
    form = _forms.get(cls)
    if form is not None:
        return form.write(thing)
    if cls in SCALARS:
        return thing
    if isinstance(thing, (list, tuple)):
        return [item if type(item) in SCALARS else to_plain(item) for item in thing]
    if isinstance(thing, (dict, Mapping)):  # almost always a dict, which is quicker to tell
        return {
            str(key): value if type(value) in SCALARS else to_plain(value)
            for key, value in thing.items()
        }
    _forms[cls] = form = _Form(cls)
    return form.write(thing)


class Together:
    """Writes views of one position, to be sent as JSON: what they have in common is written once.

    They share the very same frozen records: open questions, settings, what stands in a region. The
    bytes of a view are those it would have alone.
    """

    def __init__(self) -> None:
        """Start with nothing written."""
        self._kept: dict[str, tuple[Any, Plain]] = {}

    def write(self, view: object) -> Plain:
        """Return what becomes the view's JSON; it is not to be changed."""
        form = _forms.get(type(view))
        return to_plain(view) if form is None else form.write_beside(view, self._kept)
