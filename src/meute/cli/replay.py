"""`meute replay`: a record read aloud."""

from __future__ import annotations

import click

import meute
from meute.cli import options
from meute.cli.screen import Screen, console
from meute.cli.words import Words
from meute.files import about


@click.command("replay")
@click.argument("file", type=click.Path())
@click.option("--game-number", type=int, help="Which record of the file, counted from 1.")
@click.option("--seat", type=int, help="Read what this seat, counted from 1, could read.")
@options.language
def command(file: str, game_number: int | None, seat: int | None, language: str) -> None:
    """Print the log and the result of a record; without --seat, as a spectator saw it."""
    record = _chosen(meute.load_all(file), game_number, click.format_filename(file))
    with about(file):
        table = meute.replay(record)
    if seat is not None and not 1 <= seat <= table.seats:
        message = f"there is no seat {seat}; the seats of this record are 1 to {table.seats}"
        raise meute.MeuteError(message)
    screen = Screen(table, Words(table, language), console())
    screen.opening()
    screen.whole_log(None if seat is None else seat - 1)
    if table.over:
        screen.result()
    if not record.finished:
        screen.say("unfinished")


def _chosen(records: list[meute.Record], number: int | None, file: str) -> meute.Record:
    """Return the record that is meant."""
    if number is None and len(records) == 1:
        return records[0]
    if number is not None and 1 <= number <= len(records):
        return records[number - 1]
    held = "1 record" if len(records) == 1 else f"{len(records)} records"
    message = f"{file} holds {held}; choose one by --game-number 1 to {len(records)}"
    raise meute.MeuteError(message)
