"""The figures of a series: laid out for the terminal, and as plain data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from meute.arena.figures import Line
from meute.arena.rows import Row
from meute.arena.series import Series
from meute.arena.statistics import Estimate, Summary, Tally
from meute.cli.grid import scoreboard
from meute.core import registry


def tally_table(title: str, tallies: Sequence[Tally]) -> Table:
    """Show win rates and mean scores with their intervals, one line each."""
    table = scoreboard()
    table.add_column(title, overflow="fold")
    faults = any(tally.forfeits for tally in tallies)
    for heading in ("games", "wins", "win rate", "95 %", "mean score", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    if faults:
        table.add_column("faults", justify="right", no_wrap=True)
    for tally in tallies:
        cells = [str(tally.games), f"{tally.wins:.1f}", *_percent(tally.win_rate)]
        lost = [str(tally.forfeits)] if faults else []
        table.add_row(Text(tally.name), *cells, *_points(tally.score), *lost)
    return table


def _percent(rate: Estimate) -> tuple[str, str]:
    return f"{rate.value:.1%}", f"{rate.low:.1%} to {rate.high:.1%}"


def _points(score: Estimate | None) -> tuple[str, str]:
    if score is None:
        return "none", "unknown"
    known = f"{score.low:.2f} to {score.high:.2f}"
    return f"{score.value:.2f}", known if score.known else "unknown"


def ladder_table(lines: Sequence[Line]) -> Table:
    """Show ratings with their intervals, the best bot first."""
    table = scoreboard()
    table.add_column("Ladder", overflow="fold")
    for heading in ("rating", "95 %", "win rate", "95 %", "faults"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        table.add_row(
            Text(str(line["bot"])),
            f"{line['rating']:.1f}",
            f"{line['rating_low']:.1f} to {line['rating_high']:.1f}",
            f"{line['win_rate']:.1%}",
            f"{line['win_rate_low']:.1%} to {line['win_rate_high']:.1%}",
            str(line["forfeits"]),
        )
    return table


def lineup_table(lines: Sequence[Line], rate: str | None = None) -> Table:
    """Show how every bot did in every line-up, and whether that is more than its even share.

    Where luck was found out, wins are shown less luck, unless a rate is named.
    """
    if rate is None:
        rate = "win_rate" if any(line["less_luck"] is None for line in lines) else "less_luck"
    table = scoreboard()
    table.add_column("Line-up", overflow="fold")
    for heading in ("games", rate.replace("_", " "), "95 %", "even share", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        value, low, high = (line[name] for name in (rate, f"{rate}_low", f"{rate}_high"))
        table.add_row(
            Text(f"{line['bot']} against {line['against']}"),
            str(line["games"]),
            f"{value:.1%}",
            "unknown" if low is None else f"{low:.1%} to {high:.1%}",
            f"{line['even_share']:.1%}",
            verdict(low, high, line["even_share"]),
        )
    return table


def thinking_table(lines: Sequence[Line]) -> Table:
    """Show how far bots are ahead of the others at their tables, and how long they think."""
    table = scoreboard()
    table.add_column("Thinking", overflow="fold")
    for heading in ("points ahead", "answers", "s an answer", "at most"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        ahead, seconds = line["ahead"], line["seconds"]
        table.add_row(
            Text(line["bot"]),
            "unknown" if ahead is None else f"{ahead:+.1f}",
            str(line["answers"]),
            "none" if seconds is None else f"{seconds:.3f}",
            f"{line['longest']:.2f}",
        )
    return table


def heard_table(lines: Sequence[Line]) -> Table:
    """Show the means of what listeners have found."""
    table = scoreboard()
    table.add_column("Heard", overflow="fold")
    for heading in ("games", "mean", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        low, high = line["low"], line["high"]
        table.add_row(
            Text(" ".join(filter(None, (line["listener"], line["name"])))),
            str(line["games"]),
            f"{line['mean']:.4g}",
            "unknown" if low is None else f"{low:.4g} to {high:.4g}",
        )
    return table


def verdict(low: float | None, high: float | None, even: float) -> str:
    """Say whether an interval lies above or below the even share."""
    if low is None or high is None or low <= even <= high:
        return "open"
    return "above" if low > even else "below"


def forfeit_lines(rows: Sequence[Row]) -> list[str]:
    """Say which bots lost matches by their own fault, and show the first of each kind."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        lost = row.result.forfeit
        if lost is not None:
            found.setdefault((lost.bot, lost.fault), []).append(row)
    return [line for alike in found.values() for line in _told(alike)]


def _told(lost: Sequence[Row]) -> list[str]:
    """Tell what a bot did wrong, from the first match it lost so."""
    first = lost[0].result.forfeit
    assert first is not None
    count = "1 game" if len(lost) == 1 else f"{len(lost)} games"
    where = f"game {lost[0].index + 1}, event {first.event}"
    return [
        f"{first.bot} lost {count} by its own fault ({first.fault}); {where}: {first.said}",
        *(f"    {line}" for line in first.trace),
    ]


def heading(series: Series, summary: Summary) -> str:
    """Say in a few lines what was played."""
    meta = registry.game(series.plan.game).meta
    played = "1 game" if summary.games == 1 else f"{summary.games} games"
    settings = " ".join(chosen_settings(series))
    better = "the lowest score wins" if meta.lowest_wins else "the highest score wins"
    return (
        f"{meta.name}: {played}, seed {series.plan.seed}{', ' if settings else ''}{settings}; "
        f"{better}\n"
        f"{summary.decisions / summary.games:.1f} decisions and "
        f"{summary.events / summary.games:.1f} events per game"
    )


def chosen_settings(series: Series) -> list[str]:
    """Return the settings that are not the game's own, as `setting=value`."""
    meta = registry.game(series.plan.game).meta
    own = meta.variant({})
    chosen = meta.variant(series.plan.variant)
    return [f"{name}={value}" for name, value in chosen.items() if value != own[name]]


def plain(series: Series, summary: Summary) -> dict[str, Any]:
    """Return all figures as plain data; nothing in it depends on how they were computed."""
    plan = series.plan
    return {
        "game": plan.game,
        "variant": dict(plan.variant),
        "line_up": list(series.lineups[0].bots),
        "games": summary.games,
        "seed": plan.seed,
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
        "forfeits": tally.forfeits,
    }


def _plain_estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An interval that nothing is known about becomes null: JSON has no infinity."""
    if estimate is None:
        return None
    low, high = (estimate.low, estimate.high) if estimate.known else (None, None)
    return {"value": estimate.value, "low": low, "high": high}
