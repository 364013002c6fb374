"""Printed values are typed in with --set, with commas, spaces or both, and are played with."""

from pathlib import Path

import pytest

import meute
from tests.cli.running import run

SPIRALS = "0 0 0 1 1 1 1 1 1 1 2 2 2 3 3"


@pytest.mark.parametrize("between", [",", " ", ", "])
def test_a_table_is_played_with_typed_numbers(tmp_path: Path, between: str) -> None:
    file = tmp_path / "game.jsonl"
    typed = f"spirals={SPIRALS.replace(' ', between)}"
    seats = ("--seats", "you,random,random", "--save", str(file))
    result = run("play", "tracks", *seats, "--set", typed, "--set", "joining=on")
    assert result.exit_code == 0, result.stderr
    variant = meute.load(file).header.variant
    assert variant["spirals"] == SPIRALS
    assert variant["joining"] == "on"
    assert variant["births"] == "2 3 3 4 4 5 5 6 6 7"


def test_games_are_simulated_with_typed_numbers() -> None:
    bots = ("--bots", "random,random,random", "--games", "1", "--seed", "1")
    result = run("simulate", "tracks", *bots, "--set", f"spirals={SPIRALS.replace(' ', ',')}")
    assert result.exit_code == 0, result.stderr
    assert "spirals=" in result.stdout


def test_a_replay_names_what_is_not_usual(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = meute.Table("tracks", seats=3, seed=1, variant={"spirals": SPIRALS})
    meute.save(table.record, file)
    output = " ".join(run("replay", str(file)).stdout.split())
    assert "joining=off" in output
    assert f"spirals={SPIRALS}" in output
    assert "births=" not in output
