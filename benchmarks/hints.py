"""How far the chance that hints tell jumps within a turn, and how long a hint takes.

    python -m benchmarks.hints wolves
    python -m benchmarks.hints silver 200

One seat follows the hints, with the playouts that hints have, against `medium`. Between two of its
answers in one turn nothing may happen that changes its chance but what it finds out by thinking, so
that the differences are noise. Those across chance, or across something shown, are left out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Final

import meute
from meute.analysis.prospect import foresight_of
from meute.analysis.turns import Budget, best_lines
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action
from meute.core.record import Answer
from meute.core.table import Table

USUAL: Final = {"silver": 3, "wolves": 2, "tracks": 4, "foxes": 3}
LEVELS: Final = (0.03, 0.05, 0.1)


class Follower:
    """Seat 0 follows the hints, and notes what they said."""

    def __init__(self, budget: Budget) -> None:
        """Note nothing yet."""
        self.budget = budget
        self.jumps: list[float] = []
        self.seconds: list[float] = []
        self._last: float | None = None

    def play(self, table: Table, most: int) -> None:
        """Play a game to its end, or until enough hints were asked for."""
        medium = meute.bot("medium")
        self._last = None
        while not table.over and len(self.seconds) < most:
            seat = table.waiting[0]
            if seat:
                table.play(seat, table.ask(seat, medium))
                self._last = None
            elif len(table.options(0)) == 1:
                self._answer(table, table.options(0)[0])
            else:
                self._ask(table)

    def _ask(self, table: Table) -> None:
        """Ask for a hint, compare it with the one before, and take its first step."""
        luck = Dealer(f"{table.commitment} {table.events}")
        began = process_time()
        view, options = table.full_view(0), table.options(0)
        best = best_lines(table.game, view, options, luck, self.budget)[0]
        self.seconds.append(process_time() - began)
        if self._last is not None:
            self.jumps.append(abs(best.chance - self._last))
        self._last = best.chance
        self._answer(table, best.steps[0])

    def _answer(self, table: Table, action: Action) -> None:
        """Answer; whatever is revealed by it begins another turn for the hints."""
        shown, before = table.copy_state().shown, len(table.record.entries)
        table.play(0, action)
        later = table.record.entries[before:]
        drawn = any(isinstance(entry, Answer) and entry.seat == CHANCE for entry in later)
        if drawn or table.copy_state().shown != shown:
            self._last = None


def followed(room: str, questions: int, budget: Budget, name: str) -> Follower:
    """Return what was noted while so many hints were followed."""
    out = Follower(budget)
    for table in tables(room, name):
        out.play(table, questions)
        if len(out.seconds) >= questions:
            break
    return out


def jumps(room: str, questions: int, budget: Budget, name: str) -> Sequence[float]:
    """Return how far the chance went from one hint to the next of the same turn."""
    return followed(room, questions, budget, name).jumps


def tables(room: str, name: str) -> Iterator[Table]:
    """Yield new tables for ever."""
    number = 0
    while True:
        number += 1
        yield meute.Table(room, USUAL[room], f"{name}/{number}")


def main(arguments: Sequence[str]) -> None:
    """Follow hints and tell."""
    room = arguments[0]
    questions = int(arguments[1]) if arguments[1:] else 200
    playouts = foresight_of(registry.game(room)).levels["expert"]
    found = followed(room, questions, Budget(playouts), "hints")
    far = ", ".join(
        f"{sum(jump > level for jump in found.jumps)} above {level}" for level in LEVELS
    )
    seconds = found.seconds
    sys.stdout.write(
        f"{room}: {len(seconds)} hints, {len(found.jumps)} pairs within a turn, "
        f"largest jump {max(found.jumps, default=0.0):.3f}, {far}; "
        f"{sum(seconds) / len(seconds):.2f} s of CPU a hint, {max(seconds):.2f} at most\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
