"""People who leave, are away for long, or want to stop: nobody is stuck because of them.

A seat never disappears. A bot may hold it, somebody else may be let in, and whoever comes back
before that has it again. All of it is told in the log, and none of it needs a clock.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from meute.core.message import Seat
from meute.server.refusal import refusal
from meute.server.schema.told import Refused
from meute.server.store.protocol import Facts, SeatRow
from meute.server.table.acts import check_running
from meute.server.table.again import again
from meute.server.table.clock import note
from meute.server.table.live import LiveTable
from meute.server.table.wire import why


@again
async def leave(live: LiveTable, seat: int) -> None:
    """Give up a seat: before the deal it is open again, afterwards a bot plays on."""
    async with live.alone():
        check_running(live)
        rows, notes = list(live.facts.seats), []
        if live.dealt:
            rows[seat] = msgspec.structs.replace(rows[seat], held=True, free=True, off=False)
            notes = [note("left", live.facts, player=Seat(seat))]
        else:
            rows[seat] = SeatRow(kind="open")
        off = not live.dealt and _deserted(live, rows)
        await live.commit(_wish(live, rows, off=off), notes=notes)
        live.hub.dismiss(seat, Refused(n=live.facts.events, why=why(refusal("left").reason)))
        _tell(live)


def _wish(live: LiveTable, rows: list[SeatRow], *, off: bool) -> Facts:
    facts = live.with_seats(rows)
    return msgspec.structs.replace(facts, status="off") if off else facts


def _deserted(live: LiveTable, rows: list[SeatRow]) -> bool:
    """Tell whether nobody is left who could wait for others."""
    return live.facts.maker is None and all(row.kind != "person" for row in rows)


@again
async def pass_on(live: LiveTable, seat: int, other: int, to: Literal["bot", "anybody"]) -> None:
    """Let a bot play for somebody who has been away for long, or let anybody take the seat."""
    async with live.alone():
        _check_started(live)
        _check_gone(live, other)
        rows = list(live.facts.seats)
        change = {"held": True} if to == "bot" else {"free": True}
        rows[other] = msgspec.structs.replace(rows[other], **change)
        if rows == live.facts.seats:
            return
        who = {"player": Seat(seat), "other": Seat(other)}
        said = note("passed_on", live.facts, **who)
        notes = [said if to == "bot" else note("opened", live.facts, **who)]
        await live.commit(live.with_seats(rows), notes=notes)
        _tell(live)


def _check_gone(live: LiveTable, seat: int) -> None:
    """Refuse to decide about a seat whose person is here, or was a moment ago."""
    rows = live.facts.seats
    if not 0 <= seat < len(rows) or rows[seat].kind != "person":
        raise refusal("nobody_there")
    if seat not in live.gone():
        raise refusal("still_here")


@again
async def call_off(live: LiveTable, seat: int, *, agree: bool) -> None:
    """Note a wish to call the game off; with the last of those who are here it is."""
    async with live.alone():
        _check_started(live)
        rows = list(live.facts.seats)
        if rows[seat].off == agree:
            return
        rows[seat] = msgspec.structs.replace(rows[seat], off=agree)
        off = agree and all(rows[other].off for other in _asked(live, rows))
        who = Seat(seat)
        wish = note("wishes_off", live.facts, player=who)
        notes = [wish if agree else note("plays_on", live.facts, player=who)]
        if off:
            notes.append(note("called_off", live.facts))
        await live.commit(_wish(live, rows, off=off), notes=notes)
        _tell(live)


def _asked(live: LiveTable, rows: list[SeatRow]) -> list[int]:
    """Return the people without whom the game is not called off: all but those who are gone."""
    gone = live.gone()
    return [
        seat
        for seat, row in enumerate(rows)
        if row.kind == "person" and not row.held and not row.free and seat not in gone
    ]


def _check_started(live: LiveTable) -> None:
    if not live.dealt:
        raise refusal("not_started")
    check_running(live)


def _tell(live: LiveTable) -> None:
    """Tell everybody what has changed beside the game."""
    live.tell(max(0, live.facts.events - 1))
    live.tell_people()
