"""Many games at once: matches, series of line-ups and the figures drawn from them.

>>> from meute.arena import simulate, summary_of
>>> summary = summary_of(simulate("silver", ("greedy", "random"), games=4, seed=1))
>>> summary.games, sum(bot.wins for bot in summary.bots)
(4, 4.0)
"""

from meute.arena.executors import Executor, InProcess, ProcessPool, executor
from meute.arena.forfeits import Forfeit
from meute.arena.lineup import Lineup
from meute.arena.listeners import Event, Listener
from meute.arena.match import Match, MatchFailed, Result, play
from meute.arena.rows import Row
from meute.arena.series import (
    Plan,
    Series,
    one_against_field,
    round_robin,
    seed_of,
    simulate,
)
from meute.arena.statistics import Estimate, Summary, Tally, mean, summary_of, wilson
from meute.bots.outside.program import Limits

__all__ = [
    "Estimate",
    "Event",
    "Executor",
    "Forfeit",
    "InProcess",
    "Limits",
    "Lineup",
    "Listener",
    "Match",
    "MatchFailed",
    "Plan",
    "ProcessPool",
    "Result",
    "Row",
    "Series",
    "Summary",
    "Tally",
    "executor",
    "mean",
    "one_against_field",
    "play",
    "round_robin",
    "seed_of",
    "simulate",
    "summary_of",
    "wilson",
]
