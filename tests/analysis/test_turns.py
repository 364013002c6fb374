"""Lines: whole turns, on one scale, the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import meute
from benchmarks.hints import jumps
from meute.analysis.turns import Budget, Line, best_lines, weighed
from meute.core.dealer import Dealer
from meute.core.table import Table

SEATS = {"silver": 3, "wolves": 2, "tracks": 4, "foxes": 3}
QUICK = Budget(12)


def lines_at(table: Table, seat: int, budget: Budget = QUICK) -> list[Line]:
    luck = Dealer(f"{table.events}")
    return best_lines(table.game, table.full_view(seat), table.options(seat), luck, budget)


def questions(room: str, count: int, seed: int = 3) -> Iterator[Table]:
    """Let `medium` play, and stop where seat 0 has a choice; now and then, so that many differ."""
    table, medium, met = meute.Table(room, SEATS[room], seed=seed), meute.bot("medium"), 0
    while not table.over and count:
        seat = table.waiting[0]
        if seat == 0 and len(table.options(0)) > 1:
            met += 1
            if met % 5 == 1:
                count -= 1
                yield table
        if seat in table.waiting:  # whoever asked may have answered
            table.play(seat, table.ask(seat, medium))


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_a_line_is_a_row_of_legal_answers_of_one_seat(room: str) -> None:
    for table in questions(room, 5):
        found = lines_at(table, 0)
        assert found == lines_at(table, 0), "the same position and luck give the same lines"
        assert all(0 <= line.chance <= 1 for line in found)
        for step in found[0].steps:
            assert step in table.options(0), found[0]
            table.play(0, step)


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_within_a_turn_no_chance_jumps(room: str) -> None:
    """Whoever follows the hints sees one chance to the end of a turn, but for what is revealed."""
    assert max(jumps(room, 15, Budget(12), "test")) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_lines_weighed_again_keep_their_chances(room: str) -> None:
    for table in questions(room, 3, seed=5):
        found = lines_at(table, 0)
        view: Any = table.full_view(0)
        again = weighed(table.game, view, [line.steps for line in found], Dealer(9), 24)
        for line, other in zip(found, again, strict=True):
            assert other.steps == line.steps
            assert other.chance == pytest.approx(line.chance, abs=0.1)
