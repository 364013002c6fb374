"""Compare the chances to win that the analysis gives with who wins in the end.

    python -m benchmarks.calibration silver
    python -m benchmarks.calibration wolves 100 medium

Bots play the games (300 if nothing is said; `medium` bots). At some moments of each game every
seat's chance is estimated from what that seat knows. Positions called 0-20 %, 20-40 % and so on
are then counted, with the share of them that was won. The positions of one game share their end,
so the 95 % intervals come from drawing whole games again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import meute
from meute.analysis.played import Course, spread
from meute.analysis.prospect import foresight_of, prospect
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.foresight import shares

Called = tuple[float, float]
"""A chance that was given, and what the seat got of the win."""

BANDS: Final = 5
MOMENTS: Final = 10
"""Positions looked at in each game."""
WORLDS: Final = 20
DRAWS: Final = 2000
EDGE: Final = 0.025


def one_game(room: str, seats: int, seed: str, bot: str) -> list[Called]:
    """Play a game and return what was called at some of its moments."""
    table = meute.Table(room, seats, seed)
    player = meute.bot(bot)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.ask(seat, player))
    won = shares(table.ranks)
    game, luck = table.game, Dealer(f"calibration {seed}")
    moments = [m for m in Course(table.record).moments if game.decision(m.state) is not None]
    return [
        (prospect(game, game.full_view(m.state, seat), luck, WORLDS).chance, won[seat])
        for m in spread(moments, MOMENTS)
        for seat in range(seats)
    ]


def band_of(chance: float) -> int:
    """Return the band of a chance."""
    return min(int(chance * BANDS), BANDS - 1)


def counted(games: Sequence[Sequence[Called]], band: int) -> list[tuple[int, float, float]]:
    """Return for each game how many positions fall into a band, their chances and their wins."""
    out = []
    for game in games:
        inside = [called for called in game if band_of(called[0]) == band]
        out.append((len(inside), sum(c for c, _ in inside), sum(w for _, w in inside)))
    return out


def interval(rows: Sequence[tuple[int, float, float]], luck: Random) -> tuple[float, float]:
    """Return between which shares 95 of 100 draws of whole games lie."""
    found = []
    for _ in range(DRAWS):
        drawn = luck.choices(rows, k=len(rows))
        count = sum(row[0] for row in drawn)
        if count:
            found.append(sum(row[2] for row in drawn) / count)
    found.sort()
    return found[int(EDGE * len(found))], found[int((1 - EDGE) * (len(found) - 1))]


def table_of(games: Sequence[Sequence[Called]]) -> Iterator[str]:
    """Yield the lines of the table."""
    yield "called      positions  games  mean called  won     95 % interval"
    for band in range(BANDS):
        rows = [row for row in counted(games, band) if row[0]]
        count = sum(row[0] for row in rows)
        if not count:
            continue
        called, won = (sum(row[i] for row in rows) / count for i in (1, 2))
        low, high = interval(counted(games, band), Random(band))  # noqa: S311 (a bootstrap)
        name = f"{100 * band // BANDS}-{100 * (band + 1) // BANDS} %"
        shown = f"{won:.3f}   {low:.3f} - {high:.3f}"
        yield f"{name:10}  {count:9}  {len(rows):5}  {called:11.3f}  {shown}"


def main(arguments: Sequence[str]) -> None:
    """Play, count and tell."""
    room = arguments[0]
    count = int(arguments[1]) if arguments[1:] else 300
    bot = arguments[2] if arguments[2:] else "medium"
    rules = registry.game(room)
    foresight_of(rules)
    sizes = range(rules.meta.fewest, rules.meta.most + 1)
    games = []
    for n in range(count):
        games.append(one_game(room, sizes[n % len(sizes)], f"calibration/{n}", bot))
        if n % 20 == 0:
            sys.stderr.write(f"{n} of {count} games\n")
    for line in table_of(games):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
