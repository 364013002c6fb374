"""Golden playthroughs: a whole game as text, to be read in a diff.

python -m meute.testing silver tests/games/silver/playthroughs edition
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from itertools import cycle, product
from pathlib import Path
from typing import Any

from meute.core import registry
from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, EVERYBODY
from meute.core.errors import UnknownName
from meute.core.game import Game
from meute.core.meta import Choice
from meute.core.names import offered, quoted
from meute.core.record import Answer
from meute.core.table import Table
from meute.testing.walk import onlookers

VIEWS_EVERY = 250
"""Events after which the playthrough shows the whole table from every seat."""


def notation(action: Any) -> str:
    """Write an action short: its name and its numbers."""
    values = [str(getattr(action, field.name)) for field in fields(action)]
    return " ".join([type(action).__name__, *values])


def playthrough(game: Game, seats: int, variant: Mapping[str, Any]) -> str:
    """Play one game at random from a fixed seed and tell everything that happens."""
    seed = f"golden {seats} {dict(variant)}"
    table = Table(game, seats, seed, variant)
    dealer = Dealer(seed)
    lines = [f"{game.meta.name}, {seats} seats, {dict(table.record.header.variant)}", ""]
    told = 0
    while not table.over:
        told = _tell(table, told, lines)
        seat = dealer.pick(table.waiting)
        options = table.options(seat)
        decision = table.decision(seat)
        assert decision is not None
        shown = " | ".join(notation(option) for option in options)
        lines.append(f"seat {seat}: {type(decision).__name__} {decision.rule}: {shown}")
        table.play(seat, dealer.pick(options))
    _tell(table, told, lines)
    scores = ", ".join(f"{score:g}" for score in table.scores)
    lines.append(f"scores {scores}; ranks {list(table.ranks)}; state {table.state_hash()[:16]}")
    return "\n".join(lines) + "\n"


def _tell(table: Table, told: int, lines: list[str]) -> int:
    """Add the events after number `told`, their log, and now and then every view."""
    spectator = {(line.n, line.message.key) for line in table.log(None)}
    log: dict[int, list[str]] = {}
    for seat in onlookers(table):
        for line in table.log(seat, told):
            public = (line.n, line.message.key) in spectator
            if public == (seat is None):
                to = "" if seat is None else f"(to {seat}) "
                log.setdefault(line.n, []).append(f"    {to}{table.say(line.message)}")
    for entry in table.record.entries:
        if not isinstance(entry, Answer) or entry.n <= told:
            continue
        who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
        secret = "" if entry.seen_by == EVERYBODY else "  (hidden)"
        lines.append(f"{entry.n:4} {who} -> {notation(entry.action)}{secret}")
        lines.extend(log.get(entry.n, ()))
    if table.events // VIEWS_EVERY > told // VIEWS_EVERY:
        lines.append(f"state {table.state_hash()[:16]}")
        lines.extend(
            f"  {'spectator' if seat is None else f'seat {seat}'} sees "
            f"{encode(table.view(seat)).decode()}"
            for seat in onlookers(table)
        )
    return table.events


def golden_tables(game: Game, *settings: str) -> dict[str, tuple[int, dict[str, Any]]]:
    """List the tables that need one, by the names of their files.

    For one setting: every player count with every choice of it. For several, or none: every player
    count with all as usual, and every other choice of each, the player counts in turn.
    """
    choices = {s.name: s.choices for s in game.meta.settings if isinstance(s, Choice)}
    for name in settings:
        if name not in choices:
            which = offered(name, sorted(choices), "its choices are")
            raise UnknownName(f"{game.meta.title} has no choice called {quoted(name)}{which}")
    counts = range(game.meta.fewest, game.meta.most + 1)
    if len(settings) == 1:
        [setting] = settings
        pairs = product(counts, choices[setting])
        return {f"{seats}-{choice}.txt": (seats, {setting: choice}) for seats, choice in pairs}
    usual: dict[str, tuple[int, dict[str, Any]]] = {f"{seats}.txt": (seats, {}) for seats in counts}
    others = [(name, choice) for name in settings for choice in choices[name][1:]]
    for seats, (name, choice) in zip(cycle(counts), others, strict=False):
        usual[f"{seats}-{name}-{choice}.txt"] = (seats, {name: choice})
    return usual


def write(name: str, folder: str, *settings: str) -> None:
    """Write the playthroughs of a game anew; review them by their diff."""
    game = registry.game(name)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for file, (seats, variant) in golden_tables(game, *settings).items():
        Path(folder, file).write_text(playthrough(game, seats, variant), encoding="utf-8")
