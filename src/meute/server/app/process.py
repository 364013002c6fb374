"""The application on uvicorn, with the settings that matter for many small websockets."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from meute.core.errors import MeuteError
from meute.server.app import pages
from meute.server.app.application import create_app
from meute.server.app.crowd import visits
from meute.server.app.doors import Doors
from meute.server.app.settings import Settings
from meute.server.app.trouble import logging_as
from meute.server.lobby.house import House

LONGEST_FRAME: Final = 65536
"""A longer frame closes its connection; one that is merely too long is refused with a reason."""

BACKLOG: Final = 2048


class Server(uvicorn.Server):
    """Opens the application itself, so that what hinders it reaches the caller as it is."""

    def __init__(
        self, app: Litestar, config: uvicorn.Config, ready: Callable[[], None] | None
    ) -> None:
        """Prepare; `ready` is called when visitors can come."""
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._open = AsyncExitStack()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody ends it; whatever happens, the application is closed."""
        try:
            await super().serve(sockets)
        finally:
            await self._open.aclose()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the application, then the doors."""
        try:
            await self._open.enter_async_context(self._app.lifespan())
        except BaseExceptionGroup as group:  # the framework opens the application in a task group
            raise _told(group) from None
        await super().startup(sockets)
        if self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the doors, then the application."""
        await super().shutdown(sockets)
        await self._open.aclose()


def _told(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return the error that has a sentence for whoever runs the server, or else all of them."""
    said: BaseException | None = group.subgroup(MeuteError)
    while isinstance(said, BaseExceptionGroup):
        said = said.exceptions[0]
    return said or group


def server(
    settings: Settings,
    client: Path = pages.STATIC,
    ready: Callable[[], None] | None = None,
) -> Server:
    """Prepare a server; `run(sockets=[...])` runs it, or raises a MeuteError that says why not.

    Compression of messages is off: it costs several times the work of sending them.
    """
    house = House(settings)
    app = create_app(settings, client, house)
    config = uvicorn.Config(
        Doors(app, settings, house),
        http=visits(settings),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="off",
        headers=list(pages.HEADERS.items()),
        log_config=logging_as(settings.log),
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return Server(app, config, ready)


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
