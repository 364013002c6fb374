"""Chances from what a seat knows, advice, and the study of finished games."""

from __future__ import annotations

from math import isfinite

import pytest

import meute
from meute.analysis.hints import advise
from meute.analysis.played import Choice, Course
from meute.analysis.prospect import prospect
from meute.analysis.study import Study
from meute.analysis.turns import Budget
from meute.analysis.verdicts import Verdict, verdict_of
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.record import Answer
from meute.games.silver import SILVER
from meute.games.silver.actions import CALL
from meute.testing.template import HUSH
from tests.games.silver.positions import Position


def played(room: str, seats: int, bot: str = "easy", **variant: int) -> meute.Table:
    table = meute.Table(room, seats, seed=11, variant=variant)
    player = meute.bot(bot)
    while not table.over:
        table.play(table.waiting[0], table.ask(table.waiting[0], player))
    return table


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_a_study_is_the_same_every_time_and_in_any_order(room: str) -> None:
    table = played(room, 3, "random" if room == "foxes" else "easy")
    one, other = (Study(table.record, "name", [0]) for _ in range(2))
    parts = range(0, len(one.moments), max(1, len(one.moments) // 4))
    assert [one.chances(part) for part in parts] == [
        other.chances(part) for part in reversed(parts)
    ][::-1]
    judged = [study.verdict(study.total - 1) for study in (one, other)]
    assert judged[0].better == judged[1].better
    assert (judged[0].chance, judged[0].best) == (judged[1].chance, judged[1].best)
    assert one.gifts(len(one.moments)) == other.gifts(len(other.moments))
    assert one.moments[-1].n == table.events


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_choices_hold_every_answer_of_a_seat_once_and_lead_to_what_was_played(room: str) -> None:
    table = played(room, 3, "greedy")
    course = Course(table.record)
    answers = [e for e in table.record.entries if isinstance(e, Answer) and e.seat >= 0]
    told = [n for choice in course.choices for n in choice.events]
    assert sorted(told) == [answer.n for answer in answers]
    by_event = {answer.n: answer for answer in answers}
    for choice in course.choices:
        assert [by_event[n].action for n in choice.events] == choice.steps
        assert {by_event[n].seat for n in choice.events} == {choice.seat}
        assert choice.steps[0] in choice.options
    if room in ("wolves", "foxes"):
        assert max(len(choice.steps) for choice in course.choices) > 3, "turns are judged whole"


@pytest.mark.slow
def test_a_blunder_is_a_mistake_and_the_line_named_instead_is_none() -> None:
    """R8.1 Whoever calls the end of the round with the worst village pays for it."""
    position = Position("12* 11* 13* 12* 10*", "1^ 0^ 2^", discard="0")
    view = SILVER.full_view(position.state, 0)

    def judged(*steps: Action) -> Verdict:
        choice = Choice(0, 0, view, view, position.options, position.state, [*steps], [1], 9)
        return verdict_of(SILVER, choice, "test")

    blunder = judged(CALL)
    assert blunder.quality == "mistake"
    assert blunder.best > blunder.chance
    assert blunder.better[0] != CALL
    mended = judged(*blunder.better)
    assert mended.quality == "best"
    assert mended.chance == mended.best


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_every_option_can_be_rated_without_the_others(room: str) -> None:
    """A duel compares two answers, and an easy bot overlooks some."""
    table = meute.Table(room, 3, seed=12)
    player = meute.bot("random")
    while not table.over:
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        for option in options[-3:]:
            (rating,) = table.game.rate(view, [option])
            assert isfinite(rating), option
        table.play(seat, table.ask(seat, player))


def test_a_chance_depends_on_what_its_seat_knows_alone() -> None:
    table = played("silver", 3, rounds=1)
    game = table.game
    for moment in Course(table.record).moments[1:-1:4]:
        other = game.redeal(moment.state, 1, Dealer(5))
        views = [game.full_view(state, 1) for state in (moment.state, other)]
        first, second = (prospect(game, view, Dealer(3), 8) for view in views)
        assert first == second
        assert first.low <= first.chance <= first.high


@pytest.mark.slow
def test_taken_back_moves_are_not_judged() -> None:
    table = meute.Table("wolves", 2, seed=4)
    greedy = meute.bot("greedy")
    while table.events < 40 or table.cannot_undo(table.waiting[0]) is not None:
        table.play(table.waiting[0], table.ask(table.waiting[0], greedy))
    seat = table.waiting[0]
    undone = table.events
    table.undo(seat, 1)
    while not table.over:
        table.play(table.waiting[0], table.ask(table.waiting[0], greedy))
    course = Course(table.record)
    assert course.table.state_hash() == table.state_hash()
    assert undone not in [n for choice in course.choices for n in choice.events]


def test_advice_names_an_option_and_its_rival() -> None:
    table = meute.Table("wolves", 2, seed=4)
    seat = table.waiting[0]
    view, options = table.full_view(seat), table.options(seat)
    advice = advise(table.game, view, options, Dealer(1), Budget(8))
    assert advice.best.steps[0] in options
    assert advice.next is None or advice.next.steps != advice.best.steps


def test_a_room_without_an_estimate_says_so() -> None:
    table = meute.Table(HUSH, 2, seed=1)
    with pytest.raises(LookupError, match="no estimate"):
        prospect(HUSH, table.full_view(0), Dealer(1), 4)
