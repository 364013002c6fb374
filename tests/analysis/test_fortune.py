"""Luck is what chance gave, no more: it favours nobody on average and leaves the players' work."""

from __future__ import annotations

from statistics import pstdev

import pytest

import meute
from meute.analysis.fortune import After, fortunes
from meute.core.decision import CHANCE
from meute.core.foresight import shares
from meute.core.record import Answer
from meute.core.table import Table
from meute.core.walk import laid_out, question, walk
from meute.testing.template import HUSH
from meute.testing.template.actions import NOD, Die
from meute.testing.template.rules.roll import Roll

ROOMS = [("silver", 2), ("silver", 4), ("wolves", 3), ("tracks", 4), ("foxes", 3)]
STRIDE = 9
"""Events of chance between two that are looked at."""
LOOKED_AT = 3


def played(room: str, seats: int, seed: str, **variant: object) -> Table:
    table = Table(room, seats, seed, variant)
    bot = meute.bot("medium")
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    return table


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_over_all_outcomes_luck_is_even(room: str, seats: int) -> None:
    record = played(room, seats, "even").record
    table = laid_out(record.header)
    after = After(table.game)
    rolls = looked = 0
    for moment in walk(record.entries, table):
        decision, options = moment.decision, moment.options
        rolls += moment.by_chance
        if moment.by_chance and rolls % STRIDE == 1 and len(set(options)) > 1:
            assert decision is not None
            state, event = table.copy_state(), moment.answer.n
            luck = {
                each: after.luck(state, decision, Answer(event, CHANCE, each))
                for each in dict.fromkeys(options)
            }
            for seat in range(seats):
                assert sum(luck[each][seat] for each in options) == pytest.approx(0)
            assert all(sum(each) == pytest.approx(0) for each in luck.values())
            looked += 1
            if looked == LOOKED_AT:
                return
    assert looked


def last_roll() -> Table:
    """Stop where the first player's only die is rolled."""
    header = Table(HUSH, 2, 1, {"rounds": 1}).record.header
    return laid_out(header, None, HUSH)


@pytest.mark.slow
def test_a_high_roll_is_luck_and_a_low_one_is_none() -> None:
    table = last_roll()
    decision, dice = question(table)
    assert decision == Roll(CHANCE, 0)
    after = After(HUSH)
    state = table.copy_state()
    luck = [
        sum(after.luck(state, decision, Answer(event, CHANCE, die))[0] for event in range(20))
        for die in dice
    ]
    assert luck == sorted(luck)
    assert luck[0] < 0 < luck[-1]


def test_an_outcome_that_cannot_fail_is_no_luck() -> None:
    table = last_roll()
    decision, _ = question(table)
    assert decision is not None

    class Loaded(Roll):
        def options(self, state: object) -> list[Die]:
            return [Die(6)] * 6

    sure = Loaded(CHANCE, 0)
    assert After(HUSH).luck(table.copy_state(), sure, Answer(1, CHANCE, Die(6))) == [0.0, 0.0]


@pytest.mark.slow
def test_wins_less_luck_vary_less_than_wins() -> None:
    """In single rounds of Silver."""
    wins, less = [], []
    for deal in range(8):
        table = played("silver", 2, f"spread {deal}", rounds=1)
        won = shares(table.ranks)[0]
        wins.append(won)
        less.append(won - fortunes(table.record)[0])
    assert pstdev(less) < 0.8 * pstdev(wins)


def test_an_answer_taken_back_changes_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meute.core.registry.game", lambda _: HUSH)
    tables = [Table(HUSH, 2, 5, {"rounds": 1}) for _ in range(2)]
    tables[1].play(0, NOD)
    tables[1].undo(0)
    for table in tables:
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, table.options(seat)[0])
    one, other = (fortunes(table.record) for table in tables)
    assert one == other
    assert any(one)
