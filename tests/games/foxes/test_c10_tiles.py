"""C10 ruse tiles and C6 bonus tiles, as they are used in a turn."""

from __future__ import annotations

from meute.games.foxes import data
from meute.games.foxes.actions import (
    ADVANCE,
    ADVANCE_ON,
    DIGS,
    DRAW_CARD,
    END_TURN,
    GATHER,
    MARK,
    MOVES,
    MULOTAGE,
    PLACES,
    PLAY_BONUS,
    RAISE,
    RAISE_CUB,
    TAKE,
    USE_RUSE,
    Place,
)
from meute.games.foxes.chances import TURN_UPS
from tests.games.foxes.positions import Position

FIELDS, RIVER, FOREST, FARM, MOUNTAIN, DEN = PLACES


def test_c10_plus_adds_2_to_the_die_at_most_6() -> None:
    position = Position().give(0, ruse="plus").play(5, USE_RUSE[data.PLUS])
    assert position.state.die == 6


def test_c10_plus_not_on_an_exhausted_die() -> None:
    position = Position().give(0, ruse="plus").used(1, "fields", 2).play(1, FIELDS)
    assert position.of(type(USE_RUSE[1])) == []
    assert position.why(USE_RUSE[data.PLUS]) == "no_effect"


def test_c10_steady_spares_the_penalty_of_this_die() -> None:
    position = Position().give(0, ruse="steady").used(1, "fields", 2)
    position.play(3, USE_RUSE[data.STEADY], FIELDS)
    assert position.state.die == 3
    assert position.why(USE_RUSE[data.STEADY]) == "no_ruse"


def test_c10_steady_is_not_offered_where_no_slot_has_a_penalty() -> None:
    assert Position().give(0, ruse="steady").play(3).options == PLACES


def test_c10_move_one_space_more_this_turn() -> None:
    position = Position(value=1).give(0, ruse="move").play(3, FIELDS)
    assert position.of(type(MOVES[0])) == MOVES[:3]
    position.play(USE_RUSE[data.MOVE])
    assert position.options == MOVES


def test_c10_move_is_not_offered_at_the_end_of_the_track() -> None:
    assert Position(value=4).give(0, ruse="move").play(3, FIELDS).options == MOVES


def test_c10_cheap_makes_the_next_action_2_cheaper() -> None:
    position = Position().give(0, ruse="cheap").play(6, FOREST, MOVES[2], USE_RUSE[data.CHEAP])
    position.play(RAISE, RAISE_CUB[0])
    assert position.state.die == 6
    position.play(MULOTAGE, TURN_UPS[0])
    assert position.state.die == 4


def test_c10_cheap_makes_an_unpayable_action_payable() -> None:
    position = Position().give(0, ruse="cheap").play(1, FOREST, MOVES[2], MARK)
    position.state.pc[0] = 0
    assert position.options == [END_TURN, USE_RUSE[data.CHEAP]]
    assert RAISE in position.play(USE_RUSE[data.CHEAP]).options


def test_c10_cheap_is_offered_if_it_helps_to_dig_at_all() -> None:
    position = Position().give(0, ruse="cheap").play(1, DEN)
    position.state.pc[0] = 0
    assert position.options == [DIGS[1], END_TURN, USE_RUSE[data.CHEAP]]
    assert position.play(USE_RUSE[data.CHEAP]).options == [DIGS[1], DIGS[2], END_TURN]
    assert position.play(DIGS[2]).state.die == 1


def test_c10_cheap_does_not_count_on_mountain_card_actions() -> None:
    position = Position().give(0, ruse="cheap").play(6, MOUNTAIN, USE_RUSE[data.CHEAP], DRAW_CARD)
    position.play(position.options[0])
    assert position.state.boost == data.CHEAP
    position.play(ADVANCE)
    assert position.state.boost == -1


def test_c10_cheap_is_not_offered_on_the_mountain_when_nothing_is_left_to_pay_for() -> None:
    position = Position().give(0, ruse="cheap").play(6, MOUNTAIN, GATHER, TAKE[0], RAISE)
    position.play(RAISE_CUB[0])
    assert USE_RUSE[data.CHEAP] in position.options
    position.play(ADVANCE, ADVANCE_ON[0])
    assert USE_RUSE[data.CHEAP] not in position.options


def test_c10_free_way_spares_tolls_and_gives_2_pc() -> None:
    position = Position().give(0, pc=0, ruse="free_way").give(1, pc=0).give(2, pc=0)
    position.mark(1, "river.2").obstacle("beaver", "river", owner=2)
    position.play(6, RIVER, USE_RUSE[data.FREE_WAY], MOVES[3])
    assert position.state.pc == [1 + 2, 1, 0]


def test_c10_d18_hunter_moves_to_one_of_the_three_others() -> None:
    position = Position(hunter="forest").give(0, ruse="hunter").play(6, USE_RUSE[data.HUNTER])
    assert [o.territory for o in position.options] == [0, 1, 3]
    position.play(position.options[0])
    assert position.state.hunter == data.FIELDS
    assert position.asked == ("ChoosePlace", 0)


def test_c10_destiny_gives_the_bonus_also_a_second_time() -> None:
    position = Position(value=6, destiny=2).give(0, ruse="destiny").play(6)
    assert position.play(USE_RUSE[data.DESTINY]).state.vp[0] == 4


def test_c10_tile_places_one_path_tile_more() -> None:
    position = Position().give(0, ruse="tile").play(6, DEN, USE_RUSE[data.EXTRA_TILE], DIGS[1])
    assert position.state.pending.count(position.decision) == 2


def test_c10_d19_swap_sells_or_buys() -> None:
    position = Position().give(0, pc=3, resources="fish", ruse="swap").play(6)
    position.play(USE_RUSE[data.SWAP])
    sell, buy = position.options
    assert sell.resource == data.RIVER
    world = position.state.pc[0]
    position.play(buy, TAKE[0], TAKE[1])
    assert position.state.pc[0] == world - 3
    assert position.resources(0) == "worm fish fish"


def test_c10_d19_swap_is_not_offered_to_who_can_do_neither() -> None:
    position = Position().give(0, pc=1, ruse="swap").play(6)
    assert position.options == PLACES
    assert position.why(USE_RUSE[data.SWAP]) == "no_effect"


def test_c6_f14_unflagged_bonus_tiles_are_free_and_unlimited() -> None:
    position = Position().give(0, bonus="pc resource cub die vp advance").play(5)
    tiles = [o.bonus for o in position.options if not isinstance(o, Place)]
    assert tiles == [0, 1, 2, 3, 4, 5]
    position.play(PLAY_BONUS[2], RAISE_CUB[1], PLAY_BONUS[5]).until("ChoosePlace")
    assert position.state.cub_value[1] == 2
    assert sum(position.state.paws[:4]) == 1


def test_c6_a_tile_without_effect_is_not_offered() -> None:
    position = Position().give(0, bonus="die").play(6)
    assert position.options == PLACES
    assert position.why(PLAY_BONUS[3]) == "no_effect"
    assert position.why(PLAY_BONUS[0]) == "no_bonus"


def test_d9_gather_on_the_mountain_asks_for_the_kind() -> None:
    assert Position().play(6, MOUNTAIN, GATHER).options == TAKE
