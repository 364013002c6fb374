"""Who sits where at a new table: wishes, bots' names, rematches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from meute.bots.levels import character_in, level_in, lively
from meute.bots.search.character import check_character
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.errors import MeuteError
from meute.core.message import Message, Seat
from meute.server.app.settings import Settings
from meute.server.lobby.names import distinct, person_name
from meute.server.refusal import refusal
from meute.server.schema.lobby import NewTable, SeatWish
from meute.server.schema.told import LogEntry
from meute.server.store.protocol import Facts, SeatRow
from meute.server.table.clock import note

BOT_NAMES: Final = ("Luna", "Fenris", "Brume", "Nox", "Isegrim", "Selene", "Lykos", "Ombre")
"""Bots have names of their own, the same in every language, so that a log reads well."""


def seat_rows(wish: NewTable, settings: Settings) -> tuple[list[SeatRow], int | None]:
    """Return the seats of a new table and the one its maker takes."""
    mine = [seat for seat, who in enumerate(wish.seats) if who.kind == "me"]
    if len(mine) > 1:
        raise refusal("one_me")
    name = person_name(wish.name)
    rows: list[SeatRow] = []
    for who in wish.seats:
        taken = [name, *(row.name for row in rows)]
        rows.append(_row(who, wish.game, taken, settings))
    return rows, mine[0] if mine else None


def _row(who: SeatWish, game: str, taken: Sequence[str], settings: Settings) -> SeatRow:
    if who.kind == "me":
        return SeatRow(kind="person", name=taken[0])
    if who.kind == "open":
        return SeatRow(kind="open")
    if not who.bot:
        raise refusal("bot_missing")
    return _bot_row(who.bot, game, taken, settings)


def _bot_row(bot: str, game: str, taken: Sequence[str], settings: Settings) -> SeatRow:
    name = next((n for n in BOT_NAMES if n not in taken), BOT_NAMES[0])
    return SeatRow(kind="bot", name=distinct(name, taken), bot=checked_bot(bot, game, settings))


def checked_bot(text: str, game: str, settings: Settings) -> str:
    """Return a bot's name if there is such a bot and guests may seat it as it is named.

    Settings, as in `search(seconds=19)`, would let a guest say how long the server thinks; the
    character of a level is everybody's choice.
    """
    try:
        if text not in settings.bots:
            check_character(game, registry.bot(text))
    except MeuteError as error:
        raise refusal("bad_table", detail=str(error)) from None
    named = text in {*registry.bots(), *settings.bots} or level_in(text) is not None
    if not settings.bots_with_settings and not named:
        raise refusal("named_bots_only")
    return text


def with_characters(
    rows: Sequence[SeatRow], game: str, luck: Callable[[str], Dealer]
) -> list[SeatRow]:
    """Give every bot of a level whose character nobody has chosen one by the table's own luck."""
    bots = lively([row.bot for row in rows], game, lambda seat: luck(f"character {seat}"))
    return [msgspec.structs.replace(row, bot=bot) for row, bot in zip(rows, bots, strict=True)]


def introduced(facts: Facts, seats: Sequence[int] | None = None) -> list[LogEntry]:
    """Return lines for the log that tell the characters of the bots at a table, or of some."""
    out = []
    for seat, row in enumerate(facts.seats):
        character = character_in(row.bot)
        if character is not None and (seats is None or seat in seats):
            key = f"{facts.game}.temper.{character}"
            words = {"character": Message(key), "about": Message(f"{key}.about")}
            out.append(note("character", facts, player=Seat(seat), **words))
    return out


def checked_variant(game: str, wish: NewTable) -> dict[str, int | str]:
    """Return the complete settings of a new table, if the game offers them for that many seats."""
    try:
        room = registry.game(game)
        room.meta.check_seats(len(wish.seats))
        variant = room.meta.variant(wish.variant)
        room.setup(len(wish.seats), variant)
    except MeuteError as error:
        raise refusal("bad_table", detail=str(error)) from None
    return variant


def seated(rows: Sequence[SeatRow], seat: int, name: str, token: str, origin: str) -> list[SeatRow]:
    """Let somebody sit down, in an open seat or in that of somebody who has gone."""
    others = [row.name for place, row in enumerate(rows) if place != seat]
    out = list(rows)
    called = distinct(person_name(name), others)
    out[seat] = SeatRow(kind="person", name=called, token=token, origin=origin)
    return out


def with_bot(facts: Facts, seat: int, bot: str, settings: Settings) -> list[SeatRow]:
    """Let a bot sit down."""
    out = list(facts.seats)
    out[seat] = _bot_row(bot, facts.game, [row.name for row in out], settings)
    return out


def again(facts: Facts) -> list[SeatRow]:
    """Return the same people and bots for another game; people still have to claim their seats."""
    return [_afresh(row) for row in facts.seats]


def played_on(old: Facts, seat: int, name: str, bot: str, settings: Settings) -> list[SeatRow]:
    """Return who goes on with a finished game: one person, its bots, and bots for the others."""
    name, bot = person_name(name), checked_bot(bot, old.game, settings)
    found: list[SeatRow] = []
    for place, row in enumerate(old.seats):
        taken = [name, *(other.name for other in found)]
        if place == seat:
            found.append(SeatRow(kind="person", name=name))
        else:
            found.append(_bot_row(row.bot or bot, old.game, taken, settings))
    return found


def _afresh(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, token=None, held=False, free=False, off=False)
