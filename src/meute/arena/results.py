"""A folder of results: safe to interrupt at any moment, and to resume with the same result.

    manifest.json   what is played; a folder is resumed only by the same plan, with as many games
                    or more
    games.jsonl     one line per game, in order: the truth
    records.jsonl   the records of these games, one after the other
    *.csv, *.parquet   figures made from games.jsonl when the series is complete

A game counts once its line stands in games.jsonl; the line says where its record ends, so that
what a sudden end left behind is cut off. Rows come in order, whoever plays them: the files are
the same, byte for byte, for any number of jobs and of interruptions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

import meute
from meute.arena.listeners import digest, label
from meute.arena.rows import Row, read_row
from meute.arena.series import Series
from meute.bots.outside import named
from meute.core import registry
from meute.core.errors import BadData, MeuteError
from meute.files import whole_file

try:
    import fcntl
except ImportError:  # pragma: no cover (not on Windows)
    fcntl = None  # type: ignore[assignment]

MANIFEST: Final = "manifest.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records.jsonl"
FORMAT: Final = 1


def manifest_of(series: Series, *, records: bool) -> dict[str, Any]:
    """Say all on which the results of a series depend."""
    plan = series.plan
    meta = registry.game(plan.game).meta
    more: dict[str, Any] = {"times": True} if plan.timed else {}
    if plan.listeners:
        more["listeners"] = {label(each): digest(each) for each in plan.listeners}
    return {
        "results": FORMAT,
        "meute": meute.__version__,
        "game": plan.game,
        "rules": meta.rules_version,
        "variant": meta.variant(plan.variant),
        "seats": series.seats,
        "lineups": [[named.label(bot) for bot in each.bots] for each in series.lineups],
        "bot_files": {named.label(bot): named.digest(bot) for bot in series.entrants},
        "move_time": plan.limits.move,
        "game_time": plan.limits.game,
        "seed": plan.seed,
        "games": series.games,
        "records": records,
        "luck": plan.luck,
        **more,
    }


class Results:
    """A folder of results that is being written."""

    def __init__(self, folder: Path, manifest: dict[str, Any]) -> None:
        """Make the folder, or make sure that it belongs to this plan."""
        self.folder = folder
        self.manifest = manifest
        if (folder / MANIFEST).exists():
            _check_same(folder, manifest)
        else:
            _begin(folder, manifest)

    @contextmanager
    def writing(self) -> Iterator[Writer]:
        """Open the files behind the last whole game, for this process alone."""
        with (self.folder / GAMES).open("ab+") as games, self._records() as records:
            lock(games, self.folder)
            rows = list(_whole_rows(games, _size(records)))
            self._grow(len(rows))
            if records is not None:
                records.truncate(rows[-1].end if rows else 0)
                records.seek(0, os.SEEK_END)
            yield Writer(games, records, rows)

    def _grow(self, played: int) -> None:
        """Let the series be as long as it is wanted now: games are numbered, so more may follow."""
        wanted = self.manifest["games"]
        if wanted < played:
            message = (
                f"{self.folder} holds {played} games already, more than {wanted}; ask for {played} "
                f"or more, or name another folder"
            )
            raise MeuteError(message)
        if read_manifest(self.folder)["games"] != wanted:
            _write_manifest(self.folder, self.manifest)

    @contextmanager
    def _records(self) -> Iterator[IO[bytes] | None]:
        if not self.manifest["records"]:
            yield None
            return
        with (self.folder / RECORDS).open("ab+") as file:
            yield file


class Writer:
    """Appends games to an open folder."""

    def __init__(self, games: IO[bytes], records: IO[bytes] | None, rows: list[Row]) -> None:
        """Go on after these rows."""
        self._games = games
        self._records = records
        self.rows = rows

    def add(self, row: Row) -> None:
        """Write a game: first its record, then the line that makes it count."""
        end, record = 0, row.result.record
        if self._records is not None and record is not None:
            self._records.write(record)
            self._records.flush()
            end = self._records.tell()
        row = row.kept(end)
        self._games.write(row.line())
        self._games.flush()
        self.rows.append(row)


def read_results(folder: Path) -> tuple[dict[str, Any], list[Row]]:
    """Read the manifest and all whole games of a folder."""
    manifest = read_manifest(folder)
    try:
        data = (folder / GAMES).read_bytes()
    except OSError as error:
        message = f"cannot read {folder / GAMES}: {error.strerror}"
        raise BadData(message) from None
    whole = data[: data.rfind(b"\n") + 1].splitlines()
    rows = []
    for number, line in enumerate(whole, start=1):
        try:
            rows.append(read_row(line))
        except BadData as error:
            message = f"{folder / GAMES}, line {number}: {error}"
            raise BadData(message) from None
    return manifest, rows


def _begin(folder: Path, manifest: dict[str, Any]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        strange = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        message = f"cannot write into {folder}: {error.strerror or error}"
        raise BadData(message) from None
    if strange:
        message = (
            f"{folder} holds {strange[0]} but no {MANIFEST}, so it is no folder of results; "
            f"name a new or an empty one"
        )
        raise BadData(message)
    _write_manifest(folder, manifest)


def _write_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    with whole_file(folder / MANIFEST) as file:
        file.write(json.dumps(manifest, indent=1, ensure_ascii=False).encode() + b"\n")


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read what a folder of results says about itself."""
    try:
        manifest = json.loads((folder / MANIFEST).read_bytes())
    except OSError as error:
        message = f"{folder} is no folder of results: cannot read {MANIFEST}: {error.strerror}"
        raise BadData(message) from None
    except ValueError:
        manifest = None
    if not isinstance(manifest, dict) or manifest.get("results") != FORMAT:
        message = f"{folder / MANIFEST} is not the manifest of results that this version writes"
        raise BadData(message)
    return manifest


def _check_same(folder: Path, wanted: dict[str, Any]) -> None:
    """Refuse a folder that was made with another plan, and name what differs."""
    found = _flat(read_manifest(folder))
    for name, value in _flat(json.loads(json.dumps(wanted))).items():
        if found.get(name) != value:
            message = (
                f"{folder} holds results with {_named(name)} {_shown(found.get(name))}, not "
                f"{_shown(value)}; resume it with its own settings, or name another folder"
            )
            raise MeuteError(message)


def _flat(manifest: dict[str, Any]) -> dict[str, Any]:
    """Put every setting and every bot file beside the rest; the number of games may change."""
    settings = {f"setting {name}": value for name, value in manifest.get("variant", {}).items()}
    files = {f"file of {name}": value for name, value in manifest.get("bot_files", {}).items()}
    others = {"variant": None, "bot_files": None, "games": None}
    return {"times": False, "listeners": {}, **manifest, **others, **settings, **files}


def _named(name: str) -> str:
    return {"meute": "version", "rules": "rules version"}.get(name, name.replace("_", " "))


def _shown(value: object) -> str:
    if isinstance(value, dict):
        named = (f"{name} ({what})" if what else name for name, what in value.items())
        return ", ".join(named) or "none"
    if isinstance(value, list):
        return "; ".join(",".join(each) for each in value)
    return str(value)


def lock(file: IO[bytes], folder: Path) -> None:
    """Keep every other run out as long as the file is open, or say that one is there."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"another run is writing into {folder}"
            raise MeuteError(message) from None


def _size(file: IO[bytes] | None) -> int | None:
    return None if file is None else file.seek(0, os.SEEK_END)


def _whole_rows(games: IO[bytes], recorded: int | None) -> Iterator[Row]:
    """Yield the games that are whole in both files; cut off the rest."""
    games.seek(0)
    good = 0
    for line in games.read().splitlines(keepends=True):
        row = _whole_row(line)
        if row is None or (recorded is not None and row.end > recorded):
            break
        good += len(line)
        yield row
    games.truncate(good)
    games.seek(0, os.SEEK_END)


def _whole_row(line: bytes) -> Row | None:
    if not line.endswith(b"\n"):
        return None
    with suppress(BadData):
        return read_row(line)
    return None
