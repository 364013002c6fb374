"""The one walk over a record: what each line found, and what whoever answered could know."""

import pytest

import meute
from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.errors import BadData
from meute.core.record import Answer, Undo
from meute.core.table import Table
from meute.core.walk import laid_out, walk

ROOMS = (("silver", 2), ("wolves", 3), ("tracks", 4), ("foxes", 2))


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_a_walk_shows_each_answer_what_its_seat_was_shown_and_offered(
    room: str, seats: int
) -> None:
    """In secret runs too, where nobody had seen what the others sealed before."""
    table, dealer = Table(room, seats, "walk"), Dealer("walk")
    known: dict[int, list[tuple[bytes, bytes, tuple[object, ...], int]]] = {}
    while not table.over:
        for seat in table.waiting:
            seen = encode(table.view(seat)), encode(table.full_view(seat))
            known.setdefault(seat, []).append((*seen, table.options(seat), table.events))
            table.play(seat, dealer.pick(table.options(seat)))
    again = laid_out(table.record.header)
    for moment in walk(table.record.entries, again):
        if moment.by_seat:
            seen = encode(moment.view), encode(moment.full_view)
            due = known[moment.answer.seat].pop(0)
            assert (*seen, moment.options, moment.asked_after) == due
            assert moment.answer.action in moment.options
    assert not any(known.values())
    assert again.over
    assert again.record.to_bytes() == table.record.to_bytes()


def test_a_walk_takes_back_what_was_taken_back() -> None:
    table = Table("wolves", 2, 3)
    seat = table.waiting[0]
    while table.cannot_undo(seat) is not None:
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    before = table.events
    table.undo(seat, 1)
    kinds = [type(moment.entry) for moment in walk(table.record.entries, laid_out(table.header))]
    assert kinds[-1] is Undo
    again = laid_out(table.header)
    for moment in walk(table.record.entries, again):
        assert moment.opens
    assert again.state_hash() == table.state_hash()
    assert again.events == table.events == before + 1


def test_a_line_that_does_not_fit_stops_the_walk_and_names_its_event() -> None:
    table = Table("silver", 2, 1)
    seat = table.waiting[0]
    table.play(seat, table.options(seat)[0])
    entries = table.record.entries
    last = entries[-1]
    assert isinstance(last, Answer)
    entries.append(Answer(last.n + 1, 9, last.action))
    with pytest.raises(BadData, match=f"event {last.n + 1} .*`meute verify`"):
        list(walk(entries, laid_out(table.header)))


def test_every_recorded_game_is_walked_to_the_position_that_replay_gives() -> None:
    table = Table("tracks", 3, 8)
    bot = meute.bot("random")
    while not table.over:
        table.let_answer(table.waiting[0], bot)
    again = laid_out(table.header, table.seed)
    list(walk(table.record.entries, again))
    assert again.state_hash() == meute.replay(table.record).state_hash() == table.state_hash()
