"""Reasons are facts: each is counted anew from the positions, by somebody who knows no measure."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Any

import pytest

import meute
from meute.analysis.reasons import Fact, reasons, worded
from meute.analysis.turns import Budget, Line
from meute.core.game import Game
from meute.core.message import LANGUAGES, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from tests.analysis.test_turns import lines_at, questions

Count = Callable[[Game, Any, int], float]
"""What a player has, told from what everybody can count on the table or reads on the boards."""


def score(game: Game, state: Any, player: int) -> float:
    return game.scores(state)[player]


def feature(place: int, unit: float) -> Count:
    """What the estimate reads, in its unit: for what is hoped for, and cannot be counted."""

    def read(game: Game, state: Any, player: int) -> float:
        assert game.foresight is not None
        return unit * game.foresight.estimate.features(state)[player][place]

    return read


def cards(_: Game, state: Any, player: int) -> list[int]:
    return [state.value[card] for card in state.villages[player]] if state.villages else []


def silver_loss(game: Game, state: Any, player: int) -> float:
    assert game.foresight is not None
    lost, cost = game.foresight.estimate.features(state)[player]
    return 10 * (lost + (cost if state.turn >= 0 and state.value else 0.0))


def own(state: Any, name: str, player: int) -> list[int]:
    """A player's part of a list that has one run for each player."""
    values = getattr(state, name)
    each = len(values) // state.seats
    return list(values[each * player : each * player + each])


def led(game: Game, state: Any, player: int) -> int:
    """Regions where a player alone is in front, as the board shows it."""
    return sum(region.leaders == (player,) for region in game.view(state, None).regions)


def goals(game: Game, state: Any, player: int) -> int:
    """Steps done towards the objectives in hand, as their owner reads them."""
    needs, held = state.printed.objective_needs, own(state, "hands", player)
    done = game.view(state, player).progress
    return sum(min(need, n) for need, n, card in zip(needs, done, held, strict=True) if card)


TRUTH: dict[str, dict[str, Count]] = {
    "wolves": {
        "points": score,
        "regions": led,
        "moons": feature(2, 10),
        "prey": lambda _, s, p: sum(s.hunted[p] >> kind & 1 for kind in range(8)),
        "lairs": lambda _, s, p: s.lairs[p],
        "dens": lambda _, s, p: sum(own(s, "dug", p)),
        "wolves": lambda _, s, p: sum(h >= 0 for h in own(s, "where", p)),
        "alphas": feature(5, 10),
    },
    "silver": {
        "village": lambda _, s, p: sum(cards(_, s, p)),
        "cards": lambda _, s, p: len(cards(_, s, p)),
        "loss": silver_loss,
    },
    "tracks": {
        "points": feature(0, 10),
        "rank": feature(1, 10),
        "recognition": feature(2, 4),
        "strength": feature(3, 12),
        "cubs": feature(5, 1),
        "alphas": feature(7, 1),
        "weak": feature(8, 1),
    },
    "foxes": {
        "points": feature(0, 10),
        "growth_points": lambda _, s, p: s.pc[p],
        "grown": feature(2, 10),
        "cubs": feature(3, 10),
        "resources": lambda _, s, p: sum(own(s, "resources", p)),
        "markers": lambda _, s, p: sum(marker == p for marker in s.markers),
        "tracks": lambda _, s, p: sum(own(s, "paws", p)),
        "goals": goals,
        "hopes": feature(8, 10),
        "objectives": lambda _, s, p: sum(own(s, "validated", p)),
        "instincts": lambda _, s, p: sum(exit_ >= 0 for exit_ in own(s, "instincts", p)),
        "tiles": lambda _, s, p: sum(own(s, "bonuses", p)),
        "den": feature(5, 10),
    },
}


def is_true(game: Game, seat: int, line: Line, fact: Fact) -> bool:
    """Count what a fact says, world by world, where the two lines have led."""
    count = TRUTH[game.meta.name][fact.kind]
    now = fact.kind in {"village", "cards"} and not fact.others
    gaps = []
    for other, first in line.pairs[:48]:
        ends = [pair.stop if now else pair.end for pair in (first, other)]
        seats = [p for p in range(len(game.scores(ends[0]))) if (p == seat) != fact.others]
        sums = [sum(count(game, end, player) for player in seats) for end in ends]
        gaps.append(sums[0] - sums[1])
    gap = mean(gaps) if fact.more else -mean(gaps)
    if fact.exact:
        return all(abs(abs(each) - fact.count) < 1e-6 for each in gaps) and gap > 0
    if not fact.count:
        return 0 < gap < 1
    return abs(gap - fact.count) <= 0.5 + 1e-9


def checked(room: str, count: int, seed: int, budget: Budget) -> tuple[int, list[Fact]]:
    """Return how many facts were told in so many positions, and those that are false."""
    told, false = 0, []
    for table in questions(room, count, seed):
        lines = lines_at(table, 0, budget)
        for other in lines[1:]:
            for fact in reasons(table.game, 0, other):
                told += 1
                if not is_true(table.game, 0, other, fact):
                    false.append(fact)
                for code in LANGUAGES:
                    book = Phrasebook(code, CORE[code], table.game.catalogue(code))
                    said = book.say(worded(table.game, fact), ())
                    assert "{" not in said
                    assert f"{room}." not in said
    return told, false


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_no_reason_says_anything_false(room: str) -> None:
    told, false = checked(room, 12, 7, Budget(16))
    assert told
    assert false == []
