"""Tables that a narrow terminal cannot cut."""

import io

import pytest
from rich.console import Console

from meute.arena import Row, figures, summary_of
from meute.cli.grid import scoreboard
from meute.cli.scoreboard import ladder_table, lineup_table, tally_table
from tests.arena.rows import row

LONG = "a_bot_with_a_name_that_says_all.py:AndItsClassDoesSoToo"


def shown(table: object, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(table)
    return out.getvalue()


def rows() -> list[Row]:
    return [row(index, (LONG, "exec:other --fast"), (1, 2)) for index in range(12)]


@pytest.mark.parametrize("width", [40, 60, 80])
def test_no_name_and_no_figure_is_cut(width: int) -> None:
    played = rows()
    tables = [
        tally_table("By bot", summary_of(played).bots),
        ladder_table(figures.bots(played).lines),
        lineup_table(figures.lineups(played).lines),
    ]
    for table in tables:
        text = shown(table, width)
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= width
        whole = text.replace("\n", "") if len(LONG) > width else text
        assert LONG in whole
        assert "75.8% to 100.0%" in " ".join(text.split())


def test_what_fits_stands_side_by_side() -> None:
    table = scoreboard()
    table.add_column("Bot")
    table.add_column("wins")
    table.add_row("greedy", "7")
    assert shown(table, 80).splitlines()[1].split() == ["greedy", "7"]


def test_figures_stay_under_each_other_where_names_are_too_long() -> None:
    table = scoreboard()
    table.add_column("Bot")
    table.add_column("mean score", justify="right")
    table.add_row("n" * 30, "7")
    table.add_row("m" * 35, "123.45")
    lines = shown(table, 40).splitlines()
    assert [line.strip() for line in lines] == [
        "Bot", "mean", "score", "n" * 30, "7", "m" * 35, "123.45"
    ]  # fmt: skip
    assert len(lines[4].rstrip()) == len(lines[6].rstrip()), "both end in the same column"
