"""What a person at a real terminal meets."""

from pathlib import Path

import pytest

import meute
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal

PLAY = ("play", "silver", "--seats", "you,greedy,greedy", "--seed", "5")


@pytest.mark.slow
@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_a_key_that_ends_the_game_saves_it(tmp_path: Path, key: str) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("> ")
        terminal.type("1\n")
        terminal.wait_for("It is Alpha’s turn.")
        terminal.wait_for("> ")
        code, text = terminal.leave(key)
    (file,) = tmp_path.iterdir()
    assert code == 0
    assert f"Record saved: {file.name}" in text
    assert "Traceback" not in text
    (record,) = meute.verify(file.read_bytes())
    assert not record.finished


@pytest.mark.slow
def test_a_closed_terminal_saves_the_game_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("> ")
        terminal.hang_up()
    (file,) = tmp_path.iterdir()
    assert len(meute.verify(file.read_bytes())) == 1


@pytest.mark.slow
def test_the_screen_is_cleared_between_two_persons(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "silver", "--seats", "you,you", "--seed", "5") as terminal:
        terminal.wait_for("> ")
        terminal.type("1\n")
        assert "\x1b[3J" in terminal.wait_for("Give the keyboard to Beta")
        terminal.wait_for("> ")
        terminal.type("\n")
        assert "\x1b[3J" in terminal.wait_for("Choose two of your five cards")
        terminal.wait_for("> ")
        terminal.type("q\n")
        assert terminal.end()[0] == 0


@pytest.mark.slow
def test_a_progress_bar_for_whoever_watches(tmp_path: Path) -> None:
    arguments = ("--bots", "random,random", "--games", "4", "--set", "rounds=1")
    with Terminal(tmp_path, "simulate", "silver", *arguments) as terminal:
        code, text = terminal.end()
    assert code == 0
    assert "playing" in text
    assert "By seat" in text
