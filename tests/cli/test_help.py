"""Help is there at once: it loads nothing of what it lists."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import click
import pytest

from meute.cli import COMMANDS

LOADED = """
import sys
from meute.cli import main
try:
    main([{word!r}])
except SystemExit:
    pass
heavy = ("meute.games.", "meute.arena", "meute.server", "meute.bots.", "litestar", "rich", "httpx")
print([name for name in sys.modules if name.startswith(heavy)], file=sys.stderr)
"""


@pytest.mark.parametrize("word", ["--help", "--version"])
def test_help_and_version_load_no_command_and_no_room(word: str) -> None:
    code = LOADED.format(word=word)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stderr.strip() == "[]"
    assert done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_that_is_listed_exists(name: str) -> None:
    command = import_module(f"meute.cli.{name}").command
    assert isinstance(command, click.Command)
    assert command.help
