"""What a report is drawn from: the games of a folder of results, or of a file of records."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import meute
from meute.arena.match import result_of
from meute.arena.notes import Notes
from meute.arena.results import MANIFEST, RECORDS, read_results
from meute.arena.rows import Row
from meute.arena.series import Series
from meute.core import registry
from meute.core.errors import BadData, MeuteError
from meute.core.game import Game
from meute.core.record import Header, Record
from meute.core.replay import parse
from meute.core.table import Table
from meute.core.walk import laid_out, walk
from meute.files import about

NUMBERED: Final = re.compile(r"#\d+$")
"""How bots of one name are told apart in a record."""


@dataclass(frozen=True)
class Example:
    """A game that stands for the others."""

    number: int
    """Its number among the games, counted from 1."""
    record: Record


@dataclass(frozen=True)
class Source:
    """Games of one room with one number of seats and one variant."""

    game: Game
    seats: int
    variant: Mapping[str, object]
    seed: str | None
    version: str | None
    """The version of Meute that played; None if the records do not say."""
    planned: int
    """Games that were to be played; more than there are if the series was stopped."""
    rows: Sequence[Row]
    example: Example | None = None
    """The game of median length; None if nobody has kept its record."""

    @classmethod
    def of(cls, series: Series, rows: Sequence[Row]) -> Source:
        """Take the games of a series that was just played."""
        plan, game = series.plan, registry.game(series.plan.game)
        variant = game.meta.variant(plan.variant)
        version = meute.__version__
        made = cls(game, series.seats, variant, plan.seed, version, series.games, rows)
        middle = _median(rows)
        kept = None if middle is None else rows[middle].result.record
        if middle is None or kept is None:
            return made
        _, record = next(parse(kept))
        return replace(made, example=Example(middle + 1, record))

    @property
    def settings(self) -> list[str]:
        """The settings that are not the game's own, as `setting=value`."""
        own = self.game.meta.variant({})
        return [f"{name}={v}" for name, v in self.variant.items() if v != own.get(name)]


def read_source(path: Path, watch: Callable[[Sequence[Record]], Iterable[Record]]) -> Source:
    """Read a folder of results, or replay a file of records; `watch` may show how far it is."""
    with about(path):
        if path.is_dir() or path.name == MANIFEST:
            folder = path if path.is_dir() else path.parent
            source = of_results(*read_results(folder))
            return replace(source, example=_kept(folder, source.rows))
        if path.suffix in {".csv", ".parquet"}:
            message = f"{path} is a table; name its folder of results, or a file of records"
            raise BadData(message)
        return of_records(meute.load_all(path), watch)


def of_results(manifest: Mapping[str, Any], rows: Sequence[Row]) -> Source:
    """Take the games as a folder of results keeps them."""
    if not rows:
        message = "no game of this series is finished yet, so there is nothing to report"
        raise BadData(message)
    try:
        return Source(
            game=registry.game(manifest["game"]),
            seats=manifest["seats"],
            variant=manifest["variant"],
            seed=manifest["seed"],
            version=manifest["meute"],
            planned=manifest["games"],
            rows=rows,
        )
    except KeyError as error:
        message = f"the manifest does not say {error}"
        raise BadData(message) from None


def of_records(
    records: Sequence[Record], watch: Callable[[Sequence[Record]], Iterable[Record]] = iter
) -> Source:
    """Play the finished records again and note what a series would have noted."""
    finished = [record for record in records if record.finished]
    if not finished:
        message = "the file holds no finished game, so there is nothing to report"
        raise BadData(message)
    first = finished[0].header
    for record in finished:
        _check_alike(first, record.header)
    rows = list(_rows(watch(finished)))
    middle = _median(rows)
    return Source(
        game=registry.game(first.game),
        seats=first.seats,
        variant=first.variant,
        seed=None,
        version=None,
        planned=len(records),
        rows=rows,
        example=None if middle is None else Example(middle + 1, finished[middle]),
    )


def _median(rows: Sequence[Row]) -> int | None:
    """Return the place of the game in the middle of all by its length, the first if several are."""
    whole = [place for place, row in enumerate(rows) if row.result.whole]
    by_length = sorted(whole, key=lambda place: (rows[place].result.decisions, place))
    return by_length[len(by_length) // 2] if by_length else None


def _kept(folder: Path, rows: Sequence[Row]) -> Example | None:
    """Read the record of the game in the middle, if the folder has it."""
    middle = _median(rows)
    if middle is None or not rows[middle].end:
        return None
    start = rows[middle - 1].end if middle else 0
    try:
        with (folder / RECORDS).open("rb") as file:
            file.seek(start)
            data = file.read(rows[middle].end - start)
        _, record = next(parse(data))
    except (OSError, MeuteError, StopIteration):
        return None  # the figures stand without it
    return Example(middle + 1, record)


def _check_alike(one: Header, other: Header) -> None:
    same = ("game", "seats", "variant")
    for name in same:
        if getattr(one, name) != getattr(other, name):
            message = f"the records differ in {name}; a report is about one {name} only"
            raise BadData(message)


def _rows(records: Iterable[Record]) -> Iterator[Row]:
    deals: dict[str, int] = {}
    lineups: dict[tuple[str, ...], int] = {}
    for index, record in enumerate(records):
        header = record.header
        names = header.names or tuple(f"seat {seat + 1}" for seat in range(header.seats))
        bots = tuple(NUMBERED.sub("", name) for name in names)
        table, notes = noted(record)
        yield Row(
            index=index,
            lineup=lineups.setdefault(tuple(sorted(bots)), len(lineups)),
            deal=deals.setdefault(header.commitment, len(deals)),
            seed=table.seed or "",
            bots=bots,
            names=names,
            result=result_of(table, notes),
        )


def noted(record: Record) -> tuple[Table, Notes]:
    """Play a record again, noting what a match notes."""
    table = laid_out(record.header, getattr(record.entries[-1], "seed", None))
    notes = Notes.of(table.game)
    answered = False
    for moment in walk(record.entries, table):
        if moment.by_seat:
            # As in a match, the scores after an answer are those after the chance that follows.
            if answered:
                notes.decided(table.scores)
            notes.kinds.note(moment.options, moment.answer.action)
            answered = True
    if answered:
        notes.decided(table.scores)
    notes.close(table)
    return table, notes
