"""Many matches of one line-up: who sits where, with which dice.

Seats rotate: in game `i`, counted from 0, seat `s` belongs to position `(s + i) % seats` of the
line-up. After `turns` games everybody has sat everywhere, counting bots of one name as one; these
games share their dice, and are called a deal. The seed of deal `d` is the first 16 hexadecimal
digits of the SHA-256 of the text "<master seed>/<d>": two tournaments with the same master seed
roll the same dice, which pairs them for comparison.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from meute.arena import lineup
from meute.arena.executors import Executor, InProcess
from meute.arena.match import Match, Result
from meute.arena.outside import Limits
from meute.core import registry
from meute.core.errors import MeuteError


@dataclass(frozen=True)
class Played:
    """A match of a tournament and its result."""

    index: int
    seating: tuple[int, ...]
    """The position in the line-up that sat on each seat."""
    result: Result


Games = Generator[Played, None, None]
"""Matches with their results; closing it early ends the work."""


@dataclass(frozen=True)
class Tournament:
    """The plan of many matches; it holds no result."""

    game: str
    bots: tuple[str, ...]
    """The line-up."""
    games: int
    seed: str
    variant: Mapping[str, object] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    luck: bool = False
    """Whether to find out how much luck every seat had."""

    def check(self) -> None:
        """Raise what is wrong with the plan, before anything is played."""
        meta = registry.game(self.game).meta
        meta.check_seats(len(self.bots))
        meta.variant(self.variant)
        for bot in sorted(set(self.bots)):
            lineup.check(bot)
        if self.games < 1:
            message = f"the number of games must be 1 or more, not {self.games}"
            raise MeuteError(message)

    @property
    def labels(self) -> tuple[str, ...]:
        """What each position of the line-up is called."""
        return labels([lineup.label(bot) for bot in self.bots])

    @property
    def turns(self) -> int:
        """The number of games after which every bot has sat on every seat.

        >>> [Tournament("silver", tuple(bots), 1, "1").turns for bots in ("aa", "aab", "abab")]
        [1, 3, 2]
        """
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def deal(self, index: int) -> int:
        """Return the number of the deal that a game is played with."""
        return index // self.turns

    def seating(self, index: int) -> tuple[int, ...]:
        """Return the position in the line-up of whoever sits on each seat in this game."""
        seats = len(self.bots)
        return tuple((seat + index) % seats for seat in range(seats))

    def match(self, index: int) -> Match:
        """Return the match with this number, counted from 0."""
        seating, names = self.seating(index), self.labels
        return Match(
            game=self.game,
            bots=tuple(self.bots[position] for position in seating),
            seed=seed_of(self.seed, self.deal(index)),
            variant=dict(self.variant),
            names=tuple(names[position] for position in seating),
            limits=self.limits,
            luck=self.luck,
        )

    def play(self, executor: Executor, *, keep_records: bool = False) -> Games:
        """Yield every match with its result, in order of their numbers."""
        matches = (self.match(index) for index in range(self.games))
        with closing(executor.run(matches, keep_records=keep_records)) as results:
            for index, result in enumerate(results):
                yield Played(index, self.seating(index), result)


def simulate(  # noqa: PLR0913, PLR0917 (each is one word of the question)
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    variant: Mapping[str, object] | None = None,
    executor: Executor | None = None,
    *,
    keep_records: bool = False,
) -> Games:
    """Play many matches; the results are the same for every executor.

    >>> [played.seating for played in simulate("silver", ["random", "random"], 2, seed=1)]
    [(0, 1), (1, 0)]
    """
    tournament = Tournament(game, tuple(bots), games, str(seed), variant or {})
    tournament.check()
    return tournament.play(executor or InProcess(), keep_records=keep_records)


def seed_of(master: int | str, index: int) -> str:
    """Return the seed of a deal of a tournament.

    >>> seed_of(1, 0)
    '18d6e1cac2a8adaf'
    """
    return hashlib.sha256(f"{master}/{index}".encode()).hexdigest()[:16]


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """Tell bots of the same name apart by their position in the line-up.

    >>> labels(["greedy", "random", "greedy"])
    ('greedy#1', 'random', 'greedy#3')
    """
    return tuple(
        f"{bot}#{position}" if bots.count(bot) > 1 else bot
        for position, bot in enumerate(bots, start=1)
    )
