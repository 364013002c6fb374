"""What whoever runs a server has settled beforehand: in a file, and in the environment.

A word of the command line comes before one of the environment, that before one of the file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import click

from meute.core.errors import MeuteError
from meute.core.names import offered, quoted
from meute.server.app.settings import names

PREFIX: Final = "MEUTE_"
"""How a setting's name begins in the environment, where it stands in capitals."""

KEPT: Final = "meute.settings"
"""Where the context of a command keeps the settings of a file."""

OPTIONS: Final[tuple[str, ...]] = (
    "address", "bot_delay", "bots", "data", "host", "lan", "port", "store", "workers",
)  # fmt: skip
"""Options that a file may choose; the rest of it are settings of the server."""


def read(ctx: click.Context, _param: click.Parameter, path: Path | None) -> None:
    """Take options and settings from a file."""
    if path is None:
        return
    found = _parsed(path)
    known = {*OPTIONS, *names()}
    for name in found:
        if name not in known:
            others = offered(name, sorted(known), "there are")
            raise MeuteError(f"{path} names a setting that there is not: {quoted(name)}{others}")
    chosen = {name: _option(path, name, found.pop(name)) for name in OPTIONS if name in found}
    ctx.default_map = {**(ctx.default_map or {}), **chosen}
    ctx.meta[KEPT] = {name: _word(path, name, value) for name, value in found.items()}


def settled(ctx: click.Context, said: Mapping[str, str]) -> dict[str, str]:
    """Return settings by words: of the file, of the environment, and said by the command."""
    here = {name: os.environ.get(f"{PREFIX}{name.upper()}") for name in names()}
    found = {n: word for n, word in here.items() if word is not None and n not in OPTIONS}
    return {**ctx.meta.get(KEPT, {}), **found, **said}


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise MeuteError(f"cannot read {path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MeuteError(f"{path} is no file of settings (TOML): {error}") from None


def _option(path: Path, name: str, value: Any) -> Any:
    """Return the value of an option as its own reading of words takes it."""
    if name == "bots":
        if not isinstance(value, dict):
            raise MeuteError(f'in {path} bots are a part of their own: [bots] NAME = "BOT"')
        return [f"{bot}={text}" for bot, text in value.items()]
    return value if isinstance(value, bool) else _word(path, name, value)


def _word(path: Path, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, str | int | float):
        return str(value)
    raise MeuteError(f"in {path} {name} is a text, a number, true, false, or a list of texts")


settings = click.option(
    "--settings",
    "settings_file",
    type=click.Path(dir_okay=False, path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=read,
    envvar="MEUTE_SETTINGS",
    help="Read options and settings from a file (TOML). The environment comes before it, as "
    "MEUTE_PORT or MEUTE_KEEP_OVER, and the command line before that.",
)
