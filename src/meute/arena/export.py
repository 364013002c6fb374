"""Trajectories as files: Parquet for pandas, polars and the like, or JSON Lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

from meute.arena.trajectories import Step, records_of, steps_of
from meute.core.codec import encode, to_json
from meute.core.codes import seat_actions
from meute.core.errors import BadData, MeuteError
from meute.core.game import Game
from meute.core.registry import game as game_called
from meute.files import whole_file, writable

BATCH: Final = 4096
"""Steps of one row group: what is held in memory at a time, beside one game."""

KINDS: Final = (".parquet", ".jsonl")

NO_PARQUET: Final = (
    "Parquet needs pyarrow: pip install 'meute[data]'; or write JSON Lines with --to FILE.jsonl"
)


class Export:
    """Writes the trajectories of a folder of results, or of a file of records."""

    def __init__(self, source: Path) -> None:
        """Remember where the games are."""
        self._source = source
        self.games = 0
        self.skipped = 0
        """Games without an end."""
        self.steps = 0

    def write(self, target: Path) -> None:
        """Write a file of the kind that its name says, whole or not at all."""
        if target.suffix not in KINDS:
            message = f"{target} ends neither in {' nor in '.join(KINDS)}; choose one of them"
            raise MeuteError(message)
        writable(target)
        write = _write_parquet if target.suffix == ".parquet" else _write_lines
        game, steps = self._begun()
        with whole_file(target) as file:
            write(file, game, self._counted(steps))

    def _begun(self) -> tuple[Game, Iterator[Step]]:
        """Find the first finished game, which says what is played."""
        finished = self._finished()
        first = next(finished, None)
        if first is None:
            message = f"{self._source} holds no finished game, so there is nothing to export"
            raise BadData(message)
        header = first[1].header

        def steps() -> Iterator[Step]:
            yield from steps_of(*first)
            for number, record in finished:
                if record.header.game != header.game or record.header.rules != header.rules:
                    message = "the records are of different games; a file of steps is about one"
                    raise BadData(message)
                yield from steps_of(number, record)

        return game_called(header.game), steps()

    def _finished(self) -> Iterator[tuple[int, Any]]:
        for number, record in records_of(self._source):
            if record.finished:
                self.games += 1
                yield number, record
            else:
                self.skipped += 1

    def _counted(self, steps: Iterable[Step]) -> Iterator[Step]:
        for step in steps:
            self.steps += 1
            yield step


def plain(step: Step) -> dict[str, Any]:
    """Return a step under the names of its columns."""
    line = asdict(step)
    line["return"] = line.pop("returned")
    return line


def _write_lines(file: IO[bytes], game: Game, steps: Iterator[Step]) -> None:
    del game
    file.writelines(to_json(plain(step)) + b"\n" for step in steps)


def _write_parquet(file: IO[bytes], game: Game, steps: Iterator[Step]) -> None:
    try:
        import pyarrow as pa  # noqa: PLC0415 (heavy, and need not be installed)
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise MeuteError(NO_PARQUET) from None
    schema = _schema(pa, game)
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        while batch := [plain(step) for step in islice(steps, BATCH)]:
            writer.write_batch(pa.RecordBatch.from_pylist(batch, schema=schema))


def _schema(pa: Any, game: Game) -> Any:
    """Type every column, and say beside the data what its numbers mean."""
    columns = [
        ("game", pa.int64()),
        ("event", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("features", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("return", pa.float32()),
    ]
    return pa.schema(columns, metadata=described(game))


def described(game: Game) -> dict[str, bytes]:
    """Say what the numbers of a file mean: which game, and every action in the order of codes.

    The names of features stand by the number of seats, since games of several may be in a file.
    """
    seats = range(game.meta.fewest, game.meta.most + 1)
    actions = b",".join(encode(action) for action in seat_actions(game))
    return {
        "meute.game": game.meta.name.encode(),
        "meute.rules": str(game.meta.rules_version).encode(),
        "meute.actions": b"[" + actions + b"]",
        "meute.features": to_json({str(n): list(game.feature_names(n)) for n in seats}),
    }
