"""The figures of a series: named lines of plain values, written as CSV and Parquet."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from meute.arena.ratings import ratings
from meute.arena.rows import Row
from meute.arena.statistics import Estimate, Tally, summary_of
from meute.files import whole_file

Cell = str | int | float | None
Line = dict[str, Any]
"""Cells by the names of their columns."""

NO_PARQUET: Final = (
    "the tables are written as CSV only; for Parquet install pyarrow: pip install 'meute[data]'"
)


@dataclass(frozen=True)
class Figures:
    """Lines of figures; their names are known even where there is no line."""

    names: tuple[str, ...]
    lines: list[Line]

    @classmethod
    def of(cls, names: tuple[str, ...], lines: Iterable[Sequence[Cell]]) -> Figures:
        """Put the names to the cells of each line."""
        return cls(names, [dict(zip(names, line, strict=True)) for line in lines])

    def worded(self, name: str, words: Callable[[str], str]) -> Figures:
        """Put the cells of a column into words."""
        return Figures(self.names, [{**line, name: words(line[name])} for line in self.lines])

    def _repr_html_(self) -> str:
        """Show them in a notebook as a table."""
        from meute.arena.page.html import table  # noqa: PLC0415 (pages are made of figures)

        return table(self)

    def columns(self) -> dict[str, list[Cell]]:
        """Return the cells by column, as Parquet holds them."""
        return {name: [line[name] for line in self.lines] for name in self.names}


GAMES: Final = (
    "game", "lineup", "deal", "seed", "seat", "bot", "score", "rank", "win", "decisions",
    "events", "lead_changes", "settled", "forfeit", "luck",
)  # fmt: skip


def games(rows: Sequence[Row]) -> Figures:
    """Return one line per game and seat."""
    return Figures.of(
        GAMES, (_seat_line(row, seat) for row in rows for seat in range(len(row.bots)))
    )


def _seat_line(row: Row, seat: int) -> list[Cell]:
    result = row.result
    lost = result.forfeit
    fault = lost.fault if lost is not None and lost.seat == seat else None
    return [
        row.index, row.lineup, row.deal, row.seed, seat + 1, row.bots[seat], result.scores[seat],
        result.ranks[seat], result.wins[seat], result.decisions, result.events, result.leads,
        result.settled, fault, result.luck[seat] if result.luck else None,
    ]  # fmt: skip


TALLY: Final = (
    "games", "wins", "win_rate", "win_rate_low", "win_rate_high", "score", "score_low",
    "score_high", "forfeits", "less_luck", "less_luck_low", "less_luck_high",
)  # fmt: skip
RATED: Final = ("bot", *TALLY, "rating", "rating_low", "rating_high")


def bots(rows: Sequence[Row]) -> Figures:
    """Return the ladder, the best bot first."""
    rated = ratings(rows)
    tallies = sorted(
        summary_of(rows).bots,
        key=lambda tally: (-_rating(rated, tally.name), -tally.win_rate.value, tally.name),
    )
    return Figures.of(
        RATED, ([t.name, *tally_cells(t), *_estimate(rated.get(t.name))] for t in tallies)
    )


def _rating(rated: Mapping[str, Estimate], name: str) -> float:
    return rated[name].value if name in rated else 0.0


def seats(rows: Sequence[Row]) -> Figures:
    """Return the figures of every seat."""
    tallies = summary_of(rows).seats
    lines = ([number, *tally_cells(t)] for number, t in enumerate(tallies, start=1))
    return Figures.of(("seat", *TALLY), lines)


def lineups(rows: Sequence[Row]) -> Figures:
    """Return how every bot did in every line-up, against its even share."""
    names = ("lineup", "against", "bot", *TALLY, "even_share")
    lines: list[list[Cell]] = []
    for number in sorted({row.lineup for row in rows}):
        own = [row for row in rows if row.lineup == number]
        sitting = sorted(own[0].bots)
        for tally in summary_of(own).bots:
            others = dict.fromkeys(bot for bot in sitting if bot != tally.name)
            share = sitting.count(tally.name) / len(sitting)
            cells = tally_cells(tally, sitting.count(tally.name))
            against = ", ".join(_several(bot, sitting.count(bot)) for bot in others)
            lines.append([number, against, tally.name, *cells, share])
    return Figures.of(names, lines)


def _several(bot: str, copies: int) -> str:
    return bot if copies == 1 else f"{copies} {bot}"


def tally_cells(tally: Tally, copies: int = 1) -> list[Cell]:
    """Write a tally; `copies` of a bot at one table win together."""
    rate = _times(tally.win_rate, copies, most=1.0)
    less = None if tally.less_luck is None else _times(tally.less_luck, copies)
    cells: list[Cell] = [tally.games // copies, tally.wins, *_estimate(rate)]
    return [*cells, *_estimate(tally.score), tally.forfeits, *_estimate(less)]


def _times(estimate: Estimate, factor: int, most: float = math.inf) -> Estimate:
    value, low, high = (min(most, x * factor) for x in vars(estimate).values())
    return Estimate(value, low, high)


def _estimate(estimate: Estimate | None) -> list[Cell]:
    if estimate is None:
        return [None, None, None]
    return [None if math.isinf(x) else x for x in (estimate.value, estimate.low, estimate.high)]


def kinds(rows: Sequence[Row]) -> Figures:
    """Return how often every kind of answer was offered and taken, the rarest first."""
    offered: dict[str, int] = {}
    taken: dict[str, int] = {}
    for row in rows:
        for kind, (times, chosen) in row.result.kinds.items():
            offered[kind] = offered.get(kind, 0) + times
            taken[kind] = taken.get(kind, 0) + chosen
    order = sorted(offered, key=lambda kind: (taken[kind] / offered[kind], kind))
    lines: list[list[Cell]] = [
        [kind, offered[kind], taken[kind], taken[kind] / offered[kind]] for kind in order
    ]
    return Figures.of(("kind", "offered", "taken", "share"), lines)


def parts(rows: Sequence[Row]) -> Figures:
    """Return the mean points by where they came from, of winners and of the others."""
    whole = [row for row in rows if row.result.whole and row.result.parts]
    keys = list(dict.fromkeys(key for row in whole for key in row.result.parts))
    lines: list[list[Cell]] = [
        [key, *(_mean_part(whole, key, won) for won in (None, True, False))] for key in keys
    ]
    return Figures.of(("part", "everybody", "winners", "others"), lines)


def _mean_part(rows: Sequence[Row], key: str, won: bool | None) -> float | None:  # noqa: FBT001 (None: both)
    points = [
        row.result.parts[key][seat]
        for row in rows
        for seat, rank in enumerate(row.result.ranks)
        if won is None or (rank == 1) is won
    ]
    return fmean(points) if points else None


def forfeits(rows: Sequence[Row]) -> Figures:
    """Return every match that a bot lost by its own fault."""
    names = ("game", "bot", "seat", "fault", "event", "said", "trace")
    lost = [(row.index, row.result.forfeit) for row in rows if row.result.forfeit is not None]
    lines: list[list[Cell]] = [
        [index, f.bot, f.seat + 1, f.fault, f.event, f.said, " | ".join(f.trace)]
        for index, f in lost
    ]
    return Figures.of(names, lines)


FIGURES: Final[Mapping[str, Callable[[Sequence[Row]], Figures]]] = {
    "games": games,
    "bots": bots,
    "seats": seats,
    "lineups": lineups,
    "kinds": kinds,
    "parts": parts,
    "forfeits": forfeits,
}


def write(folder: Path, rows: Sequence[Row]) -> bool:
    """Write all figures; return whether Parquet could be written too."""
    return write_each(folder, {name: make(rows) for name, make in FIGURES.items()})


def write_each(folder: Path, made: Mapping[str, Figures]) -> bool:
    """Write these figures; return whether Parquet could be written too."""
    for name, figures in made.items():
        with whole_file(folder / f"{name}.csv") as file:
            file.write(as_csv(figures))
    try:
        import pyarrow as pa  # noqa: PLC0415 (heavy, and need not be installed)
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        return False
    for name, figures in made.items():
        with whole_file(folder / f"{name}.parquet") as file:
            parquet.write_table(pa.table(_typed(pa, figures)), file)
    return True


def as_csv(figures: Figures) -> bytes:
    """Write figures as CSV: UTF-8, a header, an empty cell for what is not known."""
    text = io.StringIO()
    writer = csv.DictWriter(text, figures.names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(figures.lines)
    return text.getvalue().encode()


def _typed(pa: Any, figures: Figures) -> dict[str, Any]:
    """Give every column one type, also where it is empty."""
    return {name: pa.array(cells, _type(pa, cells)) for name, cells in figures.columns().items()}


def _type(pa: Any, cells: Sequence[Cell]) -> Any:
    kinds = {type(cell) for cell in cells if cell is not None}
    if str in kinds:
        return pa.string()
    if float in kinds:
        return pa.float64()
    return pa.int64() if kinds else pa.string()
