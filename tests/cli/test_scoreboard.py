"""Tables for the terminal: a heading over every figure, and no verdict bolder than its figures."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.table import Table

from meute.arena import Forfeit, Row, figures, summary_of
from meute.cli.scoreboard import (
    forfeit_lines,
    ladder_table,
    lineup_table,
    tally_table,
    thinking_table,
    verdict,
)
from tests.arena.rows import row


def printed(table: Table) -> list[list[str]]:
    """What a wide terminal shows, cell by cell."""
    out = io.StringIO()
    Console(file=out, width=200, color_system=None).print(table)
    lines = [line.split("  ") for line in out.getvalue().splitlines()]
    return [[cell.strip() for cell in line if cell.strip()] for line in lines]


def games(count: int = 10, **more: object) -> list[Row]:
    """Games of which a wins all against b."""
    return [row(index, ("a", "b"), (1, 2), **more) for index in range(count)]


def test_every_figure_of_a_tally_has_its_heading() -> None:
    heading, first, second = printed(tally_table("Bot", summary_of(games()).bots))
    assert heading == ["Bot", "games", "wins", "win rate", "95 %", "mean score", "95 %"]
    assert first[:4] == ["a", "10", "10.0", "100.0%"]
    assert first[-2:] == ["9.00", "9.00 to 9.00"]
    assert second[:4] == ["b", "10", "0.0", "0.0%"]


def test_faults_have_a_column_only_if_there_are_some() -> None:
    lost = Forfeit(1, "b", "raised", 7, "oh", ("b.py, line 3",))
    rows = [*games(2), row(2, ("a", "b"), (1, 2), forfeit=lost)]
    heading, first, second = printed(tally_table("Bot", summary_of(rows).bots))
    assert heading[-1] == "faults"
    assert (first[-1], second[-1]) == ("0", "1")
    assert forfeit_lines(rows) == [
        "b lost 1 game by its own fault (raised); game 3, event 7: oh",
        "    b.py, line 3",
    ]
    assert forfeit_lines([*rows, rows[-1]])[0].startswith("b lost 2 games by its own fault")


def test_every_figure_of_a_ladder_has_its_heading() -> None:
    heading, first, _ = printed(ladder_table(figures.bots(games()).lines))
    assert heading == ["Ladder", "rating", "95 %", "win rate", "95 %", "faults"]
    assert (first[0], first[3], first[-1]) == ("a", "100.0%", "0")


def test_every_figure_of_a_line_up_has_its_heading() -> None:
    heading, first, second = printed(lineup_table(figures.lineups(games()).lines))
    assert heading == ["Line-up", "games", "win rate", "95 %", "even share"]
    assert (first[0], first[-2], first[-1]) == ("a against b", "50.0%", "above")
    assert (second[0], second[-1]) == ("b against a", "below")


def test_every_figure_of_thinking_has_its_heading() -> None:
    line = {"bot": "a", "ahead": -2.04, "answers": 7, "seconds": 0.1234, "longest": 0.256}
    unknown = {"bot": "b", "ahead": None, "answers": 0, "seconds": None, "longest": 0.0}
    heading, first, second = printed(thinking_table([line, unknown]))
    assert heading == ["Thinking", "points ahead", "answers", "s an answer", "at most"]
    assert first == ["a", "-2.0", "7", "0.123", "0.26"]
    assert second == ["b", "unknown", "0", "none", "0.00"]


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (0.2, 0.4, "below"),
        (0.2, 0.5, "open"),
        (0.4, 0.6, "open"),
        (0.5, 0.7, "open"),
        (0.51, 0.7, "above"),
        (None, None, "open"),
    ],
)
def test_an_interval_that_touches_the_even_share_leaves_it_open(
    low: float | None, high: float | None, told: str
) -> None:
    assert verdict(low, high, 0.5) == told
