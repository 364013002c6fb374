"""Statistics of one's own: a listener hears every event of a match and says what it has found.

A listener is made anew for every match, wherever that is played, and what it finds travels with
the result. So nothing depends on which process played which match, and a series that was stopped
or has grown tells the same.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meute.core.bare import BareTable
from meute.core.codec import from_json, to_json
from meute.core.decision import CHANCE, Decision
from meute.core.errors import MeuteError, UnknownName
from meute.core.table import Table

if TYPE_CHECKING:
    from meute.arena.match import Result

FILE: Final = re.compile(r"(.+\.py):(\w+)")


@dataclass(frozen=True)
class Event:
    """What is about to happen at a table."""

    number: int
    seat: int
    """Whose answer it is; -1 for chance."""
    decision: Decision
    action: Any
    state: Any
    """The position before the event, secrets included: look at it, change nothing, keep nothing."""

    @property
    def by_chance(self) -> bool:
        """Tell whether the dice answer here."""
        return self.seat == CHANCE

    @property
    def options(self) -> tuple[Any, ...]:
        """The answers that were legal, or the outcomes that were possible."""
        return tuple(self.decision.options(self.state))


class Listener:
    """Hears one match; what `after` returns is kept with the result of the match."""

    def before(self, table: BareTable) -> None:
        """Hear that the table is set, before anything has happened."""

    def event(self, table: BareTable, event: Event) -> None:
        """Hear what is about to happen, whoever answers; sealed answers come when all are in."""

    def after(self, table: BareTable, result: Result) -> object:
        """Return what was found, as plain data: a number, or numbers by name, are averaged."""
        del table, result
        return None


Listening = str | type[Listener]
"""A listener's class, or FILE.py:CLASS."""


def label(listening: Listening) -> str:
    """Return what a listener is called: nothing of the folder it lies in.

    >>> label("stats/mine.py:Calls"), label(Listener)
    ('mine.py:Calls', 'Listener')
    """
    if isinstance(listening, str):
        return Path(listening).name
    return listening.__qualname__


def digest(listening: Listening) -> str | None:
    """Return a digest of the file a listener stands in; None for a class of Python."""
    found = FILE.fullmatch(listening) if isinstance(listening, str) else None
    if found is None:
        return None
    return hashlib.sha256(Path(found[1]).read_bytes()).hexdigest()[:16]


def check(listeners: Sequence[Listening]) -> None:
    """Raise what is wrong with listeners, before anything is played."""
    labels = [label(each) for each in listeners]
    twice = [each for each in labels if labels.count(each) > 1]
    if twice:
        raise MeuteError(f"two listeners are called {twice[0]}; give each a name of its own")
    for each in listeners:
        load(each)


def load(listening: Listening) -> type[Listener]:
    """Return the class of a listener; a file is run once."""
    return _loaded(listening) if isinstance(listening, str) else listening


@cache
def _loaded(listening: str) -> type[Listener]:
    found = FILE.fullmatch(listening)
    if found is None:
        raise UnknownName(f"listener {listening!r}: write it as FILE.py:CLASS")
    path = Path(found[1]).resolve()
    if not path.is_file():
        raise UnknownName(f"listener {listening!r}: there is no file {found[1]}")
    made = getattr(_module(path, listening), found[2], None)
    if not isinstance(made, type) or not issubclass(made, Listener):
        why = f"{path.name} has no class {found[2]!r} that is a meute.arena.Listener"
        raise UnknownName(f"listener {listening!r}: {why}")
    return made


def _module(path: Path, listening: str) -> Any:
    """Run a file; what lies beside it can be imported."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(f"meute_listener_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        message = f"listener {listening!r}: {type(error).__name__}: {error}"
        raise MeuteError(message) from error
    return module


class Heard(BareTable):
    """A table at which listeners sit beside the game."""

    def __init__(self, *told: Any, listeners: Sequence[Listener], **more: Any) -> None:
        """Let them listen before the first die is cast."""
        self._listeners = listeners
        super().__init__(*told, **more)

    def _open(self, *told: Any) -> None:
        super()._open(*told)
        for listener in self._listeners:
            listener.before(self)

    def _happen(self, decision: Decision, action: Any) -> None:
        event = Event(self._events + 1, decision.player, decision, action, self._state)
        for listener in self._listeners:
            listener.event(self, event)
        super()._happen(decision, action)


class HeardTable(Heard, Table):
    """The same with a record."""


def found_by(listener: Listener, name: str, table: BareTable, result: Result) -> Any:
    """Return what a listener has found as a file would hold it, so that it is the same later."""
    said = listener.after(table, result)
    try:
        return from_json(to_json(said))
    except (TypeError, ValueError, OverflowError):
        message = (
            f"listener {name} returned a {type(said).__name__} that is no plain data; return "
            f"numbers, texts, lists and dictionaries of them"
        )
        raise MeuteError(message) from None
