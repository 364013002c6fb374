"""The designer's bench on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.running import refused, run

BENCH = ("compare", "silver", "--base", "rounds=1", "--games", "12")


@pytest.mark.slow
def test_a_change_that_does_nothing_shows_as_nothing() -> None:
    output = run(*BENCH, "--set", "memory=unaided").output
    assert "silver: memory=unaided, rounds=1, compared with rounds=1" in output
    assert "The change does nothing: all 12 pairs of games are the same." in output
    assert "*" not in output


@pytest.mark.slow
def test_a_game_compared_with_itself_shows_nothing() -> None:
    figures = json.loads(run(*BENCH, "--set", "rounds=1", "--json").output)
    assert figures["games"] == 12
    assert figures["other_course"] == figures["other_scores"] == 0
    assert {change["difference"] for change in figures["changes"]} == {0.0}


@pytest.mark.slow
def test_a_change_of_length_shows() -> None:
    figures = json.loads(run(*BENCH, "--set", "rounds=2", "--json").output)
    changed = {c["measure"]: c for c in figures["changes"] if c["changed"]}
    assert changed["decisions"]["low"] > 0
    shown = run(*BENCH, "--set", "rounds=2").output
    assert "Game, decisions: " in shown


@pytest.mark.slow
def test_cheaper_lairs_of_the_wolves_cost_lair_points_and_nothing_else() -> None:
    """Random bots do not look at points, so the games are the same but for the scores."""
    bench = ("compare", "wolves", "--set", "lairs=0,0,0,0", "--bots", "random,random")
    figures = json.loads(run(*bench, "--games", "20", "--json").output)
    assert figures["other_course"] == 0
    changed = {c["measure"]: c["difference"] for c in figures["changes"] if c["changed"]}
    assert set(changed) == {"mean score", "wolves.track.lairs"}
    assert changed["mean score"] == pytest.approx(changed["wolves.track.lairs"])
    assert changed["mean score"] < 0
    untouched = {c["measure"] for c in figures["changes"] if c["difference"] == 0}
    assert {"decisions", "wolves.track.hunt", "Howl"} <= untouched


@pytest.mark.slow
def test_both_series_are_kept_and_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    arguments = (*BENCH, "--set", "rounds=2", "--results", str(folder))
    first = run(*arguments).output
    assert {path.name for path in folder.iterdir()} == {
        "changes.csv",
        "changes.parquet",
        "compare.html",
        "original",
        "variant",
    }
    assert "what rounds=2 changes" in (folder / "compare.html").read_text()
    (folder / "variant" / "games.jsonl").write_bytes(b"")
    assert run(*arguments).output == first


@pytest.mark.slow
def test_jobs_change_nothing() -> None:
    arguments = (*BENCH, "--set", "penalty=0", "--json")
    assert run(*arguments).output == run(*arguments, "--jobs", "2").output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "name what to change with --set"),
        (["--set", "wings=2"], "no setting 'wings'"),
        (["--set", "rounds=99"], "whole number from 1 to 8"),
        (["--set", "rounds=2", "--games", "3"], "3 is not in the range"),
        (["--set", "rounds=2", "--bots", "greedy"], "2 to 4 players, not 1"),
        (["--set", "rounds=2", "--out", "no/such/folder/x"], "there is no folder"),
    ],
)
def test_bad_questions_are_refused(arguments: list[str], told: str) -> None:
    assert told in refused(*BENCH, *arguments)


@pytest.mark.slow
def test_a_sweep_by_two_skills_is_kept_with_games_that_show_it(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    skills = ("--bots", "greedy,greedy", "--bots", "random,random")
    sweep = (*BENCH, *skills, "--set", "rounds=1,2,3", "--results", str(folder))
    shown = run(*sweep).output
    assert "rounds=3, 2 random: " in shown
    assert {path.name for path in folder.iterdir()} == {
        "changes.csv",
        "changes.parquet",
        "contrasts.csv",
        "contrasts.parquet",
        "compare.html",
        "2-greedy",
        "2-random",
    }
    assert not (folder / "2-greedy" / "rounds=1").exists()
    replay = next(line.split() for line in shown.splitlines() if line.startswith("  meute replay"))
    assert run(*replay[1:]).exit_code == 0
    assert "what 2 variants change" in (folder / "compare.html").read_text()
    figures = json.loads(run(*sweep, "--json").output)
    longer = [
        change["original"] < change["variant"]
        for each in figures["variants"]
        for change in each["changes"]
        if change["measure"] == "decisions"
    ]
    assert longer == [True] * 4


def test_a_sweep_over_the_original_alone_is_refused() -> None:
    skills = ("--bots", "random,random", "--bots", "greedy,greedy")
    assert "name another value" in refused(*BENCH, *skills, "--set", "rounds=1")
