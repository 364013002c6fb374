"""Programs end with whoever started them, even where that is killed and can close nothing.

A program that reads its questions notices that they end; one that thinks, or sleeps, does not. So a
small process beside us, this file run by itself, is told of every program we start. Its input ends
when we do, however that happens; then it kills what is left, each with all it has started.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from typing import IO, Final

CAN_WATCH: Final = hasattr(os, "killpg")
"""Where processes have no groups, programs end by themselves when their questions do."""


def watch(pid: int) -> None:
    """Let a program, in a session of its own, end with us."""
    _tell(f"+{pid}\n")


def forget(pid: int) -> None:
    """Say that a program was killed; call it before its number is free for another."""
    _tell(f"-{pid}\n")


def _tell(line: str) -> None:
    if CAN_WATCH:
        with suppress(OSError, ValueError):  # it was killed itself, or we are at our end
            _warden(os.getpid()).write(line.encode())


@cache
def _warden(owner: int) -> IO[bytes]:
    """Start the warden of this process, once; a copy of the process starts its own."""
    started = subprocess.Popen(  # noqa: S603 (our own file)
        [sys.executable, "-I", "-S", __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        bufsize=0,
        start_new_session=True,
    )
    pipe = started.stdin
    assert pipe is not None

    def dismiss() -> None:
        if os.getpid() == owner:
            pipe.close()
            started.wait()

    atexit.register(dismiss)
    return pipe


def main() -> None:
    """Read which programs run until nobody tells any more, and kill those that still do."""
    running: set[int] = set()
    for line in sys.stdin:
        change = running.add if line.startswith("+") else running.discard
        change(int(line[1:]))
    for pid in running:
        with suppress(OSError):
            os.killpg(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
