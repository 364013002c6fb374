"""Play many random games of a room with every player count and every named setting.

    python -m benchmarks.soak silver 10000

Every position is checked for what would be impossible. An error names the table and its seed.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import cycle, islice, product

from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.game import Game
from meute.core.meta import Choice, Value


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """List every player count with every combination of named settings."""
    choices = [s for s in game.meta.settings if isinstance(s, Choice)]
    variants: list[dict[str, Value]] = [
        dict(zip([s.name for s in choices], values, strict=True))
        for values in product(*(s.choices for s in choices))
    ]
    counts = range(game.meta.fewest, game.meta.most + 1)
    return [(seats, variant) for variant in variants for seats in counts]


def play(game: Game, seats: int, variant: dict[str, Value], seed: int) -> int:
    """Play one game to its end and return the number of its events."""
    state = game.setup(seats, game.meta.variant(variant))
    dealer = Dealer(seed)
    events = 0
    while (decision := game.decision(state)) is not None:
        game.play(state, dealer.pick(decision.options(state)))
        events += 1
        faults = game.faults(state)
        if faults:
            message = f"after {events} events: {faults}"
            raise AssertionError(message)
    return events


def main(name: str, games: str = "10000") -> None:
    """Play the games and report their number and length by player count."""
    game = registry.game(name)
    played: Counter[int] = Counter()
    events: Counter[int] = Counter()
    for seed, (seats, variant) in enumerate(islice(cycle(tables(game)), int(games))):
        try:
            events[seats] += play(game, seats, variant, seed)
        except Exception as error:
            message = f"{name}, {seats} seats, {variant}, seed {seed}: {error!r}"
            raise SystemExit(message) from error
        played[seats] += 1
    for seats in sorted(played):
        mean = events[seats] / played[seats]
        print(f"{name} with {seats}: {played[seats]} games without a fault, {mean:.0f} events each")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
