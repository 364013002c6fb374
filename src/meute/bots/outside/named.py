"""Who can sit at a table: bots by name, bots in Python files, and programs.

greedy                  an installed bot
bots/mine.py:Clever     the class `Clever` of a file, in a process of its own
exec:./mybot --fast     any program that speaks lines (see `meute.bots.outside.question`)
learned:nets/mine.npz   a net that was trained before (see `meute.bots.learned`)
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from meute.bots.learned import LearnedBot
from meute.bots.outside import worker
from meute.bots.outside.worker import LEARNED
from meute.bots.search.character import check_character
from meute.core import registry, settings
from meute.core.codec import from_json
from meute.core.errors import BadData, MeuteError, UnknownName
from meute.core.names import quoted
from meute.core.registry import Bot

EXEC: Final = "exec:"
FILE: Final = re.compile(r"(.+\.py):(\w+)")
OTHER_FILE: Final = re.compile(r".*[/\\].*|.*\.py(:.*)?")
"""What looks like a file and is not written as one."""

PATIENCE: Final = 30.0
"""Seconds after which a bot that cannot be made counts as one that never will."""

RUN: Final = "import sys; from meute.bots.outside.worker import main; sys.exit(main(sys.argv[1:]))"
WORKER: Final = (sys.executable, "-c", RUN)
"""Starts the process in which bots think; imported by its name, so that modules can add to it."""


def command_of(name: str) -> list[str] | None:
    """Return the program to start for matches of a bot from outside; None for an installed one."""
    if name.startswith(EXEC):
        return _words(name)
    return [*WORKER, worker.MATCHES, name] if is_file(name) else None


def is_file(name: str) -> bool:
    """Tell whether this is a bot in a Python file."""
    return FILE.fullmatch(name) is not None


def is_learned(name: str) -> bool:
    """Tell whether this is a bot that plays what a net has learned."""
    return name.startswith(LEARNED)


def made(name: str) -> Bot:
    """Make an installed bot, or one that plays from a file of numbers: both answer right here."""
    return LearnedBot(name.removeprefix(LEARNED)) if is_learned(name) else registry.bot(name)


def clock(name: str) -> Callable[[], float]:
    """Return what a bot's thinking is timed by: CPU seconds here, the clock for a process."""
    return time.process_time if command_of(name) is None else time.monotonic


def check(name: str) -> None:
    """Raise what is wrong with a bot's name, before anything is played."""
    if name.startswith(EXEC):
        _check_program(name)
    elif is_learned(name):
        _check_learned(name)
    elif found := FILE.fullmatch(name):
        _check_file(name, found[1])
    elif OTHER_FILE.fullmatch(name):
        message = f"bot {name!r}: write a bot in a file as FILE.py:CLASS, a program as {EXEC}FILE"
        raise UnknownName(message)
    else:
        registry.bot(name)


def check_for(room: str, name: str) -> None:
    """Raise what is wrong with a bot's name, or with its character in this room."""
    check(name)
    if command_of(name) is None and not is_learned(name):
        check_character(room, registry.bot(name))


def check_invited(called: str, name: str) -> None:
    """Raise what hinders a bot from outside to be called so beside the installed ones."""
    if settings.CALL.fullmatch(called) is None or "(" in called:
        message = f"call a bot by letters, digits, '.', '-' and '_', not {quoted(called)}"
        raise UnknownName(message)
    if called in registry.bots():
        message = f"a bot called {called!r} is already installed; choose another name"
        raise UnknownName(message)
    check(name)
    if command_of(name) is None and not is_learned(name):
        message = (
            f"bot {name!r}: name a file as FILE.py:CLASS, a program as {EXEC}FILE, "
            f"or a net as {LEARNED}FILE"
        )
        raise UnknownName(message)


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


def _check_learned(name: str) -> None:
    try:
        made(name)
    except MeuteError as error:
        message = f"bot {name!r}: {error}"
        raise UnknownName(message) from None


def _check_file(name: str, file: str) -> None:
    if not Path(file).is_file():
        message = f"bot {name!r}: there is no file {file}"
        raise UnknownName(message)
    why = _failure([*WORKER, worker.CHECK, name])
    if why is not None:
        message = f"bot {name!r}: {why}"
        raise UnknownName(message)


def _failure(command: list[str]) -> str | None:
    """Start the worker once; return why the bot cannot be made."""
    try:
        ran = subprocess.run(  # noqa: S603 (our own worker)
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
    >>> label("learned:nets/mine.npz")
    'learned:mine.npz'
    """
    if name.startswith(EXEC):
        program, *rest = _words(name)
        return " ".join([f"{EXEC}{Path(program).name}", *rest])
    if is_learned(name):
        return f"{LEARNED}{Path(name.removeprefix(LEARNED)).name}"
    if found := FILE.fullmatch(name):
        return f"{Path(found[1]).name}:{found[2]}"
    return name


def digest(name: str) -> str | None:
    """Return a digest of the file a bot from outside is made of; None if there is none."""
    command, found = command_of(name), FILE.fullmatch(name)
    path: str | None = None
    if is_learned(name):
        path = name.removeprefix(LEARNED)
    elif command is not None:
        path = found[1] if found else shutil.which(command[0])
    if path is None or not os.path.isfile(path):  # noqa: PTH113 (what `which` found is text)
        return None
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]
