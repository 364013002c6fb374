"""Many games at once: matches, tournaments and the figures drawn from them.

>>> from meute.arena import Tournament, summarise, executor
>>> tournament = Tournament("silver", ("random", "random"), games=4, seed="1")
>>> summary = summarise(tournament, tournament.play(executor(jobs=1)))
>>> summary.games, sum(bot.wins for bot in summary.bots)
(4, 4.0)
"""

from meute.arena.executors import Executor, InProcess, ProcessPool, executor
from meute.arena.forfeits import Forfeit
from meute.arena.match import Match, MatchFailed, Result, play
from meute.arena.outside import Limits
from meute.arena.rows import Row
from meute.arena.series import Rules, Series, one_against_field, round_robin
from meute.arena.statistics import Estimate, Summary, Tally, mean, summarise, wilson
from meute.arena.tournament import Played, Tournament, seed_of, simulate

__all__ = [
    "Estimate",
    "Executor",
    "Forfeit",
    "InProcess",
    "Limits",
    "Match",
    "MatchFailed",
    "Played",
    "ProcessPool",
    "Result",
    "Row",
    "Rules",
    "Series",
    "Summary",
    "Tally",
    "Tournament",
    "executor",
    "mean",
    "one_against_field",
    "play",
    "round_robin",
    "seed_of",
    "simulate",
    "summarise",
    "wilson",
]
