"""`meute serve`: the table in the browser, for this machine or for the network."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import click

from meute.bots.outside import named
from meute.cli import checking, configured, options, places
from meute.cli.screen import tell_broken_games
from meute.core.errors import MeuteError
from meute.server.app.process import listen, server
from meute.server.app.reach import links
from meute.server.app.settings import Settings, chosen, data_folder
from meute.server.app.workers import Workers
from meute.server.store.lock import alone_in
from meute.server.store.opening import postgres_at

PORT: Final = 8000
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 (asked for by whoever runs the server)


def _pairs(value: tuple[str, ...], form: str) -> dict[str, str]:
    """Read what is given as pairs, such as NAME=VALUE."""
    found = {}
    for each in value:
        name, equals, rest = each.partition("=")
        if not equals:
            message = f"{each!r} is not of the form {form}"
            raise click.BadParameter(message)
        found[name] = rest
    return found


def _invited(
    _ctx: click.Context, _param: click.Parameter, value: tuple[str, ...]
) -> dict[str, str]:
    """Read NAME=BOT, and make sure that every bot can be asked."""
    bots = _pairs(value, "NAME=BOT")
    for name, bot in bots.items():
        named.check_invited(name, bot)
    return bots


def _wished(_ctx: click.Context, _param: click.Parameter, value: tuple[str, ...]) -> dict[str, str]:
    """Read NAME=VALUE."""
    return _pairs(value, "NAME=VALUE")


@click.command("serve")
@configured.settings
@click.option("--check", is_flag=True, help="Say whether a server could begin, and with what.")
@click.option(
    "--lan",
    is_flag=True,
    envvar="MEUTE_LAN",
    help="Serve everybody in this house or network; links then name an address they can open.",
)
@click.option(
    "--host",
    envvar="MEUTE_HOST",
    help=f"The address to listen at.  [default: {HERE}; with --lan: all]",
)
@click.option(
    "--address",
    metavar="URL",
    envvar="MEUTE_ADDRESS",
    help="Where others open the pages, such as https://example.org or https://example.org/meute, "
    "if a proxy serves them.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    envvar="MEUTE_PORT",
)
@options.data
@places.store
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    envvar="MEUTE_WORKERS",
    show_default=True,
    help="Processes that serve together; more than one need --store.",
)
@click.option("--open/--no-open", "show", default=None, help="Open the page in a browser.")
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, 60),
    default=0.6,
    envvar="MEUTE_BOT_DELAY",
    show_default=True,
    help="Seconds before a bot's answer, so that people can follow.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=BOT",
    callback=_invited,
    help="Offer your bot at tables: FILE.py:CLASS, exec:PROGRAM or learned:NET. Again for more.",
)
@click.option(
    "--set",
    "wishes",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_wished,
    help="Choose a setting of the server, such as keep_over=31536000; again for more.",
)
@click.pass_context
def command(
    ctx: click.Context,
    *,
    check: bool,
    lan: bool,
    host: str | None,
    port: int,
    address: str | None,
    data: Path | None,
    store: str,
    workers: int,
    show: bool | None,
    bot_delay: float,
    bots: dict[str, str],
    wishes: dict[str, str],
) -> None:
    """Serve the tables at http://127.0.0.1:8000; Ctrl-C stops, and nothing is lost."""
    where = host or (EVERYWHERE if lan else HERE)
    settings = Settings(data=data or data_folder(), store=store, bot_delay=bot_delay, bots=bots)
    settings = chosen(settings, configured.settled(ctx, wishes))
    if address is not None:
        settings = replace(settings, addresses=(_checked(address),))
    _check_workers(settings, workers)
    with nullcontext() if settings.store else _folder(settings.data):
        if check:
            checking.check(settings, where, port)
            return
        _serve(settings, where, port, show, workers)


def _check_workers(settings: Settings, workers: int) -> None:
    """Refuse processes that cannot serve together."""
    if workers > 1 and not settings.store:
        message = (
            "several processes cannot share a folder: name a PostgreSQL database with --store, "
            "or serve with one"
        )
        raise MeuteError(message)
    if workers > 1 and sys.platform == "win32":
        raise MeuteError("on Windows processes cannot share an address: serve with one")


def _checked(address: str) -> str:
    """Return an address for links without its last slash, or say what it should look like."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        message = f"--address is the beginning of a link, such as https://example.org: {address}"
        raise MeuteError(message)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def _serve(settings: Settings, host: str, port: int, show: bool | None, workers: int) -> None:
    try:
        listening = listen(host, port)
    except OSError as error:
        raise MeuteError(_taken(host, port, error)) from None
    port = listening.getsockname()[1]
    if not settings.addresses:
        settings = replace(settings, addresses=links(host, port))
    address = f"http://{_shown(host)}:{port}"
    tell_broken_games()

    def ready() -> None:
        _say_where(address, settings.addresses)
        if show is not False and _has_browser():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with closing(listening):
        if workers > 1:
            postgres_at(settings.store).bring_up()
            Workers(settings, listening, workers).run(ready)
        else:
            server(settings, ready=ready).run(sockets=[listening])


def _say_where(address: str, others: tuple[str, ...]) -> None:
    """Say where the tables are, for this machine and for friends."""
    click.echo(f"Meute is at {address} (Ctrl-C stops it)")
    if others:
        click.echo(f"Friends open {' or '.join(others)}")
    else:
        click.echo("Only this machine can open it; with --lan everybody in this house can.")
    sys.stdout.flush()


def _folder(folder: Path) -> AbstractContextManager[None]:
    """Make the data folder and hold it alone, or say in one sentence why not."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        message = f"cannot keep tables in {folder}: {error.strerror or error}"
        raise MeuteError(message) from None
    return alone_in(folder)


def _taken(host: str, port: int, error: OSError) -> str:
    why = error.strerror or str(error)
    return f"cannot listen at {host}:{port}: {why}; choose another with --port (0: any free one)"


def _shown(host: str) -> str:
    """Return the host as one writes it in an address."""
    if host in (EVERYWHERE, "::"):
        return HERE
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
