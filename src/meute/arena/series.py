"""A series: one or many line-ups of the same game, all played with the same deals.

The line-ups take turns deal by deal, so that a series stopped early has treated all alike. Every
game has a number; the result of a series is one row per game in the order of these numbers,
whoever played them and however often it was interrupted.

The seed of deal `d` is the first 16 hexadecimal digits of the SHA-256 of the text
"<seed of the plan>/<d>": two series with the same seed roll the same dice, which pairs them for
comparison.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from meute.arena.executors import Executor, InProcess
from meute.arena.lineup import Lineup
from meute.arena.listeners import Listening
from meute.arena.listeners import check as check_listeners
from meute.arena.match import Match, Result
from meute.arena.rows import Row
from meute.bots.outside import named
from meute.bots.outside.program import Limits
from meute.core import registry
from meute.core.errors import MeuteError

Rows = Generator[Row, None, None]
"""Rows in the order of their games; closing it early ends the work."""


@dataclass(frozen=True)
class Plan:
    """What all games of a series have in common."""

    game: str
    seed: str
    variant: Mapping[str, object] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    luck: bool = False
    """Whether to find out how much luck every seat had."""
    timed: bool = False
    """Whether to measure how long every seat thinks."""
    listeners: tuple[Listening, ...] = ()
    """Who hears every event of every game."""


@dataclass(frozen=True)
class Series:
    """Line-ups that play the same deals of one game; it holds no result."""

    plan: Plan
    lineups: tuple[Lineup, ...]
    each: int
    """The number of games of each line-up."""

    @classmethod
    def of_deals(cls, plan: Plan, lineups: Iterable[tuple[str, ...]], deals: int) -> Series:
        """Let these line-ups play `deals` deals with every rotation."""
        sitting = tuple(Lineup(bots) for bots in lineups)
        return cls(plan, sitting, deals * sitting[0].turns)

    @property
    def games(self) -> int:
        """The number of games of all line-ups."""
        return self.each * len(self.lineups)

    @property
    def seats(self) -> int:
        """The number of seats at every match."""
        return len(self.lineups[0].bots)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The names of all bots, each once, in the order in which they were named."""
        named = [bot for each in self.lineups for bot in each.bots]
        return tuple(dict.fromkeys(named))

    def check(self) -> None:
        """Raise what is wrong with the plan, before anything is played."""
        meta = registry.game(self.plan.game).meta
        meta.check_seats(self.seats)
        meta.variant(self.plan.variant)
        for bot in dict.fromkeys(bot for each in self.lineups for bot in sorted(each.bots)):
            named.check_for(self.plan.game, bot)
        check_listeners(self.plan.listeners)
        if self.each < 1:
            message = f"the number of games must be 1 or more, not {self.each}"
            raise MeuteError(message)

    def place(self, index: int) -> tuple[int, int]:
        """Return the line-up of a game, and the number of the game within it."""
        turns = self.lineups[0].turns
        deal, rest = divmod(index, turns * len(self.lineups))
        return rest // turns, deal * turns + rest % turns

    def match(self, index: int) -> Match:
        """Return the match with this number, counted from 0."""
        which, inner = self.place(index)
        lineup, plan = self.lineups[which], self.plan
        seating, names = lineup.seating(inner), lineup.labels
        return Match(
            game=plan.game,
            bots=tuple(lineup.bots[position] for position in seating),
            seed=seed_of(plan.seed, lineup.deal(inner)),
            variant=dict(plan.variant),
            names=tuple(names[position] for position in seating),
            limits=plan.limits,
            luck=plan.luck,
            timed=plan.timed,
            listeners=plan.listeners,
        )

    def row(self, index: int, result: Result) -> Row:
        """Return what is kept of a game."""
        which, inner = self.place(index)
        match = self.match(index)
        return Row(
            index=index,
            lineup=which,
            deal=self.lineups[which].deal(inner),
            seed=match.seed,
            bots=tuple(named.label(bot) for bot in match.bots),
            names=match.names,
            result=result,
        )

    def play(self, executor: Executor, start: int = 0, *, keep_records: bool = False) -> Rows:
        """Yield the games from this number on, in order."""
        with closing(play_all([(self, start)], executor, keep_records=keep_records)) as rows:
            for _, row in rows:
                yield row


def play_all(
    series: Sequence[tuple[Series, int]], executor: Executor, *, keep_records: bool = False
) -> Generator[tuple[int, Row], None, None]:
    """Play several series one after the other, each from a number on, by one set of workers.

    A row comes with the place of its series.
    """
    places = [
        (which, index)
        for which, (each, start) in enumerate(series)
        for index in range(start, each.games)
    ]
    matches = (series[which][0].match(index) for which, index in places)
    with closing(executor.run(matches, keep_records=keep_records)) as results:
        for (which, index), result in zip(places, results, strict=True):
            yield which, series[which][0].row(index, result)


def simulate(  # noqa: PLR0913, PLR0917 (each is one word of the question)
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    variant: Mapping[str, object] | None = None,
    executor: Executor | None = None,
    *,
    keep_records: bool = False,
    listeners: Sequence[Listening] = (),
) -> Rows:
    """Play a series of one line-up; the rows are the same for every executor.

    >>> [row.names for row in simulate("silver", ["greedy", "random"], 2, seed=1)]
    [('greedy', 'random'), ('random', 'greedy')]
    """
    plan = Plan(game, str(seed), variant or {}, listeners=tuple(listeners))
    series = Series(plan, (Lineup(tuple(bots)),), games)
    series.check()
    return series.play(executor or InProcess(), keep_records=keep_records)


def round_robin(plan: Plan, bots: Sequence[str], seats: int, deals: int) -> Series:
    """Let every choice of `seats` bots play: for two seats every pair."""
    _check_entrants(plan, bots, seats)
    if len(bots) < seats:
        message = (
            f"{len(bots)} bots cannot fill {seats} seats; name more, or fill the other seats "
            f"with --field BOT"
        )
        raise MeuteError(message)
    return Series.of_deals(plan, combinations(bots, seats), deals)


def one_against_field(
    plan: Plan, bots: Sequence[str], field: str, seats: int, deals: int
) -> Series:
    """Let every bot play alone against a table full of another one."""
    _check_entrants(plan, bots, seats)
    if field in bots:
        message = f"{field} cannot play against a field of itself; leave it out of --bots"
        raise MeuteError(message)
    return Series.of_deals(plan, ((bot, *[field] * (seats - 1)) for bot in bots), deals)


def _check_entrants(plan: Plan, bots: Sequence[str], seats: int) -> None:
    registry.game(plan.game).meta.check_seats(seats)
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if twice:
        message = f"{twice[0]} is named twice; every bot enters a tournament once"
        raise MeuteError(message)


def seed_of(master: int | str, deal: int) -> str:
    """Return the seed of a deal of a series.

    >>> seed_of(1, 0)
    '18d6e1cac2a8adaf'
    """
    return hashlib.sha256(f"{master}/{deal}".encode()).hexdigest()[:16]
