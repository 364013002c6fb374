"""`meute verify`: whether records were changed, cut off or invented."""

from __future__ import annotations

from typing import Final

import click

import meute
from meute.core.record import Answer, Undo
from meute.files import read

BAD: Final = 1
UNREADABLE: Final = 2


@click.command("verify")
@click.argument("files", type=click.Path(), nargs=-1, required=True)
@click.option(
    "--key",
    metavar="KEY",
    help="Accept only games signed by the server with this key; /api/house of a server tells it.",
)
def command(files: tuple[str, ...], key: str | None) -> None:
    """Check every byte, rule, die, digest and signature of records.

    Without a signature a record may tell of a game that nobody played; with one, whoever has the
    server's key vouches for it.

    Exit code 0: all is well; 1: a record is bad, and its first bad line is named; 2: a file cannot
    be read at all.
    """
    worst = max([_verify(file, key) for file in files])
    click.get_current_context().exit(worst)


def _verify(file: str, key: str | None) -> int:
    """Check one file and say what was found."""
    shown = click.format_filename(file)
    try:
        records = meute.verify(read(file))
    except meute.BadRecord as error:
        click.echo(f"{shown}: bad: {error}")
        return BAD
    except meute.BadData as error:
        click.echo(f"meute: {error}", err=True)
        return UNREADABLE
    try:
        signed = _signed(records, key)
    except meute.MeuteError as error:
        click.echo(f"{shown}: bad: {error}")
        return BAD
    click.echo(f"{shown}: ok: {_found(records)}{signed}")
    return 0


def _signed(records: list[meute.Record], wanted: str | None) -> str:
    """Say by whom records are signed; raise an error if a signature is wrong or missing."""
    if wanted is None and all(record.seal is None for record in records):
        return ""
    from meute.server.lobby.seals import signed_by  # noqa: PLC0415 (most records have none)

    keys = [signed_by(record) for record in records]
    if wanted is not None and any(key != wanted for key in keys):
        raise meute.MeuteError("not signed by the server with this key")
    names = sorted({key for key in keys if key is not None})
    some = "" if None not in keys else f" ({keys.count(None)} not signed)"
    return f", signed by {', '.join(names)}{some}"


def _found(records: list[meute.Record]) -> str:
    """Count records, events, and the games that were not played to their end."""
    events = sum(isinstance(entry, (Answer, Undo)) for r in records for entry in r.entries)
    unfinished = sum(not record.finished for record in records)
    text = f"{_count(len(records), 'record')}, {_count(events, 'event')}"
    if not unfinished:
        return text
    if len(records) == 1:
        return f"{text}, unfinished"
    return f"{text}, {unfinished} unfinished"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
