"""The page at /schema: every address of the server in plain HTML, from the OpenAPI document."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from meute import __version__


class PlainPage(OpenAPIRenderPlugin):
    """A page without scripts, so that it needs no other host and breaks no rule of the server."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """List every operation with its sentence and its answers."""
        del request
        rows = [
            _row(path, method, operation)
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
        ]
        return _PAGE.format(version=escape(__version__), rows="".join(rows)).encode()


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meute {version}: interface</title></head><body>
<h1>Meute {version}: interface</h1>
<p>The whole document for programs: <a href="/schema/openapi.json">openapi.json</a>. A table is
played on the websocket at <code>/ws/&lt;table&gt;</code>.</p>
<table><thead><tr><th>Method</th><th>Address</th><th>What it does</th><th>Answers</th></tr></thead>
<tbody>{rows}</tbody></table>
</body></html>
"""


def _row(path: str, method: str, operation: dict[str, Any]) -> str:
    answers = ", ".join(sorted(operation.get("responses", {})))
    cells = (method.upper(), path, operation.get("description") or "", answers)
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n"


def openapi() -> OpenAPIConfig:
    """Describe the interface at /schema."""
    return OpenAPIConfig(
        title="Meute",
        version=__version__,
        description="Lobby, records and replays; tables are played on a websocket.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )
