"""The laws on secret runs: all answer at once, and nobody learns how far the others are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.game import Game, State
from meute.core.table import Table
from meute.testing.walk import Walk, onlookers, received

ANSWERS: Final = 4
"""Answers after which everybody's bytes are compared, in one run."""

EVERY: Final = 4
"""How many positions of a walk are passed over for each that is looked at."""


def run_tables(game: Game, walk: Walk, count: int) -> Iterator[tuple[int, list[Table]]]:
    """Yield equal tables at positions where several seats are asked in secret, and a number."""
    for n, state in enumerate(walk.states(game)):
        asked = game.asked(state)
        if n % EVERY == walk.seed % EVERY and len({d.player for d in asked}) > 1:
            data = encode(state)
            yield n, [Table.from_state(game, data, seed=walk.seed) for _ in range(count)]


def answers_of(table: Table, seat: int, luck: Dealer, most: int | None = None) -> list[Any]:
    """Answer for a seat at random, to the end of its run or `most` times; return the answers."""
    given: list[Any] = []
    while table.left(seat) and (most is None or len(given) < most):
        given.append(luck.pick(table.options(seat)))
        if table.waiting == (seat,) and table.left(seat) == 1:
            break
        table.play(seat, given[-1])
    return given


def private(table: Table, seat: int | None) -> dict[str, bytes]:
    """Collect all a seat receives but the seats that are waited for: those are known to all."""
    return {name: data for name, data in received(table, seat).items() if name != "waiting"}


def secret_answers_show_nothing_to_others(game: Game, walk: Walk) -> None:
    """Nobody receives another byte when somebody else answers, but who is done."""
    for n, [table] in run_tables(game, walk, 1):
        luck = Dealer(walk.seed + n)
        for seat in table.in_run[:-1]:
            answers_of(table, seat, luck, luck.pick(range(table.left(seat))))
        seat = luck.pick(table.in_run[:-1])
        for _ in range(min(ANSWERS, table.left(seat))):
            others = [one for one in onlookers(table) if one != seat]
            before = [private(table, one) for one in others]
            table.play(seat, luck.pick(table.options(seat)))
            assert [private(table, one) for one in others] == before, f"seat {seat} was heard"


def sealed_answers_stay_sealed(game: Game, walk: Walk) -> None:
    """While answers are sealed, nobody else receives a byte that depends on them."""
    for n, tables in run_tables(game, walk, 2):
        seat = tables[0].in_run[n % len(tables[0].in_run)]
        for table, pick in zip(tables, (0, -1), strict=True):
            while table.left(seat):
                table.play(seat, table.options(seat)[pick])
        for other in onlookers(tables[0]):
            if other != seat:
                assert received(tables[0], other) == received(tables[1], other)


def secret_options_ignore_sealed_answers(game: Game, walk: Walk) -> None:
    """The options of a secret decision are the same whatever the others have answered."""
    for state in walk.states(game):
        asked = game.asked(state)
        for seat in dict.fromkeys(d.player for d in asked if d.secret):
            for pick in (0, -1):
                _compare_options(game, state, seat, pick)


def _compare_options(game: Game, state: State, seat: int, pick: int) -> None:
    """Answer for one seat alone, and again after all others have answered."""
    asked = game.asked(state)
    own = [d for d in asked if d.player == seat]
    others = [d for d in asked if d.player != seat]
    alone, after = state.copy(), state.copy()
    first = len(state.pending) - len(asked)
    alone.pending[first:] = [*others[::-1], *own[::-1]]
    after.pending[first:] = [*own[::-1], *others[::-1]]
    for decision in others:
        game.play(after, decision.options(after)[pick])
    for n, decision in enumerate(own):
        options = list(decision.options(alone))
        assert options == list(decision.options(after)), f"{decision} depends on sealed answers"
        for world in (alone, after) if n < len(own) - 1 else ():
            game.play(world, options[pick])


def own_answers_can_be_imagined(game: Game, walk: Walk) -> None:
    """Amid a run, a world imagined from a seat's view shows it again and asks its question."""
    for n, [table] in run_tables(game, walk, 1):
        luck = Dealer(walk.seed + n)
        for seat in table.in_run:
            answers_of(table, seat, luck, luck.pick(range(table.left(seat))))
            for show, view in (
                (game.view, table.view(seat)),
                (game.full_view, table.full_view(seat)),
            ):
                world = game.imagine(view, luck)
                assert show(world, seat) == view, f"seat {seat} imagines another world"
                assert not game.faults(world)
                decision = game.decision(world)
                assert decision is not None
                assert decision == table.decision(seat), f"seat {seat} is not asked first"
                assert tuple(decision.options(world)) == table.options(seat)


def the_order_of_secret_answers_leaves_no_trace(game: Game, walk: Walk) -> None:
    """Whoever answers first, the record and what each seat sees in between are the same."""
    for n, [first, one, other] in run_tables(game, walk, 3):
        luck = Dealer(walk.seed + n)
        plans = {seat: answers_of(first, seat, luck) for seat in first.in_run}
        seats = [seat for seat, plan in plans.items() for _ in plan]
        shuffled = sorted(seats, key=lambda _: luck.pick(range(1 << 20)))
        seen, again = _in_turn(one, plans, seats), _in_turn(other, plans, shuffled)
        for seat in seen.keys() & again.keys():
            assert seen[seat] == again[seat], f"seat {seat} sees who answered first"
        assert one.record.to_bytes() == other.record.to_bytes()


def _in_turn(
    table: Table, plans: dict[int, list[Any]], order: Sequence[int]
) -> dict[int, dict[str, bytes]]:
    """Answer in this order; return what each seat, but the last, has received when it was done."""
    coming = {seat: iter(plan) for seat, plan in plans.items()}
    seen = {}
    for n, seat in enumerate(order, start=1):
        table.play(seat, next(coming[seat]))
        if n < len(order) and not table.left(seat):
            seen[seat] = private(table, seat)
    return seen


def a_plan_is_its_answers_one_by_one(game: Game, walk: Walk) -> None:
    """A plan does what its answers do, may be given again, and is taken back like them."""
    for n, [one, other] in run_tables(game, walk, 2):
        luck = Dealer(walk.seed + n)
        seat = luck.pick(one.in_run)
        fresh = received(other, seat)
        plan = answers_of(one, seat, luck, luck.pick(range(one.left(seat) + 1)))
        other.plan(seat, [other.options(seat)[-1]])
        other.plan(seat, plan)
        assert received(one, seat) == received(other, seat)
        assert one.sealed == other.sealed
        if plan:
            one.undo(seat, steps=1)
            other.plan(seat, plan[:-1])
            assert received(one, seat) == received(other, seat)
        other.plan(seat, [])
        assert received(other, seat) == fresh


RUN_LAWS: Final[tuple[Callable[[Game, Walk], None], ...]] = (
    secret_answers_show_nothing_to_others,
    sealed_answers_stay_sealed,
    secret_options_ignore_sealed_answers,
    own_answers_can_be_imagined,
    the_order_of_secret_answers_leaves_no_trace,
    a_plan_is_its_answers_one_by_one,
)
