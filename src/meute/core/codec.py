"""Actions, views and states as JSON: the edge where bytes come in and go out.

What is written is in `plain`. Reading is strict: a missing, unknown or ill-typed field is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from meute.core.decision import Action, Decision, Pending, View
from meute.core.errors import BadData
from meute.core.plain import Plain, Together, field_names, to_plain
from meute.core.shape import FIELD_TYPES

if TYPE_CHECKING:
    from types import ModuleType

    from meute.core.game import Game

__all__ = [
    "LONGEST_QUOTE",
    "WHOLE_NUMBERS",
    "Plain",
    "Together",
    "action_from_plain",
    "encode",
    "from_json",
    "from_plain",
    "full_type",
    "state_from_plain",
    "state_hash",
    "to_json",
    "to_plain",
    "view_from_plain",
    "vocabulary",
]

LONGEST_QUOTE: Final = 60
"""Characters of foreign data that an error repeats."""

WHOLE_NUMBERS: Final[dict[Any, Any]] = {list: list[int], tuple: tuple[int, ...]}
"""What a list or tuple holds if its record says nothing else in `FIELD_TYPES`."""


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
def _field_types(cls: type) -> dict[str, Any]:
    """Return what each field of a record holds, compiled or not."""
    said, kept = FIELD_TYPES.get(cls, {}), get_type_hints(cls)
    return {name: said.get(name) or full_type(kept[name]) for name in field_names(cls)}


def full_type(kept: Any) -> Any:
    """Return the type of a field of which a compiled class keeps this much."""
    return WHOLE_NUMBERS.get(kept, kept)


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
