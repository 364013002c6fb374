"""The laws on looking ahead: previews tell no secret, and every row can be given as offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.game import Game, State
from meute.core.record import Answer
from meute.core.shortcut import Row, checked
from meute.core.table import Table
from meute.testing.walk import Walk, play_at_random

FEW: Final = 12
"""Rows that are carried out at one position; there may be hundreds."""


def previews_come_from_the_view(game: Game, walk: Walk) -> None:
    """What answers and rows would do is told from the view, which stays as it is, and no secret."""
    for n, state in enumerate(walk.states(game)):
        for seat, options in _asked(game, state):
            view = game.view(state, seat)
            before = encode(view)
            told = _told(game, view, options)
            assert encode(view) == before, "looking ahead has changed the view"
            assert told == _told(game, view, options), "a preview tells something else every time"
            twin = game.redeal(state, seat, Dealer(walk.seed + n))
            assert told == _told(game, game.view(twin, seat), options), "a preview tells a secret"


def _asked(game: Game, state: State) -> Iterator[tuple[int, Sequence[Any]]]:
    """Yield every seat that is asked, with the options of its first question."""
    first = {decision.player: decision for decision in reversed(game.asked(state))}
    for seat, decision in first.items():
        if seat >= 0:
            yield seat, list(decision.options(state))


def _told(game: Game, view: Any, options: Sequence[Any]) -> bytes:
    previews = [game.preview(view, option) for option in options]
    rows = game.shortcuts(view, options)
    for preview in (*previews, *(row.preview for row in rows)):
        if preview is not None:
            assert game.preview_class is not None
            assert isinstance(preview, game.preview_class)
    return encode([previews, [[row.answers, row.preview] for row in rows]])


def rows_can_be_given_as_offered(game: Game, walk: Walk) -> None:
    """A row begins with an option, is legal to its end, and is offered once."""
    for state in walk.states(game):
        for seat, options in _asked(game, state):
            rows = game.shortcuts(game.view(state, seat), options)
            assert len({row.answers for row in rows}) == len(rows), "a row is offered twice"
            before = encode(state)
            for row in rows:
                assert row.answers[0] in options
                assert checked(game, state, seat, row.answers) == list(row.answers)
            assert encode(state) == before


def a_row_is_its_answers_and_one_step_back(game: Game, walk: Walk) -> None:
    """A row does what its answers do one by one, is recorded so, and is taken back as one."""
    table = walk.table(game)
    dealer = Dealer(walk.seed)
    play_at_random(table, dealer, walk.skip)
    for _ in range(walk.length):
        if table.over:
            return
        seat = dealer.pick(table.waiting)
        options = table.options(seat)
        rows = game.shortcuts(table.view(seat), options)
        for row in rows[:: len(rows) // FEW + 1]:
            if not _there_and_back(table, seat, row):
                break
        else:
            table.play(seat, dealer.pick(options))


def _there_and_back(table: Table, seat: int, row: Row) -> bool:
    """Give a row, take it back and give its answers; False if it cannot be taken back."""
    start, events = table.state_hash(), table.events
    table.play_row(seat, row.answers)
    given = [entry for entry in table.record.entries if isinstance(entry, Answer)]
    own = [entry.action for entry in given if entry.n > events and entry.seat == seat]
    assert tuple(own) == row.answers, "the record does not hold the answers of the row"
    if table.cannot_undo(seat) is not None:
        return False
    end = table.state_hash()
    table.undo(seat, steps=1)
    assert table.state_hash() == start, "a row is more than one step back"
    for answer in row.answers:
        table.play(seat, answer)
    assert table.state_hash() == end, "a row does something else than its answers"
    table.undo(seat, steps=len(row.answers))
    assert table.state_hash() == start
    return True


AHEAD_LAWS: Final[tuple[Callable[[Game, Walk], None], ...]] = (
    previews_come_from_the_view,
    rows_can_be_given_as_offered,
    a_row_is_its_answers_and_one_step_back,
)
