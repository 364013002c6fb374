"""Somebody's seats: people have no accounts here, so a person is who sat where, under which name.

Names are not proofs: two people may be called Ann. Whoever wants data to be told or deleted names
tables, or shows a link to a seat; the address narrows what a name finds.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from meute.core.errors import MeuteError
from meute.core.names import quoted
from meute.server.lobby.names import looks
from meute.server.lobby.visitor import counted
from meute.server.store.protocol import Facts, SeatRow, Store

PLACE: Final = re.compile(r"([0-9a-z]+):(\d+)")

AT_ONCE: Final = 500
"""Tables that are read in one step."""


@dataclass(frozen=True)
class Seat:
    """A seat that a person has, or had to the end."""

    facts: Facts
    number: int

    @property
    def row(self) -> SeatRow:
        """Who sits there."""
        return self.facts.seats[self.number]

    @property
    def place(self) -> str:
        """How a command is told of it: the table, and the seat counted from 1."""
        return f"{self.facts.table}:{self.number + 1}"


@dataclass(frozen=True)
class Who:
    """Whose seats are meant: all that fit everything that is said."""

    places: tuple[str, ...] = ()
    """Seats as TABLE:SEAT."""
    name: str | None = None
    address: str | None = None
    """An IP address, or the mark of one."""

    @property
    def anybody(self) -> bool:
        """Whether nothing is said."""
        return not self.places and self.name is None and self.address is None


async def all_tables(store: Store) -> AsyncIterator[Facts]:
    """Yield the facts of every table."""
    last = ""
    while found := await store.after(last, AT_ONCE):
        for facts in found:
            yield facts
        last = found[-1].table


async def seats_of(store: Store, who: Who, mark: Callable[[str], str]) -> list[Seat]:
    """Return the seats of a person, those of the newest tables first."""
    if who.places:
        known = {place: _parsed(place) for place in who.places}
        tables = await store.facts(sorted({table for table, _ in known.values()}))
        by_name = {facts.table: facts for facts in tables}
        found = [_seat(by_name, place, *parsed) for place, parsed in known.items()]
    else:
        found = [
            Seat(facts, number)
            async for facts in all_tables(store)
            for number, row in enumerate(facts.seats)
            if row.kind == "person"
        ]
    wanted = None if who.address is None else mark_of(who.address, mark)
    fitting = [
        seat
        for seat in found
        if (who.name is None or looks(seat.row.name) == looks(who.name))
        and (wanted is None or seat.row.origin == wanted)
    ]
    return sorted(fitting, key=lambda seat: -seat.facts.made)


def _parsed(place: str) -> tuple[str, int]:
    found = PLACE.fullmatch(place)
    if found is None:
        raise MeuteError(f"a seat is TABLE:SEAT, such as k3n8wq2xhp:1, not {quoted(place)}")
    return found[1], int(found[2]) - 1


def _seat(tables: dict[str, Facts], place: str, table: str, number: int) -> Seat:
    if table not in tables:
        raise MeuteError(f"there is no table {table}")
    seats = tables[table].seats
    if not 0 <= number < len(seats) or seats[number].kind != "person":
        raise MeuteError(f"nobody sits at {place}")
    return Seat(tables[table], number)


def mark_of(address: str, mark: Callable[[str], str]) -> str:
    """Return the mark of an IP address; what is none is taken for a mark."""
    try:
        ip_address(address)
    except ValueError:
        return address
    return mark(counted(address))


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Return the names of some seats, each once."""
    return list(dict.fromkeys(seat.row.name for seat in seats))
