"""Laws that every game keeps. Each takes a game and a walk and fails with an AssertionError.

import pytest
from hypothesis import given
from meute.testing import LAWS
from meute.testing.strategies import walks

@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(walk=walks(MY_GAME))
def test_my_game_keeps_the_laws(law, walk):
    law(MY_GAME, walk)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from meute.core import registry
from meute.core.codec import encode, from_json, state_from_plain, state_hash
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.errors import BadRecord, CannotUndo, Refused
from meute.core.game import Game
from meute.core.record import Answer, Record, Undo
from meute.core.replay import parse, replay, verify
from meute.core.table import Table
from meute.testing.ahead import AHEAD_LAWS
from meute.testing.learners import LEARNERS_LAWS
from meute.testing.secrets import SECRET_LAWS
from meute.testing.walk import Walk, play_at_random, some_actions

Law = Callable[[Game, Walk], None]

LONGEST: Final = 50_000
"""No game of the house asks more questions than this, however badly it is played."""


def copies_are_equal_and_independent(game: Game, walk: Walk) -> None:
    """A copy equals its original; playing on it leaves the original alone."""
    for state in walk.states(game):
        before = encode(state)
        copy = state.copy()
        assert copy == state
        decision = game.decision(state)
        assert decision is not None
        for option in decision.options(state):
            child = state.copy()
            game.play(child, option)
        assert encode(state) == before
        assert copy == state


def options_are_sound(game: Game, walk: Walk) -> None:
    """Options are never empty, stable, known to the game, and unique where a seat is asked."""
    known = set(game.actions)
    for state in walk.states(game):
        decision = game.decision(state)
        assert decision is not None
        options = list(decision.options(state))
        assert options, f"{decision} has no answer"
        assert options == list(decision.options(state.copy())), f"{decision} is not stable"
        assert known.issuperset(options), f"{decision} offers an action the game does not list"
        if decision.player != CHANCE:
            assert len(set(options)) == len(options), f"{decision} lists an answer twice"


def reasons_agree_with_options(game: Game, walk: Walk) -> None:
    """Of all actions of the game, exactly the options have no reason against them."""
    for state in walk.states(game):
        first = {decision.player: decision for decision in reversed(game.asked(state))}
        for decision in first.values():
            if decision.player == CHANCE:
                continue
            options = set(decision.options(state))
            for action in game.actions:
                reason = game.why_not(state, decision.player, action)
                assert (reason is None) == (action in options), f"{action}: {reason}"


def same_seed_and_answers_same_game(game: Game, walk: Walk) -> None:
    """A game depends on its seed and answers, and on no global chance."""
    first = [state_hash(state) for state in walk.states(game)]
    kept = random.getstate()
    try:
        random.seed(walk.seed)
        random.random()  # noqa: S311 (burnt on purpose)
        assert [state_hash(state) for state in walk.states(game)] == first
    finally:
        random.setstate(kept)


def positions_survive_saving(game: Game, walk: Walk) -> None:
    """A saved position reads back equal and goes on in the same way."""
    for state in walk.states(game):
        again = state_from_plain(game, from_json(encode(state)))
        assert again == state
        assert state_hash(again) == state_hash(state)
        mine, other = game.decision(state), game.decision(again)
        assert mine is not None
        assert other is not None
        assert list(mine.options(state)) == list(other.options(again))


def nothing_is_lost_or_doubled(game: Game, walk: Walk) -> None:
    """Every piece lies in exactly one place, at every position."""
    for state in walk.states(game):
        assert not game.faults(state)


def records_replay(game: Game, walk: Walk) -> None:
    """A record, finished or not, verifies and replays to the same position."""
    with registry.lent(game):
        _records_replay(game, walk)


def _records_replay(game: Game, walk: Walk) -> None:
    table = walk.table(game)
    play_at_random(table, Dealer(walk.seed), walk.skip)
    data = table.record.to_bytes()
    assert len(verify(data)) == 1
    [(_, record)] = parse(data)
    again = replay(record, None if table.over else table.seed)
    assert again.state_hash() == table.state_hash()
    assert again.record.to_bytes() == data
    assert again.log(0) == table.log(0)


def games_end(game: Game, walk: Walk) -> None:
    """Random play comes to an end, with ranks that start at 1."""
    dealer = Dealer(walk.seed)
    state = game.setup(walk.seats, game.meta.variant(walk.variant))
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            break
        game.play(state, dealer.pick(decision.options(state)))
    assert game.decision(state) is None, "the game does not end"
    assert len(game.scores(state)) == walk.seats
    ranks = sorted(game.ranks(state))
    assert ranks[0] == 1
    assert all(1 <= rank <= place for place, rank in enumerate(ranks, start=1))


def undo_returns_and_stays_within_the_boundary(game: Game, walk: Walk) -> None:
    """An undo brings back the very position, and is refused where it would take back knowledge."""
    table = walk.table(game)
    dealer = Dealer(walk.seed)
    play_at_random(table, dealer, walk.skip // 2)
    for _ in range(walk.length):
        if table.over:
            return
        seat = dealer.pick(table.waiting)
        before, asked = table.state_hash(), table.waiting
        table.play(seat, dealer.pick(table.options(seat)))
        refused = table.cannot_undo(seat)
        try:
            table.undo(seat, steps=1)
        except CannotUndo:
            assert refused is not None
        else:
            assert refused is None
            assert table.state_hash() == before
            assert table.waiting == asked
            table.play(seat, dealer.pick(table.options(seat)))
    with registry.lent(game):
        verify(table.record.to_bytes())


def nothing_comes_after_the_end(game: Game, walk: Walk) -> None:
    """Once the game is over no seat can undo, answer or plan, and no line can be added."""
    table = walk.table(game)
    play_at_random(table, Dealer(walk.seed), LONGEST)
    assert table.over, "the game does not end"
    _stays_as_it_is(table, walk.seed)
    with registry.lent(game):
        _stays_as_it_is(replay(table.record), walk.seed)
        _takes_no_line_more(table.record)


def _stays_as_it_is(table: Table, luck: int) -> None:
    """Try everything a seat could do at a finished table."""
    record, position = table.record.to_bytes(), table.state_hash()
    for seat in range(table.seats):
        assert table.cannot_undo(seat) is not None
        assert not table.options(seat)
        _is_refused(table.undo, seat)
        _is_refused(table.undo, seat, 1)
        _is_refused(table.plan, seat, [])
        for action in some_actions(table.game, luck):
            _is_refused(table.play, seat, action)
            _is_refused(table.plan, seat, [action])
    assert table.over
    assert table.record.to_bytes() == record
    assert table.state_hash() == position


def _is_refused(act: Callable[..., None], *given: object) -> None:
    try:
        act(*given)
    except Refused:
        return
    raise AssertionError(f"{act.__name__}{given} was accepted after the end")


def _takes_no_line_more(record: Record) -> None:
    """Try to take back the last answer, behind the last line and in its place.

    Whoever gave it tries: before the end nobody else could take it back either.
    """
    *before, end = record.entries
    seat = next(e.seat for e in reversed(before) if isinstance(e, Answer) and e.seat != CHANCE)
    undo = Undo(end.n + 1, seat, end.n)
    for entries in ([*before, end], before):
        longer = Record(record.header, [*entries, undo])
        try:
            verify(longer.to_bytes())
        except BadRecord:
            continue
        raise AssertionError(f"{undo} was accepted after the end")


LAWS: Final[tuple[Law, ...]] = (
    copies_are_equal_and_independent,
    options_are_sound,
    reasons_agree_with_options,
    same_seed_and_answers_same_game,
    positions_survive_saving,
    nothing_is_lost_or_doubled,
    records_replay,
    games_end,
    undo_returns_and_stays_within_the_boundary,
    nothing_comes_after_the_end,
    *SECRET_LAWS,
    *AHEAD_LAWS,
    *LEARNERS_LAWS,
)
