"""Games and bots by name: ours and those of any installed package.

A package offers a game under the entry point group `meute.games` and a bot under `meute.bots`.
"""

from __future__ import annotations

import ast
import re
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol

from meute.core.errors import MeuteError, UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from meute.core.dealer import Dealer
    from meute.core.game import Game


class Bot(Protocol):
    """Answers for a seat from what that seat may know, and nothing else."""

    @property
    def name(self) -> str:
        """The text from which `bot` makes an equal bot."""
        ...

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        """Return one of the options."""
        ...


_added_games: dict[str, Game] = {}
_added_bots: dict[str, Callable[..., Bot]] = {}


def add_game(game: Game) -> None:
    """Register a game for this process, before any installed one of that name."""
    _added_games[game.meta.name] = game


@contextmanager
def lent(game: Game) -> Iterator[None]:
    """Let a game stand under its name for a while, as for a test."""
    name = game.meta.name
    before = _added_games.get(name)
    _added_games[name] = game
    try:
        yield
    finally:
        if before is None:
            del _added_games[name]
        else:
            _added_games[name] = before


def add_bot(name: str, make: Callable[..., Bot]) -> None:
    """Register a bot for this process, before any installed one of that name."""
    _added_bots[name] = make


@cache
def _installed(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}


@cache
def _loaded(group: str, name: str) -> Any:
    entry = _installed(group)[name]
    try:
        return entry.load()
    except Exception as error:
        message = f"{name!r} is installed but cannot be loaded from {entry.value}: {error}"
        raise MeuteError(message) from error


def games() -> list[str]:
    """Return the names of all games, in order."""
    return sorted({*_installed("meute.games"), *_added_games})


def bots() -> list[str]:
    """Return the names of all bots, in order."""
    return sorted({*_installed("meute.bots"), *_added_bots})


def game(name: str) -> Game:
    """Return the game of this name."""
    if name in _added_games:
        return _added_games[name]
    if name not in _installed("meute.games"):
        message = f"no game is called {name!r}; the games are: {', '.join(games())}"
        raise UnknownName(message)
    found: Game = _loaded("meute.games", name)
    return found


_CALL = re.compile(r"([A-Za-z_][\w.-]*)(?:\((.*)\))?", re.DOTALL)


def bot(text: str) -> Bot:
    """Make a bot from its name, such as `greedy` or `search(playouts=200)`."""
    found = _CALL.fullmatch(text.strip())
    name = found[1] if found else text
    if found is None or name not in bots():
        message = f"no bot is called {name!r}; the bots are: {', '.join(bots())}"
        raise UnknownName(message)
    make = _added_bots.get(name) or _loaded("meute.bots", name)
    try:
        made: Bot = make(**_arguments(text, found[2] or ""))
    except TypeError as error:
        message = f"bot {text!r}: {error}"
        raise UnknownName(message) from None
    return made


def _arguments(text: str, inside: str) -> dict[str, object]:
    """Read `playouts=200, depth=3` without running anything."""
    try:
        call = ast.parse(f"bot({inside})", mode="eval").body
        assert isinstance(call, ast.Call)
        if call.args:
            raise ValueError  # noqa: TRY301 (told below, as every other misspelling)
        return {str(word.arg): ast.literal_eval(word.value) for word in call.keywords}
    except (SyntaxError, ValueError, AssertionError, RecursionError, MemoryError):
        message = f"bot {text!r}: write its settings as name(key=value, ...) with plain values"
        raise UnknownName(message) from None
