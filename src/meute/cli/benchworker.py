"""One round of `meute bench` in one form of the rules, in a process of its own.

    python -m meute.cli.benchworker 4 silver wolves

It measures every figure of these games in a number of groups and prints them as one line of JSON.
`python -m meute.sources` before it makes the same round interpreted.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from meute.arena.bench import Task, digest, tasks, usual_seats
from meute.core import registry
from meute.form import form
from meute.server.bench.answers import answer_cost

ANSWERS: Final = 120
"""Answers of a game that a server is given in a group."""

AT_A_TABLE: Final = 4
"""Seats at that table; somebody watches too, so that five are told."""

ANSWER: Final = "server answers"


class Figure(msgspec.Struct, frozen=True):
    """What was measured of something, group by group: how much was done, in how many seconds."""

    game: str
    seats: int
    what: str
    groups: list[tuple[int, float]]


class Round(msgspec.Struct, frozen=True):
    """Everything that one process has measured."""

    form: str
    figures: list[Figure]
    digests: dict[str, str]


def answer_task(name: str, groups: int) -> Figure:
    """Measure what answers at a table cost the server."""
    seats = usual_seats(registry.game(name), AT_A_TABLE)
    answer_cost(name, seats, 3, 1, spectator=True)  # so that everything is imported
    cost = answer_cost(name, seats, ANSWERS, groups, spectator=True)
    return Figure(name, seats, ANSWER, [(cost.answers, cost.seconds * cost.answers)])


def measured(task: Task) -> Figure:
    """Measure one thing."""
    task.groups[0]()  # the first, slower time does not count
    return Figure(task.game, task.seats, task.what, task.measure())


def one_round(groups: int, names: list[str]) -> Round:
    """Measure everything once."""
    digests = {name: digest(name) for name in names}
    figures = [measured(task) for name in names for task in tasks(name, groups)]
    figures += [answer_task(name, groups) for name in names]
    return Round(form(), figures, digests)


if __name__ == "__main__":
    found = one_round(int(sys.argv[1]), sys.argv[2:])
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
