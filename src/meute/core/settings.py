"""The text that names a bot and its settings, read without running anything."""

from __future__ import annotations

import ast
import inspect
import re
from math import isfinite
from typing import TYPE_CHECKING, Any, Final
from warnings import catch_warnings, simplefilter

from meute.core.errors import UnknownName
from meute.core.names import offered, quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LONGEST: Final = 200
"""Characters of a bot's text: it stands in records, tables and lobbies."""

CALL: Final = re.compile(r"([A-Za-z_][\w.-]*)(?:\((.*)\))?")

PLAIN: Final = (bool, int, float, str, type(None))
"""What a setting may be."""

NO_WORDS: Final = frozenset({"nan", "inf", "infinity", "true", "false", "none"})
"""Whoever writes these wants no word: a number that is none, or a value written otherwise."""


def cut(text: str) -> tuple[str, str]:
    """Return the name in a bot's text, and what stands in the parentheses behind it."""
    if len(text) > LONGEST:
        message = (
            f"a bot is named in {LONGEST} characters at most, and {quoted(text)} has {len(text)}"
        )
        raise UnknownName(message)
    found = CALL.fullmatch(text.strip()) if text.isprintable() else None
    return (found[1], found[2] or "") if found else (text, "")


def read(text: str, inside: str) -> dict[str, Any]:
    """Read `playouts=200, seconds=1.5` as names and values."""
    if not inside:
        return {}
    try:
        with catch_warnings():
            simplefilter("error")  # Python only warns of `"\d"` and `1or 2`
            call = ast.parse(f"bot({inside})", mode="eval").body
        return _values(call)
    except (Warning, SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        message = (
            f"bot {quoted(text)}: write its settings as name(key=value, ...), "
            f"each value a number, a word, a quoted text, True, False or None"
        )
        raise UnknownName(message) from None


def _values(call: ast.expr) -> dict[str, Any]:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
        raise ValueError
    chosen: dict[str, Any] = {}
    for word in call.keywords:
        value = _value(word.value)
        if word.arg is None or word.arg in chosen or not isinstance(value, PLAIN):
            raise ValueError
        if isinstance(value, float) and not isfinite(value):
            raise ValueError
        chosen[word.arg] = value
    return chosen


def _value(written: ast.expr) -> Any:
    """Return what is written; a word alone is a text."""
    if not isinstance(written, ast.Name):
        return ast.literal_eval(written)
    if written.id.casefold() in NO_WORDS:
        raise ValueError
    return written.id


def check(text: str, name: str, make: Callable[..., Any], chosen: Mapping[str, object]) -> None:
    """Raise what is wrong with the names of the settings: an unknown one, or one that lacks."""
    try:
        parameters = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):  # what makes the bot is not written in Python
        return
    if any(each.kind is each.VAR_KEYWORD for each in parameters):
        return
    known = [each.name for each in parameters if each.kind is not each.VAR_POSITIONAL]
    for one in chosen:
        if one not in known:
            raise UnknownName(f"bot {quoted(text)}: {_no_setting(name, one, known)}")
    needed = [each.name for each in parameters if each.default is each.empty]
    lacks = [each for each in needed if each in known and each not in chosen]
    if lacks:
        raise UnknownName(f"bot {quoted(text)}: {name} needs a value for {', '.join(lacks)}")


def _no_setting(name: str, one: str, known: list[str]) -> str:
    if not known:
        return f"{name} has no settings"
    return f"{name} has no setting {quoted(one)}{offered(one, known, 'its settings are')}"
