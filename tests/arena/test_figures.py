"""Figures hold what the rows say, in both formats."""

import builtins
import csv
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from meute.arena import Forfeit, figures
from meute.arena.rows import read_row
from tests.arena.rows import row

LOST = Forfeit(1, "b", "raised", 7, "ValueError: oh", ("b.py, line 3, in choose: oh",))
ROWS = [
    row(0, ("a", "b"), (1, 2), parts={"x.part.lairs": [5.0, 1.0]}),
    row(1, ("b", "a"), (2, 1), parts={"x.part.lairs": [2.0, 4.0]}),
    row(2, ("a", "b"), (1, 2), forfeit=LOST, scores=(0.0, 0.0)),
]


def test_one_line_per_game_and_seat() -> None:
    lines = figures.games(ROWS).lines
    assert [(line["game"], line["seat"], line["bot"], line["rank"]) for line in lines] == [
        (0, 1, "a", 1),
        (0, 2, "b", 2),
        (1, 1, "b", 2),
        (1, 2, "a", 1),
        (2, 1, "a", 1),
        (2, 2, "b", 2),
    ]
    assert [line["forfeit"] for line in lines] == [None] * 5 + ["raised"]


def test_a_forfeit_counts_as_a_loss_but_not_as_a_score() -> None:
    first, second = figures.bots(ROWS).lines
    assert (first["bot"], first["games"], first["wins"], first["forfeits"]) == ("a", 3, 3.0, 0)
    assert (second["bot"], second["forfeits"]) == ("b", 1)
    assert (first["score"], second["score"]) == (9.0, 8.0)


def test_points_of_winners_and_others() -> None:
    (line,) = figures.parts(ROWS).lines
    assert line == {"part": "x.part.lairs", "everybody": 3.0, "winners": 4.5, "others": 1.5}


def test_kinds_come_rarest_first() -> None:
    lines = figures.kinds(ROWS).lines
    assert [(line["kind"], line["share"]) for line in lines] == [
        ("Call", 0.0),
        ("Draw", 0.4),
        ("Take", 0.6),
    ]


def test_copies_of_a_bot_win_together() -> None:
    rows = [row(i, ("a", "f", "f"), (1, 2, 3) if i % 2 else (3, 1, 2)) for i in range(10)]
    one, field = figures.lineups(rows).lines
    assert (one["bot"], one["against"], one["win_rate"]) == ("a", "2 f", 0.5)
    assert (field["bot"], field["win_rate"]) == ("f", 0.5)
    assert field["even_share"] == pytest.approx(2 / 3)


def test_wins_less_luck_are_told_where_luck_was_found_out() -> None:
    lucky = [(0.5, -0.5), (0.25, -0.25), (-0.25, 0.25)]
    rows = [
        row(i, ("a", "b"), (1, 2) if luck[0] > 0 else (2, 1), luck=luck)
        for i, luck in enumerate(lucky)
    ]
    assert read_row(rows[0].line()) == rows[0]
    assert [line["luck"] for line in figures.games(rows).lines] == [x for y in lucky for x in y]
    first, second = figures.lineups(rows).lines
    assert (first["win_rate"], first["less_luck"]) == (pytest.approx(2 / 3), 0.5)
    assert first["less_luck_low"] < 0.5 < first["less_luck_high"]
    assert second["less_luck"] == 0.5
    assert {line["less_luck"] for line in figures.bots(ROWS).lines} == {None}


def test_copies_of_a_bot_share_their_luck() -> None:
    luck = (-0.4, 0.3, 0.1)
    rows = [row(i, ("a", "f", "f"), (2, 1, 3), luck=luck) for i in range(4)]
    one, field = figures.lineups(rows).lines
    assert (one["less_luck"], field["less_luck"]) == (pytest.approx(0.4), pytest.approx(0.6))


@pytest.mark.slow
def test_csv_and_parquet_say_the_same(tmp_path: Path) -> None:
    assert figures.write(tmp_path, ROWS)
    for name, make in figures.FIGURES.items():
        with (tmp_path / f"{name}.csv").open(newline="") as file:
            lines = list(csv.DictReader(file))
        made = make(ROWS)
        assert parquet.read_table(tmp_path / f"{name}.parquet").to_pydict() == made.columns()
        written = [{k: "" if v is None else str(v) for k, v in x.items()} for x in made.lines]
        assert lines == written


def test_figures_without_a_line_still_have_their_names() -> None:
    assert figures.as_csv(figures.forfeits(ROWS[:2])) == b"game,bot,seat,fault,event,said,trace\n"


def test_without_pyarrow_there_is_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def lacking(name: str, *rest: Any, **more: Any) -> Any:
        if name == "pyarrow":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", lacking)
    assert not figures.write(tmp_path, ROWS)
    assert {path.suffix for path in tmp_path.iterdir()} == {".csv"}
