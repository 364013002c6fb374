"""`meute serve`: the table in the browser, for this machine or for the network."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Final

import click
import uvicorn

from meute.core.errors import MeuteError
from meute.server.lock import alone_in
from meute.server.running import listen, server
from meute.server.settings import Settings, data_folder

PORT: Final = 8000


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where tables are kept; the environment variable MEUTE_DATA sets another default.",
)
@click.option("--open/--no-open", "show", default=None, help="Open the page in a browser.")
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, 60),
    default=0.6,
    show_default=True,
    help="Seconds before a bot's answer, so that people can follow.",
)
def command(host: str, port: int, data: Path | None, show: bool | None, bot_delay: float) -> None:
    """Serve the tables at http://127.0.0.1:8000; Ctrl-C stops, and nothing is lost."""
    settings = Settings(data=data or data_folder(), bot_delay=bot_delay)
    _usable(settings.data)
    with alone_in(settings.data):
        _serve(settings, host, port, show)


def _serve(settings: Settings, host: str, port: int, show: bool | None) -> None:
    try:
        listening = listen(host, port)
    except OSError as error:
        raise MeuteError(_taken(host, port, error)) from None
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}"
    running = server(settings, ready=lambda: _say_where(address))
    if show is not False and _has_browser():
        Thread(target=_open_when_ready, args=(running, address), daemon=True).start()
    running.run(sockets=[listening])


def _say_where(address: str) -> None:
    click.echo(f"Meute is at {address} (Ctrl-C stops it)")
    sys.stdout.flush()


def _usable(folder: Path) -> None:
    """Make the data folder, or say in one sentence why not."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        message = f"cannot keep tables in {folder}: {error.strerror or error}"
        raise MeuteError(message) from None


def _taken(host: str, port: int, error: OSError) -> str:
    why = error.strerror or str(error)
    return f"cannot listen at {host}:{port}: {why}; choose another with --port (0: any free one)"


def _shown(host: str) -> str:
    """Return the host as one writes it in an address."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 (asked for by whoever runs the server)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _has_browser() -> bool:
    """Tell whether somebody sits here who would see a browser."""
    screen = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if not screen or not sys.stdout.isatty():
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _open_when_ready(running: uvicorn.Server, address: str) -> None:
    while not running.started:
        if running.should_exit:
            return
        sleep(0.05)
    webbrowser.open(address)
