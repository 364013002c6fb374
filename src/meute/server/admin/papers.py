"""Everything that is kept about a person at a table: told, or taken out of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from meute.core.codec import from_json, to_json
from meute.core.message import Seat as SeatParam
from meute.core.record import link
from meute.server.admin.seats import Seat
from meute.server.schema.told import LogEntry
from meute.server.store.lines import rebuild
from meute.server.store.protocol import Facts, Rewritten, Saved, SeatRow
from meute.server.table.clock import bots_owing, note
from meute.server.table.film import renamed

NAMELESS: Final = "N. N."
"""What whoever has no name any more is called, in every language."""


def told(seat: Seat, saved: Saved) -> dict[str, Any]:
    """Return what is kept about whoever has a seat, as plain data: what that seat may read."""
    facts, row = saved.facts, seat.row
    return {
        "table": facts.table,
        "seat": seat.number + 1,
        "name": row.name,
        "game": facts.game,
        "settings": dict(facts.variant),
        "status": facts.status,
        "made": _day(facts.made),
        "address": row.origin,
        "chat": [
            {"at": _day(line.at), "text": line.text} for line in saved.chat if line.name == row.name
        ],
        "sealed": [from_json(data) for n, data in saved.sealed.items() if n == seat.number],
        "record": _record(seat, saved),
    }


def _record(seat: Seat, saved: Saved) -> list[Any]:
    if saved.facts.status == "over":
        return [from_json(line) for line in saved.lines]
    table = rebuild(saved)
    return [] if table is None else table.record.lines_for(seat.number)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def without(seat: Seat, saved: Saved, now: float) -> Rewritten:
    """Return a table without its person: the name, the words in the chat, the mark of the address.

    The game stays, with its dice and its result. In a running one a bot plays on, and somebody
    else may take the seat; before the deal the seat is open again.
    """
    facts, name = saved.facts, seat.row.name
    rows = list(facts.seats)
    called = _nameless([row.name for row in rows])
    gone = SeatRow(kind="person", name=called)
    notes = [_without_name(entry, name, called) for entry in saved.notes]
    if facts.status == "open":
        gone = SeatRow(kind="open")
    elif facts.status == "running":
        gone = msgspec.structs.replace(gone, held=True, free=True)
        notes.append(note("left", facts, player=SeatParam(seat.number)))
    rows[seat.number] = gone
    origin = "" if facts.origin == seat.row.origin else facts.origin
    facts = msgspec.structs.replace(facts, seats=rows, origin=origin, changed=now)
    names = [row.name for row in rows]
    return Rewritten(
        facts=_awaited(facts, now),
        follows=saved.revision,
        lines=_renamed_lines(saved.lines, names),
        notes=notes,
        chat=[line for line in saved.chat if line.name != name],
        ending=None if saved.ending is None else renamed(saved.ending, names),
    )


def _nameless(names: list[str]) -> str:
    numbers = [NAMELESS, *(f"{NAMELESS} {number}" for number in range(2, len(names) + 2))]
    return next(name for name in numbers if name not in names)


def _awaited(facts: Facts, now: float) -> Facts:
    """Return whom the table waits for now, and when a server has to look after it."""
    if facts.status == "open":
        places = [number for number, row in enumerate(facts.seats) if row.kind == "open"]
        left = facts.maker is not None or any(row.kind == "person" for row in facts.seats)
        status = facts.status if left else "off"
        return msgspec.structs.replace(facts, waiting=places if left else [], status=status)
    if facts.status == "running" and bots_owing(facts.seats, facts.waiting):
        return msgspec.structs.replace(facts, wake=now)
    return facts


def _without_name(entry: LogEntry, name: str, called: str) -> LogEntry:
    params = {
        key: called if value == name else value for key, value in entry.message.params.items()
    }
    return msgspec.structs.replace(
        entry, message=msgspec.structs.replace(entry.message, params=params)
    )


def _renamed_lines(lines: list[bytes], names: list[str]) -> list[bytes]:
    """Write a record with other names in its header, every line chained anew."""
    found, digest = [], ""
    for number, line in enumerate(lines):
        plain = {key: value for key, value in from_json(line).items() if key != "h"}
        if not number and "names" in plain:
            plain["names"] = names
        digest = link(digest, plain)
        found.append(to_json({**plain, "h": digest}) + b"\n")
    return found
