"""Tables are made, joined, claimed and played again; each returns the seat somebody then has."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from time import time
from typing import Final

import msgspec

from meute.core import registry
from meute.core.dealer import FairDealer
from meute.core.errors import MeuteError
from meute.core.lesson import Lesson
from meute.core.message import Seat
from meute.core.table import Table
from meute.server.app.service import Service
from meute.server.lobby import seating
from meute.server.lobby.tokens import digest, table_name
from meute.server.refusal import (
    CONFLICT,
    FORBIDDEN,
    MISSING,
    TOO_MANY,
    UNKNOWN_PERSON,
    Refusal,
    refusal,
)
from meute.server.schema.lobby import (
    JoinTable,
    MyTable,
    NewLesson,
    NewTable,
    Seated,
    SeatWish,
    TableInfo,
)
from meute.server.schema.told import Refused
from meute.server.store.lines import first_line, new_table, next_lines
from meute.server.store.protocol import Change, Facts, Overtaken, Removal
from meute.server.table.again import again
from meute.server.table.clock import note
from meute.server.table.coaching import lesson_of
from meute.server.table.live import LiveTable, all_taken, facts_now
from meute.server.table.upgrade import check_offer
from meute.server.table.wire import table_info, why

MOST_LISTED: Final = 100
MOST_TOKENS: Final = 200
SEED_BYTES: Final = 32
NOVICE: Final = "Nova"
"""What somebody is called who learns and has no name yet: the same in every language."""

SEAT_PASSED: Final = why(refusal("seat_passed").reason)
"""The last word to whoever had a seat before."""


def seat_of(service: Service, facts: Facts, token: str) -> int | None:
    """Return the seat a token opens at a table; None for whoever made it without sitting down."""
    claim = service.signer.read(token)
    if claim.table != facts.table:
        raise refusal("bad_token", UNKNOWN_PERSON)
    mark = facts.maker if claim.seat is None else facts.seats[claim.seat].token
    if mark != digest(token):
        raise refusal("bad_token" if mark is None else "seat_passed", UNKNOWN_PERSON)
    return claim.seat


async def check_room(service: Service, address: str) -> str:
    """Return the mark of an address, if one more table may stand there."""
    origin = service.signer.mark(address)
    if await service.store.standing(origin) >= service.settings.tables_standing:
        raise refusal("too_many_standing", TOO_MANY)
    return origin


async def create(
    service: Service, wish: NewTable, address: str = "", lesson: Lesson | None = None
) -> Seated:
    """Make a table for whoever wishes it, from some address; with a lesson it has that deal."""
    if wish.game not in registry.games():
        raise refusal("unknown_game", MISSING)
    variant = seating.checked_variant(wish.game, wish)
    rows, mine = seating.seat_rows(wish, service.settings)
    origin = await check_room(service, address)
    name = table_name()
    token = service.signer.token(name, mine)
    if mine is not None:
        rows[mine] = msgspec.structs.replace(rows[mine], token=digest(token), origin=origin)
    facts = Facts(
        table=name,
        game=wish.game,
        variant=variant,
        clock=wish.clock,
        public=wish.public,
        made=time(),
        seats=rows,
        maker=digest(token) if mine is None else None,
        origin=origin,
        lesson=lesson is not None,
    )
    await save_new(service, facts, seed="" if lesson is None else lesson.seed)
    open_seats = [seat for seat, row in enumerate(rows) if row.kind == "open"]
    invites = {str(seat): service.signer.invite(name, seat) for seat in open_seats}
    invite = service.signer.invite(name) if open_seats else None
    return Seated(table=name, seat=mine, token=token, invites=invites, invite=invite)


async def teach(service: Service, game: str, wish: NewLesson, address: str = "") -> Seated:
    """Make the table of a lesson for whoever wishes to learn a game."""
    lesson = lesson_of(game)
    if lesson is None:
        raise refusal("unknown_game", MISSING)
    bots = [SeatWish(kind="bot", bot=lesson.bot)] * (lesson.seats - 1)
    table = NewTable(
        game=game,
        seats=[SeatWish(kind="me"), *bots],
        name=wish.name.strip() or NOVICE,
        variant=dict(lesson.variant),
    )
    return await create(service, table, address, lesson)


Deal = Callable[[Facts, str], Table]
"""Makes the game of a new table from the seed of its dice."""


async def save_new(
    service: Service, facts: Facts, deal: Deal | None = None, seed: str = ""
) -> None:
    """Save a new table with the seed of its dice; if every seat is taken, the game begins.

    Whoever waits for others is promised the dice but dealt nothing: a deal that one could look at
    before anybody else sits down is a deal that one could choose.
    """
    seed = seed or secrets.token_hex(SEED_BYTES)
    if not facts.lesson:  # its bots are part of it
        rows = seating.with_characters(facts.seats, facts.game, FairDealer(seed).stream)
        facts = msgspec.structs.replace(facts, seats=rows)
    table = (deal or new_table)(facts, seed) if all_taken(facts) else None
    facts = facts_now(facts, facts, table, service.settings, service.clock.now())
    lines: list[bytes] = []
    if table is not None:
        header, mark = first_line(table)
        lines = [header, *next_lines(table, table.record.entries, mark)[0]]
    notes = seating.introduced(msgspec.structs.replace(facts, events=0))
    await service.store.write(Change(facts=facts, seed=seed, lines=lines, notes=notes))
    if facts.wake is not None:
        await service.live(facts.table)


@again
async def join(service: Service, name: str, wish: JoinTable, address: str = "") -> Seated:
    """Let somebody sit down at an open seat."""
    live = await service.fresh(name)
    async with live.alone():
        seat = _open_seat(service, live.facts, wish.invite)
        token = service.signer.token(name, seat)
        before = live.facts.seats[seat].name
        rows = seating.seated(
            live.facts.seats, seat, wish.name, digest(token), service.signer.mark(address)
        )
        notes = [note("taken", live.facts, player=Seat(seat), before=before)] if before else []
        await live.commit(live.with_seats(rows), notes=notes)
        live.hub.dismiss(seat, Refused(n=live.facts.events, why=SEAT_PASSED))
        live.tell(0)
        live.tell_people()
    return Seated(table=name, seat=seat, token=token)


@again
async def fill(service: Service, name: str, seat: int, bot: str, token: str) -> TableInfo:
    """Let a bot take an open seat, if somebody of this table wishes it."""
    live = await service.fresh(name)
    async with live.alone():
        seat_of(service, live.facts, token)
        if not 0 <= seat < len(live.facts.seats):
            raise refusal("unknown_seat", MISSING)
        if live.facts.seats[seat].kind != "open":
            raise refusal("seat_taken", CONFLICT)
        rows = seating.with_bot(live.facts, seat, bot, service.settings)
        facts = live.with_seats(seating.with_characters(rows, live.facts.game, live.luck))
        await live.commit(facts, notes=seating.introduced(facts, [seat]))
        live.tell(0)
        live.tell_people()
    return info(service, live.facts)


def _open_seat(service: Service, facts: Facts, invite: str | None) -> int:
    """Return the seat for somebody who comes, or refuse: an open one before one to take over."""
    if invite is None and not facts.public:
        raise refusal("private", FORBIDDEN)
    wanted = None if invite is None else service.signer.invited(facts.table, invite)
    if facts.status in ("over", "off"):
        raise refusal("too_late", CONFLICT)
    rows = list(enumerate(facts.seats))
    inviting = [seat for seat, row in rows if row.kind == "open"]
    inviting += [seat for seat, row in rows if row.free]
    if wanted is not None and wanted not in inviting:
        raise refusal("seat_taken", CONFLICT)
    if not inviting:
        raise refusal("no_seat", CONFLICT)
    return inviting[0] if wanted is None else wanted


@again
async def rematch(service: Service, name: str, token: str, address: str) -> Seated:
    """Make the table at which the same people play again, once, and seat whoever asks."""
    live = await service.fresh(name)
    async with live.alone():
        seat_of(service, live.facts, token)
        if live.facts.status not in ("over", "off"):
            raise refusal("not_over", CONFLICT)
        if live.facts.rematch is None:
            if not service.shares.take("tables", address):
                raise refusal("too_many_tables", TOO_MANY)
            await _play_again(service, live)
    return await claim(service, name, token)


async def _play_again(service: Service, live: LiveTable) -> None:
    old = live.facts
    try:
        check_offer(msgspec.structs.replace(old, status="open"))
    except MeuteError as error:
        raise refusal("bad_table", detail=str(error)) from None
    new = Facts(
        table=table_name(),
        game=old.game,
        variant=old.variant,
        clock=old.clock,
        public=old.public,
        made=time(),
        seats=seating.again(old),
        before=old.table,
        origin=old.origin,
    )
    await save_new(service, new)
    try:
        await live.commit(msgspec.structs.replace(old, rematch=new.table))
    except Overtaken:  # another process may have made one
        await service.store.write(Removal(tables=[new.table]))
        raise
    live.tell(max(0, live.facts.events - 1))


@again
async def claim(service: Service, name: str, token: str) -> Seated:
    """Give whoever sat at the old table the same seat at the new one; `name` is either of them."""
    said = service.signer.read(token)
    old = (await service.fresh(said.table)).facts
    seat = seat_of(service, old, token)
    if old.rematch is None:
        raise refusal("no_rematch", CONFLICT)
    if name not in (old.table, old.rematch):
        raise refusal("bad_token", UNKNOWN_PERSON)
    new_token = service.signer.token(old.rematch, seat, instead_of=token)
    live = await service.fresh(old.rematch)
    async with live.alone():
        rows = list(live.facts.seats)
        if seat is None and live.facts.maker is None:
            await live.commit(msgspec.structs.replace(live.facts, maker=digest(new_token)))
        elif seat is not None and rows[seat].token is None:
            rows[seat] = msgspec.structs.replace(rows[seat], token=digest(new_token))
            await live.commit(live.with_seats(rows))
    return Seated(table=old.rematch, seat=seat, token=new_token)


async def mine(service: Service, tokens: Sequence[str]) -> list[MyTable]:
    """List the tables that some tokens open, the newest first; others are left out."""
    wanted: dict[str, list[str]] = {}
    for token in tokens[:MOST_TOKENS]:
        try:
            wanted.setdefault(service.signer.read(token).table, []).append(token)
        except Refusal:
            continue
    found = []
    for facts in await service.store.facts(list(wanted)):
        for token in wanted[facts.table]:
            try:
                seat = seat_of(service, facts, token)
            except Refusal:
                continue
            found.append(MyTable(token=token, seat=seat, info=info(service, facts)))
    return sorted(found, key=lambda table: -table.info.made)


def info(service: Service, facts: Facts) -> TableInfo:
    """Return a table's line in the lobby."""
    name = facts.table
    return table_info(facts, service.online(name), service.gone(name), service.settings.holder)


async def listed(service: Service) -> list[TableInfo]:
    """List the public tables that are open or running."""
    return [info(service, facts) for facts in await service.store.public(MOST_LISTED)]


async def one(service: Service, name: str) -> TableInfo:
    """Return one table's line."""
    found = await service.store.facts([name])
    if not found:
        raise refusal("unknown_table", MISSING)
    return info(service, found[0])
