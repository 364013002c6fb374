"""Where the puzzles lie that ship: a file for every room, read when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from meute.analysis.puzzles.puzzle import Puzzle
from meute.core.codec import from_json, to_json


@lru_cache(maxsize=8)
def puzzles(room: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a room that ship with Meute; none for a room that has none."""
    file = files("meute.analysis.puzzles").joinpath("data", f"{room}.jsonl")
    return parsed(file.read_bytes()) if file.is_file() else ()


def parsed(data: bytes) -> tuple[Puzzle, ...]:
    """Read puzzles from the lines of a file."""
    return tuple(Puzzle.read(from_json(line)) for line in data.splitlines() if line)


def read(path: Path) -> tuple[Puzzle, ...]:
    """Read puzzles from a file of one's own."""
    return parsed(path.read_bytes())


def written(many: Iterable[Puzzle]) -> bytes:
    """Return the lines of a file."""
    return b"".join(to_json(puzzle.plain()) + b"\n" for puzzle in many)
