"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath

from meute.core.message import Phrasebook
from meute.server import conversation, pages
from meute.server.analysing import ANALYSIS_HANDLERS
from meute.server.auth import signer
from meute.server.lobby import HANDLERS
from meute.server.reference import openapi
from meute.server.refusal import Refusal, refusal
from meute.server.service import Service
from meute.server.settings import Settings
from meute.server.sqlite import SqliteStore
from meute.server.store import StoreError
from meute.server.texts import CATALOGUES
from meute.server.thinking import Thinkers
from meute.server.wire import why

log = logging.getLogger("meute.server")

MOST_BYTES: Final = 65536
"""The longest body of a request."""


@websocket("/ws/{table:str}")
async def talk(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Play or watch a table."""
    await conversation.serve(socket, service, table)


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, Any]]:
    """Say a refusal over HTTP: in English, and as a key for every language."""
    del request
    detail = Phrasebook("en", CATALOGUES["en"]).say(error.reason.message, ())
    body = {"status_code": error.status, "detail": detail, "why": why(error.reason)}
    return Response(body, status_code=error.status)


def unreadable(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Say that a body or a parameter is not what it should be."""
    answer = refused(request, refusal("unreadable"))
    answer.content["detail"] = str(error.detail)
    return answer


def unsaved(request: Request[Any, Any, Any], error: StoreError) -> Response[dict[str, Any]]:
    """Say that the store does not answer."""
    del error
    return refused(request, refusal("try_again", 503))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Write down what nobody foresaw, and tell the visitor only that it was our fault."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refused(request, refusal("trouble", 500))


def create_app(settings: Settings, client: Path = pages.STATIC) -> Litestar:
    """Return the server as an ASGI application; it opens its store when it starts."""

    async def service(state: State) -> Service:
        found: Service = state.service
        return found

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        for module in settings.modules:
            import_module(module)
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        store = SqliteStore(settings.data)
        thinkers = Thinkers(settings.thinkers, settings.bot_timeout, settings.modules)
        made = Service(store, thinkers, signer(settings.data), settings)
        app.state.service = made
        await made.start()
        try:
            yield
        finally:
            await made.stop()
            await thinkers.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLERS, *ANALYSIS_HANDLERS, talk, *pages.handlers(client)],
        dependencies={"service": Provide(service)},
        exception_handlers={
            Refusal: refused,
            ValidationException: unreadable,
            StoreError: unsaved,
            HTTPException: create_exception_response,
            Exception: broken,
        },
        lifespan=[lifespan],
        openapi_config=openapi(),
        request_max_body_size=MOST_BYTES,
        response_headers=dict(pages.HEADERS),
        logging_config=None,
    )
