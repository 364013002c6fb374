"""Actions, views and states as plain data and JSON: the edge where bytes come in and go out.

An action, decision, step or view becomes an object that names its class under `type`; any other
record becomes an object of its fields. Reading is strict: a missing, unknown or ill-typed field is
refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from meute.core.decision import Action, Decision, Pending, View
from meute.core.errors import BadData
from meute.core.shape import FIELD_TYPES

if TYPE_CHECKING:
    from types import ModuleType

    from meute.core.game import Game

LONGEST_QUOTE: Final = 60
"""Characters of foreign data that an error repeats."""

SCALARS: Final = frozenset((type(None), bool, int, float, str))
"""What JSON holds as it is."""

REMEMBERED: Final = 2048
"""Records whose plain form is remembered at most."""

WHOLE_NUMBERS: Final[dict[Any, Any]] = {list: list[int], tuple: tuple[int, ...]}
"""What a list or tuple holds if its record says nothing else in `FIELD_TYPES`."""

ROWS: Final[tuple[Any, ...]] = (list[int], tuple[int, ...])
"""Fields that hold nothing but whole numbers, and so have nothing in them to turn."""

TABLES: Final[tuple[Any, ...]] = (list[list[int]], tuple[tuple[int, ...], ...])
"""Fields that hold such rows."""

Plain = Any
"""None, bool, int, float, str, and lists and string-keyed dicts of these."""


def vocabulary(*modules: ModuleType) -> dict[str, type]:
    """Collect the actions, decisions and steps that these modules define."""
    return {
        name: word
        for module in modules
        for name, word in vars(module).items()
        if isinstance(word, type)
        and issubclass(word, (Action, Pending))
        and word.__module__ != Decision.__module__
        and is_dataclass(word)
    }


@cache
def _field_names(cls: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(cls) if f.compare)


@cache
def _field_types(cls: type) -> dict[str, Any]:
    """Return what each field of a record holds, compiled or not."""
    said, kept = FIELD_TYPES.get(cls, {}), get_type_hints(cls)
    return {name: said.get(name) or full_type(kept[name]) for name in _field_names(cls)}


def full_type(kept: Any) -> Any:
    """Return the type of a field of which a compiled class keeps this much."""
    return WHOLE_NUMBERS.get(kept, kept)


class _Form:
    """How records of a class are written: what comes first, and which fields need a second look."""

    def __init__(self, cls: type) -> None:
        if not is_dataclass(cls):
            message = f"{cls.__name__} is not a record and cannot be written as JSON"
            raise BadData(message)
        self.first = {"type": cls.__name__} if issubclass(cls, (Action, Pending, View)) else {}
        names = _field_names(cls)
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


def from_plain(data: Plain, cls: type, words: Mapping[str, type]) -> Any:
    """Build a record of this class; `words` are the classes that `type` may name."""
    if not isinstance(data, dict):
        message = f"expected an object with the fields of {cls.__name__}, got {_short(data)}"
        raise BadData(message)
    types = _field_types(cls)
    for name in types:
        if name not in data:
            message = f"{cls.__name__} lacks the field {name!r}"
            raise BadData(message)
    for name in data:
        if name not in types:
            message = f"{cls.__name__} has no field {name!r}"
            raise BadData(message)
    values = {}
    for name, expected in types.items():
        try:
            values[name] = _converted(data[name], expected, words)
        except (msgspec.ValidationError, RecursionError) as error:
            message = f"field {name!r} of {cls.__name__}: {error}"
            raise BadData(message) from None
    return cls(**values)


def _converted(data: Plain, expected: Any, words: Mapping[str, type]) -> object:
    """Read what a field holds; records in it are read by `from_plain`, which knows their fields."""

    def hook(kind: type, value: Plain) -> object:
        if issubclass(kind, (Action, Pending)):
            return _tagged(value, kind, words)
        message = f"{kind.__name__} cannot be read from JSON"
        raise BadData(message)

    record = _record_in(expected)
    if record is not None and (data is not None or expected is record):
        return from_plain(data, record, words)
    return msgspec.convert(data, expected, dec_hook=hook)


@cache
def _record_in(expected: Any) -> type | None:
    """Return the record that a field holds, always or if not None; not what a list holds."""
    if get_origin(expected) in (list, tuple):
        return None
    for part in (expected, *get_args(expected)):
        if isinstance(part, type) and not issubclass(part, (Action, Pending)):
            known: type = part
            if is_dataclass(known):
                return known
    return None


def _tagged(data: Plain, expected: type, words: Mapping[str, type]) -> object:
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        message = f"expected an object that names its 'type', got {_short(data)}"
        raise BadData(message)
    cls = words.get(data["type"])
    if cls is None or not issubclass(cls, expected):
        message = f"no {expected.__name__.lower()} is called {_short(data['type'])}"
        raise BadData(message)
    return from_plain({k: v for k, v in data.items() if k != "type"}, cls, words)


def action_from_plain(game: Game, data: Plain) -> Any:
    """Build one of the game's actions."""
    return _tagged(data, Action, game.vocabulary)


def view_from_plain(game: Game, data: Plain) -> Any:
    """Build a view of the game."""
    words = {game.view_class.__name__: game.view_class, **game.vocabulary}
    return _tagged(data, View, words)


def state_from_plain(game: Game, data: Plain) -> Any:
    """Build a state of the game."""
    return from_plain(data, game.state_class, game.vocabulary)


def to_json(plain: Plain) -> bytes:
    """Write plain data as compact JSON."""
    return msgspec.json.encode(plain)


def from_json(data: bytes | str) -> Plain:
    """Read JSON into plain data."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"not valid JSON: {error}"
        raise BadData(message) from None


def encode(thing: object) -> bytes:
    """Write an action, view, state or any other record of ours as JSON."""
    return to_json(to_plain(thing))


def state_hash(state: object) -> str:
    """Return a digest that is equal on every machine for equal states, and only for those."""
    return hashlib.sha256(encode(state)).hexdigest()


def _short(data: object) -> str:
    try:
        text = repr(data)
    except (RecursionError, ValueError):  # nested too deeply, or a number with too many digits
        return f"an unspeakable {type(data).__name__}"
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."
