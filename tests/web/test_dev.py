"""The client with hot reload reaches all of the server that a client asks for."""

import re
from pathlib import Path

import pytest
from litestar.routes import WebSocketRoute

from meute.server.app.application import create_app
from meute.server.app.settings import Settings
from tests.pages import ROOT

PROXIED = re.compile(r"'(/\w+)': \{ target: server(, ws: true)? \}")
CONFIG = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
CLIENT = ROOT / "web" / "src"
ASKED = re.compile(r"[\'\"`}](/?)((?:api|ws|schema|health|metrics)\b)/")


def prefixes(folder: Path) -> dict[str, bool]:
    """The first parts of the paths where the server answers programs: True where by socket."""
    routes = create_app(Settings(data=folder)).routes
    sockets = {f"/{r.path.split('/')[1]}" for r in routes if isinstance(r, WebSocketRoute)}
    api = {f"/{r.path.split('/')[1]}" for r in routes if r.path.startswith("/api")}
    return {prefix: prefix in sockets for prefix in api | sockets}


@pytest.mark.slow
def test_every_path_of_the_api_and_of_the_sockets_is_handed_on(tmp_path: Path) -> None:
    proxied = {path: bool(socket) for path, socket in PROXIED.findall(CONFIG)}
    assert proxied == prefixes(tmp_path)
    assert proxied["/ws"]


def test_the_client_asks_for_nothing_else() -> None:
    texts = [
        path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    asked = {found for text in texts for found in ASKED.findall(text)}
    assert {slash for slash, _ in asked} == {""}, "the page may lie below a path"
    assert {f"/{path}" for _, path in asked} == {path for path, _ in PROXIED.findall(CONFIG)}
