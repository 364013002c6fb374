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

from typing import Any

from meute.core.codec import action_from_plain, encode, from_json
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
from meute.core.registry import bot, bots, game, games
from meute.core.replay import replay, verify
from meute.core.table import Table
from meute.files import load, load_all, save, save_all

__version__ = "0.1.0"


def decode(name: str, data: bytes | str) -> Any:  # noqa: ANN401
    """Read one of a game's actions from JSON."""
    return action_from_plain(game(name), from_json(data))


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
