"""`meute admin`: tables, people and bans, also while the server runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.text import Text

from meute.cli import configured, options, places
from meute.cli.grid import Scoreboard, scoreboard
from meute.cli.screen import console
from meute.files import whole_file
from meute.server.admin.seats import Seat, Who, names_of
from meute.server.admin.steward import Steward, steward
from meute.server.app.settings import DAY, data_folder

T = TypeVar("T")

STATES: Final = ("open", "running", "over", "off")


@click.group("admin", context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Look after tables and people: a running server hears of everything.

    People have no accounts, so a person is who sat where: TABLE:SEAT, seats counted from 1.
    """


def _task(work: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Let a command work with the store that it is told of."""

    @configured.settings
    @options.data
    @places.store
    @wraps(work)
    def command(*, data: Path | None, store: str, **given: Any) -> None:
        async def run() -> None:
            async with steward(store, data or data_folder()) as found:
                await work(found, **given)

        asyncio.run(run())

    return command


_WHO: Final = (
    click.argument("places_", metavar="[TABLE:SEAT]...", nargs=-1),
    click.option("--name", callback=options.text, help="Whoever is called so, or looks so."),
    click.option(
        "--address", callback=options.text, help="Who sat down from this IP address, or mark."
    ),
)


def _person(work: Callable[..., None]) -> Callable[..., None]:
    """Add what says whom a command means."""

    @wraps(work)
    def told(
        *, places_: tuple[str, ...], name: str | None, address: str | None, **given: Any
    ) -> None:
        work(who=Who(places_, name, address), **given)

    for option in reversed(_WHO):
        told = option(told)
    return told


@command.command("tables")
@click.option("--status", type=click.Choice(STATES), help="Only these.")
@options.as_json
@_task
async def tables(found: Steward, status: str | None, *, as_json: bool) -> None:
    """List all tables, the newest first."""
    listed = await found.tables(status)
    lines = [
        {
            "table": facts.table,
            "game": facts.game,
            "status": facts.status,
            "events": facts.events,
            "made": _day(facts.made),
            "public": facts.public,
            "address": facts.origin,
            "seats": ", ".join(row.name or row.kind for row in facts.seats),
        }
        for facts in listed
    ]
    _show(lines, as_json=as_json)


@command.command("people")
@_person
@options.as_json
@_task
async def people(found: Steward, who: Who, *, as_json: bool) -> None:
    """List who sits, or sat, where; at all tables if nothing narrows it."""
    lines = [
        {
            "seat": seat.place,
            "name": seat.row.name,
            "game": seat.facts.game,
            "status": seat.facts.status,
            "made": _day(seat.facts.made),
            "address": seat.row.origin,
        }
        for seat in await found.seats(who)
    ]
    _show(lines, as_json=as_json)


@command.command("close")
@click.argument("tables", nargs=-1, required=True, callback=options.texts)
@_task
async def close(found: Steward, tables: tuple[str, ...]) -> None:
    """End the games of TABLES without a result; they stay to be looked at."""
    for table in tables:
        await found.close(table)
        click.echo(f"table {table} is closed")


@command.command("remove")
@click.argument("tables", nargs=-1, required=True, callback=options.texts)
@_task
async def remove(found: Steward, tables: tuple[str, ...]) -> None:
    """Remove TABLES with everything about them; nobody can bring them back."""
    await found.remove(tables)
    click.echo(f"removed: {', '.join(tables)}")


@command.command("ban")
@click.argument("address", callback=options.text)
@click.option("--days", type=click.FloatRange(0, min_open=True), help="How long; else for good.")
@click.option("--why", callback=options.text, help="For you; nobody else is told.")
@_task
async def ban(found: Steward, address: str, days: float | None, why: str | None) -> None:
    """Let nobody from ADDRESS play, sit down, look on or speak.

    ADDRESS is an IP address, its mark in a list, or TABLE:SEAT: from where that seat was taken. Of
    an IPv6 address the first 64 bits count. Whoever is connected from there has to go.
    """
    mark = await found.ban(address, None if days is None else days * DAY, why or "")
    click.echo(f"banned: {mark}" + ("" if days is None else f", for {days:g} days"))


@command.command("pardon")
@click.argument("address", callback=options.text)
@_task
async def pardon(found: Steward, address: str) -> None:
    """End the ban of ADDRESS, an IP address or a mark."""
    click.echo(f"may come again: {await found.pardon(address)}")


@command.command("bans")
@options.as_json
@_task
async def bans(found: Steward, *, as_json: bool) -> None:
    """List who is banned."""
    lines = [
        {
            "address": ban.mark,
            "since": _day(ban.made),
            "until": "for good" if ban.until is None else _day(ban.until),
            "why": ban.why,
        }
        for ban in await found.bans()
    ]
    _show(lines, as_json=as_json)


@command.command("export")
@_person
@click.option("--to", callback=options.text, metavar="FILE", help="Where to write.")
@_task
async def export(found: Steward, who: Who, to: str | None) -> None:
    """Write everything that is kept about a person, as JSON: what their seats may read."""
    data = json.dumps(await found.export(who), indent=2, ensure_ascii=False).encode() + b"\n"
    if to is None:
        click.echo(data, nl=False)
        return
    with whole_file(to) as file:
        file.write(data)


@command.command("delete")
@_person
@click.option("--yes", is_flag=True, help="Do not ask.")
@_task
async def delete(found: Steward, who: Who, *, yes: bool) -> None:
    """Take a person out of all their tables: name, chat, tokens, address.

    The games stay, with their results; where one still runs a bot plays on, and somebody else may
    take the seat. Backups that were made before still hold everything.
    """
    seats = [] if who.anybody else await found.seats(who)
    if seats and not yes:
        click.confirm(_question(seats), abort=True)
    for seat in await found.delete(who):
        click.echo(f"{seat.place}: {seat.row.name} is nameless now")


def _question(seats: list[Seat]) -> str:
    tables = "1 seat" if len(seats) == 1 else f"{len(seats)} seats"
    return f"Take {', '.join(names_of(seats))} out of {tables}? Nobody can undo it"


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _show(lines: list[dict[str, Any]], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(lines, indent=2, ensure_ascii=False))
    elif not lines:
        click.echo("none")
    else:
        console().print(_table(lines))


def _table(lines: list[dict[str, Any]]) -> Scoreboard:
    table = scoreboard()
    for heading in lines[0]:
        table.add_column(heading, overflow="fold")
    for line in lines:
        table.add_row(*(Text(_cell(value)) for value in line.values()))
    return table


def _cell(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
