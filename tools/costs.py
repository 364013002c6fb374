"""Learn what a round of Silver will cost: `python -m tools.costs`.

Players who answer at once, and now and then by luck, play games on training seeds. At the
beginning of every turn the situation of each player is noted, and at the end of the round what the
player lost in it (a successful call counts a little below nothing, for the amulet). A small net
learns to tell the one from the other; games on other seeds, never used for learning, say how well
it does. The weights are written to the room's `mind/weights/round_cost.py`.
"""

from __future__ import annotations

import argparse
import datetime as dt
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from textwrap import fill
from typing import Final

import numpy as np
from numpy.typing import NDArray

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver.game import SILVER
from meute.games.silver.mind.quick import quick_answer
from meute.games.silver.mind.round_cost import named, situation
from meute.games.silver.mind.worth import AMULET_WORTH
from meute.games.silver.rules.turn import TakeTurn
from meute.games.silver.state import RoundEnd
from tools import say

OUT: Final = Path("src/meute/games/silver/mind/weights/round_cost.py")
NOISE: Final = 0.04
"""The part of answers left to luck, so that odd positions are known too."""

SEATS: Final = (2, 2, 2, 3, 4)
"""Players of each game, over and over."""

BATCH: Final = 2048
PACE: Final = 3e-3
"""How far a step of learning goes at first; in the end hardly at all."""

FADING, FADING_SQUARES = 0.9, 0.999
"""How long a step remembers the slopes before it, and their squares (Adam)."""

Numbers = NDArray[np.float32]
Notes = tuple[Numbers, Numbers]
"""Situations, one a row, and what each cost."""


def noted(seats: int, seed: str) -> Iterator[tuple[list[float], float]]:
    """Play one game; yield every player's situation at each turn, and what the round cost."""
    dealer = Dealer(seed)
    state = SILVER.setup(seats, SILVER.meta.variant(None))
    turns: list[list[list[float]]] = []
    while (decision := SILVER.decision(state)) is not None:
        options = list(decision.options(state))
        if isinstance(decision, TakeTurn) and not state.spent:
            turns.append(situation(state))
        lucky = decision.player == CHANCE or len(options) == 1 or dealer.part() < NOISE
        answer = dealer.pick(options) if lucky else quick_answer(state, decision, options, dealer)
        end = state.last
        SILVER.play(state, answer)
        if state.last is not None and state.last is not end:
            cost = costs_of(state.last)
            for rows in turns:
                yield from zip(rows, cost, strict=True)
            turns.clear()


def costs_of(end: RoundEnd) -> list[float]:
    """Return what a round cost each player; the amulet counts for a successful caller."""
    return [
        lost - (AMULET_WORTH if player == end.caller and not lost else 0.0)
        for player, lost in enumerate(end.lost)
    ]


def played(games: range) -> Notes:
    """Play some of the games."""
    rows, cost = array("f"), array("f")
    for n in games:
        for row, lost in noted(SEATS[n % len(SEATS)], f"costs/{n}"):
            rows.extend(row)
            cost.append(lost)
    y = np.frombuffer(cost, np.float32)
    return np.frombuffer(rows, np.float32).reshape(len(y), -1), y


def gathered(games: range, jobs: int, portion: int = 250) -> Notes:
    """Play all games, several at a time."""
    portions = [games[start : start + portion] for start in range(0, len(games), portion)]
    parts: list[Notes] = []
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(played, portions):
            parts.append(part)
            say(f"{len(parts)} of {len(portions)} portions of {portion} games")
    return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])


@dataclass
class Net:
    """A ReLU net: one hidden layer of units that are silent below zero, and their weighted sum."""

    hidden: Numbers
    """Weights of the numbers of a situation, a column for each unit."""
    bias: Numbers
    output: Numbers
    """What each unit adds."""
    base: Numbers

    def __call__(self, rows: Numbers) -> Numbers:
        """Return the costs of situations."""
        heard: Numbers = np.maximum(rows @ self.hidden + self.bias, 0) @ self.output + self.base
        return heard

    @property
    def parts(self) -> list[Numbers]:
        """All weights, to be changed in place."""
        return [self.hidden, self.bias, self.output, self.base]


class Descent:
    """Steps against the slope of an error, sized by how slopes have been so far (Adam)."""

    def __init__(self, parts: list[Numbers]) -> None:
        """Know the weights, which are changed in place."""
        self.parts = parts
        self.steps = 0
        self._slopes = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]

    def step(self, gradient: list[Numbers], pace: float) -> None:
        """Change all weights a little."""
        self.steps += 1
        for n, now in enumerate(gradient):
            self._slopes[n] += (1 - FADING) * (now - self._slopes[n])
            self._squares[n] += (1 - FADING_SQUARES) * (now * now - self._squares[n])
            slope = self._slopes[n] / (1 - FADING**self.steps)
            size = np.sqrt(self._squares[n] / (1 - FADING_SQUARES**self.steps))
            self.parts[n] -= pace * slope / (size + 1e-8)


def learn(notes: Notes, units: int, laps: int, seed: int = 0) -> Net:
    """Return a net whose squared error is as small as gradient descent makes it."""
    x, y = notes
    mean, spread = x.mean(0), x.std(0) + 1e-3
    middle, scale = y.mean(), y.std()
    luck = np.random.default_rng(seed)
    width = x.shape[1]
    net = Net(
        luck.normal(0, width**-0.5, (width, units)).astype(np.float32),
        np.zeros(units, np.float32),
        luck.normal(0, units**-0.5, units).astype(np.float32),
        np.zeros(1, np.float32),
    )
    descent = Descent(net.parts)
    batches = len(y) // BATCH
    for lap in range(laps):
        order = luck.permutation(len(y))
        for n in range(batches):
            pace = PACE * (0.5 + 0.5 * np.cos(np.pi * descent.steps / (laps * batches))) + 1e-5
            some = np.sort(order[n * BATCH : (n + 1) * BATCH])
            descent.step(gradient(net, (x[some] - mean) / spread, (y[some] - middle) / scale), pace)
        say(f"lap {lap + 1} of {laps}")
    return Net(
        net.hidden / spread[:, None],
        net.bias - (mean / spread) @ net.hidden,
        net.output * scale,
        net.base * scale + middle,
    )


def gradient(net: Net, x: Numbers, y: Numbers) -> list[Numbers]:
    """Return how the mean squared error grows with every weight of the net."""
    heard = x @ net.hidden + net.bias
    loud = np.maximum(heard, 0)
    error = (loud @ net.output + net.base - y) * (2 / len(y))
    back = np.outer(error, net.output) * (heard > 0)
    return [x.T @ back, back.sum(0), loud.T @ error, error.sum(keepdims=True)]


def features_digest() -> str:
    """Return a digest of the features' names and of what they say in a few games of pure luck.

    Weights are written with it: if the room's features give another one, they are stale.
    """
    digest = sha256()
    for seats in sorted(set(SEATS)):
        dealer, state = Dealer("features"), SILVER.setup(seats, SILVER.meta.variant(None))
        while (decision := SILVER.decision(state)) is not None:
            if isinstance(decision, TakeTurn) and not state.spent:
                told = [
                    f"{name} {number:.4f}" for row in named(state) for name, number in row.items()
                ]
                digest.update("\n".join(told).encode())
            SILVER.play(state, dealer.pick(decision.options(state)))
    return digest.hexdigest()[:16]


def written(net: Net, digest: str, notes: list[str]) -> str:
    """Return the text of the room's `mind/weights/round_cost.py`."""
    told = "\n".join(notes)
    rows = "\n".join(f"    (\n{listed(unit, 8)}\n    )," for unit in net.hidden.T)
    return (
        '"""What a round of Silver will cost, learned from games of quick players.\n\n'
        f'{told}\n"""\n\nfrom typing import Final\n\n'
        f'FEATURES: Final = "{digest}"\n'
        '"""The digest of the features that these weights were made for."""\n\n# fmt: off\n'
        f"HIDDEN: Final[tuple[tuple[float, ...], ...]] = (\n{rows}\n)\n"
        '"""For each hidden unit the weights of its inputs."""\n\n'
        f"BIAS: Final[tuple[float, ...]] = (\n{listed(net.bias, 4)}\n)\n"
        f"OUTPUT: Final[tuple[float, ...]] = (\n{listed(net.output, 4)}\n)\n"
        '"""The weight of each unit\'s output: what it adds to the cost if it is above zero."""\n\n'
        f"BASE: Final = {net.base[0]:.4f}\n"
    )


def listed(numbers: Numbers, indent: int) -> str:
    """Return numbers as they stand in a tuple, several to a line."""
    text = ", ".join(f"{number:.4f}" for number in numbers) + ","
    edge = " " * indent
    return fill(text, 100, initial_indent=edge, subsequent_indent=edge)


def main() -> None:
    """Play, learn, check on other games, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m tools.costs", description=__doc__)
    parser.add_argument("--games", type=int, default=24000)
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--laps", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--date", default=dt.datetime.now(tz=dt.UTC).date().isoformat())
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    x, y = gathered(range(asked.games), asked.jobs)
    net = learn((x, y), asked.units, asked.laps)
    fresh, cost = gathered(range(asked.games, asked.games + asked.games // 8), asked.jobs)
    explained = 1 - ((net(fresh) - cost) ** 2).mean() / cost.var()
    command = f"--games {asked.games} --units {asked.units} --laps {asked.laps}"
    notes = [
        f"{asked.date}, {len(y)} situations of {asked.games} games:",
        f"    python -m tools.costs {command}",
        f"In {len(cost)} situations of other games it explains {explained:.1%} of the variance.",
    ]
    say("\n".join(notes))
    asked.out.write_text(written(net, features_digest(), notes), encoding="utf-8")


if __name__ == "__main__":
    main()
