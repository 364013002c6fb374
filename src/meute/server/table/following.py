"""A table that another process has brought further: its game goes on by the lines it has not seen.

To play a game again from its first line costs tens of milliseconds, and at a table whose people are
connected to two processes every answer would.
"""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.codec import from_json
from meute.core.errors import MeuteError
from meute.core.game import State
from meute.core.record import Undo
from meute.core.replay import follow
from meute.core.table import Table
from meute.server.store.lines import seal_again
from meute.server.store.protocol import Facts, Saved, SeatRow


def followed(
    table: Table, saved: Saved, had: int, digest: str
) -> Sequence[tuple[int, State]] | None:
    """Let a game go on to where it was saved; return the positions on the way.

    Each comes with the number of its last event. `had` lines of it were known, the last with this
    digest. None: it has to be played again, and `table` is not to be used any more.
    """
    lines = saved.lines
    if not 0 < had <= len(lines) or from_json(lines[had - 1])["h"] != digest:
        return None
    try:
        for seat in table.sealed:
            table.plan(seat, [])
        passed = follow(table, lines[had:], digest)
        seal_again(table, saved)
    except MeuteError:
        return None
    return passed


def only_sealed(before: Facts, now: Facts) -> bool:
    """Tell whether nothing has changed that people see, but for what somebody has sealed."""
    return all(
        getattr(before, name) == getattr(now, name)
        for name in ("seats", "status", "events", "waiting", "deadline", "rematch", "maker")
    )


def still_known(table: Table, seen: int) -> int:
    """Return the last event up to `seen` that nobody has taken back since."""
    entries = table.record.entries
    undone = [entry.back_to - 1 for entry in entries if isinstance(entry, Undo) and entry.n > seen]
    return min([seen, *undone])


def lost(before: Sequence[SeatRow], now: Sequence[SeatRow]) -> tuple[list[int], list[int]]:
    """Return the seats that somebody else has now, and those that their people have left."""
    pairs = list(enumerate(zip(before, now, strict=True)))
    passed = [seat for seat, (old, new) in pairs if old.token and old.token != new.token]
    left = [
        seat
        for seat, (old, new) in pairs
        if seat not in passed and new.held and new.free and not (old.held or old.free)
    ]
    return passed, left
