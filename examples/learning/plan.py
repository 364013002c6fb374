"""What to learn, from whom and how long: the numbers behind a run."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Plan:
    """What to learn, from whom, and how long."""

    room: str
    seats: int
    variant: dict[str, str]
    teacher: str = "greedy"
    watched: int = 100_000
    """Answers of the teacher to learn from before playing."""
    portion: int = 10_000
    """So many of them are looked at together."""
    passes: int = 3
    against: list[str] = field(default_factory=lambda: ["greedy"])
    """At whose tables the net plays, as many tables for each."""
    steps: int = 500_000
    """Answers the net gives while it plays to learn."""
    points: float = 1.0
    """What the lead in points is worth beside the win, paid as it comes and goes."""
    seed: int = 0
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
    hidden: int = 128
    sharpness: float = 3.0
    """By how much the finished net prefers what it likes more than when it tries things out."""
    tests: int = 8
    """How often it is tested on the way."""
