"""Measures what a table sends: the bytes of every update to every seat in whole games.

    python -m tools.updates wolves --games 3 --seats 4

Greedy bots play from fixed seeds, so that two versions of the house can be compared. Every seat is
told of every answer, as a person with an open page would be.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

import click

import meute
from meute.core.table import Table
from meute.server.store.protocol import Facts, SeatRow
from meute.server.table.hub import encode
from meute.server.table.moment import Telling
from meute.server.table.wire import lines_since, seat_infos
from tools import say


@dataclass
class Weight:
    """Updates of one kind: how many, and how heavy."""

    count: int = 0
    sent: int = 0
    packed: int = 0
    heaviest: int = 0

    def add(self, data: bytes) -> None:
        """Weigh one update."""
        self.count += 1
        self.sent += len(data)
        self.packed += len(zlib.compress(data, 6))
        self.heaviest = max(self.heaviest, len(data))

    def __str__(self) -> str:
        """Return the figures in one line."""
        each = max(self.count, 1)
        mean = f"{self.sent / each:8.0f} bytes each, {self.packed / each:6.0f} packed"
        return f"{self.count:6} updates, {mean}, heaviest {self.heaviest:6}"


@dataclass
class Weights:
    """All updates of some games, and those that ask something."""

    every: Weight = field(default_factory=Weight)
    asking: Weight = field(default_factory=Weight)


def weigh_game(name: str, seats: int, seed: int, weights: Weights) -> None:
    """Play a game and weigh all that its seats are told."""
    table, bot = Table(name, seats, seed), meute.bot("greedy")
    rows = [SeatRow(name=f"Seat {seat}", kind="bot", bot="greedy") for seat in range(seats)]
    before = 0
    while not table.over:
        _weigh_moment(table, rows, before, weights)
        before = table.events
        seat = table.waiting[0]
        table.play(seat, table.ask(seat, bot))
    _weigh_moment(table, rows, before, weights)


def _weigh_moment(table: Table, rows: list[SeatRow], before: int, weights: Weights) -> None:
    facts = Facts(
        table="measured",
        game=table.game.meta.name,
        variant=dict(table.header.variant),
        clock="relaxed",
        public=False,
        made=0.0,
        seats=rows,
        status="over" if table.over else "running",
        events=table.events,
        waiting=list(table.waiting),
    )
    lines = lines_since(table, before, ())
    telling = Telling(
        facts=facts,
        table=table,
        film=None,
        notes=(),
        deadline=None,
        seats=seat_infos(facts, (), (), ""),
        colours=[],
        promise=table.commitment,
        invite=None,
        log_from=before,
        lines=lines,
        passed=table.passed(),
    )
    for seat in range(table.seats):
        update = telling.update(seat)
        data = encode(update).encode()
        weights.every.add(data)
        if update.question is not None:
            weights.asking.add(data)


@click.command()
@click.argument("game")
@click.option("--games", default=3, show_default=True)
@click.option("--seats", default=4, show_default=True)
def main(game: str, games: int, seats: int) -> None:
    """Weigh every update of some games of a room."""
    weights = Weights()
    for seed in range(games):
        weigh_game(game, seats, seed, weights)
        say(f"game {seed + 1} of {games}")
    click.echo(f"every update:  {weights.every}")
    click.echo(f"with question: {weights.asking}")


if __name__ == "__main__":
    main()
