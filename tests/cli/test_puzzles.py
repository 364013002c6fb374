"""`meute puzzles`: listed, scored, and found game by game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meute.analysis.puzzles import Puzzle, puzzles, shelf
from meute.arena import puzzling
from meute.arena.puzzling import Notebook, hunt, scored
from tests.cli.running import refused, run


def test_puzzles_are_listed() -> None:
    listed = run("puzzles", "silver")
    assert listed.exit_code == 0
    assert len(listed.stdout.splitlines()) == len(puzzles("silver"))
    told = [json.loads(line) for line in run("puzzles", "silver", "--json").stdout.splitlines()]
    assert [Puzzle.read(each) for each in told] == list(puzzles("silver"))


def test_bots_are_scored_by_theme_and_level() -> None:
    told = json.loads(run("puzzles", "tracks", "--score", "random,medium", "--json").stdout)
    assert [score["bot"] for score in told["scores"]] == ["random", "medium"]
    for score in told["scores"]:
        whole, *parts = score["rows"]
        assert whole["tried"] == told["puzzles"] == len(score["solved"])
        assert whole["solved"] == sum(score["solved"].values())
        levels = [row for row in parts if row["puzzles"].startswith("level")]
        assert sum(row["tried"] for row in levels) == whole["tried"]
        assert 0 < score["cost"] < 1
    page = run("puzzles", "tracks", "--score", "random")
    assert "95 % interval" in page.stdout


@pytest.mark.slow
def test_a_bot_from_a_file_may_try_and_one_that_fails_has_not_solved(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(
        "class First:\n    def choose(self, view, options, dealer):\n        return options[0]\n"
    )
    some = puzzles("silver")[:2]
    assert len(scored(f"{bot}:First", some).attempts) == 2
    bot.write_text("class First:\n    def choose(self, view, options, dealer):\n        return 7\n")
    assert not any(each.solved for each in scored(f"{bot}:First", some).attempts)


def test_a_hunt_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = puzzles("silver")
    games: dict[int, list[Puzzle]] = {0: [], 1: [first], 2: [second], 3: [first]}
    monkeypatch.setattr(puzzling, "search", lambda _room, _seed, number: games[number % 4])
    target = tmp_path / "found.jsonl"
    stopped = hunt(Notebook(target, "silver", "x"), 2)
    assert [next(stopped), next(stopped)] == [(0, []), (1, [first])]
    rest = list(hunt(Notebook(target, "silver", "x"), 2))
    assert rest == [(2, [second])]
    assert shelf.read(target) == (first, second)
    with pytest.raises(Exception, match="belongs to another search"):
        Notebook(target, "silver", "y")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("silver", "--find", "1"), "--find needs --to FILE"),
        (("silver", "--to", "x.jsonl"), "--to is for what --find finds"),
        (("chess",), "no game is called"),
        (("silver", "--score", "nobody"), "no bot is called"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused("puzzles", *arguments)
