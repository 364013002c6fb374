"""A series: one or many line-ups of the same game, all played with the same deals.

The line-ups take turns deal by deal, so that a series stopped early has treated all alike. Every
game has a number; the result of a series is one row per game in the order of these numbers,
whoever played them and however often it was interrupted.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations

from meute.arena.executors import Executor
from meute.arena.match import Match, Result
from meute.arena.outside import Limits
from meute.arena.rows import Row, row_of
from meute.arena.tournament import Tournament
from meute.core import registry
from meute.core.errors import MeuteError

Rows = Generator[tuple[Row, bytes | None], None, None]
"""Rows with the records of their games; closing it early ends the work."""


@dataclass(frozen=True)
class Series:
    """Line-ups that play the same deals of one game; it holds no result."""

    lineups: tuple[Tournament, ...]

    @property
    def first(self) -> Tournament:
        """A line-up that stands for what all have in common."""
        return self.lineups[0]

    @property
    def games(self) -> int:
        """The number of games of all line-ups."""
        return sum(each.games for each in self.lineups)

    @property
    def seats(self) -> int:
        """The number of seats at every match."""
        return len(self.first.bots)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The names of all bots, each once, in the order in which they were named."""
        named = [bot for each in self.lineups for bot in each.bots]
        return tuple(dict.fromkeys(named))

    def check(self) -> None:
        """Raise what is wrong with the plan, before anything is played."""
        for each in self.lineups:
            each.check()

    def place(self, index: int) -> tuple[int, int]:
        """Return the line-up of a game, and the number of the game within it."""
        turns = self.first.turns
        deal, rest = divmod(index, turns * len(self.lineups))
        return rest // turns, deal * turns + rest % turns

    def match(self, index: int) -> Match:
        """Return the match with this number, counted from 0."""
        which, inner = self.place(index)
        return self.lineups[which].match(inner)

    def row(self, index: int, result: Result) -> Row:
        """Return what is kept of a game."""
        which, inner = self.place(index)
        deal = self.lineups[which].deal(inner)
        return row_of(index, which, deal, self.match(index), result)

    def play(self, executor: Executor, start: int = 0, *, keep_records: bool = False) -> Rows:
        """Yield the games from this number on, in order."""
        matches: Iterator[Match] = (self.match(index) for index in range(start, self.games))
        with closing(executor.run(matches, keep_records=keep_records)) as results:
            for index, result in enumerate(results, start=start):
                yield self.row(index, result), result.record


@dataclass(frozen=True)
class Rules:
    """What all line-ups of a series have in common."""

    game: str
    deals: int
    seed: str
    variant: Mapping[str, object]
    limits: Limits
    luck: bool = False

    def series(self, lineups: Sequence[tuple[str, ...]]) -> Series:
        """Let these line-ups play every deal with every rotation."""
        return Series(tuple(self._tournament(bots) for bots in lineups))

    def _tournament(self, bots: tuple[str, ...]) -> Tournament:
        once = Tournament(self.game, bots, 1, self.seed, self.variant, self.limits, self.luck)
        return replace(once, games=once.turns * self.deals)


def round_robin(rules: Rules, bots: Sequence[str], seats: int) -> Series:
    """Let every choice of so many bots play: for two seats every pair."""
    _check_entrants(rules, bots, seats)
    if len(bots) < seats:
        message = (
            f"{len(bots)} bots cannot fill {seats} seats; name more, or fill the other seats "
            f"with --field BOT"
        )
        raise MeuteError(message)
    return rules.series(list(combinations(bots, seats)))


def one_against_field(rules: Rules, bots: Sequence[str], field: str, seats: int) -> Series:
    """Let every bot play alone against a table full of another one."""
    _check_entrants(rules, bots, seats)
    if field in bots:
        message = f"{field} cannot play against a field of itself; leave it out of --bots"
        raise MeuteError(message)
    return rules.series([(bot, *[field] * (seats - 1)) for bot in bots])


def _check_entrants(rules: Rules, bots: Sequence[str], seats: int) -> None:
    registry.game(rules.game).meta.check_seats(seats)
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if twice:
        message = f"{twice[0]} is named twice; every bot enters a tournament once"
        raise MeuteError(message)
