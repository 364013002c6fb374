"""B0 Model, and C0 the number of pieces."""

from __future__ import annotations

import pytest

from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import (
    ACTIVATES,
    ADVANCE,
    DRAW_CARD,
    END_TURN,
    GATHER,
    MOVES,
    MULOTAGE,
    PLACES,
    TAKE,
    USE_RUSE,
)
from meute.games.foxes.chances import DRAW_BONUSES, TURN_UPS, DrawObjective
from meute.games.foxes.rules.supply import pile_size, refill_mulotage, shuffle_discards
from tests.games.foxes.lookup import space
from tests.games.foxes.positions import Position

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])
DEN, MOUNTAIN = PLACES[5], PLACES[4]


def test_b0_1_g31_four_vital_territories_clockwise_then_the_mountain() -> None:
    assert (data.FIELDS, data.RIVER, data.FOREST, data.FARM) == (0, 1, 2, 3)
    assert data.MOUNTAIN == data.VITAL == 4


def test_b0_1_foxes_wait_at_the_centre() -> None:
    assert Position.new(3).state.foxes == [data.CENTRE] * 3


def test_b0_2_d9_a_resource_of_choice_is_any_of_the_four_kinds() -> None:
    position = Position().play(6, MOUNTAIN, GATHER)
    assert position.asked == ("ChooseResource", 0)
    assert position.options == TAKE
    assert position.play(TAKE[2]).resources(0) == "berry"


@pytest.mark.parametrize("place", range(4))
def test_b0_2_the_resource_of_a_territory_is_its_own_kind(place: int) -> None:
    position = Position().play(6, PLACES[place])
    assert position.resources(0) == ("worm", "fish", "berry", "egg")[place]


@EVERY_TABLE
def test_b0_3_player_pieces_at_the_start(seats: int) -> None:
    state = Position.new(seats).state
    assert state.dice == [2] * seats
    assert state.extra == [2] * seats
    assert state.home == [1] * 5 * seats
    assert state.paws == [0] * 4 * seats
    assert state.cub_value == [1, 1, 1, 0, 0] * seats
    assert state.cub_place == [1, 1, 1, 0, 0] * seats
    assert state.cubes == [1] * 5 * seats
    assert state.instincts == [-1] * 6 * seats
    assert state.dens == [-1] * 20 * seats
    assert state.pc == [2] * seats


def test_b0_4_shared_pieces_lie_beside_the_board() -> None:
    state = Position.new(3).state
    assert state.hunter == state.cheese == -1
    assert state.obstacles == [-1] * 5


def test_c0_the_number_of_pieces() -> None:
    copies = data.RECONSTRUCTED
    assert sum(copies["mulotage_copies"]) == 40
    assert sum(copies["bonus_copies"]) == 30
    assert sum(copies["path_copies"]) == 100
    assert sum(copies["objective_copies"]) == 40
    assert (data.DESTINIES, data.RUSES, data.ORDER_TILES) == (12, 10, 8)
    assert len(copies["mulotage_pc"]) == 7


@EVERY_TABLE
def test_b0_5_objectives_in_hand_are_known_to_their_owner_only(seats: int) -> None:
    position = Position(seats).hand(0, 1, 2).hand(1, 3)
    view = FOXES.view(position.state, 1)
    assert [k for k, n in enumerate(view.hand) if n] == [2]
    assert view.hand_sizes[:2] == (2, 1)
    assert FOXES.view(position.state, None).hand == ()


def test_b0_5_a_drawn_objective_is_shown_to_its_owner_alone() -> None:
    position = Position.new(2).until("DrawPrivateObjective")
    owner = position.state.order[0]
    assert position.decision.seen_by() == 1 << owner


def test_b0_5_a_face_down_mulotage_tile_is_known_to_nobody() -> None:
    position = Position().play(6, PLACES[0], MOVES[1], MULOTAGE)
    assert position.by_chance
    kinds = {tile.catch for tile in position.options}
    assert kinds == set(range(7))


def test_b0_5_validated_cards_and_discards_are_open() -> None:
    position = Position().validated(1, 4)
    assert FOXES.view(position.state, None).validated[20 + 3] == 1


def test_b0_6_an_exhausted_die_has_value_0() -> None:
    position = Position().used(1, "fields", 3).play(1, PLACES[0])
    assert position.state.die == 0
    assert position.state.slot_value[1] == 0


def test_b0_7_an_empty_bonus_pile_is_made_of_the_discards() -> None:
    position = Position().used(1, "mountain", 3)
    position.state.bonus_discard = position.state.bonus_pile
    position.state.bonus_pile = [0] * 11
    position.play(6, MOUNTAIN)
    assert position.asked[0] == "DrawBonusTile"
    assert len(position.options) == 30
    assert position.state.bonus_discard == [0] * 11


def test_b0_7_without_any_bonus_tile_nothing_is_drawn() -> None:
    position = Position(bonus_copies="0 0 0 0 0 0 0 0 0 0 30").used(1, "mountain", 3)
    position.state.bonus_pile = [0] * 11
    position.state.bonuses[11 + 10] = 30
    assert position.play(6, MOUNTAIN).asked == ("ActOnMountain", 0)


def test_b0_7_an_empty_objective_pile_is_made_of_the_discards() -> None:
    position = Position()
    position.state.objective_discard = position.state.objective_pile
    position.state.objective_pile = [0] * 20
    position.play(6, MOUNTAIN, DRAW_CARD)
    assert len(position.options) == 40
    assert isinstance(position.options[0], DrawObjective)


def test_b0_7_an_empty_mulotage_pile_is_made_of_the_discards() -> None:
    position = Position(2)
    state = position.state
    kept = state.mulotage.count(0)
    state.mulotage_discard = [10, 8, 6, 6, 0, 1, 2]
    state.shuffles = [[0, 0, 0, 0, 4, 3, 0]]
    assert pile_size(state) == 0
    state.mulotage[2 * space("fields.1")] = -1
    state.shuffles[0][4] -= 1
    state.mulotage_discard[4] += 1
    refill_mulotage(state)
    assert state.mulotage.count(0) == kept - 1
    assert state.mulotage.count(1) == 1
    assert FOXES.faults(state) == []


def test_b0_7_an_old_face_down_tile_cannot_be_one_of_the_reshuffled() -> None:
    position = Position(2)
    state = position.state
    state.mulotage_discard = [10, 8, 6, 6, 0, 1, 2]
    state.shuffles = [[0, 0, 0, 0, 4, 3, 0]]
    shuffle_discards(state)
    position.play(6, PLACES[0], MOVES[1], MULOTAGE)
    assert {tile.catch for tile in position.options} == {4, 5}


def test_b0_7_a_used_ruse_tile_leaves_the_game() -> None:
    position = Position().give(0, ruse="destiny").play(6, USE_RUSE[data.DESTINY])
    assert position.state.ruses[0] == -1
    assert position.state.ruse_pile[data.DESTINY] == 0


def test_b0_8_the_marker_toll_comes_before_the_beaver() -> None:
    position = Position().give(0, pc=0).mark(1, "river.2").obstacle("beaver", "river", owner=2)
    position.play(5, PLACES[1], MOVES[2])
    assert position.state.pc[:3] == [0, 4, 2]


def test_b0_8_mulotage_gives_pc_then_resources_then_instinct_then_the_tile_is_stored() -> None:
    position = Position().give(0, pc=0).instinct(0, "nose")
    position.play(6, PLACES[0], MOVES[1], MULOTAGE, TURN_UPS[5])
    assert position.state.pc[0] == 1 + 2
    assert position.state.catches[0] == -1
    position.play(TAKE[3])
    assert position.state.pc[0] == 1 + 2 + 1
    assert position.state.catches[0] == 5


def test_b0_8_a_choice_is_settled_before_the_next_gain() -> None:
    position = Position(5).used(1, "fields", 1, 1).used(2, "fields", 1, 1)
    position.give(0, pc=0).play(6, PLACES[0])
    assert position.asked[0] == "DrawBonusTile"
    assert position.state.pc[0] == 1
    position.play(DRAW_BONUSES[0])
    assert position.state.pc[0] == 2
    assert position.state.die == 4


def test_b0_8_a_gain_that_cannot_be_used_is_lost() -> None:
    position = Position().cub(0, "top", value=6).cub(0, "middle", value=6)
    position.cub(0, "bottom", value=6).paw(0, "forest", 0)
    position.play(6, MOUNTAIN, ADVANCE).play(
        next(option for option in position.options if option.territory == data.FOREST)
    )
    assert position.asked == ("ActOnMountain", 0)
    assert position.state.cub_value[:3] == [6, 6, 6]


def test_b0_8_an_instinct_goes_before_the_general_rule_for_its_owner_only() -> None:
    position = Position(hunter="fields").instinct(0, "stealth")
    assert MULOTAGE in position.play(6, PLACES[0], MOVES[1]).options
    position.play(END_TURN, 6, PLACES[0], MOVES[1])
    assert MULOTAGE not in position.options


def test_b0_8_players_act_one_after_another_in_turn_order() -> None:
    position = Position().obstacle("bear", "mountain").finish_round()
    position.fox(1, "mountain").fox(2, "mountain").play(6, MOUNTAIN, END_TURN)
    order = []
    while position.asked[0] == "ChooseResource":
        order.append(position.asked[1])
        position.play(TAKE[0])
    assert order == [0, 1, 2]
    assert ACTIVATES[data.FLAG_BEAR] is not None
