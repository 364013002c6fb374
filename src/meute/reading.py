"""Records of ours as JSON, written and read again."""

from __future__ import annotations

from typing import Any

from meute.core import codec
from meute.core.codec import action_from_plain, from_json, view_from_plain
from meute.core.record import Record
from meute.core.registry import game
from meute.core.replay import parse


def decode(name: str, data: bytes | str) -> Any:
    """Read what `encode` wrote of a game: one of its actions, a view, or a whole record."""
    raw = data.encode() if isinstance(data, str) else data
    if raw.startswith(b'{"meute":'):
        [(_, record)] = parse(raw)
        return record
    plain = from_json(raw)
    rules = game(name)
    if isinstance(plain, dict) and plain.get("type") == rules.view_class.__name__:
        return view_from_plain(rules, plain)
    return action_from_plain(rules, plain)


def encode(thing: object) -> bytes:
    """Write an action, a view, a record or any other record of ours as JSON."""
    return thing.to_bytes() if isinstance(thing, Record) else codec.encode(thing)
