"""Who can sit at a match: bots by name, bots in Python files, and programs.

greedy                  an installed bot
bots/mine.py:Clever     the class `Clever` of a file, in a process of its own
exec:./mybot --fast     any program that speaks lines (see `meute.arena.outside`)
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from meute.arena import runner
from meute.arena.outside import Limits, Program
from meute.core import registry
from meute.core.codec import from_json
from meute.core.errors import BadData, UnknownName
from meute.core.registry import Bot

EXEC: Final = "exec:"
FILE: Final = re.compile(r"(.+\.py):(\w+)")
OTHER_FILE: Final = re.compile(r".*[/\\].*|.*\.py(:.*)?")
"""What looks like a file and is not written as one."""

PATIENCE: Final = 30.0
"""Seconds after which a bot that cannot be made counts as one that never will."""

RUN: Final = "import sys; from meute.arena.runner import main; sys.exit(main(sys.argv[1:]))"
RUNNER: Final = (sys.executable, "-c", RUN)


_idle: dict[tuple[str, ...], list[Program]] = {}
"""Programs that wait for their next match, by name, content of their file and game."""


@contextmanager
def seated(name: str, limits: Limits, seat: Mapping[str, object]) -> Iterator[Bot]:
    """Make the bot of this name for one match, and send it away afterwards."""
    command = command_of(name)
    if command is None:
        yield registry.bot(name)
        return
    game = str(seat["game"])
    idle = _idle.setdefault((name, str(digest(name)), game), [])
    nurse = FILE.fullmatch(name) is not None
    words = [*command, game] if nurse else command
    bot = idle.pop() if idle else Program(label(name), words, nurse=nurse)
    try:
        bot.sit(limits, seat)
        yield bot
    finally:
        if bot.nurse and bot.healthy and runner.CAN_FORK:
            bot.leave()
            idle.append(bot)
        else:
            bot.close()


@atexit.register
def _send_away() -> None:
    """End the programs that wait when Python ends; they would end by themselves, but later."""
    for idle in _idle.values():
        while idle:
            idle.pop().close()


def command_of(name: str) -> list[str] | None:
    """Return the program to start for a bot from outside; None for an installed one."""
    if name.startswith(EXEC):
        return _words(name)
    if found := FILE.fullmatch(name):
        return [*RUNNER, found[1], found[2]]
    return None


def clock(name: str) -> Callable[[], float]:
    """Return what a bot's thinking is timed by: CPU seconds here, the clock for a process."""
    return time.process_time if command_of(name) is None else time.monotonic


def check(name: str) -> None:
    """Raise what is wrong with a bot's name, before anything is played."""
    if name.startswith(EXEC):
        _check_program(name)
    elif found := FILE.fullmatch(name):
        _check_file(name, found[1], found[2])
    elif OTHER_FILE.fullmatch(name):
        message = f"bot {name!r}: write a bot in a file as FILE.py:CLASS, a program as {EXEC}FILE"
        raise UnknownName(message)
    else:
        registry.bot(name)


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError as error:
        message = f"bot {name!r}: {error}"
        raise UnknownName(message) from None
    if not words:
        message = f"bot {name!r}: name the program after {EXEC}"
        raise UnknownName(message)
    return words


def _check_program(name: str) -> None:
    program = _words(name)[0]
    if shutil.which(program) is not None:
        return
    if Path(program).is_file():
        why = f"{program} is not executable; chmod +x {shlex.quote(program)} makes it so"
    else:
        why = f"there is no program {program}"
    message = f"bot {name!r}: {why}"
    raise UnknownName(message)


def _check_file(name: str, file: str, cls: str) -> None:
    if not Path(file).is_file():
        message = f"bot {name!r}: there is no file {file}"
        raise UnknownName(message)
    why = _failure([*RUNNER, file, cls, runner.CHECK])
    if why is not None:
        message = f"bot {name!r}: {why}"
        raise UnknownName(message)


def _failure(command: list[str]) -> str | None:
    """Start the runner once; return why the bot cannot be made."""
    try:
        ran = subprocess.run(  # noqa: S603 (our own runner)
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"it is not ready after {PATIENCE:g} seconds"
    if not ran.returncode:
        return None
    try:
        told: dict[str, Any] = from_json(ran.stdout)
        places = [f" ({line})" for line in told["trace"][-1:]]
        return str(told["error"]) + "".join(places)
    except (BadData, KeyError, TypeError):
        return f"its process ended with exit code {ran.returncode}"


def label(name: str) -> str:
    """Return what a bot is called in records and tables: nothing of the folder it lies in.

    >>> label("bots/mine.py:Clever"), label("exec:./mybot --fast"), label("greedy")
    ('mine.py:Clever', 'exec:mybot --fast', 'greedy')
    """
    if name.startswith(EXEC):
        program, *rest = _words(name)
        return " ".join([f"{EXEC}{Path(program).name}", *rest])
    if found := FILE.fullmatch(name):
        return f"{Path(found[1]).name}:{found[2]}"
    return name


def digest(name: str) -> str | None:
    """Return a digest of the file a bot from outside is made of; None if there is none."""
    command = command_of(name)
    if command is None:
        return None
    found = FILE.fullmatch(name)
    path = found[1] if found else shutil.which(command[0])
    if path is None or not os.path.isfile(path):  # noqa: PTH113 (what `which` found is text)
        return None
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]
