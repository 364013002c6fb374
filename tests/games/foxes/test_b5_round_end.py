"""B5 End of a round in its ten steps; G59-G77; C8 growth, C9 objectives."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import (
    DEVELOPS,
    END_TURN,
    GROW,
    LEAVES,
    MOVES,
    PAY,
    PAY_TILE,
    PLACES,
    PLAY_BONUS,
    RAISE_CUB,
    STOP,
    TAKE,
    Grow,
    Leave,
)
from meute.games.foxes.rules.objectives import fulfilled
from tests.games.foxes.positions import Position, card, space

DEN, MOUNTAIN = PLACES[5], PLACES[4]


def last_turn(position: Position) -> Position:
    """Play the last turn of the round with an idle die of 6 in the den of seat 0."""
    return position.finish_round().idle()


def growth(position: Position) -> Position:
    """End the round; seat 0 is asked about growth."""
    last_turn(position)
    assert position.asked == ("GrowCubs", 0)
    return position


# Steps 1 to 4


def test_g59_b5_each_step_for_all_players_in_turn_order() -> None:
    position = Position().obstacle("bear", "mountain").obstacle("tent", "mountain")
    position.hand(0, 20).hand(1, 20).fox(1, "mountain").finish_round()
    position.play(6, MOUNTAIN, END_TURN, TAKE[0], TAKE[0])
    log = position.log()
    steps = [key for key in log[log.index("round_ends") :] if key in ("resource", "validates")]
    assert steps == ["resource", "resource", "validates", "validates"]


def test_g60_b5_1_tent_2_pc_for_foxes_in_its_territory() -> None:
    position = Position().obstacle("tent", "river").fox(0, "river").fox(1, "river")
    position.give(0, pc=0).give(1, pc=0).give(2, pc=0)
    last_turn(position)
    assert position.state.pc == [1 + 2, 2, 0]


def test_b5_1_the_start_and_the_mountain_count() -> None:
    position = Position().obstacle("tent", "mountain").give(0, pc=0).finish_round()
    position.play(6, MOUNTAIN, END_TURN)
    assert position.state.pc[0] == 1 + 1 + 2


def test_g61_b5_1_bear_a_resource_of_choice_after_the_tent() -> None:
    position = Position().obstacle("bear", "river").fox(0, "river")
    last_turn(position)
    assert position.asked == ("ChooseResource", 0)


def test_g62_b5_2_fulfilled_objectives_are_all_revealed_and_scored() -> None:
    position = Position().hand(0, 13, 13, 12, 20).give(0, pc=12)
    last_turn(position)
    assert position.state.validated[card(13)] == 2
    assert position.state.hands[card(12)] == position.state.hands[card(20)] == 1
    assert position.state.earned[data.FROM_OBJECTIVES] == 6


def test_f28_b5_2_validating_is_no_choice() -> None:
    position = Position().hand(0, 13).give(0, pc=12)
    assert last_turn(position).state.validated[card(13)] == 1


def test_b5_2_instincts_are_checked_after_the_objectives() -> None:
    position = Position().hand(0, 13).give(0, pc=12).cub(0, "top", value=3, at_exit=3).shaft(0)
    assert last_turn(position).asked == ("DevelopInstinct", 0)


def test_b5_2_what_happens_at_the_reveal_is_shown() -> None:
    position = Position().hand(0, 13)
    before = position.state.shown
    assert last_turn(position).state.shown > before


def test_g63_b5_3_the_cheese_kept_is_4_vp_and_goes_back() -> None:
    position = Position()
    position.state.cheese = 1
    last_turn(position)
    assert position.state.earned[data.SOURCES + data.FROM_CHEESE] == 4
    assert position.state.cheese == -1


def test_g64_b5_4_what_is_left_on_the_dice_is_vp_and_they_go_back() -> None:
    position = Position().used(0, "river", 3, 0).used(1, "farm", 2)
    last_turn(position)
    assert position.state.earned[data.FROM_DICE] == 6 + 3
    assert position.state.earned[data.SOURCES + data.FROM_DICE] == 2
    assert position.state.dice == [3, 3, 3]
    assert set(position.state.slot_owner) == {-1}


def test_c7_endurance_counts_1_for_every_exhausted_die() -> None:
    position = Position().instinct(0, "endurance").used(0, "river", 0, 0)
    assert last_turn(position).state.earned[data.FROM_DICE] == 6 + 2


# Step 5: growth


@pytest.mark.parametrize(("cub", "price"), [(0, 2), (1, 3), (2, 4)])
def test_g65_f2_b5_5_a_step_costs_2_3_4_pc_by_row(cub: int, price: int) -> None:
    position = growth(Position().give(0, pc=9)).play(GROW[cub])
    assert position.state.pc[0] == 10 - price
    assert position.state.cub_place[cub] == 2


def test_c7_care_makes_steps_1_pc_cheaper() -> None:
    position = growth(Position().instinct(0, "care").give(0, pc=9)).play(GROW[0])
    assert position.state.pc[0] == 10 - 1


def test_d16_b5_5_as_often_as_he_likes() -> None:
    position = growth(Position().give(0, pc=9))
    assert position.options == [*GROW[:3], STOP]
    position.play(GROW[0], GROW[0], GROW[1])
    assert position.state.cub_place[:3] == [3, 2, 1]
    assert position.asked == ("GrowCubs", 0)
    assert position.options == [GROW[0], GROW[1], STOP]
    assert position.why(GROW[2]) == "cannot_pay"


def test_b5_5_one_player_after_another() -> None:
    position = growth(Position().give(0, pc=9).give(1, pc=9)).play(STOP)
    assert position.asked == ("GrowCubs", 1)


@pytest.mark.parametrize(("start", "cubs", "vp"), [(1, 1, 0), (2, 0, 1), (3, 1, 0), (4, 0, 2)])
def test_g66_c8_b5_5_the_bonuses_of_the_growth_spaces(start: int, cubs: int, vp: int) -> None:
    position = growth(Position().give(0, pc=9).cub(0, "top", value=2, space=start))
    position.play(GROW[0])
    assert position.state.cub_value[0] == 2 + cubs
    assert position.state.earned[data.FROM_GROWTH] == vp


def test_c8_the_end_of_a_row_has_no_bonus() -> None:
    position = Position().give(0, pc=9, resources="worm").cub(0, "top", value=3, space=5)
    growth(position).play(GROW[0])
    assert position.state.cub_value[0] == 3
    assert position.state.earned[data.FROM_GROWTH] == 0


def test_g67_f22_d17_b5_5_the_last_step_also_costs_a_resource_or_a_mulotage_tile() -> None:
    position = Position().give(0, pc=9, resources="worm egg", catches="fail pc4")
    growth(position.cub(0, "top", value=3, space=5)).play(GROW[0])
    assert position.asked == ("PayLastStep", 0)
    assert position.options == [PAY[0], PAY[3], PAY_TILE]
    position.play(PAY_TILE)
    assert position.state.catches[:2] == [0, -1]
    assert position.state.mulotage_discard[6] == 1
    assert position.state.cub_place[0] == 6


def test_d17_one_means_needs_no_choice_and_without_any_the_step_is_not_offered() -> None:
    one = growth(Position().give(0, pc=9, resources="egg").cub(0, "top", space=5)).play(GROW[0])
    assert one.resources(0) == ""
    none = growth(Position().give(0, pc=9).cub(0, "top", space=5))
    assert none.of(Grow) == [GROW[1], GROW[2]]
    assert none.why(GROW[0]) == "last_step"


def test_g68_f4_b5_5_a_cub_at_the_end_may_leave_with_a_validated_objective() -> None:
    position = Position().cub(0, "top", value=3, space=6)
    growth(position.give(0, pc=4))
    assert position.of(Leave) == []
    assert position.why(LEAVES[0][0]) == "no_objective"
    ready = growth(Position().validated(0, 1).cub(0, "top", value=3, space=6).give(0, pc=0))
    assert ready.of(Leave) == LEAVES[0]
    assert ready.why(LEAVES[2][0]) == "not_at_end"
    ready.play(LEAVES[0][3])
    assert ready.state.cub_place[0] == data.AT_EXIT + 3


def test_b5_5_leaving_is_free_and_each_exit_holds_one_cub() -> None:
    position = Position().validated(0, 1).give(0, pc=0)
    position.cub(0, "top", value=3, at_exit=1).cub(0, "middle", value=3, space=6)
    growth(position)
    assert position.of(Leave) == LEAVES[1][1:]
    assert position.why(LEAVES[1][0]) == "exit_taken"
    assert position.play(LEAVES[1][1]).state.pc[0] == 1


def test_g68_b5_5_leaving_may_develop_an_instinct() -> None:
    position = Position().validated(0, 1).cub(0, "top", value=3, space=6).shaft(0)
    growth(position).play(LEAVES[0][2])
    assert position.asked == ("DevelopInstinct", 0)
    position.play(DEVELOPS[2][data.CARE])
    assert position.state.vp[0] == 6 + 3


def test_f3_out_of_the_den_means_at_an_exit() -> None:
    position = Position().validated(0, 1).cub(0, "top", value=3, space=6)
    growth(position).play(STOP).until("RollDie")
    assert position.state.cub_place[0] == 6
    assert position.state.dice[0] == 3


@pytest.mark.parametrize(("name", "black"), [("top", 3), ("middle", 4)])
def test_g69_g70_f7_f26_b5_5_the_cub_of_the_row_frees_its_black_die(name: str, black: int) -> None:
    position = Position().give(0, pc=9, resources="worm").cub(0, name, value=3, space=5)
    growth(position).play(GROW[black - 3])
    assert position.state.cub_place[black] == 1
    assert position.state.cub_value[black] == 1
    assert GROW[black] in position.options


def test_b5_5_the_bottom_cub_and_black_ones_free_nothing() -> None:
    position = Position().give(0, pc=9, resources="worm worm").cub(0, "bottom", value=3, space=5)
    growth(position).play(GROW[2])
    assert position.state.cub_place[3:5] == [0, 0]


def test_b5_5_black_cubs_grow_at_the_price_of_their_row() -> None:
    position = Position().give(0, pc=9).cub(0, "top", space=6).cub(0, "middle", space=6)
    growth(position).play(GROW[3], GROW[4])
    assert position.state.pc[0] == 10 - 2 - 3


def test_g71_b5_5_an_increase_in_growth_goes_only_to_the_moving_cub() -> None:
    position = growth(Position().give(0, pc=9)).play(GROW[1])
    assert position.asked == ("GrowCubs", 0)
    assert position.state.cub_value[:3] == [1, 2, 1]


def test_g71_b5_5_at_value_6_it_is_lost() -> None:
    position = growth(Position().give(0, pc=9).cub(0, "top", value=6)).play(GROW[0])
    assert position.state.cub_value[:3] == [6, 1, 1]


def test_g72_increases_from_outside_go_to_any_cub_on_the_track() -> None:
    position = Position().give(0, bonus="cub").play(6, PLAY_BONUS[data.BONUS_CUB])
    assert position.options == RAISE_CUB[:3]


# Steps 6 to 10


def next_destiny(position: Position) -> Position:
    """End the round and go on to the next destiny tile."""
    return last_turn(position).until("DrawDestinyTile")


def test_g73_b5_6_foxes_go_to_the_centre() -> None:
    position = next_destiny(Position().fox(0, "river").fox(1, "mountain"))
    assert position.state.foxes == [data.CENTRE] * 3


def test_g74_b5_7_obstacles_and_their_tiles_leave() -> None:
    position = Position().obstacle("wolf", "river").obstacle("beaver", "river", owner=0)
    next_destiny(position)
    assert position.state.obstacles == position.state.flags == [-1] * 5
    assert position.state.bonus_discard[data.FLAG_WOLF] == 1
    assert position.state.hunter == data.FARM


def test_g75_b5_8_mulotage_places_are_refilled_and_tiles_not_taken_stay() -> None:
    position = Position(5)
    position.state.mulotage[2 * space("river.2") + 1] = -1
    position.state.mulotage[2 * space("farm.3")] = -1
    position.state.mulotage[2 * space("farm.3") + 1] = -1
    next_destiny(position)
    assert position.state.mulotage.count(0) == 14


def test_g76_f9_f27_b5_9_everyone_behind_gains_2_pc_per_orange_space() -> None:
    position = Position().give(0, vp=4, pc=0).give(1, vp=20, pc=0).give(2, vp=9, pc=0)
    next_destiny(position)
    assert position.state.vp == [10, 20, 9]
    assert position.state.pc == [1 + 4, 0, 6]


def test_b0_2_every_fifth_space_is_orange() -> None:
    assert Position().state.printed.orange == 5


def test_g77_f8_b5_10_the_leader_goes_first() -> None:
    position = next_destiny(Position().give(1, vp=20).give(2, vp=9))
    assert position.state.order == [1, 2, 0]


def test_b5_10_of_equals_who_was_later_goes_first() -> None:
    position = next_destiny(Position().give(1, vp=6).give(2, vp=6))
    assert position.state.order == [2, 1, 0]


def test_b5_after_round_4_the_pc_of_step_9_still_count() -> None:
    position = Position(round_=4).give(0, pc=0).give(1, vp=30, pc=0)
    last_turn(position).until()
    assert position.over
    assert position.state.pc[0] == 1 + 2 * (6 - 1)
    assert position.state.earned[data.FROM_PC] == 2


# C9 objectives

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


def test_b3_a_1_moves_of_the_last_turn_count_for_the_tent() -> None:
    position = Position().obstacle("tent", "river").give(0, pc=0).finish_round()
    position.play(6, PLACES[1], MOVES[0], END_TURN)
    assert position.state.pc[0] == 1 + 2
