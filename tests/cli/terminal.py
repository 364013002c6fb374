"""A real terminal around the command line, so that keys mean what they mean to a person."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

MEUTE = Path(sys.executable).with_name("meute")

# The child takes the terminal as its own, so that Ctrl-C reaches it; then it becomes meute.
TAKE = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.argv[1], sys.argv[1:])"
)
CTRL_C = "\x03"
CTRL_D = "\x04"


class Terminal:
    """Runs `meute` in a terminal of 100 columns and 45 lines."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 100, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE, str(MEUTE), *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master >= 0:
            os.close(self.master)

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self.master)
        self.master = -1
        self.process.wait(30)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Read until this text appears; return and forget what was read up to there."""
        end = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} did not appear in: {self.text[-2000:]}"
            if not self._read(0.1) and self.process.poll() is not None:
                assert text in self.text, f"the end came before {text!r}: {self.text[-2000:]}"
        before, _, self.text = self.text.partition(text)
        return before + text

    def leave(self, key: str) -> tuple[int, str]:
        """Press a key that ends the program, again if it was not heard; return as `end` does.

        Python does not hear a Ctrl-C in the instant between showing a prompt and waiting for
        input (it notices with the next key); no person is that quick, but this one is.
        """
        for _ in range(5):
            if self.process.poll() is not None:
                break
            self.type(key)
            quiet = time.monotonic() + 2
            while self.process.poll() is None and time.monotonic() < quiet:
                self._read(0.1)
        return self.end()

    def end(self, seconds: float = 30) -> tuple[int, str]:
        """Read to the end; return the exit code and the rest of the text."""
        end = time.monotonic() + seconds
        while self._read(0.1) or self.process.poll() is None:
            assert time.monotonic() < end, f"no end in sight: {self.text[-2000:]}"
        return self.process.wait(), self.text

    def _read(self, seconds: float) -> bool:
        """Read what is there; return whether there was anything."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux's way to say that nobody writes any more
            return False
        self.text += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)
