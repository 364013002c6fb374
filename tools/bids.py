"""Fit how Wolf Tracks' players mix their placements: `mind.weights.bids`, by self-play.

    python -m tools.bids                      fit on, from the tables that are there
    python -m tools.bids --rounds 20 --games 4000

In every game each seat draws a new style each year, mostly from its table and now and then any. Who
wins tells what each choice was worth: the mean of wins less the chance the seat had before. Choices
worth more are taken more often (multiplicative weights), a little in each round, and the tables of
all rounds are averaged: as with regret matching the average is what nobody can answer, while the
tables themselves go round in circles.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, Final

import click

from meute.bots.search.playout import Players
from meute.bots.search.worlds import Luck
from meute.core import registry
from meute.core.dealer import Dealer, drawn
from meute.core.decision import CHANCE
from meute.core.stack import settle
from meute.games.tracks.mind import FORESIGHT
from meute.games.tracks.mind.bids import LEVELS, Style, placement
from meute.games.tracks.mind.quick import quick_answer
from meute.games.tracks.mind.rate import rate_in
from meute.games.tracks.mind.weights import bids as kept
from meute.games.tracks.rules.placement import ConfirmPlacement, PlaceCounter
from meute.games.tracks.state import EXTINCT

WANDERING: Final = 0.1
"""How often a choice of a style is any at all, so that each is tried."""

SPEED: Final = 25.0
"""How fast tables follow what a choice is worth, in wins."""

SLOWEST: Final = 0.01
"""No choice is taken less often: what is never tried is never missed."""

DEAD: Final = -0.25
"""What a pack that dies out is worth to everybody: less than a defeat.

A pack is a common good. Where everybody thinks of winning alone more than half of the packs die
out, and a game that nobody wins is no game.
"""

LONGEST: Final = 12
"""Years after which a game is given up."""

Table = tuple[tuple[tuple[float, ...], ...], ...]
Trial = tuple[int, int, Style, float]
"""The seat, whether it was the first year, what it wanted, its chance before."""

GAME: Final = registry.game("tracks")


def played(seats: int, tables: Table, seed: str) -> tuple[list[Trial], list[float]]:
    """Play a game; return what was tried, and who won."""
    dealer, luck = Dealer(seed), Luck(Dealer(seed).pick(range(1 << 48)))
    players = Players(GAME, quick_answer, rate_in)
    state: Any = GAME.setup(seats, GAME.meta.variant({}))
    trials: list[Trial] = []
    while (decision := GAME.decision(state)) is not None and state.year <= LONGEST:
        if isinstance(decision, PlaceCounter | ConfirmPlacement):
            trials += place(state, tables, dealer)
            continue
        options = list(decision.options(state))
        if decision.player == CHANCE or type(decision).__name__ == "ChooseFirst":
            GAME.play(state, dealer.pick(options))
        else:
            GAME.play(state, players.answer(state, decision, options, luck))
    if state.result == EXTINCT or state.year > LONGEST:
        return trials, [DEAD] * seats
    ranks = GAME.ranks(state)
    return trials, [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def place(state: Any, tables: Table, dealer: Dealer) -> list[Trial]:
    """Let every seat place as some style wants it."""
    while isinstance(state.pending[-1], PlaceCounter | ConfirmPlacement):
        state.pending.pop()
    first = state.year == 1
    before = FORESIGHT.estimate(state)
    out = []
    for seat in range(state.seats):
        style = tuple(
            dealer.pick(range(count)) if dealer.part() < WANDERING else drawn(row, dealer.part())
            for count, row in zip(LEVELS, tables[first], strict=True)
        )
        for cell, counter in placement(state, seat, style).items():
            state.counters[cell] = counter
        out.append((seat, int(first), style, before[seat]))
    settle(state)
    return out


def worth(
    seats: int, tables: Table, games: int, name: str
) -> tuple[list[list[list[float]]], float]:
    """Return what each choice was worth, for later years and the first; and how many packs died."""
    totals = [[[0.0] * count for count in LEVELS] for _ in range(2)]
    counts = [[[1e-9] * count for count in LEVELS] for _ in range(2)]
    died = 0
    for number in range(games):
        trials, won = played(seats, tables, f"{name} {number}")
        died += max(won) <= 0.0
        for seat, first, style, before in trials:
            for part, choice in enumerate(style):
                totals[first][part][choice] += won[seat] - before
                counts[first][part][choice] += 1
    out = []
    for first in range(2):
        rows = []
        for part in range(len(LEVELS)):
            mean = sum(totals[first][part]) / sum(counts[first][part])
            rows.append(
                [
                    t / c - mean
                    for t, c in zip(totals[first][part], counts[first][part], strict=True)
                ]
            )
        out.append(rows)
    return out, died / games


def followed(tables: Table, gains: list[list[list[float]]], speed: float) -> Table:
    """Return tables that take what was worth more a little more often."""
    out = []
    for rows, gained in zip(tables, gains, strict=True):
        new = []
        for row, gain in zip(rows, gained, strict=True):
            raised = [weight * exp(speed * worth) for weight, worth in zip(row, gain, strict=True)]
            parts = [max(SLOWEST, each / sum(raised)) for each in raised]
            new.append(tuple(each / sum(parts) for each in parts))
        out.append(tuple(new))
    return tuple(out)


def mean(tables: list[Table]) -> Table:
    """Return the average of tables."""
    return tuple(
        tuple(
            tuple(
                sum(column) / len(tables) for column in zip(*(t[f][p] for t in tables), strict=True)
            )
            for p in range(len(LEVELS))
        )
        for f in range(2)
    )


def written(tables: dict[int, Table]) -> str:
    """Return the tables as a module."""
    out = Path(kept.__file__).read_text().split("TABLES")[0].rstrip() + "\n\n"
    out += "TABLES: Final[dict[int, tuple[tuple[tuple[float, ...], ...], ...]]] = {\n"
    for seats, table in tables.items():
        out += f"    {seats}: (\n"
        for rows in table:
            out += "        (\n"
            out += "".join(f"            {tuple(round(n, 3) for n in row)},\n" for row in rows)
            out += "        ),\n"
        out += "    ),\n"
    return out + "}\n"


@click.command()
@click.option("--rounds", default=12, show_default=True, help="Rounds; the later half is averaged.")
@click.option("--games", default=2000, show_default=True, help="Games in each round.")
@click.option("--seats", default="3,4,5,6", show_default=True, help="Numbers of players.")
@click.option("--seed", default="1", show_default=True)
@click.option("--write/--no-write", default=True, show_default=True, help="Keep what was found.")
def main(rounds: int, games: int, seats: str, seed: str, *, write: bool) -> None:
    """Fit the tables and write them."""
    tables: dict[int, Table] = dict(kept.TABLES)
    for count in map(int, seats.split(",")):
        table, past = tables[count], []
        for turn in range(rounds):
            gains, died = worth(count, table, games, f"{seed} {count} {turn}")
            table = followed(table, gains, SPEED)
            past.append(table)
            click.echo(f"{count} players, round {turn + 1}: {died:.0%} of the packs died out")
        tables[count] = mean(past[len(past) // 2 :])
        for first, rows in enumerate(tables[count]):
            for row, gain in zip(rows, gains[first], strict=True):
                told = " ".join(f"{w:.2f} ({100 * g:+.1f})" for w, g in zip(row, gain, strict=True))
                click.echo(f"  {'first' if first else 'later'}: {told}")
    if write:
        Path(kept.__file__).write_text(written(tables))


if __name__ == "__main__":
    main()
