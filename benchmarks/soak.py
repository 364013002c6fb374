"""Play many games of a room with every player count and every named setting.

    python -m benchmarks.soak silver 10000
    python -m benchmarks.soak tracks 2000 greedy year result

Every position is checked for what would be impossible. An error names the table and its seed. After
the number of games stands the bot that plays (`random` if none is named), and after it fields of
the last position whose values are told by player count.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from typing import Any

from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game
from meute.core.meta import Choice, Value

RANDOM = "random"
FEW = 6
"""The number of different values up to which each is told by itself."""


@dataclass
class Found:
    """What the games of one player count were like."""

    events: Counter[int] = field(default_factory=Counter)
    fields: dict[str, Counter[int]] = field(default_factory=dict)

    def add(self, events: int, last: Any, fields: Sequence[str]) -> None:
        """Count one game."""
        self.events[events] += 1
        for name in fields:
            self.fields.setdefault(name, Counter())[int(getattr(last, name))] += 1


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """List every player count with every combination of named settings."""
    choices = [s for s in game.meta.settings if isinstance(s, Choice)]
    variants: list[dict[str, Value]] = [
        dict(zip([s.name for s in choices], values, strict=True))
        for values in product(*(s.choices for s in choices))
    ]
    counts = range(game.meta.fewest, game.meta.most + 1)
    return [(seats, variant) for variant in variants for seats in counts]


def play(
    game: Game, seats: int, variant: dict[str, Value], seed: int, bot: str = RANDOM
) -> tuple[int, Any]:
    """Play one game to its end and return the number of its events and the last position."""
    state = game.setup(seats, game.meta.variant(variant))
    dealer, player = Dealer(seed), registry.bot(bot)
    events = 0
    while (decision := game.decision(state)) is not None:
        options = decision.options(state)
        if bot == RANDOM or decision.player == CHANCE:
            answer = dealer.pick(options)
        else:
            answer = player.choose(game.full_view(state, decision.player), options, dealer)
        game.play(state, answer)
        events += 1
        faults = game.faults(state)
        if faults:
            message = f"after {events} events: {faults}"
            raise AssertionError(message)
    return events, state


def told(counts: Counter[int]) -> str:
    """Sum up some numbers: mean, smallest and largest, and each one's share if they are few."""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    out = f"{mean:.1f} on average, {min(counts)} to {max(counts)}"
    if len(counts) > FEW:
        return out
    shares = ", ".join(f"{value}: {counts[value] / total:.1%}" for value in sorted(counts))
    return f"{out} ({shares})"


def lines(name: str, found: dict[int, Found]) -> Iterator[str]:
    """Report the games by player count."""
    for seats, games in sorted(found.items()):
        yield f"{name} with {seats}: {games.events.total()} games without a fault"
        yield f"  events: {told(games.events)}"
        for one, counts in games.fields.items():
            yield f"  {one}: {told(counts)}"


def main(name: str, games: str = "10000", bot: str = RANDOM, *fields: str) -> None:
    """Play the games and report their number, their length and how they ended."""
    game = registry.game(name)
    found: dict[int, Found] = {}
    for seed, (seats, variant) in enumerate(islice(cycle(tables(game)), int(games))):
        try:
            events, last = play(game, seats, variant, seed, bot)
        except Exception as error:
            message = f"{name}, {seats} seats, {variant}, seed {seed}, {bot}: {error!r}"
            raise SystemExit(message) from error
        found.setdefault(seats, Found()).add(events, last, fields)
    print("\n".join(lines(name, found)))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
