"""`meute puzzles`: positions in which one way to play is clearly best: found, listed, scored."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

import meute
from meute.analysis.puzzles import Puzzle, puzzles, shelf
from meute.arena.puzzling import Score, scored
from meute.arena.statistics import wilson
from meute.cli import options
from meute.cli.screen import console
from meute.core.codec import to_json
from meute.core.errors import MeuteError


@click.command("puzzles")
@options.game
@click.option(
    "--score",
    "bots",
    callback=options.names,
    metavar="BOT,BOT,...",
    help="Let bots try the puzzles, and tell what each solves.",
)
@click.option(
    "--find",
    type=click.IntRange(min=1),
    metavar="N",
    help="Find so many new ones in self-play; takes seconds to minutes each.",
)
@click.option(
    "--to",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file for what --find finds; a search that was stopped goes on there.",
)
@click.option(
    "--file",
    "source",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Puzzles of your own instead of those that ship.",
)
@click.option("--seed", callback=options.text, default="puzzles", show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True)
@options.as_json
def command(
    *,
    game: str,
    bots: tuple[str, ...] | None,
    find: int | None,
    target: Path | None,
    source: Path | None,
    seed: str,
    jobs: int,
    as_json: bool,
) -> None:
    """List GAME's puzzles, let bots try them, or find new ones.

    A puzzle is a position of self-play in which one way to play is clearly better than all others,
    for what the seat that is to play can know.
    """
    meute.game(game)
    if find is not None:
        if target is None or bots is not None or source is not None:
            raise click.UsageError("--find needs --to FILE, and neither --score nor --file")
        _find(game, find, target, seed, jobs)
        return
    if target is not None:
        raise click.UsageError("--to is for what --find finds")
    many = puzzles(game) if source is None else shelf.read(source)
    many = tuple(puzzle for puzzle in many if puzzle.game == game)
    if not many:
        raise MeuteError(f"there are no puzzles of {game} here; find some with --find")
    if bots is None:
        _list(many, as_json=as_json)
    else:
        _score(many, bots, jobs, as_json=as_json)


def _find(game: str, find: int, target: Path, seed: str, jobs: int) -> None:
    """Go through games until there are enough, and write down each as soon as it is done."""
    from meute.arena.puzzling import Notebook, hunt  # noqa: PLC0415 (processes, only for this)

    notes = Notebook(target, game, seed)
    for number, found in hunt(notes, find, jobs):
        for puzzle in found:
            click.echo(_line(puzzle))
        told = f"meute: {len(notes.found)} of {find} puzzles, after {number + 1} games"
        click.echo(told, err=True)


def _list(many: tuple[Puzzle, ...], *, as_json: bool) -> None:
    if as_json:
        click.echo(b"\n".join(to_json(puzzle.plain()) for puzzle in many))
        return
    page = console()
    for puzzle in many:
        page.print(Text(_line(puzzle)), soft_wrap=True)


def _line(puzzle: Puzzle) -> str:
    themes = ", ".join(puzzle.themes)
    gap = f"{100 * puzzle.chance:.0f} against {100 * puzzle.other:.0f} %"
    return f"{puzzle.name}: {puzzle.seats} seats, level {puzzle.level}, {gap}: {themes}"


def _score(many: tuple[Puzzle, ...], bots: tuple[str, ...], jobs: int, *, as_json: bool) -> None:
    scores = [scored(bot, many, jobs) for bot in bots]
    if as_json:
        click.echo(to_json({"puzzles": len(many), "scores": [score.plain() for score in scores]}))
        return
    page = console()
    for score in scores:
        page.print(_table(score))


def _table(score: Score) -> Table:
    table = Table(title=f"{score.bot}: puzzles solved", title_justify="left")
    for name in ("puzzles", "tried", "solved", "95 % interval"):
        table.add_column(name, justify="left" if name == "puzzles" else "right")
    for name, solved, tried in score.rows():
        rate = wilson(solved, tried)
        between = f"{100 * rate.low:.0f} to {100 * rate.high:.0f} %"
        table.add_row(name, str(tried), f"{100 * rate.value:.0f} %", between)
    return table
