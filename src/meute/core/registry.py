"""Games and bots by name: ours and those of any installed package.

A package offers a game under the entry point group `meute.games` and a bot under `meute.bots`.
A game that lacks something or cannot be loaded is left out of `games()`, so that it never stands
in the way of the others; `broken_games()` says what is wrong with it.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol

from meute.core import complete, settings
from meute.core.decision import Action, View
from meute.core.errors import BrokenGame, MeuteError, UnknownName
from meute.core.names import offered, quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from meute.core.dealer import Dealer
    from meute.core.game import Game


class Bot(Protocol):
    """Answers for a seat from what that seat may know, and nothing else.

    A bot that never looks at its view may say so with `blind = True`: it gets None, which spares
    making one. One that never thinks long may say so by a method `quick(room)`: at a server it does
    not wait behind those that do.
    """

    @property
    def name(self) -> str:
        """The text from which `bot` makes an equal bot."""
        ...

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Return one of the options."""
        ...


_added_games: dict[str, Game] = {}
_added_bots: dict[str, Callable[..., Bot]] = {}


def add_game(game: Game) -> None:
    """Register a game for this process, before any installed one of that name."""
    complete.check(game, f"the game {type(game).__name__}")
    _added_games[game.meta.name] = game


@contextmanager
def lent(game: Game) -> Iterator[None]:
    """Register a game as long as a `with` lasts, such as a test; then its name is as before."""
    complete.check(game, f"the game {type(game).__name__}")
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


def look_again() -> None:
    """Forget which packages are installed: there may be others by now."""
    _installed.cache_clear()
    _judged.cache_clear()


def _loaded(group: str, name: str) -> Any:
    entry = _installed(group)[name]
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        why = str(error) or type(error).__name__
        message = f"{name!r} is installed but cannot be loaded from {entry.value}: {why}"
        raise MeuteError(message) from error


@cache
def _judged(name: str) -> Game | str:
    """Return an installed game, or what is wrong with it."""
    called = f"the game {name!r} of {_installed('meute.games')[name].value}"
    try:
        found: Game = _loaded("meute.games", name)
        complete.check(found, called)
    except MeuteError as error:
        return str(error)
    if found.meta.name != name:
        return f"{called} calls itself {found.meta.name!r}: give both the same name"
    return found


def games() -> list[str]:
    """Return the names of all games that can be played, in order."""
    whole = {name for name in _installed("meute.games") if not isinstance(_judged(name), str)}
    return sorted(whole | _added_games.keys())


def broken_games() -> dict[str, str]:
    """Return the installed games that cannot be played, each with a sentence that says why."""
    names = sorted(_installed("meute.games").keys() - _added_games.keys())
    judged = ((name, _judged(name)) for name in names)
    return {name: why for name, why in judged if isinstance(why, str)}


def bots() -> list[str]:
    """Return the names of all bots, in order."""
    return sorted({*_installed("meute.bots"), *_added_bots})


def game(name: str) -> Game:
    """Return the game of this name."""
    if name in _added_games:
        return _added_games[name]
    if name not in _installed("meute.games"):
        known = games()
        raise UnknownName(
            f"no game is called {quoted(name)}{offered(name, known, 'the games are')}"
        )
    found = _judged(name)
    if isinstance(found, str):
        raise BrokenGame(found)
    return found


def bot_maker(name: str) -> Callable[..., Bot]:
    """Return what makes the bots of this name: called with settings, it returns one."""
    if name in _added_bots:
        return _added_bots[name]
    if name not in _installed("meute.bots"):
        raise UnknownName(f"no bot is called {quoted(name)}{offered(name, bots(), 'the bots are')}")
    make: Callable[..., Bot] = _loaded("meute.bots", name)
    return make


def bot(text: str) -> Bot:
    """Make a bot from its name, such as `greedy` or `search(playouts=200)`."""
    name, inside = settings.cut(text)
    make = bot_maker(name)
    chosen = settings.read(text, inside)
    settings.check(text, name, make, chosen)
    try:
        return make(**chosen)
    except Exception as error:  # noqa: BLE001 (whatever a bot says against its settings)
        why = str(error) or type(error).__name__
        raise UnknownName(f"bot {quoted(text)}: {why}") from None
