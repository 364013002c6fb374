"""B3.A' The Mountain, C9 exchange effects, B4 obstacles; G46-G50."""

from __future__ import annotations

import pytest

from meute.core.decision import Action
from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import (
    ACTIVATES,
    ADVANCE,
    ADVANCE_ON,
    DRAW_CARD,
    END_TURN,
    EXCHANGES,
    GATHER,
    MOVES,
    MULOTAGE,
    PAY,
    PAY_TWO,
    PLACES,
    PLAY_BONUS,
    PUT,
    RAISE,
    RAISE_CUB,
    SWAP_CARDS,
    TAKE,
    Activate,
)
from meute.games.foxes.chances import DRAW_BONUSES, DRAW_OBJECTIVES
from tests.games.foxes.lookup import card
from tests.games.foxes.positions import Position

MOUNTAIN = PLACES[4]
ALWAYS = [GATHER, ADVANCE, RAISE, DRAW_CARD, END_TURN]


def flag(kind: int) -> Action:
    """The activation of a flagged tile."""
    found = ACTIVATES[kind]
    assert found is not None
    return found


def test_f6_d6_b3_a_mountain_without_track() -> None:
    position = Position().play(6, MOUNTAIN)
    assert position.asked == ("ActOnMountain", 0)
    assert position.options == ALWAYS
    assert position.state.foxes[0] == data.MOUNTAIN


@pytest.mark.parametrize(
    ("slot", "penalty", "pc", "tile"),
    [(0, 0, 1, False), (1, 1, 0, True), (2, 1, 2, False), (3, 2, 0, True)],
)
def test_c3_the_slots_of_the_mountain(slot: int, penalty: int, pc: int, tile: bool) -> None:  # noqa: FBT001
    position = Position(5).give(0, pc=0)
    for other in range(slot):
        position.used(1 + other, "mountain", 2)
    position.play(6, MOUNTAIN)
    if tile:
        position.play(DRAW_BONUSES[4])
    assert position.asked == ("ActOnMountain", 0)
    assert (position.state.die, position.state.pc[0]) == (6 - penalty, 1 + pc)


def test_g46_a_green_flag_is_activated_for_1() -> None:
    position = Position().give(0, bonus="storm").play(6, MOUNTAIN)
    assert position.of(Activate) == [flag(data.FLAG_STORM)]
    position.play(flag(data.FLAG_STORM), PUT[2])
    assert position.state.obstacles[data.STORM] == data.FOREST
    assert position.state.die == 5


def test_b3_a_mountain_each_action_once_per_die() -> None:
    position = Position().give(0, bonus="storm wolf").play(6, MOUNTAIN)
    position.play(flag(data.FLAG_STORM), PUT[0])
    assert position.of(Activate) == []
    position.play(GATHER, TAKE[0], RAISE, RAISE_CUB[0], ADVANCE, ADVANCE_ON[0])
    assert position.options == [END_TURN]
    assert position.why(GATHER) == "done"


def test_g47_f24_exhausting_the_die_draws_an_objective() -> None:
    position = Position().give(0, pc=0).play(6, MOUNTAIN, DRAW_CARD, DRAW_OBJECTIVES[4])
    assert position.state.die == 0
    assert position.state.hands[4] == 1
    assert position.state.pc[0] == 1 + 1, "no 2 PC for this exhaustion"


def test_f24_an_exhausted_die_cannot_be_exhausted() -> None:
    position = Position().used(1, "mountain", 2).play(1, MOUNTAIN, DRAW_BONUSES[4])
    assert position.state.die == 0
    assert DRAW_CARD not in position.options
    assert position.why(DRAW_CARD) == "die_exhausted"


def test_g47_f23_throwing_a_card_away_draws_another() -> None:
    position = Position().hand(0, 4).play(6, MOUNTAIN, SWAP_CARDS[card(4)], DRAW_OBJECTIVES[0])
    assert position.state.hands[:4] == [1, 0, 0, 0]
    assert position.state.objective_discard[card(4)] == 1
    assert position.state.die == 0


def test_b3_a_mountain_after_the_card_further_actions_cost_pc() -> None:
    position = Position().give(0, pc=0).play(6, MOUNTAIN, DRAW_CARD, DRAW_OBJECTIVES[4])
    position.play(GATHER, TAKE[0])
    assert position.state.pc[0] == 1
    assert position.why(DRAW_CARD) == "done"


def test_b3_a_mountain_hands_have_no_limit() -> None:
    position = Position().hand(0, 1, 2, 3, 4, 5, 6, 7).play(6, MOUNTAIN)
    assert DRAW_CARD in position.options


def test_g48_a_resource_of_choice_costs_1() -> None:
    position = Position().play(6, MOUNTAIN, GATHER, TAKE[3])
    assert position.resources(0) == "egg"
    assert position.state.die == 5


@pytest.mark.parametrize("track", ["fields", "river", "forest", "farm"])
def test_d11_any_track_may_be_the_last_to_advance_on(track: str) -> None:
    others = {"fields", "river", "forest", "farm"} - {track}
    position = Position().give(0, bonus="advance").paw(0, track, 4)
    for name in others:
        position.paw(0, name, 5)
    position.play(6, MOUNTAIN)
    assert ADVANCE in position.options
    assert PLAY_BONUS[data.BONUS_ADVANCE] in position.options
    position.paw(0, track, 5)
    assert ADVANCE not in position.options
    assert PLAY_BONUS[data.BONUS_ADVANCE] not in position.options


def test_g49_d11_a_step_on_any_track_costs_3() -> None:
    position = Position().paw(0, "river", 5).play(6, MOUNTAIN, ADVANCE)
    assert position.options == [ADVANCE_ON[0], ADVANCE_ON[2], ADVANCE_ON[3]]
    position.play(ADVANCE_ON[3])
    assert position.state.paws[3] == 1
    assert position.state.cheese == 0
    assert position.state.die == 3


def test_b3_a_mountain_the_track_step_is_allowed_in_a_wolfs_territory() -> None:
    position = Position().obstacle("wolf", "farm").play(6, MOUNTAIN, ADVANCE)
    assert ADVANCE_ON[3] in position.options


def test_d11_all_tracks_at_the_end_leave_nothing_to_advance() -> None:
    position = Position()
    for name in ("fields", "river", "forest", "farm"):
        position.paw(0, name, 5)
    assert position.play(6, MOUNTAIN).why(ADVANCE) == "track_end"


def test_g50_cub_plus_1_costs_1() -> None:
    position = Position().play(6, MOUNTAIN, RAISE, RAISE_CUB[2])
    assert position.state.cub_value[2] == 2
    assert position.state.die == 5


# C9 exchange effects


def test_c9_x1_two_different_resources_for_4_vp() -> None:
    position = Position().hand(0, 1).give(0, resources="worm worm fish egg").play(6, MOUNTAIN)
    position.play(EXCHANGES[card(1)])
    assert position.asked == ("PayForVP", 0)
    assert position.options == [PAY_TWO[0][1], PAY_TWO[0][3], PAY_TWO[1][3]]
    pair = PAY_TWO[0][3]
    assert pair is not None
    position.play(pair)
    assert position.state.vp[0] == 4
    assert position.resources(0) == "worm fish"
    assert position.state.objective_discard[card(1)] == 1


def test_c9_d15_x1_needs_two_kinds_and_asks_nothing_with_exactly_two() -> None:
    poor = Position().hand(0, 1).give(0, resources="worm worm").play(6, MOUNTAIN)
    assert EXCHANGES[card(1)] not in poor.options
    assert poor.why(EXCHANGES[card(1)]) == "price"
    two = Position().hand(0, 1).give(0, resources="worm fish").play(6, MOUNTAIN)
    assert two.play(EXCHANGES[card(1)]).state.vp[0] == 4


def test_c9_x2_4_pc_for_4_vp() -> None:
    position = Position().hand(0, 2).give(0, pc=2).play(6, MOUNTAIN, EXCHANGES[card(2)])
    assert (position.state.pc[0], position.state.vp[0]) == (0, 4)


def test_c9_x3_the_mulotage_tile_stored_last_for_6_pc() -> None:
    position = Position().hand(0, 3).give(0, pc=0, catches="pc4 fail").play(6, MOUNTAIN)
    position.play(EXCHANGES[card(3)])
    assert position.state.pc[0] == 2 + 6
    assert position.state.catches[:2] == [6, -1]
    assert position.state.mulotage_discard[0] == 1


def test_c9_d15_x4_one_resource_for_5_pc() -> None:
    position = Position().hand(0, 4).give(0, pc=0, resources="worm egg").play(6, MOUNTAIN)
    position.play(EXCHANGES[card(4)])
    assert position.options == [PAY[0], PAY[3]]
    assert position.play(PAY[3]).state.pc[0] == 2 + 5


def test_c9_x5_2_pc_for_two_cub_increases() -> None:
    position = Position().hand(0, 5).give(0, pc=0).play(6, MOUNTAIN, EXCHANGES[card(5)])
    position.play(RAISE_CUB[0], RAISE_CUB[1])
    assert position.state.cub_value[:3] == [2, 2, 1]
    assert position.state.pc[0] == 0


def test_c9_x5_a_second_increase_that_finds_no_cub_is_lost() -> None:
    position = Position().hand(0, 5).cub(0, "top", value=6).cub(0, "middle", value=6)
    position.cub(0, "bottom", value=5).play(6, MOUNTAIN, EXCHANGES[card(5)])
    assert position.asked == ("ActOnMountain", 0)
    assert position.state.cub_value[2] == 6


def test_b0_5_an_exchanged_card_is_shown_to_all() -> None:
    position = Position().hand(0, 2).play(6, MOUNTAIN)
    before = position.state.shown
    position.play(EXCHANGES[card(2)])
    assert position.state.shown > before
    assert FOXES.view(position.state, 1).objective_discard[card(2)] == 1


# B4 obstacles


@pytest.mark.parametrize(
    ("name", "kind", "places", "pc", "vp"),
    [
        ("storm", data.FLAG_STORM, 4, 2, 0),
        ("wolf", data.FLAG_WOLF, 4, 2, 0),
        ("tent", data.FLAG_TENT, 5, 0, 1),
        ("bear", data.FLAG_BEAR, 5, 0, 1),
    ],
)
def test_b4_d12_c6_where_an_obstacle_goes_and_what_its_placer_gains(
    name: str, kind: int, places: int, pc: int, vp: int
) -> None:
    position = Position().give(0, bonus=name).play(6, MOUNTAIN, flag(kind))
    before = position.state.pc[0]
    assert position.options == PUT[:places]
    position.play(PUT[places - 1])
    assert (position.state.pc[0] - before, position.state.vp[0]) == (pc, vp)
    assert position.state.flags[kind - data.FLAG_STORM] == 0


def test_b4_the_beaver_goes_to_the_dam_without_choice() -> None:
    position = Position().give(0, bonus="beaver").play(6, MOUNTAIN, flag(data.FLAG_BEAVER))
    assert position.asked == ("ActOnMountain", 0)
    assert position.state.obstacles[data.BEAVER] == data.RIVER
    assert position.state.flags[data.BEAVER] == 0


def test_b4_an_obstacle_works_also_against_its_placer() -> None:
    position = Position().give(0, bonus="wolf").play(6, MOUNTAIN, flag(data.FLAG_WOLF), PUT[0])
    position.play(END_TURN).idle().idle().play(6, PLACES[0], MOVES[2])
    assert MULOTAGE not in position.options


def test_b4_a_second_tile_moves_the_piece_and_the_first_is_discarded() -> None:
    position = Position().obstacle("wolf", "river", owner=1).give(0, bonus="wolf")
    position.play(6, MOUNTAIN, flag(data.FLAG_WOLF), PUT[3])
    assert position.state.obstacles[data.WOLF] == data.FARM
    assert position.state.flags[data.WOLF] == 0
    assert position.state.bonus_discard[data.FLAG_WOLF] == 1


def test_b4_a_second_beaver_changes_its_possessor() -> None:
    position = Position().obstacle("beaver", "river", owner=1).give(0, bonus="beaver")
    position.play(6, MOUNTAIN, flag(data.FLAG_BEAVER))
    assert position.state.flags[data.BEAVER] == 0


def test_b4_several_obstacles_may_be_in_one_territory() -> None:
    position = Position().obstacle("wolf", "fields").give(0, bonus="storm")
    position.play(6, MOUNTAIN, flag(data.FLAG_STORM), PUT[0])
    assert position.state.obstacles[:2] == [0, 0]


def test_b4_flagged_tiles_not_activated_are_kept() -> None:
    position = Position().give(0, bonus="storm").finish_round().idle().until("RollDie")
    assert position.state.bonuses[data.FLAG_STORM] == 1


def test_f29_the_hunter_never_comes_to_the_mountain() -> None:
    position = Position(hunter="farm").paw(0, "fields", 1).play(6, MOUNTAIN, ADVANCE)
    position.play(ADVANCE_ON[0], TAKE[0])
    assert position.state.hunter == data.FIELDS
