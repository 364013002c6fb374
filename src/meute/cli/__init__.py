"""The command line: one module per command.

Bad input of any kind ends in one sentence on stderr and exit code 2, without a traceback. An error
that nobody foresaw keeps its traceback, so that it can be mended.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from meute import __version__
from meute.core.errors import MeuteError
from meute.core.names import offered, quoted
from meute.form import form

COMMANDS: Final = {
    "serve": "Serve the tables in the browser, to this machine or the house.",
    "backup": "Save all tables in one file, also while they are played.",
    "restore": "Put the tables of a backup in the place of those here.",
    "admin": "Look after tables and people: ban, close, delete, export.",
    "migrate": "Bring the tables of an older Meute to the newest form.",
    "play": "Play a game here in the terminal, alone, with friends or bots.",
    "learn": "Learn a game in a first game with a teacher, here in the terminal.",
    "simulate": "Let bots play many games; the same seed gives the same games.",
    "tournament": "Rate bots: round robin, or one against a field.",
    "ladder": "Measure what each level of the bots is worth.",
    "leaderboard": "Add up series: how strong each bot is over all of them.",
    "compare": "Play with and without a change, with the same dice.",
    "search-variant": "Find the values of settings that bring a game to a target.",
    "export": "Write finished games as steps to learn from, as Parquet or JSON.",
    "report": "Draw results as a page of plots.",
    "replay": "Print the log and the result of a record.",
    "verify": "Check every byte, rule, die and digest of records.",
    "rules": "Print the rules of a game.",
    "games": "List the games, or what a table of one may choose.",
    "bots": "List the bots and their settings.",
    "bench": "Measure how fast rules, bots and server are here.",
    "puzzles": "Find puzzles in self-play, list them, or score bots by them.",
    "tune": "Find the weights of a game's estimate by self-play.",
    "new": "Write a game of your own that plays at once and keeps every law.",
}
"""Each names the module of this package that holds it as `command`, and says what it does.

The words stand here so that `--help` need not load what it lists.
"""

INTERRUPTED: Final = 130
"""What shells use for a program that Ctrl-C has ended."""


class Told(click.ClickException):
    """What is wrong, in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Say it on stderr."""
        text = " ".join(self.format_message().split())
        click.echo(f"meute: {text}", file=file, err=file is None)


class Commands(click.Group):
    """Loads a command when it is called, and guards it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands in the order in which one meets them."""
        del ctx
        return list(COMMANDS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command's module."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        try:
            command: click.Command = import_module(
                f"meute.cli.{cmd_name.replace('-', '_')}"
            ).command
        except ModuleNotFoundError as error:
            raise _lacking(error) from error
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is asked for, or say which there are."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            ctx.fail(
                f"No such command {quoted(name)}{offered(name, list(COMMANDS), 'the commands are')}"
            )
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Start with an output that prints a substitute rather than failing at a letter."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")
        return super().main(*args, **kwargs)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the arguments before the command's name."""
        try:
            return super().make_context(*args, **kwargs)
        except click.UsageError as error:
            raise _told(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; turn what is foreseen into a sentence and an exit code."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _told(error) from None
        except MeuteError as error:
            raise Told(str(error)) from None
        except ModuleNotFoundError as error:
            raise _lacking(error) from error
        except KeyboardInterrupt:
            click.echo("meute: stopped.", err=True)
            ctx.exit(INTERRUPTED)


EXTRAS: Final = {
    "server": ("cryptography", "httpx", "litestar", "uvicorn", "websockets"),
    "postgres": ("psycopg", "psycopg_pool"),
    "data": ("pyarrow",),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "ray": ("ray",),
    "testing": ("hypothesis", "pytest"),
}
"""What is not part of the small installation, by the name under which one adds it."""


def _lacking(error: ModuleNotFoundError) -> Exception:
    """Say what to install, if it is one of our extras that is missing."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return Told(
                f"this needs {package}, which is not installed: pip install 'meute[{extra}]'"
            )
    return error


def _told(error: click.UsageError) -> Told:
    """Say what is wrong with the arguments, and where help is."""
    where = error.ctx.command_path if error.ctx else "meute"
    return Told(f"{error.format_message().rstrip('.')}; see {where} --help")


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, help="Show the version, and whether rules are compiled.")
@click.option(
    "--room",
    "rooms",
    multiple=True,
    type=click.Path(path_type=Path),
    envvar="MEUTE_ROOMS",
    metavar="FOLDER",
    help="The project of a game that is not installed, such as `meute new` writes; as often as "
    "there are such games, or in the environment variable MEUTE_ROOMS.",
)
@click.pass_context
def main(ctx: click.Context, *, version: bool, rooms: tuple[Path, ...]) -> None:
    """Play, study and build tabletop games."""
    if rooms:
        from meute.cli.lending import lend  # noqa: PLC0415 (only where somebody needs it)

        ctx.call_on_close(lend(rooms))
    if version:
        click.echo(f"meute {__version__}, {form()}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
