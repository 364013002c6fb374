"""Where tables are kept, as the commands of whoever runs a server are told."""

from __future__ import annotations

import click

from meute.server.store.opening import postgres_at


def _checked(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str:
    """Refuse what is no address of a database, or what needs more than is installed."""
    if value:
        postgres_at(value)
    return value or ""


store = click.option(
    "--store",
    metavar="URL",
    callback=_checked,
    envvar="MEUTE_STORE",
    help="The PostgreSQL database that keeps the tables instead of the data folder, such as "
    "postgresql://me@there/meute; in MEUTE_STORE instead, nobody else sees its password.",
)
