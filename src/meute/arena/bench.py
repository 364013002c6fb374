"""How fast the rules are: decisions, copies and children per second of CPU time.

The machine is taken to be noisy. The work is cut into groups of about 25 ms with fixed seeds;
every round measures every group of every case, cases interleaved; the figure is the sum over the
groups of each group's shortest time. Figures of one run can be compared with each other, those of
two runs only roughly.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meute.arena.walk import Walk, random_game
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game
from meute.form import form

GROUP: Final = 0.025
"""Seconds of CPU time that one measured group should take."""

POSITIONS: Final = 60
"""Positions kept for copies and children."""

Work = Callable[[], int]
"""Does a fixed amount of work and returns how many things it did."""


@dataclass(frozen=True)
class Speed:
    """What was measured for one room and number of players."""

    game: str
    seats: int
    decisions: float
    """Seat decisions of random play per second, chance included in the time."""
    events: float
    """The same with chance events counted too."""
    copies: float
    children: float
    """Copies with one option played, per second."""
    options: float
    """Mean number of options of a seat decision."""
    length: float
    """Mean number of seat decisions of a game."""


@dataclass
class Measure:
    """Groups of work and the shortest time each has taken."""

    groups: list[Work]
    best: list[float] = field(default_factory=list)
    count: int = 0

    def round(self) -> None:
        """Measure every group once more."""
        times, self.count = [], 0
        for work in self.groups:
            start = time.process_time()
            self.count += work()
            times.append(time.process_time() - start)
        self.best = [min(pair) for pair in zip(self.best or times, times, strict=True)]

    @property
    def per_second(self) -> float:
        """How many things were done per second of CPU time."""
        return self.count / max(sum(self.best), 1e-9)


def positions(game: Game, seats: int, seed: str) -> Iterator[Any]:
    """Yield a copy of every position of a random game in which a seat is asked."""
    state = game.setup(seats, game.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := game.decision(state)) is not None:
        if decision.player != CHANCE:
            yield state.copy()
        game.play(state, dealer.pick(decision.options(state)))


def copy_each(states: Sequence[Any], times: int) -> int:
    """Copy every position so many times."""
    for state in states:
        for _ in range(times):
            state.copy()
    return len(states) * times


def bear_each(game: Game, states: Sequence[Any], times: int) -> int:
    """Copy every position once for each option, and play it there."""
    born = 0
    for state in list(states) * times:
        decision = game.decision(state)
        assert decision is not None
        for option in decision.options(state):
            game.play(state.copy(), option)
            born += 1
    return born


class Case:
    """One room with one number of players, and all that is measured of it."""

    def __init__(self, game: Game, seats: int, groups: int) -> None:
        """Choose positions and cut the work into groups."""
        self.game = game
        self.seats = seats
        sample = list(positions(game, seats, "bench"))
        states = sample[:: max(1, len(sample) // POSITIONS)]
        games = repeats(lambda: random_game(game, seats, "bench 0").events)
        copies = repeats(lambda: copy_each(states, 1))
        births = repeats(lambda: bear_each(game, states, 1))
        self.walk = Walk()
        self.played = games * groups
        self.play = Measure([self._games(group * games, games) for group in range(groups)])
        self.copy = Measure([lambda: copy_each(states, copies)] * groups)
        self.bear = Measure([lambda: bear_each(game, states, births)] * groups)

    def _games(self, first: int, count: int) -> Work:
        def work() -> int:
            decisions = 0
            for number in range(first, first + count):
                walk = random_game(self.game, self.seats, f"bench {number}")
                self.walk.options += walk.options
                self.walk.events += walk.events
                self.walk.decisions += walk.decisions
                decisions += walk.decisions
            return decisions

        return work

    def round(self) -> None:
        """Measure everything once more."""
        self.walk = Walk()
        for measure in (self.play, self.copy, self.bear):
            measure.round()

    @property
    def speed(self) -> Speed:
        """The figures so far."""
        walk = self.walk
        return Speed(
            game=self.game.meta.name,
            seats=self.seats,
            decisions=self.play.per_second,
            events=self.play.per_second * walk.events / walk.decisions,
            copies=self.copy.per_second,
            children=self.bear.per_second,
            options=walk.options / walk.decisions,
            length=walk.decisions / self.played,
        )


def repeats(work: Work) -> int:
    """Return how often the work fits into a group; the first, slower run does not count."""
    work()
    start = time.process_time()
    work()
    return max(1, round(GROUP / max(time.process_time() - start, 1e-6)))


def bench(
    names: Iterable[str] = (),
    rounds: int = 5,
    groups: int = 4,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[Speed]:
    """Measure these rooms, or all, for every number of players."""
    rooms = [registry.game(name) for name in names or registry.games()]
    cases = [
        Case(game, seats, groups)
        for game in rooms
        for seats in range(game.meta.fewest, game.meta.most + 1)
    ]
    for number in range(rounds):
        for done, case in enumerate(cases):
            progress(number * len(cases) + done, rounds * len(cases))
            case.round()
    return [case.speed for case in cases]


def interpreter() -> str:
    """Name the Python that runs, and whether the rules are compiled."""
    return f"{platform.python_implementation()} {platform.python_version()}, {form()}"
