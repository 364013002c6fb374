"""What is noted while a match is played."""

from dataclasses import replace

import pytest

from meute.arena import Match, play
from meute.arena.notes import Clocked, Kinds, Lead, Thought
from meute.arena.sources import noted, of_records
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.registry import bot
from meute.core.replay import verify


def lead(*scores: tuple[float, ...], lowest_wins: bool = False) -> Lead:
    found = Lead(lowest_wins)
    for number, each in enumerate(scores, start=1):
        found.note(each, number)
    return found


def test_a_lead_changes_when_another_is_ahead_alone() -> None:
    found = lead((0, 0), (1, 0), (1, 1), (1, 2), (3, 2))
    assert found.changes == 2
    assert found.leader == 0


def test_a_tie_in_between_is_no_change() -> None:
    assert lead((1, 0), (1, 1), (2, 1)).changes == 0


def test_the_lowest_score_leads_where_it_wins() -> None:
    assert lead((5, 0), lowest_wins=True).leader == 1


def test_a_lead_is_final_from_the_last_time_it_was_taken() -> None:
    found = lead((1, 0), (1, 2), (3, 2), (4, 2))
    assert found.settled((1, 2), 4) == 0.75
    assert lead((1, 0), (1, 1), (2, 1), (2, 1)).settled((1, 2), 4) == 0.75


def test_a_winner_by_tie_break_was_never_ahead() -> None:
    assert lead((1, 0), (1, 1)).settled((1, 2), 2) == 1.0


class A(Action):
    pass


class B(Action):
    pass


def test_kinds_are_counted_where_there_is_a_choice_of_kinds() -> None:
    kinds = Kinds()
    a, b = A(), B()
    kinds.note([a, b], a)
    kinds.note([a, a, b], a)
    kinds.note([b, b], b)
    assert kinds.plain() == {"A": [2, 2], "B": [2, 0]}
    assert kinds.met == {"B"}


@pytest.mark.slow
def test_a_record_tells_what_the_match_noted() -> None:
    for game, bots in (("silver", ("random", "random")), ("tracks", ("random",) * 3)):
        result = play(Match(game, bots, "3"))
        assert result.record is not None
        (record,) = verify(result.record)
        table, notes = noted(record)
        assert table.scores == result.scores
        assert notes.kinds.plain() == result.kinds
        (row,) = of_records([record]).rows
        assert row.result == replace(result, record=None)


def test_every_seat_is_timed_if_somebody_asks() -> None:
    match = Match("silver", ("greedy", "random"), "3", {"rounds": 1})
    timed = play(replace(match, timed=True))
    assert sum(thought.answers for thought in timed.times) == timed.decisions
    assert replace(timed, times=()) == play(match), "the clock changes nothing else"


def test_a_bot_is_timed_while_it_thinks_and_not_between() -> None:
    clocked = Clocked(bot("random"), iter([1.0, 1.5, 9.0, 9.25]).__next__)
    for _ in range(2):
        clocked.choose(View(), [A()], Dealer(1))
    assert clocked.thought == Thought(answers=2, seconds=0.75, longest=0.5)
    assert (clocked.name, clocked.blind) == ("random", True)


@pytest.mark.slow
def test_parts_add_up_to_the_score() -> None:
    seats = {"silver": 2, "foxes": 2, "wolves": 2, "tracks": 3}
    for game, count in seats.items():
        bots = ("random", "greedy", "random")[:count]
        result = play(Match(game, bots, "3"))
        sums = tuple(sum(points) for points in zip(*result.parts.values(), strict=True))
        assert sums == result.scores
