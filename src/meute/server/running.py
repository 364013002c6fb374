"""The application on uvicorn, with the settings that matter for many small websockets."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Final

import uvicorn

from meute.server import pages
from meute.server.app import create_app
from meute.server.settings import Settings

LONGEST_FRAME: Final = 65536
"""A longer frame closes its connection; one that is merely too long is refused with a reason."""

BACKLOG: Final = 2048


def server(
    settings: Settings, client: Path = pages.STATIC, log_level: str = "warning"
) -> uvicorn.Server:
    """Prepare a server; `serve(sockets=[...])` runs it.

    Compression of messages is off: it costs several times the work of sending them.
    """
    config = uvicorn.Config(
        create_app(settings, client),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_level=log_level,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return uvicorn.Server(config)


def listen(host: str, port: int) -> socket.socket:
    """Take an address; port 0 takes any free one. Raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError:
        taken.close()
        raise
    return taken
