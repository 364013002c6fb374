"""Weights are found by a command, which the file it writes repeats."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.cli.running import refused, run

QUICK = ("tune", "silver", "--games", "4", "--keep", "1", "--date", "2026-11-15")


@pytest.mark.slow
def test_the_file_names_the_command_that_writes_it_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first.py", tmp_path / "second.py"
    told = run(*QUICK, "--seats", "2,3", "--out", str(first)).stderr
    text = first.read_text()
    (command,) = [line.strip() for line in text.splitlines() if line.startswith("    meute tune")]
    assert command == "meute tune silver --games 4 --seats 2,3 --keep 1 --date 2026-11-15"
    assert command in told
    run(*shlex.split(command)[1:], "--out", str(second))
    assert second.read_text() == text


@pytest.mark.slow
def test_weights_have_a_row_for_each_stage(tmp_path: Path) -> None:
    run(*QUICK, "--out", str(tmp_path / "w.py"))
    read: dict[str, object] = {}
    exec((tmp_path / "w.py").read_text(), read)  # noqa: S102 (our own text)
    from meute.games.silver.mind.weights.estimate import WEIGHTS  # noqa: PLC0415 (what the room has)

    found = read["WEIGHTS"]
    assert isinstance(found, tuple)
    assert [len(row) for row in found] == [len(row) for row in WEIGHTS]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tune", "chess"], "no game is called"),
        (["tune", "silver", "--seats", "2,x"], "'2,x' is not a list of numbers"),
        (["tune", "silver", "--seats", "2,9"], "2 to 4 players, not 9"),
        (["tune", "silver", "--noise", "2"], "2.0 is not in the range"),
        (["tune", "silver", "--out", "no/such/folder/w.py"], "there is no folder"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], told: str) -> None:
    assert told in refused(*arguments)


@pytest.mark.slow
def test_games_without_a_noted_turn_are_refused(tmp_path: Path) -> None:
    arguments = (*QUICK[:4], "--keep", "0", "--out", str(tmp_path / "w.py"))
    result = run(*arguments)
    assert result.exit_code == 2
    assert "no position of these games was noted" in result.stderr
    assert not (tmp_path / "w.py").exists()
