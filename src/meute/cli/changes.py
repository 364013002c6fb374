"""What changes of the rules change: laid out for the terminal, and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meute.arena.compare import GROUPS, Change, Comparison, change_figures
from meute.arena.page.pages import Written, change_name, told
from meute.arena.page.sweeps import (
    Key,
    change_of,
    changed_keys,
    full_name,
    lines_of,
    replays,
    told_sweep,
)
from meute.arena.trial import Contrast, Finding, contrast_figures
from meute.cli.grid import scoreboard
from meute.cli.screen import console
from meute.core.game import Game


def plain(comparison: Comparison) -> dict[str, Any]:
    """Return a comparison as plain data."""
    return {
        "games": comparison.games,
        "dropped": comparison.dropped,
        "other_course": comparison.other_course,
        "other_scores": comparison.other_scores,
        "changes": change_figures(comparison.changes).lines,
    }


def plain_sweep(findings: Sequence[Finding], apart: Sequence[Contrast]) -> dict[str, Any]:
    """Return all comparisons of a trial as plain data."""
    return {
        "variants": [
            {"bots": each.bots, "settings": each.cell.name, **plain(each.comparison)}
            for each in findings
        ],
        "contrasts": contrast_figures(apart).lines,
    }


def show(game: Game, what: str, finding: Finding, results: str | None) -> None:
    """Print one comparison, every measure."""
    page, comparison = console(), finding.comparison
    page.print(Text(f"{game.meta.name}: {what}"))
    for line in told(game, comparison):
        page.print(Text(line), soft_wrap=True)
    table = scoreboard()
    table.add_column("measure", overflow="fold")
    for heading in ("original", "variant", "difference", "95 %, together", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for group in GROUPS:
        _add_group(table, game, group, [c for c in comparison.changes if c.group == group])
    page.print(table)
    _show_example(page, finding, results)


def _add_group(table: Table, game: Game, group: str, changes: list[Change]) -> None:
    if changes:
        table.add_row(Text(group, "bold"))
    for change in changes:
        shown, found = Written(change), change.difference
        table.add_row(
            Text(f"  {change_name(game, change.group, change.name)}"),
            shown(change.original),
            shown(change.variant),
            shown(found.value, "+"),
            f"{shown(found.low, '+')} to {shown(found.high, '+')}",
            "*" if change.changed else "",
            style="" if change.changed else "dim",
        )


def _show_example(page: Console, finding: Finding, results: str | None) -> None:
    """Name the commands that read the pair of games which shows the clearest change."""
    for change in finding.comparison.changed[:1]:
        commands = replays(change, finding.folders, results)
        if commands:
            page.print(Text(f"To read the games that show {change.name}:"), soft_wrap=True)
        for line in commands:
            page.print(Text(f"  {line}"), soft_wrap=True)


def show_sweep(
    game: Game,
    original: str,
    findings: Sequence[Finding],
    apart: Sequence[Contrast],
    results: str | None,
) -> None:
    """Print what many variants change: a table for each line-up, what changes nowhere left out."""
    page = console()
    page.print(Text(f"{game.meta.name}: compared with {original}"))
    for line in told_sweep(game, findings, apart):
        page.print(Text(line), soft_wrap=True)
    keys = changed_keys(findings)
    for bots in lines_of(findings) if keys else ():
        page.print(_sweep_table(game, keys, [each for each in findings if each.bots == bots]))
    shown = [each for each in findings if each.comparison.changed]
    for finding in shown[:1]:
        _show_example(page, finding, results)


def _sweep_table(game: Game, keys: Sequence[Key], findings: Sequence[Finding]) -> Table:
    table = scoreboard()
    table.add_column(findings[0].bots, overflow="fold")
    for heading in ("figure", "difference", "95 %, together", "", "seen in"):
        table.add_column(heading, justify="right", no_wrap=True)
    for key in keys:
        found = [(each, change_of(each, key)) for each in findings]
        rows = [(each, change) for each, change in found if change is not None]
        if rows:
            before = rows[0][1]
            name = Text(full_name(game, *key), "bold")
            table.add_row(name, Written(before)(before.original), "", "original", "", "")
        for finding, change in rows:
            _add_variant(table, finding, change)
    return table


def _add_variant(table: Table, finding: Finding, change: Change) -> None:
    shown, found = Written(change), change.difference
    table.add_row(
        Text(f"  {finding.cell.name}"),
        shown(change.variant),
        shown(found.value, "+"),
        f"{shown(found.low, '+')} to {shown(found.high, '+')}",
        "*" if change.changed else "",
        f"game {change.example.game}" if change.example else "",
        style="" if change.changed else "dim",
    )
