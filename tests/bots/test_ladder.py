"""The ladder goes on where it was stopped, and tells wins with and without luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import ladder


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    ladder.main(["foxes", "--step", "medium:easy", "--seats", "2", *map(str, arguments)])
    return capsys.readouterr().out


def without_times(line: str) -> list[str]:
    return [part for part in line.split(";") if " s an answer" not in part]


def test_a_series_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept.jsonl"
    whole = told(capsys, "--deals", "3", "--keep", keep)
    lines = keep.read_text().splitlines(keepends=True)
    assert len(lines) == 6
    keep.write_text("".join(lines[:3]))
    again = told(capsys, "--deals", "3", "--keep", keep, "--jobs", "2")
    assert without_times(again) == without_times(whole)
    assert len(keep.read_text().splitlines()) == 6
    assert "less luck" not in whole


def test_luck_is_told_if_asked_for_also_of_games_kept_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept.jsonl"
    told(capsys, "--deals", "2", "--keep", keep)
    later = told(capsys, "--deals", "2", "--keep", keep, "--luck")
    fresh = told(capsys, "--deals", "2", "--luck")
    assert "less luck" in later
    assert without_times(later) == without_times(fresh)
    assert told(capsys, "--deals", "2", "--keep", keep, "--luck") == later


def test_a_file_of_something_else_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept.jsonl"
    keep.write_text('{"game": "foxes"}\n')
    with pytest.raises(SystemExit, match=r"kept\.jsonl holds something else"):
        told(capsys, "--keep", keep)
    assert keep.read_text() == '{"game": "foxes"}\n'
