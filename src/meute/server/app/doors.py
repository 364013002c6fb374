"""Who may come in: requests from our own pages, under a name that is ours, and not too many.

A page of somebody else's that one visits can send requests to a server on this machine or in this
house: its `Origin` tells it apart. With a name of its own that suddenly means our address (DNS
rebinding) it could even read the answers: then `Host` tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from meute.core.message import Phrasebook
from meute.server.app.settings import Settings
from meute.server.lobby.house import House
from meute.server.lobby.visitor import counted
from meute.server.refusal import FORBIDDEN, TOO_MANY, Refusal, refusal
from meute.server.table.wire import why
from meute.server.texts import CATALOGUES

MOVED: Final = 308
MISDIRECTED: Final = 421
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""

NOBODYS: Final = (".local", ".localhost", ".lan", ".internal", ".home.arpa", ".fritz.box")
"""Endings of names that only a house or this machine gives; nobody elsewhere can own one."""


class Doors:
    """The application behind doors."""

    def __init__(self, app: ASGIApp, settings: Settings, house: House) -> None:
        """Let in who comes to the addresses of the settings, or to one that nobody else can own."""
        self._app, self._house = app, house
        below = [urlsplit(address).path.rstrip("/") for address in settings.addresses]
        self._below = tuple(path for path in below if path)
        self._hosts = {host.lower() for host in settings.hosts}
        self._pages = {urlsplit(address).netloc.lower() for address in settings.addresses}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or say why not."""
        path, kind = str(scope["path"]), str(scope["type"])
        for below in self._below:
            if path == below and kind == "http":
                await _send_on(f"{below}/", send)
                return
            if path.startswith(f"{below}/"):
                scope["path"] = path[len(below) :]
                break
        try:
            self._check(scope)
        except Refusal as error:
            await _turn_away(error, scope, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Any) -> None:
        said = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = said.get(b"host", "").lower(), said.get(b"origin")
        if not self._ours(host):
            raise refusal("foreign_host", MISDIRECTED)
        changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if changes and origin is not None and not self._own_page(origin, host):
            raise refusal("foreign_page", FORBIDDEN)
        shares, visitor = self._house.shares, _from(scope)
        if scope["path"].startswith(("/api/", "/ws/")) and not shares.take("requests", visitor):
            raise refusal("too_fast", TOO_MANY)
        if changes and scope["type"] == "http" and self._house.bans.banned(shares.mark(visitor)):
            raise refusal("banned", FORBIDDEN)

    def _ours(self, host: str) -> bool:
        """Tell whether a name is one by which this server can be meant; without any, it is."""
        name = urlsplit(f"//{host}").hostname if _is_netloc(host) else None
        if not host or name is None:
            return not host
        if name in self._hosts or any(urlsplit(f"//{p}").hostname == name for p in self._pages):
            return True
        return "." not in name or name.endswith(NOBODYS) or _is_address(name)

    def _own_page(self, origin: str, host: str) -> bool:
        """Tell whether a page that asks has come from this server."""
        page = urlsplit(origin).netloc.lower() if _is_netloc(origin.rpartition("/")[2]) else ""
        return bool(page) and (page == host or page in self._pages)


def _is_netloc(text: str) -> bool:
    """Tell whether a text can be the place in an address."""
    try:
        return urlsplit(f"//{text}").port != 0
    except ValueError:
        return False


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _from(scope: Any) -> str:
    client = scope.get("client")
    return counted(client[0] if client else "")


async def _send_on(to: str, send: Send) -> None:
    """Send a browser to where what the page asks for lies below it."""
    headers = [(b"location", to.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": MOVED, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _turn_away(error: Refusal, scope: Any, send: Send) -> None:
    """Say no, to a browser as to a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    detail = Phrasebook("en", CATALOGUES["en"]).say(error.reason.message, ())
    answer = {"status_code": error.status, "detail": detail, "why": why(error.reason)}
    body = msgspec.json.encode(answer)
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
