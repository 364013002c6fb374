"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    SerializationException,
)
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath

from meute.core import registry
from meute.core.errors import MeuteError
from meute.core.message import Phrasebook
from meute.server.app import pages
from meute.server.app.reference import openapi
from meute.server.app.service import Service
from meute.server.app.settings import Settings
from meute.server.app.trouble import note
from meute.server.lobby.guides import HANDLERS as GUIDE_HANDLERS
from meute.server.lobby.house import House
from meute.server.lobby.learning import HANDLERS as LEARNING_HANDLERS
from meute.server.lobby.routes import HANDLERS
from meute.server.puzzles.routes import PUZZLE_HANDLERS
from meute.server.refusal import BAD, MISSING, TROUBLE, Refusal, refusal
from meute.server.store.opening import open_store
from meute.server.store.protocol import StoreError
from meute.server.table import conversation
from meute.server.table.wire import why
from meute.server.texts import CATALOGUES
from meute.server.thinking.pool import Thinkers
from meute.server.thinking.routes import ANALYSIS_HANDLERS

MOST_BYTES: Final = 65536
"""The longest body of a request."""

LONGEST_DETAIL: Final = 200
"""Characters of what the framework says about a request, which may repeat much of it."""

TOO_LONG: Final = 413
AnyRequest = Request[Any, Any, State]


@websocket("/ws/{table:str}")
async def talk(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Play or watch a table."""
    await conversation.serve(socket, service, table)


async def readable(request: AnyRequest) -> None:
    """Refuse a body that is no JSON or is nested too deeply, before anything is made of it."""
    try:
        await request.json()
    except (SerializationException, InternalServerException) as error:  # the latter: it broke off
        raise ClientException(str(error)) from None
    except (UnicodeDecodeError, RecursionError):
        raise refusal("unreadable") from None


def refused(request: AnyRequest, error: Refusal) -> Response[dict[str, Any]]:
    """Say a refusal over HTTP: in English, and as a key for every language."""
    del request
    detail = Phrasebook("en", CATALOGUES["en"]).say(error.reason.message, ())
    body = {"status_code": error.status, "detail": detail, "why": why(error.reason)}
    return Response(body, status_code=error.status)


def unfit(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Say what the framework found wrong with a request."""
    if error.status_code == MISSING:
        return refused(request, refusal("nothing_here", MISSING))
    if error.status_code == TOO_LONG:
        return refused(request, refusal("too_long", TOO_LONG))
    if error.status_code >= TROUBLE:
        return broken(request, error)
    if error.status_code != BAD:
        return create_exception_response(request, error)
    answer = refused(request, refusal("unreadable"))
    answer.content["detail"] = str(error.detail)[:LONGEST_DETAIL]
    return answer


def unsaved(request: AnyRequest, error: StoreError) -> Response[dict[str, Any]]:
    """Say that the store does not answer."""
    _note(request, error)
    return refused(request, refusal("try_again", 503))


def broken(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Write down what nobody foresaw, and tell the visitor only that it was our fault."""
    _note(request, error)
    return refused(request, refusal("trouble", 500))


def _note(request: AnyRequest, error: Exception) -> None:
    service: Service = request.app.state.service
    table = str(request.path_params.get("table", "(none)"))
    what = f"failed at {request.method} {request.scope['path']}"
    note(service.metrics, table, what, error)


def open_rooms() -> None:
    """Load the rules of every room before the first visitor, who would else wait for them."""
    for name in registry.games():
        room = registry.game(name)
        for part in ("actions", "vocabulary", "state_class", "view_class"):
            getattr(room, part)


def create_app(
    settings: Settings, client: Path = pages.STATIC, house: House | None = None
) -> Litestar:
    """Return the server as an ASGI application; it opens its store when it starts."""
    house = house or House(settings)

    async def service(state: State) -> Service:
        found: Service = state.service
        return found

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        for module in settings.modules:
            import_module(module)
        open_rooms()
        async with AsyncExitStack() as opened:
            store = await open_store(settings.store, settings.data)
            opened.push_async_callback(store.close)
            keys = await store.keys()
            thinkers = Thinkers(
                settings.thinkers, settings.bot_timeout, settings.modules, settings.bots
            )
            opened.push_async_callback(thinkers.close)
            made = Service(store, thinkers, keys, settings, house, pages.script_of(client))
            app.state.service = made
            opened.push_async_callback(made.stop)
            await _begin(made)
            yield

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *GUIDE_HANDLERS,
            *LEARNING_HANDLERS,
            *ANALYSIS_HANDLERS,
            *PUZZLE_HANDLERS,
            talk,
            *pages.handlers(client),
        ],
        dependencies={"service": Provide(service)},
        before_request=readable,
        exception_handlers={
            Refusal: refused,
            StoreError: unsaved,
            HTTPException: unfit,
            Exception: broken,
        },
        lifespan=[lifespan],
        openapi_config=openapi(),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


async def _begin(service: Service) -> None:
    """Start, after a look at every table's facts: what is damaged there is better told now."""
    try:
        await service.store.count()
        await service.start()
    except StoreError as error:
        message = (
            f"cannot read the tables in {service.store.place}: {error}; "
            "restore them from a backup, or choose another place with --data or --store"
        )
        raise MeuteError(message) from None
