"""`meute new` and `--room`: a game of one's own, from nothing to a finished game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meute
from meute.core import registry
from meute.testing import fresh
from tests.cli.running import refused, run
from tests.shelf import MEUTE

SERIES = [
    "simulate",
    "mygame",
    "--bots",
    "greedy,random",
    "--games",
    "4",
    "--jobs",
    "2",
    "--set",
    "rounds=1",
]


def written(folder: Path, *options: str) -> Path:
    result = run("new", "mygame", "--to", str(folder / "mine"), *options)
    assert "meute --room " in result.stdout
    return folder / "mine"


@pytest.mark.slow
def test_a_new_room_keeps_every_law_and_its_own_tests(tmp_path: Path) -> None:
    room = written(tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(room)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout
    assert "skipped" not in ran.stdout


def test_nothing_of_the_template_is_left_in_a_new_room(tmp_path: Path) -> None:
    room = written(tmp_path, "--title", 'Moon "Rise"')
    texts = [path.read_text("utf-8") for path in room.rglob("*") if path.is_file()]
    assert [text for text in texts if "hush" in text.lower() or "template" in text] == []
    assert '"Moon \\"Rise\\""' in (room / "mygame" / "meta.py").read_text("utf-8")
    assert 'mygame-title = Moon "Rise"' in (
        room / "mygame" / "words" / "fr" / "messages.ftl"
    ).read_text("utf-8")


@pytest.mark.slow
def test_a_room_in_a_folder_is_played_by_several_workers_and_is_gone_afterwards(
    tmp_path: Path,
) -> None:
    room = written(tmp_path)
    ran = subprocess.run(
        [*MEUTE, "--room", room, *SERIES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "mygame: 4 games" in ran.stdout
    before = list(sys.path), os.environ.get("PYTHONPATH")
    assert (
        "My game"
        in run("--room", str(written(tmp_path / "b", "--title", "My game")), "games").stdout
    )
    assert (list(sys.path), os.environ.get("PYTHONPATH")) == before
    registry.look_again()
    with pytest.raises(meute.UnknownName):
        meute.game("mygame")


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    assert "small letters and digits" in refused("new", "My-Game")
    assert "another Python module" in refused("new", "random")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("")
    assert "is there already" in refused("new", "mygame", "--to", str(tmp_path / "full"))
    assert "no project of a game" in refused("--room", str(tmp_path), "games")
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert "offers no game" in refused("--room", str(tmp_path), "games")


def test_a_template_that_changed_its_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fresh, "OTHERWISE", {"meta.py": {"no such words": ""}})
    with pytest.raises(meute.BadData, match="has 0 lines"):
        fresh.write_room("mygame", Path("nowhere"))
