"""The child process in which a bot from a Python file plays.

It speaks the lines of `meute.arena.outside`. What the bot prints goes to stderr, so that it does
not disturb the answers; when the questions end, so does the process, even in the middle of a
thought. Starting Python takes longer than many a match, so the process loads the file once and
splits off a copy of itself for every match: no match knows anything of another.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import IO, Any, Final

from meute.core import registry
from meute.core.codec import action_from_plain, from_json, to_json, view_from_plain
from meute.core.dealer import Dealer
from meute.core.errors import MeuteError

CHECK: Final = "--check"
"""Asks only whether the bot can be made."""

CAN_FORK: Final = hasattr(os, "fork")
"""Where processes cannot split, each plays one match."""

READY: Final = b'{"ready": true}\n'
"""What the process says when a match may begin."""

BEGIN: Final = b"\n"
END: Final = b"null\n"
"""What opens and closes a match."""


class NoBot(MeuteError):
    """The file holds no bot of this name."""


def load(file: str, name: str) -> Callable[..., Any]:
    """Run a file and return the class of this name."""
    path = Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    made = getattr(module, name, None)
    if made is None:
        classes = [n for n, thing in vars(module).items() if hasattr(thing, "choose")]
        offered = f"; it has: {', '.join(classes)}" if classes else ""
        message = f"{path.name} has no class {name!r}{offered}"
        raise NoBot(message)
    if not callable(getattr(made, "choose", None)):
        message = f"{name} in {path.name} has no method `choose(view, options, dealer)`"
        raise NoBot(message)
    found: Callable[..., Any] = made
    return found


def answer(bot: Any, question: dict[str, Any]) -> bytes:
    """Put a question to the bot and write its answer as a line."""
    game = registry.game(question["game"])
    view = view_from_plain(game, question["view"])
    options = [action_from_plain(game, option) for option in question["options"]]
    said = bot.choose(view, options, Dealer(question["luck"]))
    for place, option in enumerate(options):
        if option == said:
            return b"%d\n" % place
    return to_json(repr(said)) + b"\n"


def failure(error: BaseException, file: str) -> bytes:
    """Say what the bot raised and where in its own file, as a line."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, NoBot):
        text = str(error)
    own = Path(file).resolve()
    frames = traceback.extract_tb(error.__traceback__)
    trace = [
        f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}: {frame.line}"
        for frame in frames
        if Path(frame.filename).parent == own.parent
    ]
    if isinstance(error, SyntaxError) and error.filename == str(own):
        trace.append(f"{own.name}, line {error.lineno}: {(error.text or '').strip()}")
    return to_json({"error": text, "trace": trace}) + b"\n"


def _questions(pipe: IO[bytes]) -> queue.Queue[bytes]:
    """Read ahead, and end the process when nobody asks any more."""
    lines: queue.Queue[bytes] = queue.Queue()

    def read() -> None:
        for line in pipe:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def main(arguments: list[str]) -> int:
    """Load the bot and let it play matches until nobody asks any more."""
    file, name, *rest = arguments
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    try:
        make = load(file, name)
        if rest == [CHECK]:
            make()
            return 0
        for game in rest:
            registry.game(game)
    except BaseException as error:  # noqa: BLE001 (whatever the file did is told)
        answers.write(failure(error, file))
        return 1
    return nurse(answers, lambda: play(make, answers, file))


def nurse(answers: IO[bytes], match: Callable[[], int]) -> int:
    """Split off a process for every match; one that ends without a word ends them all."""
    while True:
        answers.write(READY)
        if os.read(0, len(BEGIN)) != BEGIN:
            return 0
        if not CAN_FORK:
            return match()
        child = os.fork()
        if not child:
            os._exit(match())
        _, status = os.waitpid(child, 0)
        if status:
            return abs(os.waitstatus_to_exitcode(status))


def play(make: Callable[..., Any], answers: IO[bytes], file: str) -> int:
    """Play one match, until its end or until the bot fails and says so."""
    try:
        questions = _questions(sys.stdin.buffer)
        question, bot = questions.get(), make()
        while question != END:
            answers.write(answer(bot, from_json(question)))
            question = questions.get()
    except BaseException as error:  # noqa: BLE001 (whatever the bot did is told)
        answers.write(failure(error, file))
    return 0
