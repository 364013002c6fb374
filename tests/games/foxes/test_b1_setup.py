"""B1 Setup."""

from __future__ import annotations

import pytest

from meute.games.foxes.chances import DRAW_ORDER_TILES, DRAW_SEATS
from meute.games.foxes.rules.place import open_slots
from tests.games.foxes.positions import Position

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@EVERY_TABLE
def test_b1_1_the_turn_order_of_round_1_is_random(seats: int) -> None:
    position = Position.new(seats)
    assert position.options == DRAW_SEATS[:seats]
    position.until("DrawTileOf", "DrawPrivateObjective")
    assert sorted(position.state.order) == list(range(seats))


def test_b1_1_g15_position_3_draws_one_of_three_tiles_the_later_ones_of_three_others() -> None:
    position = Position.new(5).until("DrawTileOf")
    assert position.options == DRAW_ORDER_TILES[2:5]
    position.play(DRAW_ORDER_TILES[3])
    assert position.options == DRAW_ORDER_TILES[5:8]
    position.play(DRAW_ORDER_TILES[6])
    assert position.options == [DRAW_ORDER_TILES[5], DRAW_ORDER_TILES[7]]
    position.play(DRAW_ORDER_TILES[7])
    assert position.state.order_tiles == [0, 1, 3, 6, 7]


def test_f21_the_tile_belongs_to_the_position_not_to_the_player() -> None:
    position = Position(3).give(2, vp=10).finish_round().idle()
    tiles = position.state.order_tiles[:]
    position.until("RollDie")
    assert position.state.order[0] == 2
    assert position.state.order_tiles == tiles


@EVERY_TABLE
def test_b1_2_three_objectives_two_pc_no_resource_no_vp(seats: int) -> None:
    position = Position.new(seats).until("DrawDestinyTile")
    state = position.state
    assert [sum(state.hands[20 * p : 20 * p + 20]) for p in range(seats)] == [3] * seats
    assert state.pc == [2] * seats
    assert state.vp == [0] * seats
    assert state.resources == [0] * 4 * seats


@pytest.mark.parametrize(("seats", "stack"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_b1_3_one_mulotage_tile_on_every_place_with_many_players_two(
    seats: int, stack: int
) -> None:
    state = Position.new(seats).state
    assert sum(tile >= 0 for tile in state.mulotage) == 7 * stack


@pytest.mark.parametrize(
    ("seats", "vital", "mountain"), [(2, 2, 2), (3, 3, 3), (4, 4, 3), (5, 5, 4)]
)
def test_b1_3_c3_open_slots_by_player_count(seats: int, vital: int, mountain: int) -> None:
    state = Position(seats).state
    assert [open_slots(state, place) for place in range(6)] == [*[vital] * 4, mountain, 4]


def test_b1_4_two_players_have_only_the_first_two_positions() -> None:
    position = Position.new(2).until("DrawPrivateObjective")
    assert position.state.order_tiles == [0, 1]
    late = Position(2, round_=4).state
    assert [open_slots(late, place) for place in range(6)] == [1, 1, 1, 1, 2, 4]
