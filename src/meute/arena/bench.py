"""How fast the rules, the views and the search are, by CPU time.

The machine is taken to be noisy. The work is cut into groups of a fixed size with fixed seeds, so
that every process and every form of the rules does just the same; the figure is the sum over the
groups of each group's shortest time in several rounds. No group looks at a position of another, so
that nothing is measured which is only remembered. Figures of one run can be compared with each
other, those of two runs only roughly.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, Final

from meute.arena.walk import random_game
from meute.bots.random import RandomBot
from meute.bots.search import SearchBot
from meute.bots.search.mixed import forget
from meute.core import registry
from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game, State
from meute.core.table import Table
from meute.form import form

DECISIONS: Final = 3000
"""Decisions of random play in a group, rounded up to whole games."""

POSITIONS: Final = 60
"""Positions of a game that are copied, and from which children are born."""

COPIES: Final = 40
"""How often each of them is copied in a group."""

SEARCHED: Final = 2
"""Positions in a group from which a search looks ahead."""

PLAYOUTS: Final = 12
"""Playouts for each of them."""

USUAL_SEATS: Final = 3
"""How many play where the number matters little."""

Work = Callable[[], int]
"""Does a fixed amount of work and returns how many things it did."""


@dataclass(frozen=True)
class Task:
    """Something to measure: how many of `what` a second, in a room with `players` players."""

    game: str
    seats: int
    what: str
    groups: Sequence[Work]

    def measure(self) -> list[tuple[int, float]]:
        """Return how many things each group did, and in how many seconds of CPU time."""
        return [timed(work) for work in self.groups]


def timed(work: Work) -> tuple[int, float]:
    """Return how much was done, and in how many seconds of CPU time."""
    start = time.process_time()
    done = work()
    return done, time.process_time() - start


def positions(game: Game, seats: int, seed: str) -> Iterator[Any]:
    """Yield a copy of every position of a random game in which a seat is asked."""
    state = game.setup(seats, game.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := game.decision(state)) is not None:
        if decision.player != CHANCE:
            yield state.copy()
        game.play(state, dealer.pick(decision.options(state)))


def some(positions: Iterator[Any], most: int = POSITIONS) -> list[Any]:
    """Return positions from the whole length of a game."""
    found = list(positions)
    return found[:: max(1, len(found) // most)]


def play_games(game: Game, seats: int, seed: str) -> int:
    """Play games until enough decisions are made."""
    decisions = 0
    for number in count():
        decisions += random_game(game, seats, f"{seed} {number}").decisions
        if decisions >= DECISIONS:
            return decisions
    raise AssertionError("counting never ends")


def copy_each(states: Sequence[State]) -> int:
    """Copy every position `COPIES` times."""
    for state in states:
        for _ in range(COPIES):
            state.copy()
    return len(states) * COPIES


def bear_each(game: Game, states: Sequence[State]) -> int:
    """Copy every position once for each option, and play it there."""
    born = 0
    for state in states:
        decision = game.decision(state)
        assert decision is not None
        for option in decision.options(state):
            game.play(state.copy(), option)
            born += 1
    return born


def view_each(game: Game, states: Sequence[State], seats: int) -> int:
    """Show every position to every seat."""
    for state in states:
        for player in range(seats):
            game.view(state, player)
    return len(states) * seats


def search_each(thoughts: Sequence[tuple[Any, Sequence[Any]]]) -> int:
    """Look ahead from every position; return how many playouts that were."""
    done = 0
    for view, options in thoughts:
        forget()
        verdicts = SearchBot(PLAYOUTS).analyse(view, options, Dealer("bench"))
        done += sum(verdict.visits for verdict in verdicts)
    return done


def thoughts(game: Game, seats: int, seed: str) -> list[tuple[Any, Sequence[Any]]]:
    """Return positions that are worth a search, as the seat that is asked sees them."""
    found: list[tuple[Any, Sequence[Any]]] = []
    for number in range(SEARCHED):
        states = some(positions(game, seats, f"{seed} {number}"))
        found += _first_worthy(game, states[len(states) // 3 :])
    return found


def _first_worthy(game: Game, states: Sequence[State]) -> list[tuple[Any, Sequence[Any]]]:
    for state in states:
        decision = game.decision(state)
        assert decision is not None
        thought = game.full_view(state, decision.player), list(decision.options(state))
        if search_each([thought]):
            return [thought]
    return []


def usual_seats(game: Game, wanted: int = USUAL_SEATS) -> int:
    """Return a number of players that the game allows, near the wanted one."""
    return min(max(wanted, game.meta.fewest), game.meta.most)


def tasks(name: str, groups: int) -> list[Task]:
    """Return what is measured of a room: decisions for every number of players, the rest once."""
    game = registry.game(name)
    seeds = [f"bench {group}" for group in range(groups)]
    found = [
        Task(name, seats, "decisions", [partial(play_games, game, seats, seed) for seed in seeds])
        for seats in range(game.meta.fewest, game.meta.most + 1)
    ]
    seats = usual_seats(game)
    samples = [some(positions(game, seats, seed)) for seed in seeds]
    asked = [thoughts(game, seats, seed) for seed in seeds]
    found.append(Task(name, seats, "copies", [partial(copy_each, each) for each in samples]))
    born = [partial(bear_each, game, each) for each in samples]
    found.append(Task(name, seats, "children", born))
    shown = [partial(view_each, game, each, seats) for each in samples]
    found.append(Task(name, seats, "views", shown))
    if any(asked):
        found.append(Task(name, seats, "playouts", [partial(search_each, each) for each in asked]))
    return found


def digest(name: str) -> str:
    """Return a digest of a random game and of what a search thinks: the same in every form."""
    game = registry.game(name)
    seats = usual_seats(game)
    table = Table(name, seats=seats, seed="bench")
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, RandomBot()))
    found = sha256(table.record.to_bytes())
    for view, options in thoughts(game, seats, "bench"):
        for verdict in SearchBot(PLAYOUTS).analyse(view, options, Dealer("bench")):
            found.update(encode(verdict.option) + repr((verdict.visits, verdict.chance)).encode())
    return found.hexdigest()[:12]


def interpreter() -> str:
    """Name the Python that runs, and whether the rules are compiled."""
    return f"{platform.python_implementation()} {platform.python_version()}, {form()}"
