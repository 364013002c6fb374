"""The laws on secrets: what a seat receives never depends on what it cannot know.

They rest on `game.redeal`, which reads the state and says, independently of every view, which
facts are out of a seat's sight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meute.core.codec import encode, state_hash
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game, State
from meute.core.record import Answer
from meute.core.table import Table
from meute.core.walk import happen, laid_out, question
from meute.testing.pictures import pictures_show_what_a_seat_sees
from meute.testing.runs import RUN_LAWS
from meute.testing.walk import Walk, onlookers, play_at_random, received, some_actions

STRETCH: Final = 25
"""Events for which two tables that differ in secret are compared."""

PIVOTS: Final = 3
"""Outcomes of chance that are exchanged, one at a time."""


def views_hide_what_a_seat_cannot_know(game: Game, walk: Walk) -> None:
    """View, options and reasons stay the same when everything hidden is dealt anew."""
    for n, state in enumerate(walk.states(game)):
        for seat in [*range(walk.seats), None]:
            twin = game.redeal(state, seat, Dealer(walk.seed + n))
            assert encode(game.view(twin, seat)) == encode(game.view(state, seat)), (
                f"the view of seat {seat} shows a secret"
            )
            if seat is None:
                continue
            assert encode(game.full_view(twin, seat)) == encode(game.full_view(state, seat)), (
                f"the full view of seat {seat} shows a secret"
            )
            assert _answers(game, twin, seat, n) == _answers(game, state, seat, n), (
                f"the options or reasons of seat {seat} tell a secret"
            )


def _answers(game: Game, state: State, seat: int, n: int) -> bytes:
    """What the seat may answer and why not otherwise."""
    own = [d for d in game.asked(state) if d.player == seat]
    options = [d.options(state) for d in own[:1]]
    return encode([options, [game.why_not(state, seat, a) for a in some_actions(game, n)]])


def tables_tell_no_secrets(game: Game, walk: Walk) -> None:
    """Two tables whose difference a seat cannot know send it the same bytes, as long as it cannot.

    One game is played; then it is played again with one outcome of chance exchanged. From there
    on everything the seat receives, log and record included, is compared until it lawfully learns
    of the difference, which may be at once.
    """
    first = walk.table(game)
    dealer = Dealer(walk.seed)
    play_at_random(first, dealer, walk.skip + STRETCH)
    answers = [entry for entry in first.record.entries if isinstance(entry, Answer)]
    rolled = [i for i, entry in enumerate(answers[: walk.skip + 1]) if entry.seat == CHANCE]
    for _ in range(PIVOTS if rolled else 0):
        _compare_twins(first, answers, dealer.pick(rolled[-3 * PIVOTS :]))


def _compare_twins(first: Table, answers: Sequence[Answer], pivot: int) -> None:
    """Play two tables that part at the pivot, and compare them for every seat it is hidden from."""
    one, other = (_blank_table(first) for _ in range(2))
    blind = onlookers(first)
    for i, entry in enumerate(answers[: pivot + STRETCH]):
        happen(one, entry.action)
        if not _follow(other, entry, change=i == pivot):
            return
        if i < pivot:
            continue
        blind = [seat for seat in blind if _same_for(one, other, seat)]
        for seat in blind:
            _receives_the_same(one, other, seat)
        if not blind:
            return


def _receives_the_same(one: Table, other: Table, seat: int | None) -> None:
    mine, theirs = received(one, seat), received(other, seat)
    for part, data in mine.items():
        assert theirs[part] == data, f"the {part} of seat {seat} tells a secret"


def _blank_table(table: Table) -> Table:
    """Open the table anew, with dice that are told what to show."""
    return laid_out(table.record.header, None, table.game)


def _follow(table: Table, entry: Answer, *, change: bool) -> bool:
    """Play the same event, or a different outcome of it; False if the ways part here."""
    decision, options = question(table)
    if decision is None or decision.player != entry.seat:
        return False
    if change:
        options = tuple(option for option in options if option != entry.action)
    elif entry.action in options:
        options = (entry.action,)
    else:
        options = ()
    if options:
        happen(table, options[entry.n % len(options)])
    return bool(options)


def _same_for(one: Table, other: Table, seat: int | None) -> bool:
    """Tell whether the seat cannot know any difference between the two positions."""
    game = one.game
    return state_hash(game.redeal(one.copy_state(), seat, Dealer(0))) == state_hash(
        game.redeal(other.copy_state(), seat, Dealer(0))
    )


def imagined_worlds_look_the_same(game: Game, walk: Walk) -> None:
    """A world imagined from a view shows that view again, is possible, and can be played."""
    for n, state in enumerate(walk.states(game)):
        for seat in range(walk.seats):
            for show in (game.view, game.full_view):
                view = show(state, seat)
                world = game.imagine(view, Dealer(walk.seed + n))
                assert show(world, seat) == view
                assert not game.faults(world)
                decision = game.decision(world)
                assert decision is not None
                game.play(world, Dealer(n).pick(decision.options(world)))


def what_can_be_undone_taught_nobody(game: Game, walk: Walk) -> None:
    """An answer that counts as showing nothing really tells no seat anything new."""
    for n, state in enumerate(walk.states(game)):
        decision = game.decision(state)
        assert decision is not None
        if decision.player == CHANCE:
            continue
        for option in decision.options(state):
            child = state.copy()
            game.play(child, option)
            if child.shown != state.shown:
                continue
            for seat in range(walk.seats):
                twin = game.redeal(state, seat, Dealer(walk.seed + n))
                game.play(twin, option)
                assert twin.shown == child.shown, f"{option} shows something by what is hidden"
                assert game.full_view(twin, seat) == game.full_view(child, seat), (
                    f"{option} taught seat {seat} something"
                )


SECRET_LAWS: Final[tuple[Callable[[Game, Walk], None], ...]] = (
    views_hide_what_a_seat_cannot_know,
    tables_tell_no_secrets,
    imagined_worlds_look_the_same,
    what_can_be_undone_taught_nobody,
    pictures_show_what_a_seat_sees,
    *RUN_LAWS,
)
