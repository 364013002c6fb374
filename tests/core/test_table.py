"""A running game: answers, seals, undo, log, bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.record import Undo
from meute.core.table import Table
from meute.games.silver.actions import CALL, DRAW, END_TURN, TAKE, LookAtTwo, Swap
from meute.testing.template import HUSH
from meute.testing.template.actions import BIDS, NOD, STASHES, Die, Raise
from meute.testing.template.game import Hush
from meute.testing.template.state import State
from meute.testing.walk import play_at_random
from tests.games.silver.positions import Position


@pytest.fixture(autouse=True)
def hush() -> Iterator[None]:
    with registry.lent(HUSH):
        yield


def silver_at(position: Position, seed: int = 1) -> Table:
    position.state.story = None
    return Table.from_state("silver", meute.encode(position.state), seed=seed)


def bidding(seats: int = 3, seed: int = 4) -> Table:
    """A table of Hush where everybody is about to bid in secret."""
    table = Table("hush", seats, seed)
    while len(table.waiting) == 1:
        table.play(table.waiting[0], STASHES[0])
    return table


def test_a_table_asks_every_seat_of_a_secret_choice_at_once() -> None:
    assert meute.Table("silver", seats=3, seed=7).waiting == (0, 1, 2)


def test_an_illegal_answer_changes_nothing_and_names_its_rule() -> None:
    table = silver_at(Position("1 2 3 4 5", "1 2 3 4 6"))
    before, record = table.state_json(), table.record.to_bytes()
    with pytest.raises(meute.IllegalAction) as caught:
        table.play(0, CALL)
    assert caught.value.reason.rule == "R5.1"
    assert caught.value.action == CALL
    assert "R5.1" in str(caught.value)
    assert table.state_json() == before
    assert table.record.to_bytes() == record


@pytest.mark.parametrize("nonsense", [None, 7, "draw", {"type": "Draw"}, object(), (), Die(1)])
def test_anything_at_all_may_be_thrown_at_a_table(nonsense: Any) -> None:
    table = silver_at(Position("1 2 3 4 5", "1 2 3 4 6"))
    before = table.state_json()
    for seat in (0, 1, 5, -1):
        with pytest.raises(meute.IllegalAction):
            table.play(seat, nonsense)
    assert table.state_json() == before


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = silver_at(Position("1 2 3 4 5", "1 2 3 4 6"))
    with pytest.raises(meute.IllegalAction) as caught:
        table.play(1, DRAW)
    assert caught.value.reason.message.key == "core.not_asked"
    assert table.options(1) == ()


def test_nobody_answers_when_the_game_is_over() -> None:
    table = Table("hush", 2, 3)
    play_at_random(table, Dealer(1), 1000)
    assert table.over
    assert table.waiting == ()
    with pytest.raises(meute.IllegalAction) as caught:
        table.play(0, NOD)
    assert caught.value.reason.message.key == "core.over"


def test_a_rule_that_fails_halfway_leaves_the_table_as_it_was() -> None:
    class Broken(Hush):
        def play(self, state: State, action: Any) -> None:
            state.points[0] = 99
            raise ZeroDivisionError

    table = Table("hush", 2, 3)
    before, record = table.state_json(), table.record.to_bytes()
    table.game = Broken()
    with pytest.raises(ZeroDivisionError):
        table.play(0, NOD)
    assert table.state_json() == before
    assert table.record.to_bytes() == record
    table.game = HUSH
    table.play(0, NOD)


def test_undo_goes_back_to_the_last_boundary_or_by_steps() -> None:
    table = Table("hush", 2, 3)
    start = table.state_json()
    table.play(0, NOD)
    middle = table.state_json()
    table.play(0, NOD)
    table.undo(0, steps=1)
    assert table.state_json() == middle
    table.play(0, NOD)
    table.undo(0)
    assert table.state_json() == start


def test_undo_never_takes_back_somebody_elses_answer() -> None:
    table = Table("hush", 2, 3)
    table.play(0, STASHES[1])
    table.play(1, NOD)
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.message.key == "core.undo.others"
    table.undo(1)
    table.undo(0)
    assert table.waiting == (0,)


def test_undo_stops_at_chance() -> None:
    table = silver_at(Position("1 2 3 4 5", "1 2 3 4 6"))
    table.play(0, DRAW)
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.message.key == "core.undo.chance"


def test_undo_stops_where_somebody_was_shown_a_card_that_was_fixed_before() -> None:
    table = silver_at(Position("1* 2 3 4 5", "1 2 3 4 6"))
    table.play(0, TAKE)
    table.undo(0)
    table.play(0, TAKE)
    table.play(0, Swap(0))
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.message.key == "core.undo.shown"


def test_an_undo_stays_in_the_record_and_leaves_the_log() -> None:
    table = silver_at(Position("1* 2 3 4 5", "1 2 3 4 6"))
    table.play(0, TAKE)
    assert table.log(None)[-1].message.key == "silver.log.take"
    table.undo(0)
    assert [line.message.key for line in table.log(None)][-1] == "core.undone"
    assert "silver.log.take" not in [line.message.key for line in table.log(None)]
    assert table.record.entries[-1] == Undo(2, 0, 1)
    again = meute.replay(table.record, seed=1)
    assert again.state_json() == table.state_json()
    assert again.log(0) == table.log(0)


def test_the_log_can_be_read_from_an_event_on() -> None:
    table = bidding()
    assert table.log(0, since=table.events) == []
    assert table.log(0) == [*table.log(0, since=0)]
    for seat in range(3):
        table.plan(seat, [BIDS[seat], Raise(0)])
    since = table.log(1, since=3)
    assert all(line.n > 3 for line in since)
    assert since


def test_private_lines_reach_only_their_seat() -> None:
    table = Table("hush", 2, 3)
    assert [line.message.key for line in table.log(0)] == ["hush.log.rolled"]
    assert table.log(0) != table.log(1)
    assert table.log(None) == []


def test_a_bot_sees_the_view_and_the_options_of_its_seat_only() -> None:
    got: list[Any] = []

    class Spy:
        name = "spy"

        def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
            got.append(view)
            return options[0]

    table = bidding()
    assert table.ask(1, Spy()) == BIDS[0]
    assert got == [table.view(1)]


def test_a_bot_that_reads_no_view_gets_none_and_one_that_does_gets_its_own() -> None:
    class Counter:
        name = "counter"

        def __init__(self, *, blind: bool) -> None:
            self.blind = blind
            self.views: list[Any] = []

        def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
            self.views.append(view)
            return options[0]

    table, blind, seeing = bidding(), Counter(blind=True), Counter(blind=False)
    assert table.ask(1, blind) == table.ask(1, seeing)
    assert (blind.views, seeing.views) == ([None], [table.view(1)])


def test_letting_a_bot_answer_is_asking_it_and_playing_its_answer() -> None:
    asked, let, bot = bidding(), bidding(), meute.bot("random")
    noted: list[tuple[Any, Any]] = []
    for seat in asked.waiting:
        options, answer = asked.options(seat), asked.ask(seat, bot)
        assert let.let_answer(seat, bot, lambda *note: noted.append(note)) == answer
        asked.play(seat, answer)
        assert noted.pop() == (options, answer)
    assert let.record.to_bytes() == asked.record.to_bytes()
    assert let.events > 0


def test_a_bot_at_an_unaided_table_keeps_its_memory() -> None:
    table = Table("silver", 2, 5, {"memory": "unaided"})
    table.play(0, LookAtTwo(0, 1))
    table.play(1, LookAtTwo(0, 1))
    starter = table.waiting[0]
    other = 1 - starter
    own = slice(5 * other, 5 * other + 2)
    assert -1 not in table.view(other).value[own], "the look is still fresh"
    table.play(starter, TAKE)
    table.play(starter, Swap(4))
    if table.decision(starter) is not None:
        table.play(starter, END_TURN)
    table.play(other, TAKE)
    assert table.view(other).value[own] == (-1, -1)
    assert -1 not in table.game.full_view(table.copy_state(), other).value[own]


def test_a_bot_that_makes_up_an_answer_is_named() -> None:
    class Liar:
        name = "liar"

        def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
            return Die(6)

    with pytest.raises(meute.BotError, match="liar"):
        bidding().ask(0, Liar())


def test_bots_draw_their_luck_from_the_seed_but_learn_nothing_about_the_dice() -> None:
    one, same, other = (bidding(seed=s) for s in (4, 4, 5))
    bot = meute.bot("random")
    answers = [[t.ask(seat, bot) for seat in range(3)] for t in (one, same, other)]
    assert answers[0] == answers[1]
    first = Table("silver", 2, "x")
    assert first.seed == "x"
    assert first.record.lines_for(0)[0]["commitment"] == first.commitment


def test_tables_without_a_seed_differ() -> None:
    assert Table("hush", 2).commitment != Table("hush", 2).commitment


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess", 2), "no game is called 'chess'; the games are: .*silver"),
        (("silver", 7), "Silver is for 2 to 4 players, not 7"),
        (("silver", 2, 1, {"colour": "red"}), "Silver has no setting 'colour'"),
        (("silver", 2, 1, {"edition": "de"}), "choose one of: fr, en"),
        (("silver", 2, 1, {"rounds": 0}), "a whole number from 1 to 8"),
        (("silver", 2, 1, {"rounds": "many"}), "a whole number from 1 to 8"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(arguments: Any, error: str) -> None:
    with pytest.raises(meute.MeuteError, match=error):
        Table(*arguments)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "not valid JSON"),
        (b"[]", "expected an object"),
        (b"{}", "lacks the field"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(data: bytes, error: str) -> None:
    with pytest.raises(meute.BadData, match=error):
        Table.from_state("silver", data)


def test_a_position_that_cannot_be_is_refused() -> None:
    position = Position("1 2 3 4 5", "1 2 3 4 6")
    position.state.villages[0].append(0)
    with pytest.raises(meute.BadData, match="exactly one place"):
        silver_at(position)
