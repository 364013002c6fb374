"""Courses of events in one imagined world differ by what was decided, not by luck."""

from __future__ import annotations

from meute.bots.search.worlds import Luck

DICE = range(1, 7)


def test_the_same_questions_are_answered_alike_in_every_course() -> None:
    luck = Luck(7)
    first = [luck.roll(question, DICE) for question in "aabab"]
    assert [luck.again().roll("b", DICE), luck.roll("b", DICE)] == [first[2], first[4]]
    assert [luck.roll("a", DICE) for _ in range(3)] == [first[0], first[1], first[3]]


def test_a_question_is_answered_anew_each_time_it_is_asked() -> None:
    luck = Luck(7)
    assert len({luck.roll("a", range(10**6)) for _ in range(20)}) == 20


def test_worlds_have_luck_of_their_own() -> None:
    one, other = ([Luck(seed).roll("a", range(10**6))] for seed in (1, 2))
    assert one != other


def test_a_list_that_changed_a_little_gives_about_the_same() -> None:
    luck = Luck(3)
    before = luck.roll("card", range(40))
    after = luck.again().roll("card", [n for n in range(40) if n != before])
    assert abs(before - after) == 1


def test_every_outcome_is_as_likely_as_any_other() -> None:
    rolls = [Luck(seed).roll("die", DICE) for seed in range(1200)]
    assert all(150 < rolls.count(side) < 250 for side in DICE)


def test_players_who_do_not_care_choose_alike_in_every_course() -> None:
    luck = Luck(9)
    first = luck.again().dealer.pick(range(10**6))
    assert luck.again().dealer.pick(range(10**6)) == first
