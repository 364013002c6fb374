"""The lines spoken with bots in other processes: written and read again."""

from __future__ import annotations

import pytest

import meute
from meute.bots.outside import worker
from meute.bots.outside.faults import BotLost
from meute.bots.outside.question import (
    answer_in,
    dealer_of,
    fields,
    fields_for_bot,
    line,
    place_of,
    question_of,
)
from meute.core.codec import from_json, to_plain
from meute.core.dealer import Dealer
from meute.core.errors import IllegalAction, SeedNeeded
from meute.core.question import LUCK
from meute.core.registry import games


@pytest.mark.parametrize("game", games())
def test_a_question_is_read_as_it_was_asked(game: str) -> None:
    table = meute.Table(game, 3, seed=5)
    question = table.question(table.waiting[0])
    read = question_of(from_json(line(fields_for_bot(question, "greedy"))))
    assert (read.view, tuple(read.options)) == (question.view, question.options)
    assert (read.luck, read.stream) == (question.luck, question.stream)
    assert (read.game, read.seats, read.seat) == (game, 3, table.waiting[0])


def test_the_luck_of_a_question_is_the_first_draw_of_its_stream() -> None:
    table = meute.Table("silver", 2, seed=5)
    question = table.question(0)
    assert dealer_of(question).pick(LUCK) == question.luck
    told = question_of(fields(question))  # a program is told no stream
    assert dealer_of(told).pick(LUCK) == Dealer(question.luck).pick(LUCK)


def test_only_a_seat_that_is_asked_has_a_question() -> None:
    table = meute.Table("wolves", 2, seed=5)
    (seat,) = table.waiting
    with pytest.raises(IllegalAction):
        table.question(1 - seat)


def test_without_the_seed_there_is_no_luck() -> None:
    table = meute.Table("wolves", 2, seed=5)
    with pytest.raises(SeedNeeded):
        meute.replay(table.record).question(table.waiting[0])


def test_a_worker_answers_as_the_table_would_be_answered() -> None:
    table = meute.Table("silver", 2, seed=9)
    for name in ("random", "greedy"):
        written = worker.reply(line({"ask": 1, **fields_for_bot(table.question(0), name)}))
        place = place_of(written, table.options(0))
        assert table.options(0)[place] == table.ask(0, meute.bot(name))


def test_an_option_may_be_named_by_its_place_or_as_it_stood() -> None:
    options = meute.Table("silver", 2, seed=5).options(0)
    assert place_of(b"1\n", options) == 1
    assert place_of(line(to_plain(options[1])), options) == 1


@pytest.mark.parametrize("kind", ["consult", "anything"])
def test_a_kind_that_nobody_has_taught_is_refused(kind: str) -> None:
    kinds = dict(worker.KINDS)
    worker.KINDS.pop("consult", None)
    try:
        with pytest.raises(BotLost, match="no kind of question is called"):
            answer_in(worker.reply(line({"ask": 1, "kind": kind})))
    finally:
        worker.KINDS.update(kinds)
