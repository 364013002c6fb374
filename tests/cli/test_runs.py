"""A secret run at the keyboard: question after question, and back again."""

import re
from pathlib import Path

import pytest

import meute
from meute.core.record import Answer
from meute.games.tracks.actions import Place
from tests.cli.running import run

PLACING = ("play", "tracks", "--seats", "you,greedy,greedy", "--seed", "5", "--save", "game.jsonl")
TO_THE_PLACEMENT = "1\n1\n"
CELL = re.compile(r"^(Solitary|Pack|Howling|Rank)\b.*: which counter", re.MULTILINE)


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def placed() -> list[tuple[int, int]]:
    """Seats and counters of all cells in the record."""
    answers = [entry for entry in meute.load("game.jsonl").entries if isinstance(entry, Answer)]
    return [(e.seat, e.action.counter) for e in answers if isinstance(e.action, Place)]


@pytest.mark.slow
def test_a_person_is_asked_through_the_whole_run() -> None:
    output = run(*PLACING, keys=TO_THE_PLACEMENT + "2\n2\n2\n2\n1\nq\n").output
    assert CELL.findall(output) == ["Solitary", "Pack", "Howling", "Rank"]
    assert "Your counters are placed. Confirm them." in output
    assert placed()[:4] == [(0, 1), (0, 2), (0, 3), (0, 4)]


@pytest.mark.slow
def test_inside_a_run_answers_are_taken_back_one_by_one() -> None:
    output = run(*PLACING, keys=TO_THE_PLACEMENT + "2\n2\nu\nu\nu\nq\n").output
    assert CELL.findall(output) == ["Solitary", "Pack", "Howling", "Pack", "Solitary"]
    assert "that cannot be taken back" in output
    assert placed() == []
