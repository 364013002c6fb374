"""Questions of every room with all that is answered to them, written down and compared.

    python -m tools.answers record before.jsonl
    python -m tools.answers compare before.jsonl

For whoever moves or speeds up code: what a seat sees and reads, how the judgement rates its
options, what the search takes and how sure it is must be the same before and after, to the last
digit. Positions are reached by random play from fixed seeds, at every number of seats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click

import meute
from meute.bots.search import SearchBot
from meute.core.codec import encode, from_json, to_json, to_plain
from meute.core.dealer import Dealer
from meute.core.game import Game
from meute.core.table import Table

EVERY: Final = 7
"""Answers between two questions that are written down."""

Row = dict[str, Any]


def questions(game: Game, count: int, playouts: int) -> Iterator[Row]:
    """Yield `count` questions of a room with their answers, from games at all numbers of seats."""
    meta, found = game.meta, 0
    seed = 0
    while found < count:
        seats = meta.fewest + seed % (meta.most - meta.fewest + 1)
        for row in _of_one_game(game, seats, seed, playouts):
            yield row
            found += 1
            if found == count:
                return
        seed += 1


def _of_one_game(game: Game, seats: int, seed: int, playouts: int) -> Iterator[Row]:
    """Play one game at random; every few answers, write down a question with several options."""
    table, luck = Table(game, seats, seed), Dealer(seed)
    turn = seed % EVERY
    while not table.over:
        seat = luck.pick(table.waiting)
        options = table.options(seat)
        if turn % EVERY == 0 and len(options) > 1:
            where = {"room": game.meta.name, "seats": seats, "seed": seed, "event": table.events}
            yield {**where, "seat": seat, **answered(table, seat, playouts)}
        turn += 1
        table.play(seat, luck.pick(options))


def answered(table: Table, seat: int, playouts: int) -> Row:
    """Return all that is answered to the question a seat is asked now."""
    game, options = table.game, table.options(seat)
    view, full = table.view(seat), table.full_view(seat)
    found = SearchBot(playouts).analyse(full, options, Dealer(table.events))
    return {
        "state": table.state_hash(),
        "views": _digest([view, full, table.view(None)]),
        "options": _digest(options),
        "words": _digest(
            [
                game.prompt(view),
                [
                    [game.sentence(view, o), game.rule(view, o), game.because(view, o)]
                    for o in options
                ],
            ]
        ),
        "reasons": _digest([table.why_not(seat, action) for action in game.actions[::17]]),
        "rates": [repr(float(rate)) for rate in game.rate(full, options)],
        "search": [[to_plain(v.option), v.visits, repr(float(v.chance))] for v in found],
    }


def _digest(thing: Any) -> str:
    return hashlib.sha256(encode(thing)).hexdigest()[:16]


@click.group()
def main() -> None:
    """Write down what is answered to questions of every room, or compare it."""


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--each", default=200, show_default=True, help="Questions of each room.")
@click.option("--playouts", default=30, show_default=True, help="Of the search, for each question.")
@click.option("--game", "names", multiple=True, help="Only this room; may be given several times.")
def record(file: Path, each: int, playouts: int, names: tuple[str, ...]) -> None:
    """Write down questions and what is answered to them."""
    with file.open("wb") as out:
        for name in names or meute.games():
            for row in questions(meute.game(name), each, playouts):
                out.write(to_json({**row, "playouts": playouts}) + b"\n")


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def compare(file: Path) -> None:
    """Answer the questions of a file again and tell the first difference of each room."""
    rows = [from_json(line) for line in file.read_bytes().splitlines()]
    differing = 0
    for name in dict.fromkeys(row["room"] for row in rows):
        mine = [row for row in rows if row["room"] == name]
        again = questions(meute.game(name), len(mine), mine[0].pop("playouts"))
        bad = [(old, new) for old, new in zip(mine, again, strict=True) if not _same(old, new)]
        differing += len(bad)
        click.echo(f"{name}: {len(mine)} questions, {len(bad)} answered otherwise")
        for old, new in bad[:1]:
            parts = [part for part in new if old[part] != new[part]]
            click.echo(f"  seed {old['seed']}, event {old['event']}: {', '.join(parts)}")
    raise SystemExit(1 if differing else 0)


def _same(old: Row, new: Row) -> bool:
    old.pop("playouts", None)
    return old == new


if __name__ == "__main__":
    main()
