"""What whoever runs the server may choose."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

MINUTE = 60.0
DAY = 86400.0


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A data folder, and how patient the server is."""

    data: Path
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
    tables_burst: float = 60.0
    """Tables that may be made from one address at once."""
    tables_per_minute: float = 20.0
    """Tables that may be made from one address in the long run."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory, not the store."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots from outside that tables may seat: by name, a FILE.py:CLASS or exec:PROGRAM."""
    modules: tuple[str, ...] = ()
    """Modules to import here and where bots think: they may register games and bots."""


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
