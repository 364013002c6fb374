"""B3.A.3 Mulotage, marking, bonus tracks and cubs in a vital territory; G33-G45."""

from __future__ import annotations

import pytest

from meute.games.foxes import data
from meute.games.foxes.actions import (
    ADVANCE,
    END_TURN,
    MARK,
    MOVES,
    MULOTAGE,
    PLACES,
    RAISE,
    RAISE_CUB,
    TAKE,
)
from meute.games.foxes.chances import DRAW_BONUSES, TURN_UPS
from tests.games.foxes.lookup import space
from tests.games.foxes.positions import Position

FIELDS, RIVER, FOREST, FARM, MOUNTAIN, DEN = PLACES
NAMES = ("fields", "river", "forest", "farm")


def at(position: Position, place: int, spaces: int, roll: int = 6) -> Position:
    """Let seat 0 roll, place the die in a territory and move some spaces."""
    return position.play(roll, PLACES[place], MOVES[spaces])


@pytest.mark.parametrize(
    ("kind", "pc", "resources"),
    [(0, 0, 0), (1, 2, 0), (2, 3, 0), (3, 1, 1), (4, 0, 1), (5, 2, 1), (6, 4, 0)],
)
def test_g33_c4_mulotage_gives_what_the_tile_shows(kind: int, pc: int, resources: int) -> None:
    position = at(Position().give(0, pc=0), 0, 2).play(MULOTAGE, TURN_UPS[kind])
    assert position.state.pc[0] == 1 + pc
    for _ in range(resources):
        position.play(TAKE[3])
    assert position.resources(0) == " ".join(["worm"] + ["egg"] * resources)
    assert position.state.catches[0] == kind


def test_g34_the_tile_is_stored_on_the_own_board_the_failed_one_too() -> None:
    position = at(Position(), 0, 2).play(MULOTAGE, TURN_UPS[0])
    assert position.state.catches[:2] == [0, -1]
    assert position.state.mulotage[2 * space("fields.2")] == -1


def test_g35_with_a_full_board_the_tile_is_discarded_after_the_gains() -> None:
    position = Position().give(0, pc=0, catches="fail fail fail fail fail")
    at(position, 0, 2).play(MULOTAGE, TURN_UPS[6])
    assert position.state.pc[0] == 1 + 4
    assert position.state.mulotage_discard[6] == 1


def test_b3_a_3_mulotage_needs_a_face_down_tile() -> None:
    position = Position()
    position.state.mulotage[2 * space("fields.2")] = -1
    assert at(position, 0, 2).options == [ADVANCE, END_TURN]
    assert position.why(MULOTAGE) == "no_tile"


def test_b3_a_3_the_top_tile_of_two_is_taken() -> None:
    position = at(Position(5), 0, 2).play(MULOTAGE, TURN_UPS[0])
    assert position.state.mulotage[2 * space("fields.2") :][:2] == [0, -1]


def test_c7_nose_gives_1_pc_with_every_mulotage_failed_ones_too() -> None:
    position = at(Position().give(0, pc=0).instinct(0, "nose"), 0, 2)
    assert position.play(MULOTAGE, TURN_UPS[0]).state.pc[0] == 1 + 1


def test_g37_the_leftmost_marker_is_taken() -> None:
    position = at(Position().mark(0, "river.1"), 0, 1).play(MARK)
    assert position.state.home[:5] == [0, 0, 1, 1, 1]
    assert position.state.markers[space("fields.1")] == 0


@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_g38_f10_the_third_and_the_last_marker_bring_1_vp(before: int, vp: int) -> None:
    spaces = ["river.1", "river.3", "forest.1", "farm.1"][:before]
    position = at(Position().mark(0, *spaces), 0, 1).play(MARK)
    assert position.state.vp[0] == vp


def test_g39_a_foreign_marker_returns_to_the_rightmost_free_slot() -> None:
    position = Position().mark(1, "fields.1", "river.1", "farm.1")
    at(position, 0, 1).play(MARK)
    assert position.state.home[5:10] == [0, 0, 1, 1, 1]
    assert position.state.markers[space("fields.1")] == 0


def test_f10_the_vp_of_the_third_marker_can_be_earned_again() -> None:
    position = Position().mark(1, "fields.1", "river.1", "farm.1")
    at(position, 0, 1).play(MARK, END_TURN, 6, FOREST, MOVES[1], MARK)
    assert position.state.vp[1] == 1


def test_b3_a_3_no_marking_where_the_own_marker_lies_or_without_marker() -> None:
    assert at(Position().mark(0, "fields.1"), 0, 1).why(MARK) == "own_marker"
    full = Position().mark(0, "river.1", "river.3", "forest.1", "farm.1", "forest.2")
    assert at(full, 0, 1).why(MARK) == "no_marker"


def test_c7_dominance_gives_1_pc_with_every_mark() -> None:
    position = at(Position().give(0, pc=0).instinct(0, "dominance"), 0, 1).play(MARK)
    assert position.state.pc[0] == 1 + 1


def test_g40_the_paw_advances_on_the_track_of_the_territory() -> None:
    position = at(Position(), 0, 2).play(ADVANCE)
    assert position.state.paws[:4] == [1, 0, 0, 0]


TRACKS = {
    0: ["pc2", "resource", "vp3", "pc4", "vp6"],
    1: ["resource", "vp2", "tile", "vp3", "vp7"],
    2: ["cub", "pc3", "vp3", "cub", "vp7"],
    3: ["cheese", "pc3", "vp3", "cheese", "vp7"],
}


@pytest.mark.parametrize(
    ("track", "step", "gain"),
    [(track, step, gain) for track, row in TRACKS.items() for step, gain in enumerate(row)],
)
def test_g41_c5_the_bonus_of_each_track_space(track: int, step: int, gain: str) -> None:
    spaces = {0: 2, 1: 1, 2: 3, 3: 1}[track]
    position = Position(hunter="fields").give(0, pc=0).paw(0, NAMES[track], step)
    at(position, track, spaces)
    pc, vp = position.state.pc[0], position.state.vp[0]
    position.play(ADVANCE)
    expected = {
        "resource": ("ChooseResource", 0),
        "tile": ("DrawBonusTile", -1),
        "cub": ("ChooseCub", 0),
    }.get(gain, ("ActHere", 0))
    assert position.asked == expected
    assert position.state.pc[0] - pc == (int(gain[2:]) if gain.startswith("pc") else 0)
    assert position.state.vp[0] - vp == (int(gain[2:]) if gain.startswith("vp") else 0)
    assert (position.state.cheese == 0) == (gain == "cheese")


@pytest.mark.parametrize("step", range(5))
def test_g42_c5_a_white_crosshair_moves_the_hunter_clockwise(step: int) -> None:
    position = Position(hunter="farm").paw(0, "fields", step)
    at(position, 0, 2).play(ADVANCE)
    if position.asked[0] == "ChooseResource":
        position.play(TAKE[0])
    assert position.state.hunter == (data.FIELDS if step in (1, 3) else data.FARM)


def test_b0_8_an_advance_gives_the_bonus_first_then_the_crosshair() -> None:
    position = at(Position(hunter="farm").paw(0, "fields", 1), 0, 2).play(ADVANCE)
    assert position.state.hunter == data.FARM
    assert position.play(TAKE[0]).state.hunter == data.FIELDS


def test_b3_a_3_no_advance_at_the_end_of_the_track() -> None:
    position = at(Position().paw(0, "fields", 5), 0, 2)
    assert position.options == [MULOTAGE, END_TURN]
    assert position.why(ADVANCE) == "track_end"


def test_f15_when_the_cheese_is_taken_2_pc_come_instead() -> None:
    position = Position(hunter="fields").give(0, pc=0)
    position.state.cheese = 1
    at(position, 3, 1).play(ADVANCE)
    assert position.state.cheese == 1
    assert position.state.pc[0] == 1 + 2


def test_g43_d10_cub_plus_1_on_growth_spaces_1_to_5() -> None:
    position = Position().cub(0, "top", value=4, space=5).cub(0, "middle", value=6, space=2)
    at(position, 2, 1).play(RAISE)
    assert position.options == [RAISE_CUB[0], RAISE_CUB[2]]
    assert position.play(RAISE_CUB[0]).state.cub_value[0] == 5


def test_g44_never_at_the_end_of_the_track_or_out_of_the_den() -> None:
    position = Position().cub(0, "top", value=3, space=6).cub(0, "middle", value=3, at_exit=1)
    position.cub(0, "bottom", value=6).cub(0, "black1", value=6).cub(0, "black2", value=6)
    assert at(position, 2, 1).options == [MARK, END_TURN]
    assert position.why(RAISE) == "no_cub"


def test_g44_never_on_a_black_cub_that_is_not_free_yet() -> None:
    position = Position().give(0, bonus="cub")
    for name in ("top", "middle", "bottom"):
        position.cub(0, name, value=6)
    assert at(position, 2, 1).options == [MARK, END_TURN]
    assert position.why(RAISE) == "no_cub"


def test_d10_a_single_cub_needs_no_choice() -> None:
    position = Position().cub(0, "top", value=6).cub(0, "middle", value=6)
    assert at(position, 2, 1).play(RAISE).state.cub_value[2] == 2


def test_g45_b3_a_4_the_hunter_moving_in_mid_turn_changes_what_is_allowed() -> None:
    position = at(Position(hunter="farm").paw(0, "fields", 3), 0, 2)
    assert MULOTAGE in position.options
    position.play(ADVANCE)
    assert position.state.hunter == data.FIELDS
    assert position.options == [END_TURN]


def test_c3_the_slots_of_a_vital_territory() -> None:
    position = Position(5).give(0, pc=0)
    expected = [(0, False, 0), (1, False, 0), (1, True, 0), (2, True, 0), (2, True, 1)]
    for slot, (penalty, tile, pc) in enumerate(expected):
        child = Position(5, value=5).give(0, pc=0)
        for other in range(slot):
            child.used(1 + other // 3, "fields", 2)
        child.play(6, FIELDS)
        assert (child.asked[0] == "DrawBonusTile") == tile
        if tile:
            child.play(DRAW_BONUSES[4])
        assert child.state.die == 6 - penalty
        assert child.state.pc[0] == 1 + pc
        assert child.resources(0) == "worm"
    assert position.state.pc[0] == 0
