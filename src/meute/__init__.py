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
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from meute.analysis.puzzles import puzzles
    from meute.arena.trajectories import trajectories
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
    from meute.reading import decode, encode
else:
    from meute import bots, games

__version__ = "0.2.0"

_HOMES: Final = {
    "meute.analysis.puzzles": ("puzzles",),
    "meute.arena.trajectories": ("trajectories",),
    "meute.core.errors": (
        "BadData",
        "BadRecord",
        "BadVariant",
        "BotError",
        "CannotUndo",
        "IllegalAction",
        "MeuteError",
        "SeedNeeded",
        "UnknownName",
    ),
    "meute.core.record": ("Record",),
    "meute.core.registry": ("bot", "game"),
    "meute.core.replay": ("replay", "verify"),
    "meute.core.table": ("Table",),
    "meute.files": ("load", "load_all", "save", "save_all"),
    "meute.reading": ("decode", "encode"),
}
"""Where each public name lives; it is imported when it is first used, so that `meute --help` waits
for none of them.
"""

_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # a type checker should go on finding wrong names

    def __getattr__(name: str) -> Any:
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})


class _Listing(ModuleType):
    """A package that one can call: `meute.games` holds our rooms, `meute.games()` lists all games.

    Both are public, and so for `meute.bots`. A module cannot be called, but it may be given a class
    whose objects can; it stays the same module, so `import meute.games.silver` is as ever.
    """

    def __call__(self) -> list[str]:
        listed = getattr(import_module("meute.core.registry"), self.__name__.rpartition(".")[2])
        names: list[str] = listed()
        return names


for _package in ("meute.games", "meute.bots"):
    sys.modules[_package].__class__ = _Listing


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
    "puzzles",
    "replay",
    "save",
    "save_all",
    "trajectories",
    "verify",
]
