"""One of several processes that serve the same tables on the same address.

It is told its settings and its socket in the first line of its input, says that it is ready, and
ends when its input does: whatever becomes of the process that started it, none is left behind.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from threading import Thread
from typing import IO, Any, Final

import msgspec
import uvicorn

from meute.core.errors import MeuteError
from meute.server.app.process import server
from meute.server.app.settings import Settings

READY: Final = b"ready\n"
REFUSED: Final = 2
"""The exit code of a process that has said in a sentence why it cannot serve."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is told."""

    settings: Settings
    listening: int
    """The socket, by its number as an open file."""


def write(order: Order) -> bytes:
    """Write an order in a line."""
    return msgspec.json.encode(order, enc_hook=str) + b"\n"


def read(line: bytes) -> Order:
    """Read an order."""
    return msgspec.json.decode(line, type=Order, dec_hook=_made)


def _made(kind: type[Any], value: Any) -> Any:
    return kind(value) if issubclass(kind, Path) else value


def _end_with(given: IO[bytes], running: uvicorn.Server) -> None:
    """Stop when nobody is left who could tell this process anything."""
    given.read()
    running.should_exit = True


def main() -> int:
    """Serve until the input ends."""
    given = sys.stdin.buffer
    order = read(given.readline())

    def ready() -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    with socket.socket(fileno=order.listening) as listening:
        running = server(order.settings, ready=ready)
        Thread(target=_end_with, args=(given, running), daemon=True).start()
        try:
            running.run(sockets=[listening])
        except MeuteError as error:
            print(f"meute: {error}", file=sys.stderr)  # noqa: T201 (whoever runs the server reads it)
            return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main())
