"""B3.B The den: digging, laying, paths, instincts; G51-G58."""

from __future__ import annotations

import pytest

from meute.games.foxes import data
from meute.games.foxes.actions import DEVELOPS, DIGS, END_TURN, LAYS, PLACES, TAKE, Lay
from meute.games.foxes.chances import DRAW_PATHS
from meute.games.foxes.rules.paths import connected
from tests.games.foxes.lookup import cell
from tests.games.foxes.positions import Position

DEN = PLACES[5]
STRAIGHT, CURVE, TEE, CROSS = range(4)


@pytest.mark.parametrize(("tiles", "cost"), [(1, 1), (2, 2), (3, 4)])
def test_g51_c7_b3_b_1_the_costs_of_digging(tiles: int, cost: int) -> None:
    position = Position().play(6, DEN, DIGS[tiles])
    assert position.state.die == 6 - cost
    assert position.state.pending.count(position.decision) == tiles


def test_g52_b3_b_1_pc_may_complete_the_payment() -> None:
    position = Position().give(0, pc=0).play(1, DEN)
    assert position.options == [*DIGS[1:], END_TURN]
    position.play(DIGS[3])
    assert (position.state.die, position.state.pc[0]) == (0, 5 - 3)


def test_d7_only_what_can_be_paid_is_offered() -> None:
    position = Position().give(0, pc=0).play(2, DEN)
    position.state.pc[0] = 1
    assert position.options == [DIGS[1], DIGS[2], END_TURN]
    assert position.why(DIGS[3]) == "cannot_pay"


def test_g53_b3_b_1_one_action_per_die() -> None:
    position = Position().play(6, DEN, DIGS[1], DRAW_PATHS[STRAIGHT], LAYS[cell(3, 1)][0])
    assert position.asked[0] == "RollDie"


def test_b3_b_1_the_fox_stays_where_it_is() -> None:
    position = Position().fox(0, "river").play(6, DEN)
    assert position.state.foxes[0] == data.RIVER


@pytest.mark.parametrize(("used", "penalty"), [(0, 0), (1, 1), (2, 2)])
def test_c3_f17_den_slots(used: int, penalty: int) -> None:
    position = Position().used(0, "den", *[3] * used).play(6, DEN)
    assert position.state.die == 6 - penalty


def test_g54_d13_b3_b_2_the_first_tile_lies_on_the_start() -> None:
    position = Position().play(6, DEN, DIGS[1], DRAW_PATHS[TEE])
    assert position.options == LAYS[cell(3, 1)]
    assert position.why(LAYS[0][0]) == "start_first"


@pytest.mark.parametrize(("shape", "turns"), [(STRAIGHT, 2), (CURVE, 4), (TEE, 4), (CROSS, 1)])
def test_d13_c7_every_different_rotation_once(shape: int, turns: int) -> None:
    position = Position().play(6, DEN, DIGS[1], DRAW_PATHS[shape])
    assert position.options == LAYS[cell(3, 1)][:turns]
    if turns < 4:
        assert position.why(LAYS[cell(3, 1)][3]) == "same_turn"


def test_g54_d13_b3_b_2_every_other_tile_beside_an_own_one_edges_need_not_match() -> None:
    position = Position().path(0, (3, 1, "straight", 1)).play(6, DEN, DIGS[1], DRAW_PATHS[CROSS])
    cells = [cell(2, 1), cell(4, 1), cell(3, 2)]
    assert position.options == [LAYS[c][0] for c in cells]
    assert position.why(LAYS[cell(3, 1)][0]) == "covered"
    assert position.why(LAYS[cell(5, 4)][0]) == "not_beside"


def test_f30_b3_b_2_tiles_are_drawn_and_laid_one_by_one() -> None:
    position = Position().play(6, DEN, DIGS[2], DRAW_PATHS[CROSS])
    assert position.asked == ("LayPath", 0)
    position.play(LAYS[cell(3, 1)][0])
    assert position.asked[0] == "DrawPathTile"
    position.play(DRAW_PATHS[CROSS])
    assert len(position.of(Lay)) == 3


def test_b3_b_2_no_action_for_more_tiles_than_free_cells() -> None:
    position = Position()
    tiles = [(c % 5 + 1, c // 5 + 1, "curve", 0) for c in range(18)]
    position.path(0, *tiles).play(6, DEN)
    assert position.options == [DIGS[1], DIGS[2], END_TURN]
    assert position.why(DIGS[3]) == "no_cells"


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(5))
def test_b3_b_2_any_cell_of_the_own_den_may_be_the_last_free_one(seat: int) -> None:
    for free in sorted({*range(20)} - {cell(3, 1)}):  # whoever digs has begun at the start cell
        tiles = [(c % 5 + 1, c // 5 + 1, "curve", 0) for c in range(20) if c != free]
        position = Position(5).path(seat, *tiles)
        for _ in range(seat):
            position.idle()
        position.play(6, DEN)
        assert position.asked == ("DigPath", seat)
        assert position.options == [DIGS[1], END_TURN]


def test_g55_b3_b_2_the_bonus_of_the_tile() -> None:
    position = Position().give(0, pc=0).play(6, DEN, DIGS[1], DRAW_PATHS[4 + CROSS])
    assert position.play(LAYS[cell(3, 1)][0]).state.pc[0] == 1 + 1


CELL_GAINS = {
    (1, 1): "resource", (5, 1): "cub", (2, 2): 1, (4, 2): 1, (1, 3): 2, (2, 3): "resource",
    (4, 3): "cub", (5, 3): 2, (1, 4): "vp", (5, 4): "vp",
}  # fmt: skip


@pytest.mark.parametrize("where", [(c, r) for c in range(1, 6) for r in range(1, 5)])
def test_g55_c7_b3_b_2_the_bonus_of_the_covered_cell(where: tuple[int, int]) -> None:
    column, row = where
    if where == (3, 1):
        return
    way = [(3, r, "cross", 0) for r in range(1, row + 1) if (3, r) != where]
    step = 1 if column > 3 else -1
    way += [(c, row, "curve", 0) for c in range(3 + step, column, step) if column != 3]
    position = Position().give(0, pc=0).path(0, *way)
    position.play(6, DEN, DIGS[1], DRAW_PATHS[CURVE], LAYS[cell(*where)][0])
    gain = CELL_GAINS.get(where)
    asked = {"resource": "ChooseResource", "cub": "ChooseCub"}.get(str(gain), "RollDie")
    assert position.asked[0] == asked
    assert position.state.pc[0] == 1 + (gain if isinstance(gain, int) else 0)
    assert position.state.vp[0] == (gain == "vp")


def test_f25_the_cub_of_a_den_cell_is_any_on_spaces_1_to_5() -> None:
    position = Position().path(0, (3, 1, "cross", 0), (4, 1, "cross", 0))
    position.play(6, DEN, DIGS[1], DRAW_PATHS[CURVE], LAYS[cell(5, 1)][0])
    assert [option.cub for option in position.options] == [0, 1, 2]


def test_b3_b_3_an_exit_is_connected_by_a_chain_of_joined_tiles() -> None:
    assert connected(Position().shaft(0).state, 0) == 1 << 2
    assert connected(Position().shaft(0, 2, 4).state, 0) == 0b1110


def test_b3_b_3_the_first_tile_needs_an_open_lower_edge() -> None:
    position = Position().path(0, (3, 1, "tee", 0), *((3, r, "cross", 0) for r in (2, 3, 4)))
    assert connected(position.state, 0) == 0


def test_b3_b_3_both_tiles_must_be_open_on_the_shared_side() -> None:
    position = Position().path(0, *((3, r, "straight", 0) for r in (1, 3, 4)), (3, 2, "tee", 2))
    assert connected(position.state, 0) == 0


def test_b3_b_3_the_last_tile_needs_an_open_upper_edge() -> None:
    position = Position().path(0, *((3, r, "straight", 0) for r in (1, 2, 3)), (3, 4, "tee", 2))
    assert connected(position.state, 0) == 0


def test_b3_b_3_other_open_edges_at_the_rim_mean_nothing() -> None:
    position = Position().path(0, (3, 1, "cross", 0), (2, 1, "cross", 0), (1, 1, "cross", 0))
    assert connected(position.state, 0) == 0


def dig_the_last_cell(position: Position) -> Position:
    """Lay the top tile of the shaft in column 3."""
    position.path(0, *((3, row, "straight", 0) for row in (1, 2, 3)))
    return position.play(6, DEN, DIGS[1], DRAW_PATHS[CROSS], LAYS[cell(3, 4)][0])


def test_g56_d14_b3_b_4_a_complete_path_an_objective_and_a_cub_develop_an_instinct() -> None:
    position = Position().cub(0, "top", value=3, at_exit=3).validated(0, 1)
    dig_the_last_cell(position)
    assert position.asked == ("DevelopInstinct", 0)
    assert position.options == [DEVELOPS[2][data.NOSE], DEVELOPS[2][data.CARE]]


def test_g57_b3_b_4_the_cube_goes_to_the_chosen_slot_and_vp_come_at_once() -> None:
    position = Position().cub(0, "top", value=5, at_exit=3).validated(0, 1)
    dig_the_last_cell(position).play(DEVELOPS[2][data.ENDURANCE])
    assert position.state.cubes[:5] == [1, 1, 0, 1, 1]
    assert position.state.instincts[data.ENDURANCE] == 2
    assert position.state.vp[0] == 6
    assert position.asked[0] == "RollDie"


@pytest.mark.parametrize("missing", ["path", "objective", "cub", "cube"])
def test_b3_b_4_each_condition_is_needed(missing: str) -> None:
    position = Position()
    if missing != "cub":
        position.cub(0, "top", value=3, at_exit=1 if missing == "path" else 3)
    if missing != "objective":
        position.validated(0, 1)
    if missing == "cube":
        position.instinct(0, "nose", at_exit=3)
    assert dig_the_last_cell(position).asked[0] == "RollDie"


@pytest.mark.parametrize(("exit_", "needs"), [(1, 2), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_c7_b3_b_4_objectives_needed_at_each_exit(exit_: int, needs: int) -> None:
    for cards in (needs - 1, needs):
        position = Position().cub(0, "top", value=3, at_exit=exit_)
        position.validated(0, *range(1, cards + 1)).path(
            0, *((c, 4, "cross", 0) for c in range(1, 6) if c != 3)
        )
        dig_the_last_cell(position)
        assert (position.asked[0] == "DevelopInstinct") == (cards == needs)


@pytest.mark.parametrize(("value", "slots"), [(3, 2), (4, 4), (5, 6), (6, 6)])
def test_c7_instincts_open_by_the_value_of_the_cub(value: int, slots: int) -> None:
    position = Position().cub(0, "top", value=value, at_exit=3).validated(0, 1)
    assert dig_the_last_cell(position).options == DEVELOPS[2][:slots]


def test_c7_vp_of_the_instincts() -> None:
    assert data.RECONSTRUCTED["instinct_vp"] == (3, 3, 4, 4, 6, 6)


def test_f28_b3_b_4_developing_is_not_optional_and_needs_no_answer_if_there_is_one_way() -> None:
    position = Position().cub(0, "top", value=3, at_exit=3).validated(0, 1).instinct(0, "care")
    dig_the_last_cell(position)
    assert position.state.instincts[data.NOSE] == 2
    assert position.state.vp[0] == 3


def test_b3_b_4_without_an_open_slot_the_cube_stays() -> None:
    position = Position().cub(0, "top", value=3, at_exit=3).validated(0, 1)
    position.instinct(0, "care", at_exit=4).instinct(0, "nose", at_exit=5)
    assert dig_the_last_cell(position).state.cubes[2] == 1


def test_d14_b3_b_4_several_exits_one_after_another() -> None:
    position = Position().cub(0, "top", value=3, at_exit=3).cub(0, "middle", value=4, at_exit=2)
    position.validated(0, 1, 2).path(0, (2, 4, "cross", 0), (2, 3, "curve", 0))
    dig_the_last_cell(position)
    assert {option.exit for option in position.options} == {1, 2}
    position.play(DEVELOPS[1][data.SPEED])
    assert {option.exit for option in position.options} == {2}
    position.play(DEVELOPS[2][data.NOSE])
    assert position.state.vp[0] == 4 + 3


def test_g58_b6_1_a_cub_on_the_den_board_counts_path_or_not() -> None:
    position = Position(round_=4).cub(0, "top", value=4, at_exit=1).give(0, pc=0)
    position.finish_round().idle().until()
    assert position.state.earned[data.FROM_CUBS] == 4


def test_b3_b_2_cell_resource_of_choice() -> None:
    position = Position().path(0, (3, 1, "cross", 0), (2, 1, "cross", 0))
    position.play(6, DEN, DIGS[1], DRAW_PATHS[CURVE], LAYS[cell(1, 1)][2])
    assert position.play(TAKE[3]).resources(0) == "egg"
