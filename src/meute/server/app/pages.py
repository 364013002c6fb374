"""The built client, and a page that says how to build it where it is missing."""

from __future__ import annotations

import re
from asyncio import to_thread
from collections.abc import Container
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

STATIC: Final = Path(__file__).parents[1] / "static"

FOR_EVER: Final = "public, max-age=31536000, immutable"
NEVER: Final = "no-cache"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Styles may stand in the page, since boards place their pieces by them; scripts may not."""

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}

PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files lie there a second time, the smallest first; the build packs them."""

AnyRequest = Request[Any, Any, State]
Headers = dict[str, str]

MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meute</title></head><body>
<h1>Meute</h1>
<p>The server runs, but the client is not built yet. Build it with <code>make play</code>, or with
<code>npm --prefix web ci &amp;&amp; npm --prefix web run build</code>; then load this page
again.</p>
<p>The interface for programs is described at <a href="/schema">/schema</a>.</p>
</body></html>
"""


def handlers(folder: Path = STATIC) -> list[ControllerRouterHandler]:
    """Return the routes of the client: one page and its files."""

    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        """Show the client; its pages are told apart by the fragment, which stays in the browser."""
        data, packing = await to_thread(packed, folder, "index.html", accepted(request))
        headers = {"Cache-Control": NEVER, **packing}
        return Response(data or MISSING.encode(), media_type="text/html", headers=headers)

    @get(["/assets/{path:path}", "/{file:str}"], include_in_schema=False)
    async def asset(
        request: AnyRequest, path: FromPath[str] = "", file: FromPath[str] = ""
    ) -> Response[bytes]:
        """Give a file of the client; those under assets carry a digest in their names."""
        name = f"assets{path}" if path else file
        data, packing = await to_thread(packed, folder, name, accepted(request))
        if data is None:
            raise NotFoundException
        kind = TYPES.get(PurePath(name).suffix, "application/octet-stream")
        headers = {"Cache-Control": FOR_EVER if path else NEVER, **packing}
        return Response(data, media_type=kind, headers=headers)

    return [page, asset]


def script_of(folder: Path = STATIC) -> str:
    """Return the script that the built page runs, which tells one build from another."""
    data = read(folder, "index.html") or b""
    found = re.search(rb"<script[^>]* src=\"\./(assets/[^\"]+)\"", data)
    return "" if found is None else found[1].decode()


def accepted(request: AnyRequest) -> set[str]:
    """Return the packings that a browser unpacks."""
    wishes = [wish.split(";") for wish in request.headers.get("accept-encoding", "").split(",")]
    return {name.strip().lower() for name, *rest in wishes if "q=0" not in "".join(rest).split()}


def packed(folder: Path, name: str, packings: Container[str]) -> tuple[bytes | None, Headers]:
    """Read a file as small as it lies there packed, and say how it is packed."""
    for packing, ending in PACKINGS.items():
        if packing in packings:
            data = read(folder, f"{name}{ending}")
            if data is not None:
                return data, {"Content-Encoding": packing, "Vary": "Accept-Encoding"}
    return read(folder, name), {"Vary": "Accept-Encoding"}


def read(folder: Path, name: str) -> bytes | None:
    """Read a file inside the folder; None if there is none of this name."""
    try:
        found = (folder / name).resolve()
        inside = found.is_relative_to(folder.resolve()) and found.is_file()
        return found.read_bytes() if inside else None
    except (OSError, ValueError):  # a name too long for the system, or one that cannot be
        return None
