"""The child process in which bots think: those of a Python file, and installed ones.

    --check FILE.py:CLASS           says whether the bot can be made
    --matches FILE.py:CLASS GAME    plays matches with the bot, each in a copy of the process
    [MODULE ...]                    answers whatever is asked; modules may add games, bots and kinds

It speaks the lines of `question`. What a bot prints goes to stderr, so that it does not disturb
the answers; when the questions end, so does the process, even in the middle of a thought. Nothing
is pickled, and a bot gets what its seat may know and nothing more.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import IO, Any, Final

from meute.bots.learned import LearnedBot
from meute.bots.outside.question import CHOOSE, dealer_of, line, question_of
from meute.core import registry
from meute.core.codec import Plain, from_json
from meute.core.errors import MeuteError, UnknownName
from meute.core.names import quoted
from meute.core.question import Question

CHECK: Final = "--check"
MATCHES: Final = "--matches"
LEARNED: Final = "learned:"
"""What the name of a bot begins with that plays what a net has learned."""

CAN_FORK: Final = hasattr(os, "fork")
"""Where processes cannot split, each plays one match."""

READY: Final = line({"ready": True})
"""What the process says when a match may begin."""

BEGIN: Final = b"\n"
END: Final = b"null\n"
"""What opens and closes a match."""


class NoBot(MeuteError):
    """The file holds no bot of this name."""


def main(arguments: list[str]) -> int:
    """Do what the arguments say until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    if arguments[:1] not in ([CHECK], [MATCHES]):
        return serve(answers, arguments)
    how, name, *games = arguments
    try:
        make = load(name)
        if how == CHECK:
            make()
            return 0
        for game in games:
            registry.game(game)
    except BaseException as error:  # noqa: BLE001 (whatever the file did is told)
        answers.write(failure(error, name))
        return 1
    return nurse(answers, lambda: play(make, answers, name))


@cache
def load(bot: str) -> Callable[..., Any]:
    """Run a file and return the class that is named after it; of a net, what plays it."""
    if bot.startswith(LEARNED):
        return partial(LearnedBot, bot.removeprefix(LEARNED))
    file, _, name = bot.rpartition(":")
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


def chosen(bot: Any, question: Question) -> Plain:
    """Put a question to the bot; return the place of its answer, or what it said instead."""
    said = bot.choose(question.view, question.options, dealer_of(question))
    for place, option in enumerate(question.options):
        if option == said:
            return place
    return repr(said)


def failure(error: BaseException, bot: str = "") -> bytes:
    """Say what a bot raised and where in its own file, as a line."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, NoBot):
        text = str(error)
    own = Path(bot.rpartition(":")[0]).resolve()
    frames = traceback.extract_tb(error.__traceback__) if bot else []
    trace = [
        f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}: {frame.line}"
        for frame in frames
        if Path(frame.filename).parent == own.parent
    ]
    if isinstance(error, SyntaxError) and error.filename == str(own):
        trace.append(f"{own.name}, line {error.lineno}: {(error.text or '').strip()}")
    return line({"error": text, "trace": trace})


def _questions(pipe: IO[bytes]) -> queue.SimpleQueue[bytes]:
    """Read ahead, and end the process when nobody asks any more.

    The system closes our input when whoever asks ends, in whatever way that happens. Only a thread
    of its own notices it while a bot thinks.
    """
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for asked in pipe:
            lines.put(asked)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def nurse(answers: IO[bytes], match: Callable[[], int]) -> int:
    """Split off a process for every match; one that ends without a word ends them all.

    Starting Python takes longer than many a match, so the file is loaded once; and no match knows
    anything of another.
    """
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


def play(make: Callable[..., Any], answers: IO[bytes], name: str) -> int:
    """Play one match, until its end or until the bot fails and says so."""
    try:
        questions = _questions(sys.stdin.buffer)
        asked, bot = questions.get(), make()
        while asked != END:
            answers.write(line(chosen(bot, question_of(from_json(asked)))))
            asked = questions.get()
    except BaseException as error:  # noqa: BLE001 (whatever the bot did is told)
        answers.write(failure(error, name))
    return 0


def serve(answers: IO[bytes], modules: list[str]) -> int:
    """Answer every question by itself: nothing is remembered from one to the next."""
    for module in modules:
        import_module(module)
    questions = _questions(sys.stdin.buffer)
    while True:
        answers.write(reply(questions.get()))


def reply(asked: bytes) -> bytes:
    """Answer one question of any kind; whatever goes wrong is told, never raised."""
    said: dict[str, Plain] = {}
    try:
        said = from_json(asked)
        return line(_answerer(said.get("kind", CHOOSE))(said))
    except BaseException as error:  # noqa: BLE001 (a bot may fail in any way)
        return failure(error, said.get("file", ""))


def _answerer(kind: str) -> Callable[[Mapping[str, Plain]], Plain]:
    if kind not in KINDS:
        message = f"no kind of question is called {quoted(kind)}"
        raise UnknownName(message)
    return KINDS[kind]


def choose(said: Mapping[str, Plain]) -> Plain:
    """Make the bot that is asked, installed or in a file, and return its answer."""
    bot = load(said["file"])() if "file" in said else registry.bot(said["bot"])
    return chosen(bot, question_of(said))


KINDS: Final[dict[str, Callable[[Mapping[str, Plain]], Plain]]] = {CHOOSE: choose}
"""What answers each kind of question; modules may add kinds of their own."""
