"""`meute bench`: how fast everything is on this machine, interpreted and compiled side by side."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

import click
import msgspec
from rich.console import Console

from meute.arena.bench import interpreter
from meute.cli import options
from meute.cli.benchworker import ANSWER, Round
from meute.cli.grid import quiet_table
from meute.cli.screen import console, tell_broken_games
from meute.core import registry
from meute.core.errors import MeuteError
from meute.form import form

WORKER: Final = "meute.cli.benchworker"
FORMS: Final = {"interpreted": ("meute.sources", WORKER), "compiled": (WORKER,)}
"""How to run a round in each form."""

HEADINGS: Final = ("game", "players", "figure")
OTHER_FORM: Final = "`make compiled` makes the other form; then both stand here side by side."

Key = tuple[str, int, str]
Times = dict[Key, list[tuple[int, float]]]


@click.command("bench")
@click.argument("games", callback=options.texts, nargs=-1)
@click.option("--rounds", type=click.IntRange(min=1), default=3, show_default=True)
@click.option("--groups", type=click.IntRange(min=1), default=4, show_default=True)
@click.option("--markdown", is_flag=True, help="Print the table for a page.")
@click.option("--tables", type=click.IntRange(1, 5000), default=100, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 60), default=15.0, show_default=True)
@click.option("--rate", type=click.FloatRange(1, 10_000), default=100.0, show_default=True)
@click.option("--store", metavar="URL", default="", help="A PostgreSQL database without tables.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
def command(
    *,
    games: tuple[str, ...],
    rounds: int,
    groups: int,
    markdown: bool,
    tables: int,
    seconds: float,
    rate: float,
    store: str,
    workers: int,
) -> None:
    """Measure GAMES, or all, by CPU time: interpreted, and compiled where that is built.

    Every round is a fresh process for each form, in turn; of every group of work the shortest time
    counts. Decisions are those of random play, chance included in the time; views are those of all
    seats; a server answer is read, checked, played, logged and told to four seats and a spectator.

    `meute bench server` measures a running server: so many tables, so many seconds at each of two
    paces, with so many answers a second at the first; a restart between them. --store and --workers
    as for `meute serve`.
    """
    if games == ("server",):
        from meute.cli import benchserver  # noqa: PLC0415 (it draws in the whole server)

        benchserver.show(tables, seconds, rate, store, workers)
        return
    names = [registry.game(name).meta.name for name in games] or registry.games()
    forms = list(FORMS) if form() != "interpreted" else ["interpreted"]
    show(measure(names, forms, rounds, groups), markdown=markdown)
    if not games:
        tell_broken_games()


def measure(
    names: Sequence[str], forms: Sequence[str], rounds: int, groups: int
) -> dict[str, list[Round]]:
    """Let each form measure in its turn, again and again."""
    found: dict[str, list[Round]] = {name: [] for name in forms}
    with Console(stderr=True).status("measuring …"):
        for _ in range(rounds):
            for name in forms:
                found[name].append(_round([*FORMS[name], str(groups), *names]))
    return found


def _round(words: Sequence[str]) -> Round:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-m", *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = (done.stderr.strip().splitlines() or ["without a word"])[-1]
        raise MeuteError(f"a round of the bench failed: {told}")
    return msgspec.json.decode(done.stdout, type=Round)


def shortest(rounds: Iterable[Round]) -> Times:
    """Return the shortest time of every group."""
    best: Times = {}
    for figure in (figure for one in rounds for figure in one.figures):
        key = (figure.game, figure.seats, figure.what)
        best[key] = [
            min(pair, key=_seconds)
            for pair in zip(best.get(key, figure.groups), figure.groups, strict=True)
        ]
    return best


def _seconds(group: tuple[int, float]) -> float:
    return group[1]


def rate(groups: Sequence[tuple[int, float]]) -> float:
    """Return how much is done in a second of CPU time."""
    return sum(count for count, _ in groups) / max(sum(map(_seconds, groups)), 1e-9)


def rows(best: dict[str, Times]) -> list[list[str]]:
    """Write a line for every figure: each form, and how many times faster the last is."""
    first = next(iter(best.values()))
    found = []
    for key in sorted(first, key=_order):
        rates = [rate(times[key]) for times in best.values()]
        game, seats, what = key
        written = [_number(what, each) for each in rates]
        ratio = [f"{rates[-1] / rates[0]:.2f}"] if len(rates) > 1 else []
        found.append([game, str(seats), _title(what), *written, *ratio])
    return found


ORDER: Final = ("decisions", "copies", "children", "views", "playouts", ANSWER)


def _order(key: Key) -> tuple[Any, ...]:
    game, seats, what = key
    return game, ORDER.index(what), seats


def _title(what: str) -> str:
    return "server answer, CPU ms" if what == ANSWER else f"{what}/s"


def _number(what: str, rate: float) -> str:
    return f"{1000 / rate:.2f}" if what == ANSWER else f"{rate:,.0f}"


def show(found: dict[str, list[Round]], *, markdown: bool) -> None:
    """Print what was measured, and whether both forms played the same games."""
    best = {name: shortest(rounds) for name, rounds in found.items()}
    headings = [*HEADINGS, *best, *(["ratio"] if len(best) > 1 else [])]
    lines = rows(best)
    if markdown:
        click.echo("\n".join(as_markdown(headings, lines)))
    else:
        table = quiet_table(f"{interpreter()}; figures per second of CPU time")
        for place, heading in enumerate(headings):
            table.add_column(heading, justify="right" if place not in (0, 2) else "left")
        for line in lines:
            table.add_row(*line)
        console().print(table)
    click.echo("\n" + _same(found))


def as_markdown(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """Write a table for a page; figures stand to the right."""
    ruler = ["---" if heading in ("game", "figure") else "---:" for heading in headings]
    return [f"| {' | '.join(line)} |" for line in (headings, ruler, *lines)]


def _same(found: dict[str, list[Round]]) -> str:
    """Say whether every round of every form has played the same games to the same end."""
    digests = [one.digests for rounds in found.values() for one in rounds]
    if any(each != digests[0] for each in digests):
        raise MeuteError(f"the forms have played different games: {digests}")
    told = ", ".join(f"{game} {digest}" for game, digest in digests[0].items())
    if len(found) == 1:
        return f"Records: {told}. {OTHER_FORM}"
    return f"Both forms have played the same games and searched alike: {told}."
