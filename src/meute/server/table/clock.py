"""The table's clock: when it runs out, and which seats a bot then holds.

The time is for one answer: it starts anew with every event that asks somebody, goes on while
others seal their answers, and is not won back by an undo, sealed or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from meute.core.message import Message, Param, Seat
from meute.core.record import Undo
from meute.core.table import Table
from meute.server.schema.told import LogEntry
from meute.server.store.protocol import Facts, SeatRow
from meute.server.table.wire import told


def people_owing(seats: list[SeatRow], waiting: Iterable[int]) -> set[int]:
    """Return the people who owe an answer and are not held by a bot."""
    return {s for s in waiting if seats[s].kind == "person" and not seats[s].held}


def bots_owing(seats: list[SeatRow], waiting: Iterable[int]) -> list[int]:
    """Return the seats for which a bot owes an answer."""
    return [s for s in waiting if seats[s].kind == "bot" or seats[s].held]


def timed(
    facts: Facts, before: Facts, table: Table | None, limits: Mapping[str, float], now: float
) -> Facts:
    """Return the facts with the deadline of those who owe an answer, and when to act next."""
    owing = people_owing(facts.seats, facts.waiting)
    limit = limits.get(facts.clock)
    deadline = None
    if table is not None and facts.status == "running" and owing and limit is not None:
        entries = table.record.entries
        undone = bool(entries) and isinstance(entries[-1], Undo)
        same = facts.events == before.events or undone
        before_owing = people_owing(before.seats, before.waiting)
        goes_on = same and (owing <= before_owing or facts.seats == before.seats)
        deadline = before.deadline if goes_on and before.deadline else now + limit
    bots = facts.status == "running" and bots_owing(facts.seats, facts.waiting)
    return msgspec.structs.replace(facts, deadline=deadline, wake=now if bots else deadline)


def hold(facts: Facts, seats: Iterable[int]) -> tuple[list[SeatRow], list[LogEntry]]:
    """Let a bot hold seats; return all seats as they are then, and the notes for the log."""
    rows, notes = list(facts.seats), []
    for seat in sorted(seats):
        rows[seat] = msgspec.structs.replace(rows[seat], held=True)
        notes.append(note("held", facts, player=Seat(seat)))
    return rows, notes


def give_back(facts: Facts, seat: int) -> tuple[list[SeatRow], list[LogEntry]]:
    """Give a held seat back to its person."""
    rows = list(facts.seats)
    rows[seat] = msgspec.structs.replace(rows[seat], held=False, free=False)
    return rows, [note("back", facts, player=Seat(seat))]


def note(key: str, facts: Facts, **params: Param) -> LogEntry:
    """Return a line for the log about what happened at a table beside its game."""
    return LogEntry(n=facts.events, message=told(Message(f"server.log.{key}", params)))
