"""The coached first game of every room can be played by today's rules, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import meute
from meute.core.decision import Action
from meute.core.lesson import LEARNER, Course, Lesson
from meute.core.message import LANGUAGES
from meute.core.table import Table
from tests.games.words import gaps

ROOMS = [room for room in meute.games() if meute.game(room).lesson is not None]


def lesson_of(room: str) -> Lesson:
    lesson = meute.game(room).lesson
    assert lesson is not None
    return lesson


def opened(room: str) -> Table:
    lesson = lesson_of(room)
    return Table(room, lesson.seats, lesson.seed, lesson.variant)


def let_others(table: Table, lesson: Lesson) -> None:
    """Let the others say what the script has for them, until the learner is asked."""
    while not table.over and LEARNER not in table.waiting:
        seat = table.waiting[0]
        line = Course(lesson, table).scripted(seat)
        assert line is not None, (seat, Course(lesson, table).place, table.options(seat))
        table.play(seat, line)


def give(table: Table, lesson: Lesson, row: tuple[Action, ...]) -> None:
    """Give the answer of a step, one after the other."""
    for answer in row:
        let_others(table, lesson)
        assert Course(lesson, table).refused([answer]) is None
        table.play(LEARNER, answer)


def steps(room: str) -> Iterator[tuple[Course, Table]]:
    """Play a lesson to the end of its script by the first answer of each step."""
    lesson, table = lesson_of(room), opened(room)
    while not Course(lesson, table).free:
        let_others(table, lesson)
        course = Course(lesson, table)
        yield course, table
        give(table, lesson, course.wanted[0])


@cache
def at_step(room: str, number: int) -> Table:
    return next(table for course, table in steps(room) if course.place.step == number)


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_the_script_plays_to_its_end_and_every_answer_of_it_is_legal(room: str) -> None:
    lesson = lesson_of(room)
    seen = 0
    table = opened(room)
    for course, now in steps(room):
        table = now
        seen += 1
        first = [row[0] for row in course.wanted]
        assert set(first) <= set(table.options(LEARNER)), (course.place, table.options(LEARNER))
    assert seen == len(lesson.steps) == Course(lesson, table).place.step
    while (line := Course(lesson, table).scripted(table.waiting[0])) is not None:
        table.play(table.waiting[0], line)
    for seat in range(1, lesson.seats):
        lines = [action for step in lesson.steps for who, action in step.then if who == seat]
        record = table.record.entries
        played = [getattr(e, "action", None) for e in record if getattr(e, "seat", None) == seat]
        assert played[: len(lines)] == lines, "the others have said all that the script gives them"
    assert not table.over, "there is something left to play freely"


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_whichever_answer_is_given_the_lesson_goes_on(room: str) -> None:
    lesson = lesson_of(room)
    for number, step in enumerate(lesson.steps):
        for row in step.answers[1:]:
            table = Course(lesson, at_step(room, number)).table_again()
            give(table, lesson, row)
            while not Course(lesson, table).free:
                let_others(table, lesson)
                give(table, lesson, Course(lesson, table).wanted[0])


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_other_answers_are_refused_in_words_and_change_nothing(room: str) -> None:
    lesson, words = lesson_of(room), meute.game(room).lesson_words("en")
    for course, table in steps(room):
        before = table.state_hash()
        wanted = {row[0] for row in course.wanted}
        for option in set(table.options(LEARNER)) - wanted:
            said = course.refused([option])
            assert said is not None
            assert said.key in words
        assert table.state_hash() == before
    assert lesson.steps


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_one_goes_back_step_by_step_to_the_beginning(room: str) -> None:
    lesson = lesson_of(room)
    table = opened(room)
    for _, now in steps(room):
        table = now
    while (course := Course(lesson, table)).place.step or course.place.given:
        table = course.back()
        assert Course(lesson, table).place.step == max(0, course.place.step - 1)
    assert not any(getattr(e, "seat", None) == LEARNER for e in table.record.entries)


@pytest.mark.parametrize("room", ROOMS)
def test_every_text_is_there_in_every_language_and_none_is_idle(room: str) -> None:
    game, lesson = meute.game(room), lesson_of(room)
    wanted = {f"{room}.lesson.{text}" for text in lesson.texts}
    english = game.lesson_words("en")
    for language in LANGUAGES:
        said = game.lesson_words(language)
        assert set(said) == wanted, language
        for key, text in said.items():
            assert text.strip() == text != ""
            assert gaps(text) == gaps(english[key]), (language, key)


@pytest.mark.parametrize("room", ROOMS)
def test_a_lesson_is_as_long_as_one_sits_through(room: str) -> None:
    lesson = lesson_of(room)
    bubbles = sum(len(step.say) for step in lesson.steps)
    assert 20 <= bubbles <= 60
    assert max(map(len, meute.game(room).lesson_words("en").values())) <= 260


@pytest.mark.parametrize("room", ROOMS)
def test_the_game_that_is_proposed_next_can_be_played(room: str) -> None:
    first = lesson_of(room).first
    game = meute.game(room)
    game.meta.check_seats(first.seats)
    assert game.meta.variant(first.variant)
    assert first.bot in meute.bots()
