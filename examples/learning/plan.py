"""What to learn, from whom and how long: the numbers behind a run, read from a file of JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path


@dataclass(frozen=True)
class Company:
    """Who has the other seats, and by which settings the game goes beside the plan's own."""

    bot: str
    variant: dict[str, object] = field(default_factory=dict)


def usual() -> dict[str, Company]:
    """Return whom a net meets in its tests if its plan names nobody."""
    return {"random": Company("random"), "greedy": Company("greedy")}


@dataclass(frozen=True)
class Plan:
    """What to learn, from whom, and how long."""

    room: str
    seats: int
    variant: dict[str, object] = field(default_factory=dict)
    seed: int = 0
    teacher: str = "greedy"
    """The bot to watch."""
    watched: int = 200_000
    """Answers of the teacher to learn from before playing."""
    portion: int = 10_000
    """So many of them are looked at together."""
    passes: int = 3
    """How often a portion is gone through."""
    company: dict[str, Company] = field(default_factory=usual)
    """Whom the net meets in its tests."""
    against: list[str] = field(default_factory=list)
    """Those of the company that it learns to play against, with as many tables for each."""
    steps: int = 0
    """Answers the net gives while it plays to learn."""
    points: float = 1.0
    """What the lead in points is worth beside the win, paid as it comes and goes."""
    tables: int = 64
    length: int = 64
    """Answers at each table between two updates."""
    epochs: int = 3
    batch: int = 512
    rate: float = 5e-4
    clip: float = 0.2
    bonus: float = 0.003
    """What variety (entropy) is worth."""
    trace: float = 0.95
    """How far an advantage looks ahead (the lambda of its estimate)."""
    hidden: int = 128
    sharpness: float = 3.0
    """By how much the finished net prefers what it likes more than when it tries things out."""
    tests: int = 6
    """How often it is tested while it plays."""
    games: int = 192
    """Games of a test against each company."""


def read_plan(file: Path, changes: Sequence[str], seed: int) -> Plan:
    """Read a plan; a change is `NAME=VALUE`, with the value as JSON."""
    told = json.loads(file.read_text("utf-8")) | {"seed": seed}
    for change in changes:
        name, _, value = change.partition("=")
        told[name] = json.loads(value)
    known = [each.name for each in fields(Plan)]
    if strange := [name for name in told if name not in known]:
        raise SystemExit(f"a plan has no {strange[0]!r}; it has {', '.join(known)}")
    if "company" in told:
        told["company"] = {name: Company(**who) for name, who in told["company"].items()}
    return Plan(**told)
