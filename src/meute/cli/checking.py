"""`meute serve --check`: whether a server could begin, and with what."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields

import click

from meute.core.errors import MeuteError
from meute.server.app.pages import STATIC, script_of
from meute.server.app.process import listen
from meute.server.app.settings import Settings
from meute.server.store.backup import DATABASE
from meute.server.store.keys import keys_in
from meute.server.store.opening import postgres_at
from meute.server.store.schema import NEWEST, version_of


def check(settings: Settings, host: str, port: int) -> None:
    """Say with what a server would begin, or raise an error that says why it cannot."""
    for line in (*_chosen(settings), *_tables(settings), *_address(host, port), *_page()):
        click.echo(line)
    click.echo("A server can begin.")


def _chosen(settings: Settings) -> Iterator[str]:
    """Tell the settings that are not as they come."""
    usual = Settings(data=settings.data)
    for field in fields(settings):
        value = getattr(settings, field.name)
        if field.name != "store" and value != getattr(usual, field.name):
            yield f"{field.name} = {value}"


def _tables(settings: Settings) -> Iterator[str]:
    """Look at the store, and change nothing in it."""
    if settings.store:
        yield from postgres_at(settings.store).told()
        return
    keys_in(settings.data)
    path = settings.data / DATABASE
    if not path.is_file():
        yield f"tables: none yet in {settings.data}"
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            version = version_of(db)
            (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise MeuteError(f"cannot read the tables in {settings.data}: {error}") from None
    if version > NEWEST:
        raise MeuteError(f"the tables in {settings.data} were kept by a newer Meute")
    older = f", of version {version}, which the start brings to {NEWEST}" * (version < NEWEST)
    yield f"tables: {count} in {settings.data}{older}"


def _address(host: str, port: int) -> Iterator[str]:
    try:
        listen(host, port).close()
    except OSError as error:
        message = f"cannot listen at {host}:{port}: {error.strerror or error}"
        raise MeuteError(message) from None
    yield f"address: {host}:{port} is free"


def _page() -> Iterator[str]:
    if not script_of(STATIC):
        raise MeuteError("the page is not built: build it with `npm --prefix web run build`")
    yield "page: built"
