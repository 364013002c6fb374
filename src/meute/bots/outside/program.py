"""A bot that is a running program, asked in lines and waited for: the front of a series.

The program is started anew for every match and ends with it. It loses the match if it raises, ends,
answers nonsense or takes too long.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, Final

from meute.bots.outside import warden, worker
from meute.bots.outside.faults import ENDED, RAISED, TOO_SLOW, BotLost
from meute.bots.outside.question import answer_in, early, fields, line, place_of
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.question import LUCK, Question

LONGEST_LINE: Final = 1 << 20
PIECE: Final = 1 << 16
"""Bytes read at once."""

STDERR_LINES: Final = 5
CLOSING: Final = 1.0
"""Seconds to wait for the last words of a program that has ended."""


@dataclass(frozen=True)
class Limits:
    """How long a bot from outside may think."""

    move: float = 10.0
    """Seconds for one answer."""
    game: float = 300.0
    """Seconds for all answers of a match."""
    start: float = 10.0
    """Seconds granted once, for the program to start."""


class Program:
    """A bot that is a running program."""

    def __init__(self, name: str, command: Sequence[str], *, nurse: bool = False) -> None:
        """Start the program, in a group of processes of its own.

        A `nurse` is our own runner of Python files, which forks a process for every match.
        """
        self.name = name
        self.nurse = nurse
        self.healthy = True
        """Another match can be played: no question is open, and the process still runs."""
        self._playing = False
        self._limits = Limits()
        self._left = self._grace = 0.0
        self._asked = 0
        self._seat: dict[str, Any] = {}
        self._answers: queue.Queue[bytes | None] = queue.Queue(4)
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._errors: deque[str] = deque(maxlen=STDERR_LINES)
        self._process = _started(command)
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._read, self._write, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    def sit(self, limits: Limits, seat: Mapping[str, object]) -> None:
        """Begin a match; what is said about the seat is repeated in every question."""
        self._limits = limits
        self._left, self._grace = limits.game, limits.start
        self._asked, self._seat = 0, dict(seat)
        if self.nurse:
            self.healthy = False
            self._understood(self._answer())
            self._grace = limits.start
            self._questions.put(worker.BEGIN)
            self.healthy = self._playing = True

    def leave(self) -> None:
        """End a match, if the bot has not ended it by an error."""
        if self._playing:
            self._questions.put(worker.END)
        self._playing = False

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Ask the program and read its answer; anything but an option loses the match."""
        self.healthy = False
        if not self._answers.empty():
            self._refuse_early_line()
        self._asked += 1
        question = Question(**self._seat, luck=dealer.pick(LUCK), view=view, options=options)
        self._questions.put(line({"ask": self._asked, **fields(question)}))
        written = self._answer()
        self._understood(written)
        place = place_of(written, options)
        self.healthy = True
        return options[place]

    def _refuse_early_line(self) -> None:
        written = self._answers.get()
        if written is None:
            raise self._ended()
        self._understood(written)
        raise early(written)

    def _answer(self) -> bytes:
        """Wait for a line as long as the limits allow."""
        # The last answer may have come in the very moment its time was over.
        seconds = max(0.0, min(self._limits.move, self._left) + self._grace)
        begun = time.monotonic()
        try:
            written = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotLost(TOO_SLOW, self._told_limit()) from None
        spent = time.monotonic() - begun
        self._left -= max(0.0, spent - self._grace)
        self._grace = 0.0
        if written is None:
            raise self._ended()
        return written

    def _told_limit(self) -> str:
        if self._left < self._limits.move:
            return f"no answer within the {self._limits.game:g} seconds it has for a game"
        return f"no answer within {self._limits.move:g} seconds"

    def _understood(self, written: bytes) -> None:
        """Make sure that a line says something; whoever gives up in words can play again."""
        try:
            answer_in(written)
        except BotLost as lost:
            if lost.fault == RAISED:
                self.healthy, self._playing = self._playing, False
            raise

    def _ended(self) -> BotLost:
        """Say how the program ended, with its last words."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSING)
        self._threads[2].join(CLOSING)
        code = self._process.returncode
        how = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        return BotLost(ENDED, f"the program ended with {how}", tuple(self._errors))

    def close(self) -> None:
        """End the program and all it has started."""
        self._questions.put(None)
        kill(self._process.pid)
        warden.forget(self._process.pid)
        self._process.wait()
        patience = time.monotonic() + CLOSING
        while self._threads[0].is_alive() and time.monotonic() < patience:
            with suppress(queue.Empty):
                self._answers.get_nowait()
            self._threads[0].join(0.01)
        for thread in self._threads[1:]:
            thread.join(CLOSING)

    def _read(self) -> None:
        """Hand on what is written: lines that came in one piece stay together.

        Our own runner may say that it is ready right after an answer; nobody else says two things.
        """
        with _open(self._process.stdout) as pipe:
            rest = b""
            while piece := os.read(pipe.fileno(), PIECE):
                lines, end, rest = (rest + piece).rpartition(b"\n")
                if not end and len(rest) > LONGEST_LINE:
                    lines, rest = rest, b""
                for said in lines.split(b"\n") if self.nurse else [lines]:
                    if said:
                        self._answers.put(said)
        if rest:
            self._answers.put(rest)
        self._answers.put(None)

    def _write(self) -> None:
        pipe = _open(self._process.stdin)
        with suppress(OSError), pipe:
            while question := self._questions.get():
                pipe.write(question)
                pipe.flush()

    def _listen(self) -> None:
        pipe = _open(self._process.stderr)
        with pipe:
            while said := pipe.readline(LONGEST_LINE):
                self._errors.append(said.decode(errors="replace").rstrip())


def kill(pid: int) -> None:
    """End a process that has a session of its own, and all it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program with pipes, in a session of its own; it ends with us."""
    try:
        started = subprocess.Popen(  # noqa: S603 (whoever names a program wants it run)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as error:
        raise BotLost(ENDED, f"cannot be started: {error.strerror or error}") from None
    warden.watch(started.pid)
    return started


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
