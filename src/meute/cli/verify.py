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
def command(files: tuple[str, ...]) -> None:
    """Check every byte, rule, die and digest of records.

    Exit code 0: all is well; 1: a record is bad, and its first bad line is named; 2: a file cannot
    be read at all.
    """
    worst = max([_verify(file) for file in files])
    click.get_current_context().exit(worst)


def _verify(file: str) -> int:
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
    click.echo(f"{shown}: ok: {_found(records)}")
    return 0


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
