"""Help and lists are there at once: they load nothing of what they list."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import click
import pytest

import meute
from meute.cli import COMMANDS

COMMAND = """
from meute.cli import main
try:
    main({words!r})
except SystemExit:
    pass
"""
LOADED = """
import sys
print(*sys.modules, file=sys.stderr)
"""
MINDS = ("mind", "heuristic", "estimate", "hasty", "weights", "cost_weights", "advice")
PARTS = ("rules", "state", "actions", "view", "wording", "reasons", "faults", *MINDS)


def loaded(code: str) -> list[str]:
    """Run a program of its own, and return what it has imported."""
    command = [sys.executable, "-c", code + LOADED]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout
    return done.stderr.split()


def parts_of(modules: list[str], parts: tuple[str, ...]) -> set[str]:
    """Return the rooms of which one of these parts is loaded."""
    cut = [name.split(".") for name in modules if name.startswith("meute.games.")]
    return {name[2] for name in cut if len(name) > 3 and name[3] in parts}


@pytest.mark.slow
@pytest.mark.parametrize("word", ["--help", "--version"])
def test_help_and_version_load_no_command_and_no_room(word: str) -> None:
    modules = loaded(COMMAND.format(words=[word]))
    ours = ("meute.games.", "meute.arena", "meute.server", "meute.bots.", "meute.core.table")
    others = ("litestar", "rich", "httpx", "msgspec")
    assert [name for name in modules if name.startswith((*ours, *others))] == []


@pytest.mark.slow
@pytest.mark.parametrize("words", [["games"], ["games", "silver"], ["games", "--lang", "fr"]])
def test_listing_games_loads_no_rules_no_judgement_and_no_drawing(words: list[str]) -> None:
    modules = loaded(COMMAND.format(words=words))
    assert parts_of(modules, PARTS) == set()
    drawings = tuple(f"meute.cli.rooms.{name}" for name in meute.games())
    heavy = (*drawings, "meute.arena", "meute.server", "meute.bots.", "litestar", "httpx")
    assert [name for name in modules if name.startswith(heavy)] == []


PLAYED = """
import meute
table = meute.Table({room!r}, seats=3, seed=1)
while not table.over:
    for seat in table.waiting:
        table.play(seat, table.ask(seat, meute.bot({bot!r})))
print(table.ranks)
"""


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_a_game_loads_its_own_room_and_judgement_only_for_who_judges(room: str) -> None:
    modules = loaded(PLAYED.format(room=room, bot="random"))
    assert parts_of(modules, PARTS) == {room}
    assert parts_of(modules, MINDS) == set()


@pytest.mark.slow
def test_a_bot_that_judges_loads_the_judgement() -> None:
    modules = loaded(PLAYED.format(room="tracks", bot="greedy"))
    assert parts_of(modules, MINDS) == {"tracks"}


def test_every_public_name_is_there_when_it_is_asked_for() -> None:
    assert {name for name in meute.__all__ if getattr(meute, name, None) is None} == set()
    assert set(meute.__all__) <= set(dir(meute))
    with pytest.raises(AttributeError, match="wolf"):
        _ = meute.wolf  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_that_is_listed_exists(name: str) -> None:
    command = import_module(f"meute.cli.{name.replace('-', '_')}").command
    assert isinstance(command, click.Command)
    assert command.help
