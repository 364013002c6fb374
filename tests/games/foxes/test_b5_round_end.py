"""B5 End of a round in its ten steps; G59-G77; C8 growth, C9 objectives."""

from __future__ import annotations

from meute.games.foxes import data
from meute.games.foxes.actions import (
    END_TURN,
    MOVES,
    PLACES,
    TAKE,
)
from tests.games.foxes.lookup import card, space
from tests.games.foxes.positions import Position

MOUNTAIN = PLACES[4]


def last_turn(position: Position) -> Position:
    """Play the last turn of the round with an idle die of 6 in the den of seat 0."""
    return position.finish_round().idle()


# Steps 1 to 4


def test_g59_b5_each_step_for_all_players_in_turn_order() -> None:
    position = Position().obstacle("bear", "mountain").obstacle("tent", "mountain")
    position.hand(0, 20).hand(1, 20).fox(1, "mountain").finish_round()
    position.play(6, MOUNTAIN, END_TURN, TAKE[0], TAKE[0])
    log = position.log()
    steps = [key for key in log[log.index("round_ends") :] if key in ("resource", "validates")]
    assert steps == ["resource", "resource", "validates", "validates"]


def test_b5_the_log_announces_every_step_in_which_something_happens() -> None:
    position = Position().obstacle("tent", "river").give(1, vp=9).finish_round().idle()
    position.until("RollDestinyDie")
    keys = [key for key in position.log() if key.startswith("step.")]
    assert keys == [
        "step.tent",
        "step.objectives",
        "step.dice",
        "step.growth",
        "step.catch_up",
        "step.order",
    ]
    busy = Position().obstacle("bear", "river")
    busy.state.cheese = 2
    busy.finish_round().idle().until("RollDestinyDie")
    keys = [key for key in busy.log() if key.startswith("step.")]
    assert keys[:4] == ["step.bear", "step.objectives", "step.cheese", "step.dice"]


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


def test_b3_a_1_moves_of_the_last_turn_count_for_the_tent() -> None:
    position = Position().obstacle("tent", "river").give(0, pc=0).finish_round()
    position.play(6, PLACES[1], MOVES[0], END_TURN)
    assert position.state.pc[0] == 1 + 2
