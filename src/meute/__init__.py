"""Four wolf-and-fox tabletop games as pure rules, with bots, an arena and a command line.

>>> import meute
>>> table = meute.Table("silver", seats=3, seed=7)
>>> table.waiting
(0, 1, 2)
>>> while not table.over:
...     for seat in table.waiting:
...         table.play(seat, table.ask(seat, meute.bot("random")))
>>> sorted(table.ranks)[0]
1
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from meute.core import codec, registry
from meute.core.codec import action_from_plain, from_json, view_from_plain
from meute.core.errors import (
    BadData,
    BadRecord,
    BadVariant,
    BotError,
    CannotUndo,
    IllegalAction,
    MeuteError,
    SeedNeeded,
    UnknownName,
)
from meute.core.record import Record
from meute.core.registry import bot, game
from meute.core.replay import parse, replay, verify
from meute.core.table import Table
from meute.files import load, load_all, save, save_all

if TYPE_CHECKING:
    from meute.core.registry import bots, games
else:
    from meute import bots, games

__version__ = "0.1.0"


class _Games(ModuleType):
    """The package of our rooms; called, it lists the games of all packages."""

    def __call__(self) -> list[str]:
        return registry.games()


class _Bots(ModuleType):
    """The package of our bots; called, it lists the bots of all packages."""

    def __call__(self) -> list[str]:
        return registry.bots()


sys.modules["meute.games"].__class__ = _Games
sys.modules["meute.bots"].__class__ = _Bots


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


__all__ = [
    "BadData",
    "BadRecord",
    "BadVariant",
    "BotError",
    "CannotUndo",
    "IllegalAction",
    "MeuteError",
    "Record",
    "SeedNeeded",
    "Table",
    "UnknownName",
    "bot",
    "bots",
    "decode",
    "encode",
    "game",
    "games",
    "load",
    "load_all",
    "replay",
    "save",
    "save_all",
    "verify",
]
