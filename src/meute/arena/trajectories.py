"""Every answer of finished games as data to learn from: what the seat knew, could and did.

The features of a step come from all that its seat had lawfully learned, and from nothing else. A
step's `returned` is what the game brought its seat in the end: the share of the win less an even
share, so that the seats of a game sum up to zero.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from meute.arena.results import GAMES, MANIFEST, RECORDS, read_manifest
from meute.arena.rows import Row, read_row
from meute.core import registry
from meute.core.codes import codes
from meute.core.errors import BadData, BadRecord
from meute.core.estimate import shares
from meute.core.record import End, Record, Undo
from meute.core.replay import parse
from meute.core.walk import laid_out, walk
from meute.files import about

HEADER: Final = b'{"meute":'
"""How the first line of a record begins."""


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a seat."""

    game: int
    """The number of the game, counted from 0."""
    event: int
    """The number of the event in its record."""
    seat: int
    """Counted from 0, as in Python everywhere."""
    bot: str
    """Who sat there, as the record names them."""
    features: tuple[float, ...]
    """What the seat knew, in the room's own numbers of 32 bits; empty if the room tells none."""
    legal: tuple[int, ...]
    """The codes of the legal answers."""
    action: int
    """The code of the answer: its place among the actions of seats (`meute.core.codes`)."""
    returned: float
    """The share of the win less an even share."""


def trajectories(path: str | Path) -> Iterator[Step]:
    """Yield every answer of the finished games of a folder of results, or of a file of records.

    One game is held in memory at a time. Games without an end, and those that a bot lost by its
    own fault, have no return and are left out.
    """
    for number, record in records_of(Path(path)):
        if record.finished:
            yield from steps_of(number, record)


def records_of(path: Path) -> Iterator[tuple[int, Record]]:
    """Yield the records of a folder or a file one by one, with the numbers of their games."""
    with about(path):
        if path.name == MANIFEST:
            path = path.parent
        yield from _of_folder(path) if path.is_dir() else _of_file(path)


def _of_folder(folder: Path) -> Iterator[tuple[int, Record]]:
    if not read_manifest(folder)["records"]:
        message = "this series keeps no records; play it again without --no-records"
        raise BadData(message)
    start = 0
    with _opened(folder / GAMES) as games, _opened(folder / RECORDS) as records:
        for row in _whole(games):
            data = records.read(row.end - start)
            start = row.end
            for _, record in parse(data):
                yield row.index, record


def _whole(games: IO[bytes]) -> Iterator[Row]:
    """Yield the games whose lines are whole."""
    for line in games:
        if line.endswith(b"\n"):
            yield read_row(line)


def _of_file(path: Path) -> Iterator[tuple[int, Record]]:
    with _opened(path) as file:
        for number, (line, data) in enumerate(_cut(file)):
            try:
                found = [record for _, record in parse(data)]
            except BadRecord as error:
                raise BadRecord(error.line + line, error.why) from None
            for record in found:
                yield number, record


def _cut(file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the bytes of each record, and how many lines stand before it."""
    lines: list[bytes] = []
    before = number = 0
    for number, line in enumerate(file):
        if line.startswith(HEADER) and lines:
            yield before, b"".join(lines)
            lines, before = [], number
        lines.append(line)
    yield before, b"".join(lines)


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        message = f"cannot read {path}: {error.strerror or error}"
        raise BadData(message) from None


def steps_of(number: int, record: Record) -> list[Step]:
    """Return the answers of a finished record; those taken back are left out."""
    header, end = record.header, record.entries[-1]
    assert isinstance(end, End), "only a finished game has a return"
    game = registry.game(header.game)
    code = codes(game)
    names = header.names or tuple(f"seat {seat + 1}" for seat in range(header.seats))
    gains = [share - 1 / header.seats for share in shares(end.ranks)]
    steps: list[Step] = []
    for moment in walk(record.entries, laid_out(header, end.seed)):
        if isinstance(moment.entry, Undo):
            back_to = moment.entry.back_to
            steps = [step for step in steps if step.event < back_to]
        if not moment.by_seat:
            continue
        answer = moment.answer
        steps.append(
            Step(
                game=number,
                event=answer.n,
                seat=answer.seat,
                bot=names[answer.seat],
                features=tuple(array("f", game.features(moment.full_view))),
                legal=tuple(code[option] for option in moment.options),
                action=code[answer.action],
                returned=gains[answer.seat],
            )
        )
    return steps
