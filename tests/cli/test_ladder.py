"""What a level is worth over the one below, and how long it thinks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, run

SMALL = ("ladder", "silver", "--set", "rounds=1", "--deals", "2")
STEP = (*SMALL, "--step", "medium:easy")
TIMED = {"seconds", "longest"}


def steps(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(*arguments, "--json").stdout)["steps"]
    return found


def without_times(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: cell for name, cell in line.items() if name not in TIMED} for line in lines]


def files_without_times(folder: Path) -> dict[str, Any]:
    """Everything in a folder of results but what the clock said."""
    found: dict[str, Any] = {}
    for path in folder.iterdir():
        if path.stem == "steps":
            continue
        found[path.name] = path.read_bytes()
    found["games.jsonl"] = [
        {name: cell for name, cell in json.loads(line).items() if name != "times"}
        for line in (folder / "games.jsonl").read_text().splitlines()
    ]
    return found


@pytest.mark.slow
def test_each_step_is_one_bot_against_a_table_full_of_the_level_below() -> None:
    lines = steps("ladder", "foxes", "--levels", "random,easy,medium", "--deals", "1")
    assert [(line["bot"], line["against"]) for line in lines] == [
        ("easy", "2 random"),
        ("medium", "2 easy"),
    ]
    assert [line["games"] for line in lines] == [3, 3]
    assert {line["even_share"] for line in lines} == {1 / 3}
    assert all(line["answers"] > 0 for line in lines)
    assert all(0 <= line["seconds"] <= line["longest"] for line in lines)


@pytest.mark.slow
def test_the_figures_are_those_of_the_games(tmp_path: Path) -> None:
    (line,) = steps(*STEP, "--results", str(tmp_path / "r"))
    games = [json.loads(row) for row in (tmp_path / "r" / "games.jsonl").read_text().splitlines()]
    seats = [game["bots"].index("medium") for game in games]
    assert seats == [0, 1, 0, 1]
    pairs = list(zip(games, seats, strict=True))
    ahead = [game["scores"][1 - seat] - game["scores"][seat] for game, seat in pairs]
    assert line["ahead"] == pytest.approx(sum(ahead) / 4), "in Silver fewer points are better"
    thoughts = [game["times"][seat] for game, seat in pairs]
    assert line["answers"] == sum(answers for answers, _, _ in thoughts)
    assert line["seconds"] * line["answers"] == pytest.approx(sum(s for _, s, _ in thoughts))
    assert line["longest"] == max(longest for _, _, longest in thoughts)
    assert sum(sum(a for a, _, _ in game["times"]) for game in games) == sum(
        game["decisions"] for game in games
    )


@pytest.mark.slow
def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    told = steps(*STEP, "--results", str(whole))
    steps(*STEP, "--results", str(stopped))
    games = stopped / "games.jsonl"
    kept = games.read_bytes().splitlines(keepends=True)[:3]
    games.write_bytes(b"".join(kept))
    again = steps(*STEP, "--results", str(stopped), "--jobs", "2")
    assert games.read_bytes().startswith(b"".join(kept)), "what was measured stays"
    assert without_times(again) == without_times(told)
    assert files_without_times(stopped) == files_without_times(whole)
    assert {"steps.csv", "steps.parquet"} <= {path.name for path in whole.iterdir()}


@pytest.mark.slow
def test_a_bot_of_ones_own_may_be_a_level(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "class First:\n    def choose(self, view, options, dealer):\n        return options[0]\n"
    )
    (line,) = steps(*SMALL, "--levels", f"random,{own}:First")
    assert (line["bot"], line["against"]) == ("own.py:First", "random")
    assert line["answers"] > 0


@pytest.mark.slow
def test_a_page_can_be_drawn_of_it(tmp_path: Path) -> None:
    run(*STEP, "--results", str(tmp_path / "r"))
    assert run("report", str(tmp_path / "r")).exit_code == 0


@pytest.mark.slow
def test_luck_is_told_beside_the_wins(tmp_path: Path) -> None:
    folder = str(tmp_path / "r")
    told = run(*STEP, "--luck", "--results", folder).stdout
    assert "win rate" in told
    assert "less luck" in told
    assert "less luck" not in run(*STEP).stdout
    assert "with luck True, not False" in refused(*STEP, "--results", folder)


def test_wins_and_seconds_stand_under_their_headings() -> None:
    told = run(*STEP).stdout
    assert "medium against easy" in told
    assert "points ahead" in told
    assert "s an answer" in told


@pytest.mark.slow
def test_a_tournament_does_not_go_on_with_a_ladder(tmp_path: Path) -> None:
    """One is timed, the other is not; all else is the same."""
    folder = str(tmp_path / "r")
    run(*STEP, "--results", folder)
    field = ("tournament", *SMALL[1:], "--bots", "medium", "--field", "easy", "--results", folder)
    assert "with times True, not False" in refused(*field)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--step", "medium"], "'medium' is not of the form UPPER:LOWER"),
        (["--step", "x.py:Bot:easy"], "bots of your own go into --levels"),
        (["--step", "medium:medium"], "medium is no step above itself"),
        (["--step", "medium:easy", "--step", "medium:easy"], "easy to medium is named twice"),
        (["--levels", "medium"], "two levels or more"),
        (["--levels", "easy,medium", "--step", "medium:easy"], "not by both"),
        (["--levels", "easy,nobody"], "no bot is called 'nobody'"),
        (["--seats", "9"], "2 to 4 players, not 9"),
        (["--deals", "0"], "0 is not in the range"),
    ],
)
def test_bad_ladders_are_refused(arguments: list[str], told: str) -> None:
    assert told in refused("ladder", "silver", *arguments)
