"""C9 Private objectives: what each asks for, what it gives, its exchange effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import DRAW_CARD, PLACES, SwapCard
from meute.games.foxes.chances import DRAW_OBJECTIVES
from meute.games.foxes.rules.objectives import fulfilled
from tests.games.foxes.lookup import card
from tests.games.foxes.positions import Position

CASES: dict[int, tuple[Callable[[Position], Position], Callable[[Position], Position]]] = {
    1: (lambda p: p.mark(0, "fields.1", "forest.2"), lambda p: p.mark(0, "fields.1", "river.1")),
    2: (lambda p: p.mark(0, "river.1", "farm.1"), lambda p: p.mark(0, "river.1", "river.3")),
    3: (
        lambda p: p.mark(0, "river.1", "farm.1", "river.3"),
        lambda p: p.mark(0, "river.1", "farm.1").mark(1, "river.3"),
    ),
    4: (
        lambda p: p.mark(0, "river.1", "farm.1", "forest.1"),
        lambda p: p.mark(0, "river.1", "farm.1", "farm.3"),
    ),
    5: (lambda p: p.give(0, catches="fail pc2 r"), lambda p: p.give(0, catches="fail pc2")),
    6: (
        lambda p: p.give(0, catches="fail pc2 r r"),
        lambda p: p.give(0, catches="fail pc2 r"),
    ),
    7: (lambda p: p.paw(0, "fields", 2), lambda p: p.paw(0, "fields", 1)),
    8: (lambda p: p.paw(0, "river", 2), lambda p: p.paw(0, "river", 1)),
    9: (lambda p: p.paw(0, "forest", 2), lambda p: p.paw(0, "forest", 1)),
    10: (lambda p: p.paw(0, "farm", 2), lambda p: p.paw(0, "farm", 1)),
    11: (
        lambda p: p.paw(0, "farm", 3).paw(0, "river", 2),
        lambda p: p.paw(0, "farm", 3).paw(0, "river", 1),
    ),
    12: (
        lambda p: p.give(0, resources="worm fish berry egg"),
        lambda p: p.give(0, resources="worm fish berry worm"),
    ),
    13: (lambda p: p.give(0, pc=10), lambda p: p.give(0, pc=9)),
    14: (
        lambda p: p.shaft(0).path(0, (2, 1, "curve", 0)),
        lambda p: p.shaft(0),
    ),
    15: (
        lambda p: p.shaft(0, 2, 4).path(0, (2, 1, "curve", 0)),
        lambda p: p.shaft(0, 2, 4),
    ),
    16: (lambda p: p.shaft(0), lambda p: p.path(0, (3, 1, "cross", 0))),
    17: (lambda p: p.cub(0, "top", value=4, at_exit=1), lambda p: p.cub(0, "top", value=3)),
    18: (lambda p: p.used(0, "river", 0, 0), lambda p: p.used(0, "river", 0, 1)),
    19: (lambda p: p.used(0, "river", 4), lambda p: p.used(0, "river", 3)),
    20: (lambda p: p.fox(0, "mountain"), lambda p: p.fox(0, "river")),
}
VP = (4, 5, 4, 5, 3, 4, 3, 3, 5, 3, 4, 3, 3, 3, 4, 4, 3, 3, 3, 2)


@pytest.mark.parametrize("number", range(1, 21))
def test_c9_each_objective_is_fulfilled_or_not(number: int) -> None:
    enough, too_little = CASES[number]
    yes, no = Position(4), Position(4)
    enough(yes)
    too_little(no)
    assert fulfilled(yes.state, 0, card(number))
    assert not fulfilled(no.state, 0, card(number))
    assert yes.state.printed.objective_vp[card(number)] == VP[card(number)]
    assert FOXES.faults(yes.state) == FOXES.faults(no.state) == []


def test_c9_exchange_effects_go_round() -> None:
    assert data.RECONSTRUCTED["objective_exchange"] == (1, 2, 3, 4, 5) * 4


def test_b0_7_cards_are_drawn_as_long_as_any_lie_on_the_pile_or_beside_it() -> None:
    most = [number for number in range(1, 21) for _ in range(2)][:-1]
    position = Position().hand(0, *most).play(6, PLACES[data.MOUNTAIN])
    assert position.state.objective_pile == [0] * 19 + [1]
    assert DRAW_CARD in position.options
    position = Position().hand(0, *most, 20)
    position.state.hands[card(20)] -= 1
    position.state.objective_discard[card(20)] += 1
    position.play(6, PLACES[data.MOUNTAIN])
    assert DRAW_CARD in position.options
    assert position.play(DRAW_CARD).options == [DRAW_OBJECTIVES[card(20)]]
    none = Position().hand(0, *most, 20).play(6, PLACES[data.MOUNTAIN])
    assert DRAW_CARD not in none.options
    assert none.of(SwapCard) == []
