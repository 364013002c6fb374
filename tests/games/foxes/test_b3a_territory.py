"""B3.A A vital territory: moving, tolls, actions; G22-G45."""

from __future__ import annotations

import pytest

from meute.games.foxes import data
from meute.games.foxes.actions import (
    ACTS,
    ADVANCE,
    END_TURN,
    MARK,
    MOVES,
    MULOTAGE,
    PLACES,
    RAISE,
    RAISE_CUB,
    Move,
)
from tests.games.foxes.positions import Position

FIELDS, RIVER, FOREST, FARM, MOUNTAIN, DEN = PLACES
NAMES = ("fields", "river", "forest", "farm")


def at(position: Position, place: int, spaces: int, roll: int = 6) -> Position:
    """Let seat 0 roll, place the die in a territory and move some spaces."""
    return position.play(roll, PLACES[place], MOVES[spaces])


def test_g22_b3_a_1_the_fox_goes_to_the_start_from_wherever_it_was() -> None:
    position = Position().fox(0, "river").play(6, FOREST)
    assert (position.state.foxes[0], position.state.steps[0]) == (data.FOREST, 0)


@pytest.mark.parametrize(("value", "most"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_g23_f1_b3_a_1_by_day_2_spaces_at_night_3(value: int, most: int) -> None:
    position = Position(value=value).play(5, FIELDS)
    assert position.of(Move) == MOVES[: most + 1]


def test_f19_d4_b3_a_1_the_fox_may_stay_on_the_start_and_then_does_nothing() -> None:
    position = Position().mark(1, "fields.1").give(0, pc=0).play(6, FIELDS, MOVES[0])
    assert position.state.pc[0] == 1
    assert position.options == [END_TURN]
    assert position.why(MARK) == "on_start"


@pytest.mark.parametrize(("value", "most"), [(2, 1), (5, 3)])
def test_g24_b3_a_1_storm_takes_1_space_by_day_only(value: int, most: int) -> None:
    position = Position(value=value).obstacle("storm", "fields").play(6, FIELDS)
    assert position.of(Move) == MOVES[: most + 1]
    assert value == 5 or position.why(MOVES[2]) == "too_far"


def test_b3_a_1_storm_elsewhere_has_no_effect() -> None:
    position = Position(value=2).obstacle("storm", "river").play(6, FIELDS)
    assert position.of(Move) == MOVES[:3]


def test_c7_speed_moves_one_space_further_up_to_the_end() -> None:
    day = Position(value=2).instinct(0, "speed").play(6, FIELDS)
    assert day.of(Move) == MOVES
    night = Position(value=5).instinct(0, "speed").play(6, FIELDS)
    assert night.of(Move) == MOVES


def test_g25_b3_a_2_passing_a_foreign_marker_costs_1() -> None:
    position = at(Position().give(0, pc=0).give(1, pc=0).mark(1, "fields.1"), 0, 2, roll=5)
    assert position.state.pc[:2] == [2 - 1, 1]


def test_g26_b3_a_2_stopping_on_a_foreign_marker_costs_2() -> None:
    position = at(Position().give(0, pc=0).give(1, pc=0).mark(1, "fields.1"), 0, 1, roll=5)
    assert position.state.pc[:2] == [0, 2]


def test_b3_a_2_tolls_are_paid_space_by_space() -> None:
    position = Position().give(0, pc=0).give(1, pc=0).give(2, pc=0)
    at(position.mark(1, "fields.1").mark(2, "fields.2", "fields.3"), 0, 3, roll=2)
    assert position.state.pc == [4 - 1 - 1 - 2, 1, 3]


def test_f31_b3_a_2_a_poor_fox_pays_what_it_has_and_the_owner_gains_in_full() -> None:
    position = at(Position().give(0, pc=0).give(1, pc=0).mark(1, "fields.1"), 0, 1)
    assert position.state.pc[:2] == [0, 2]


def test_b3_a_4_the_own_marker_costs_nothing_and_foxes_may_share_a_space() -> None:
    position = at(Position().give(0, pc=0).mark(0, "fields.1").fox(1, "fields"), 0, 1)
    assert position.state.pc[0] == 1


def test_c7_dominance_loses_nothing_to_markers_but_owners_still_gain() -> None:
    position = Position().give(0, pc=0).give(1, pc=0).instinct(0, "dominance")
    at(position.mark(1, "fields.1"), 0, 1)
    assert position.state.pc[:2] == [1, 2]


@pytest.mark.parametrize("spaces", [2, 3])
def test_g27_f20_b3_a_2_the_dam_costs_2_pc_while_the_beaver_is_there(spaces: int) -> None:
    position = Position().give(0, pc=0).give(1, pc=0).obstacle("beaver", "river", owner=1)
    at(position, 1, spaces, roll=2)
    assert position.state.pc[:2] == [4 - 2, 2]


def test_f20_without_the_token_the_dam_has_no_effect() -> None:
    position = at(Position().give(0, pc=0).give(1, pc=0), 1, 2, roll=2)
    assert position.state.pc[:2] == [4, 0]


def test_b3_a_2_the_possessor_of_the_beaver_gives_nothing() -> None:
    position = at(Position().give(0, pc=0).obstacle("beaver", "river", owner=0), 1, 2, roll=2)
    assert position.state.pc[0] == 4


def test_b3_a_2_who_has_less_gives_the_beaver_what_he_has() -> None:
    position = Position().give(0, pc=0).give(1, pc=0).obstacle("beaver", "river", owner=1)
    at(position, 1, 2, roll=6)
    assert position.state.pc[:2] == [0, 1]


@pytest.mark.parametrize(
    ("place", "spaces", "costs"),
    [
        (0, 1, {MULOTAGE: 2, MARK: 1}),
        (0, 2, {MULOTAGE: 1, ADVANCE: 2}),
        (0, 3, {MULOTAGE: 1, MARK: 1, RAISE: 2}),
        (1, 1, {ADVANCE: 1, MARK: 2}),
        (1, 2, {ADVANCE: 1, MULOTAGE: 2}),
        (1, 3, {ADVANCE: 1, RAISE: 1, MARK: 2}),
        (2, 1, {RAISE: 2, MARK: 1}),
        (2, 2, {RAISE: 2, MULOTAGE: 2, MARK: 1}),
        (2, 3, {RAISE: 1, ADVANCE: 2, MARK: 1}),
        (3, 1, {ADVANCE: 2, MARK: 1}),
        (3, 2, {MULOTAGE: 1, RAISE: 2}),
        (3, 3, {MULOTAGE: 1, ADVANCE: 1, MARK: 2}),
    ],
)
def test_c2_g28_d5_b3_a_3_the_actions_of_each_space_and_their_costs(
    place: int, spaces: int, costs: dict[object, int]
) -> None:
    hunter = NAMES[(place + 1) % 4]
    position = at(Position(hunter=hunter), place, spaces)
    assert position.options == [*(act for act in ACTS if act in costs), END_TURN]
    for act, cost in costs.items():
        child = at(Position(hunter=hunter), place, spaces).play(act)  # type: ignore[arg-type]
        assert child.state.die == 6 - cost


def test_g28_b3_a_3_each_action_once_in_any_order() -> None:
    position = at(Position(), 2, 2).play(MARK, RAISE, RAISE_CUB[0])
    assert position.options == [MULOTAGE, END_TURN]
    assert position.why(MARK) == "done"
    assert position.why(ADVANCE) == "not_printed"


def test_g29_f11_b3_a_3_no_marking_no_mulotage_beside_the_hunter() -> None:
    position = at(Position(hunter="forest"), 2, 2)
    assert position.options == [RAISE, END_TURN]
    assert position.why(MARK) == position.why(MULOTAGE) == "hunter"


def test_g30_b3_a_3_no_mulotage_no_advance_beside_the_wolf() -> None:
    position = at(Position().obstacle("wolf", "fields"), 0, 2)
    assert position.options == [END_TURN]
    assert position.why(MULOTAGE) == position.why(ADVANCE) == "wolf"
    assert MARK in at(Position().obstacle("wolf", "fields"), 0, 1).options


def test_c7_stealth_ignores_hunter_and_wolf() -> None:
    position = Position(hunter="forest").obstacle("wolf", "forest").instinct(0, "stealth")
    assert at(position, 2, 2).options == [MULOTAGE, MARK, RAISE, END_TURN]
