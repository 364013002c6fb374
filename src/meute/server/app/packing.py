"""JSON answers as small as a browser can unpack them.

What is the same for everybody and stays so (words, rules, the list of games) is packed as hard as
possible, once: the result is remembered by what it was made of, so nothing has to be forgotten when
a game changes. It carries a tag, and who has it already is told so in a few bytes. What is made for
one question is packed in the quickest way.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.response.base import ASGIResponse

from meute.server.app.pages import NEVER, Headers, accepted

LEAST: Final = 1400
"""Bytes below which packing saves nothing: they fit into one parcel of the network anyway."""

REMEMBERED: Final = 100
"""Answers remembered in packed form: four rooms in three languages need less than thirty."""

QUICKLY: Final = 1
TIGHTLY: Final = 9
UNCHANGED: Final = 304

T = TypeVar("T")


class Packed(Response[T]):
    """An answer to one question, packed quickly."""

    def to_asgi_response(
        self, app: Any, request: Request[Any, Any, Any], **more: Any
    ) -> ASGIResponse:
        """Write the answer and pack it."""
        made = super().to_asgi_response(app, request, **more)
        body, how = self.pack(made.body, accepted(request))
        if how.get("ETag") in known(request):
            how.pop("Content-Encoding", None)  # nothing travels that could be packed
            return ASGIResponse(status_code=UNCHANGED, headers=how)
        made.body = body
        for name, value in {**how, "Content-Length": str(len(body))}.items():
            made.headers[name] = value
        return made

    def pack(self, body: bytes, packings: set[str]) -> tuple[bytes, Headers]:
        """Return the body as it travels, and the headers that say how."""
        if len(body) < LEAST or "gzip" not in packings:
            return body, {"Vary": "Accept-Encoding"}
        return gzip.compress(body, QUICKLY), {**PACKED}


PACKED: Final[Headers] = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}


class Lasting(Packed[T]):
    """An answer that everybody gets, and gets again: packed once, and known by a tag."""

    def pack(self, body: bytes, packings: set[str]) -> tuple[bytes, Headers]:
        """Return the body as it travels, and the headers that say how."""
        small, digest = remembered(body)
        if "gzip" in packings:
            return small, {**PACKED, "Cache-Control": NEVER, "ETag": f'"{digest}-gzip"'}
        headers = {"Vary": "Accept-Encoding", "Cache-Control": NEVER, "ETag": f'"{digest}"'}
        return body, headers


def known(request: Request[Any, Any, Any]) -> list[str]:
    """Return the tags of what the browser has already."""
    tags = request.headers.get("if-none-match", "").split(",")
    return [tag.strip().removeprefix("W/") for tag in tags]


@lru_cache(REMEMBERED)
def remembered(body: bytes) -> tuple[bytes, str]:
    """Return an answer packed as hard as possible, and its digest."""
    return gzip.compress(body, TIGHTLY, mtime=0), sha256(body).hexdigest()[:20]
