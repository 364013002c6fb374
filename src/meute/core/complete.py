"""Whether a room can do all that the house asks of it, before anybody sits down there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from meute.core.errors import BrokenGame
from meute.core.game import Game, GameOf
from meute.core.message import LANGUAGES
from meute.core.meta import Meta
from meute.core.room import Room

NEEDED: Final[tuple[str, ...]] = tuple(
    name for name in (*GameOf.__annotations__, *vars(GameOf)) if not name.startswith("_")
)
"""What every game has, in the order in which the contract lists it."""


def missing(game: object) -> list[str]:
    """Return the names of the contract that a game has not."""
    return [name for name in NEEDED if not _has(game, name)]


def _has(game: object, name: str) -> bool:
    if callable(getattr(GameOf, name, None)):
        return callable(getattr(game, name, None))
    if isinstance(getattr(type(game), name, None), cached_property):
        return True  # to work it out may import half the room, which waits until somebody wants it
    return hasattr(game, name)


def check(game: Any, called: str) -> None:
    """Raise what is wrong with a game, all at once and in one sentence."""
    if isinstance(game, type):
        message = f"{called} is a class: register an object of it, such as {game.__name__}()"
        raise BrokenGame(message)
    lacks = missing(game)
    if lacks:
        message = (
            f"{called} lacks {', '.join(lacks)}: meute.core.game.Game says what each of them does, "
            f"and a class that inherits from StackRules has the others by default"
        )
        raise BrokenGame(message)
    if isinstance(game, Room) and (closed := game.missing_doors()):
        message = (
            f"{called} has no {', '.join(closed)} in its folder: meute.core.room says what stands "
            f"there; copy meute.testing.template, or inherit from StackRules for its defaults"
        )
        raise BrokenGame(message)
    if not isinstance(game.meta, Meta):
        message = f"{called} has a meta that is no Meta: make it with meute.core.meta.Meta"
        raise BrokenGame(message)
    for name in ("catalogue", "rules"):
        _check_words(game, name, called)


def _check_words(game: Game, name: str, called: str) -> None:
    """Make sure that what lists all games can ask each of them for its words."""
    for language in LANGUAGES:
        try:
            words = getattr(game, name)(language)
        except Exception as error:
            why = f"raises {type(error).__name__}: {error}"
            raise BrokenGame(f"{called}: {name}({language!r}) {why}") from error
        if not isinstance(words, Mapping):
            message = (
                f"{called}: {name}({language!r}) is no mapping; return a dict, an empty one too"
            )
            raise BrokenGame(message)
        _check_gaps(words, f"{called}: {name}({language!r})")


OLD_GAP: Final = re.compile(r"\{(\w+)\}")


def _check_gaps(words: Mapping[str, str], where: str) -> None:
    """Make sure that gaps are written as Fluent has them."""
    for key, text in words.items():
        old = OLD_GAP.search(str(text))
        if old and old[1].isidentifier():
            gap = f"{old[0]} in {key!r}: texts are in Fluent's format, write {{ ${old[1]} }}"
            raise BrokenGame(f"{where} has {gap}")
