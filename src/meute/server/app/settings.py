"""What whoever runs the server may choose."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from meute.core.errors import MeuteError
from meute.core.names import offered, quoted

MINUTE = 60.0
DAY = 86400.0


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A data folder, and how patient the server is."""

    data: Path
    store: str = ""
    """The PostgreSQL database that keeps the tables, such as postgresql://me@there/meute; if it
    is empty, the data folder does."""
    log: str = "text"
    """How the log is written, to stderr: text for people, or json, a line for every record."""
    bot_delay: float = 0.6
    """Seconds before a bot's answer, so that people can follow."""
    bot_timeout: float = 20.0
    """Seconds after which a bot that still thinks is replaced by chance for this answer."""
    thinkers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    """Processes in which bots think."""
    limits: Mapping[str, float] = field(
        default_factory=lambda: {"live": 3 * MINUTE, "slow": 3 * DAY}
    )
    """Seconds for an answer, by clock; a clock without an entry waits for ever."""
    away: float = 2 * MINUTE
    """Seconds of absence after which the others may decide about somebody's seat."""
    addresses: tuple[str, ...] = ()
    """Where others can open the pages, if the server serves more than this machine."""
    holder: str = "greedy"
    """The bot that answers for people who are away, and gives hints."""
    hint_seconds: float = 1.0
    """Seconds that the search may look for a hint."""
    burst: float = 20.0
    """Messages a connection may send at once."""
    per_second: float = 10.0
    """Messages a connection may send in the long run."""
    words_burst: float = 400.0
    """Messages that all connections of one address may send at once."""
    words_per_second: float = 60.0
    """Messages that all connections of one address may send in the long run."""
    tables_burst: float = 60.0
    """Tables that may be made from one address at once."""
    tables_per_minute: float = 20.0
    """Tables that may be made from one address in the long run."""
    joins_burst: float = 30.0
    """Seats that may be taken, or invites tried, from one address at once."""
    joins_per_minute: float = 10.0
    """Seats that may be taken, or invites tried, from one address in the long run."""
    requests_burst: float = 400.0
    """Requests to the lobby, and sockets opened, that may come from one address at once."""
    requests_per_second: float = 40.0
    """Requests to the lobby, and sockets opened, from one address in the long run."""
    sockets: int = 200
    """Sockets that one address may have open at tables."""
    spectators: int = 200
    """People who may look on at one table."""
    connections: int = 400
    """Connections for requests that one address may have open at once."""
    half_requests: int = 64
    """Of these, those whose request has not come whole; of more, the oldest goes."""
    request_within: float = 15.0
    """Seconds within which a request has to come whole."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides those of its addresses: others are refused, except names
    without a dot, IP addresses and endings that only a house or this machine gives."""
    tables_standing: int = 100
    """Tables that one address may have open or running."""
    most_events: int = 20_000
    """Events of a game after which nothing can be taken back any more."""
    keep_open: float = 30 * DAY
    """Seconds after which a table that never began is removed; 0: never."""
    keep_off: float = 30 * DAY
    """Seconds after which a game that was called off is removed; 0: never."""
    keep_running: float = 0.0
    """Seconds after which a game that nobody goes on with is removed; 0: never."""
    keep_over: float = 0.0
    """Seconds after which a finished game is removed; 0: never."""
    people_pause: float = 0.2
    """Seconds within which a table says only once more who is here, however many come and go."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory, not the store."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots from outside that tables may seat, by name: FILE.py:CLASS, exec:PROGRAM, learned:NET."""
    bots_with_settings: bool = False
    """Whether guests may seat bots as they set them, such as search(seconds=19): for friends only,
    since nothing then bounds how long they think."""
    modules: tuple[str, ...] = ()
    """Modules to import here and where bots think: they may register games and bots."""


BY_WORDS: Final = (int, float, bool, str, tuple[str, ...])
"""Kinds of settings that can be chosen by a word."""


def names() -> list[str]:
    """Return the names of the settings that can be chosen by a word."""
    return sorted(name for name, kind in get_type_hints(Settings).items() if kind in BY_WORDS)


def chosen(settings: Settings, wishes: Mapping[str, str]) -> Settings:
    """Return settings of which some are chosen by words, or say what is wrong with one."""
    kinds = {k: v for k, v in get_type_hints(Settings).items() if v in BY_WORDS}
    found = {}
    for name, word in wishes.items():
        if name not in kinds:
            others = offered(name, sorted(kinds), "the settings are")
            raise MeuteError(f"there is no setting {quoted(name)}{others}")
        found[name] = _read(name, word, kinds[name])
    return replace(settings, **found)


def _read(name: str, word: str, kind: Any) -> Any:
    """Read a word as a setting of a kind."""
    if kind == tuple[str, ...]:
        return tuple(filter(None, (part.strip() for part in word.split(","))))
    try:
        value = msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError:
        value = -1
    if not isinstance(value, str) and not 0 <= value < math.inf:
        raise MeuteError(f"{name} is a number, 0 at least, or true or false, not {quoted(word)}")
    return value


WITHOUT_LIMITS: Final[Mapping[str, Any]] = {
    "burst": 1e9,
    "per_second": 1e9,
    "words_burst": 1e9,
    "tables_burst": 1e9,
    "joins_burst": 1e9,
    "requests_burst": 1e9,
    "sockets": 10**9,
    "spectators": 10**9,
    "connections": 10**9,
    "tables_standing": 10**9,
}
"""For a server whose visitors are all programs of one's own."""


def data_folder() -> Path:
    """Return where tables are kept if nobody says otherwise."""
    chosen = os.environ.get("MEUTE_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "meute"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "meute"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meute"
