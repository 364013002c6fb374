"""B2 Start of a round, and G1-G15."""

from __future__ import annotations

import pytest

from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import END_TURN, PLACES, TAKE, TAKE_PC
from meute.games.foxes.chances import (
    DESTINY_ROLLS,
    DRAW_BONUSES,
    DRAW_DESTINIES,
    DRAW_RUSES,
)
from meute.games.foxes.rules.finish import visitors
from meute.games.foxes.rules.place import open_slots
from tests.games.foxes.positions import Position

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])
DEN = PLACES[5]


def next_round(position: Position) -> Position:
    """End the round with idle dice and stop before the destiny tile of the next."""
    return position.finish_round().idle().until("DrawDestinyTile")


@EVERY_TABLE
def test_g1_b2_3_players_alternate_with_exactly_one_die_each(seats: int) -> None:
    position = Position(seats)
    rollers = []
    for _ in range(2 * seats):
        rollers.append(position.decision.roller)  # type: ignore[attr-defined]
        position.idle()
    assert rollers == [*range(seats)] * 2
    assert position.state.dice == [1] * seats


def test_b2_3_there_is_no_passing() -> None:
    assert [type(o).__name__ for o in Position().play(6).options] == ["Place"] * 6


def test_b2_3_who_has_no_die_is_skipped() -> None:
    position = Position(3).give(1, dice=0).idle()
    assert position.decision.roller == 2  # type: ignore[attr-defined]


def test_g2_when_nobody_has_a_die_the_round_ends() -> None:
    position = Position().finish_round().idle()
    assert "round_ends" in position.log()


def test_g3_after_round_4_the_game_ends() -> None:
    position = Position(round_=4).finish_round().idle().until()
    assert position.over
    assert position.log().index("round_ends") < position.log().index("game_ends")


def test_g4_b6_4_most_vp_win() -> None:
    position = Position(3).give(0, vp=5).give(1, vp=9).give(2, vp=7)
    assert FOXES.ranks(position.state) == [3, 1, 2]


@EVERY_TABLE
def test_g5_g6_b2_2_d1_round_1_ruse_tile_then_2_pc_or_a_resource(seats: int) -> None:
    position = Position.new(seats).until("DrawRuseTile")
    for n, player in enumerate(position.state.order):
        assert position.asked[0] == "DrawRuseTile"
        position.play(DRAW_RUSES[n + 1])
        assert position.state.ruses[player] == n + 1
        assert position.asked == ("TakeFirstGain", player)
        assert position.options == [TAKE_PC, *TAKE]
        before = position.state.pc[player]
        position.play(TAKE_PC if n else TAKE[1])
        assert position.state.pc[player] == before + (2 if n else 0)
    assert position.resources(position.state.order[0]) == "fish"
    assert position.asked[0] == "RollDie"


@EVERY_TABLE
def test_g7_b2_2_round_2_everybody_takes_a_third_die(seats: int) -> None:
    position = next_round(Position(seats, round_=1)).until("RollDie")
    assert position.state.round == 2
    assert position.state.dice == [3] * seats
    assert position.state.extra == [1] * seats


def test_g8_b2_2_round_3_two_cubs_out_bring_the_fourth_die() -> None:
    position = Position(3, round_=2).cub(0, "top", value=3, at_exit=1).cub(0, "middle", at_exit=2)
    position.cub(1, "top", value=3, at_exit=1)
    next_round(position).until("RollDie")
    assert position.state.dice == [4, 3, 3]


def test_g9_b2_2_the_fourth_die_can_come_in_round_4_and_stays() -> None:
    position = Position(3, round_=3).cub(1, "top", at_exit=1).cub(1, "middle", at_exit=2)
    position.state.dice[0], position.state.extra[0] = 4, 0
    next_round(position).until("RollDie")
    assert position.state.dice == [4, 4, 3]
    assert position.state.extra == [0, 0, 1]


@EVERY_TABLE
def test_g10_f13_b2_2_in_round_4_the_last_slot_of_vital_territories_is_closed(seats: int) -> None:
    before, late = Position(seats, round_=3).state, Position(seats, round_=4).state
    for place in range(4):
        assert open_slots(late, place) == open_slots(before, place) - 1
    for place in (4, 5):
        assert open_slots(late, place) == open_slots(before, place)


def test_g11_f18_b2_1_turn_order_bonuses_come_before_round_effects() -> None:
    position = next_round(Position(3, round_=1)).until("RollDie")
    log = position.log()
    begin = log.index("round")
    order = [log.index(key, begin) for key in ("destiny", "order_bonus", "extra_die")]
    assert order == sorted(order)


def test_g12_b2_1_the_first_player_draws_the_destiny_tile_and_places_the_hunter() -> None:
    position = next_round(Position(destiny=0))
    assert DRAW_DESTINIES[0] not in position.options
    position.play(DRAW_DESTINIES[7])
    assert position.state.destiny == 7
    assert position.state.hunter == data.FOREST


@pytest.mark.parametrize(("value", "day"), [(1, True), (3, True), (4, False), (6, False)])
def test_g13_b2_1_the_destiny_die_says_day_or_night(value: int, day: bool) -> None:  # noqa: FBT001
    position = next_round(Position()).play(DRAW_DESTINIES[7])
    assert position.options == DESTINY_ROLLS
    position.play(DESTINY_ROLLS[value - 1])
    assert position.state.destiny_value == value
    assert position.state.day is day


def test_g14_b2_1_c8_third_fourth_and_fifth_player_gain_their_bonus() -> None:
    position = next_round(Position(5))
    position.state.order_tiles = [0, 1, 4, 6, 7]
    third, fourth, fifth = position.state.order[2:]
    position.state.pc = [0] * 5
    position.play(DRAW_DESTINIES[7], DESTINY_ROLLS[0])
    assert position.asked[0] == "DrawBonusTile"
    position.play(DRAW_BONUSES[0])
    assert position.state.bonuses[11 * third] == 1
    assert position.asked == ("ChooseResource", fourth)
    position.play(TAKE[0])
    position.play(DRAW_BONUSES[1])
    assert position.state.bonuses[11 * fifth + 1] == 1
    assert [position.state.pc[p] for p in (third, fourth, fifth)] == [0, 1, 1]


@pytest.mark.parametrize(("tile", "pc", "resources"), [(2, 2, 0), (3, 0, 1), (5, 3, 0), (6, 1, 1)])
def test_c8_turn_order_tiles(tile: int, pc: int, resources: int) -> None:
    gains = Position().state.printed.order_gains[tile]
    assert gains == (pc, resources, 0)


def test_b2_2_round_1_gives_no_die() -> None:
    position = Position.new(3).until("RollDie")
    assert position.state.dice == [2, 2, 2]


def test_f12_a_fox_whose_owner_has_no_die_left_changes_nothing() -> None:
    lying, standing = (
        Position().give(0, dice=left).obstacle("tent", "mountain").play(6, PLACES[4], END_TURN)
        for left in (1, 2)
    )
    assert (lying.state.dice[0], standing.state.dice[0]) == (0, 1)
    assert lying.state.foxes == standing.state.foxes
    assert lying.state.steps == standing.state.steps
    assert visitors(lying.state, data.TENT) == visitors(standing.state, data.TENT) == [0]
