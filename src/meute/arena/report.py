"""The figures of a tournament as tables for people and as plain data for programs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from meute.arena.statistics import Estimate, Summary, Tally
from meute.arena.tournament import Tournament


def quiet_table(title: str | None = None) -> Table:
    """Return an empty table without lines."""
    return Table(
        title=title,
        title_justify="left",
        title_style="",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        header_style="bold",
    )


def tally_table(title: str, tallies: Sequence[Tally]) -> Table:
    """Show win rates and mean scores with their intervals, one line each."""
    table = quiet_table()
    table.add_column(title, overflow="fold")
    for heading in ("games", "wins", "win rate", "95 %", "mean score", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for tally in tallies:
        rate, score = tally.win_rate, tally.score
        table.add_row(
            Text(tally.name),
            str(tally.games),
            f"{tally.wins:.1f}",
            f"{rate.value:.1%}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{score.value:.2f}",
            "unknown" if math.isinf(score.low) else f"{score.low:.2f} to {score.high:.2f}",
        )
    return table


def heading(tournament: Tournament, summary: Summary, *, lowest_wins: bool) -> str:
    """Say in a few lines what was played."""
    played = "1 game" if summary.games == 1 else f"{summary.games} games"
    settings = " ".join(f"{name}={value}" for name, value in tournament.variant.items())
    better = "the lowest score wins" if lowest_wins else "the highest score wins"
    return (
        f"{tournament.game}: {played}, seed {tournament.seed}{', ' if settings else ''}{settings}; "
        f"{better}\n"
        f"{summary.decisions / summary.games:.1f} decisions and "
        f"{summary.events / summary.games:.1f} events per game"
    )


def plain(tournament: Tournament, summary: Summary) -> dict[str, Any]:
    """Return all figures as plain data; nothing in it depends on how they were computed."""
    return {
        "game": tournament.game,
        "variant": dict(tournament.variant),
        "line_up": list(tournament.bots),
        "games": summary.games,
        "seed": tournament.seed,
        "decisions_per_game": summary.decisions / summary.games,
        "events_per_game": summary.events / summary.games,
        "bots": [_plain_tally(tally) for tally in summary.bots],
        "seats": [_plain_tally(tally) for tally in summary.seats],
    }


def _plain_tally(tally: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": _plain_estimate(tally.win_rate),
        "score": _plain_estimate(tally.score),
    }


def _plain_estimate(estimate: Estimate) -> dict[str, float | None]:
    """An interval that nothing is known about becomes null: JSON has no infinity."""
    low, high = (None if math.isinf(x) else x for x in (estimate.low, estimate.high))
    return {"value": estimate.value, "low": low, "high": high}
