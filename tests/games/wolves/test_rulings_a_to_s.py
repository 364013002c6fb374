"""Rulings a-s: what the texts leave open about moving, hunting and paying."""

from __future__ import annotations

import pytest

from meute.games.wolves import actions as a
from meute.games.wolves.data import HERD_SIZE, LAND, LAYOUTS
from meute.games.wolves.maps import layout_of
from tests.games.wolves.positions import (
    Position,
    dig_at,
    flee,
    go,
    howl_at,
    hunt_at,
    number,
    pick,
    target,
)

DESERT = a.FLIPS[5]
TUNDRA = a.FLIPS[4]
ROCK = a.FLIPS[2]


def test_ruling_a_wolves_pass_through_anything() -> None:
    # From B8 the only ways out lead over B7 and B13.
    position = Position("B8: 0p", "B7: 1L 1A", "B13: 2A 2p").play(a.MOVE, TUNDRA)
    position.play(pick("B8", "p"))
    assert "B6" in position.hexes(a.Go)
    # From B6 to G1 the way leads over the lone wolf on B14.
    position = Position("B6: 0p", "B15: 1A 1p").play(a.MOVE, DESERT, pick("B6", "p"))
    assert "G1" in position.hexes(a.Go)


def test_ruling_b_speed_counts_hexes_walked() -> None:
    position = Position("A7: 0A", "A3: 0A").play(a.MOVE, a.FLIPS[4])
    # Tundra A15 is two hexes from A7 as the crow flies, but across the canyon.
    assert position.terrain("A15") == "tundra"
    position.play(pick("A7", "A"))
    assert position.why(go("A15")) == ("7", "too_far")


def test_ruling_c_no_move_to_the_start_hex() -> None:
    position = Position("B15: 0A").play(a.MOVE, DESERT, pick("B15", "A"))
    assert position.why(go("B15")) == ("7", "stands_there")


def test_ruling_d_the_same_wolf_only_once() -> None:
    position = Position("B6: 0A", "B15: 0p", dug={0: (1, 0, 0)}).play(a.MOVE, DESERT)
    position.play(pick("B6", "A"), go("B16"))
    assert position.why(pick("B16", "A")) == ("7", "moved_already")


def test_ruling_d_a_twin_on_the_same_hex_may_still_go() -> None:
    position = Position("B6: 0p", "B16: 0p", dug={0: (1, 0, 0)}).play(a.MOVE, DESERT)
    position.play(pick("B6", "p"), go("B16"))
    assert position.may(pick("B16", "p"))
    position.play(pick("B16", "p"), go("B15"))
    assert position.may(a.STOP)
    assert position.why(pick("B16", "p")) == ("7", "moved_already")


def test_ruling_e_fewer_wolves_even_none() -> None:
    position = Position("B6: 0A").play(a.MOVE, DESERT)
    assert position.may(a.STOP)
    position.play(a.STOP)
    assert position.asked == ("TakeAction", 0)
    assert position.state.actions == 1
    assert position.log[-1] == "no_move"
    assert position.tiles() == "ffrgtf"


def test_ruling_f_there_is_no_pass_but_a_move_is_always_possible() -> None:
    position = Position()
    assert position.may(a.MOVE)
    assert not position.may(a.END_TURN)
    position.play(a.MOVE)
    assert len(position.options) == 6


def test_ruling_g_displacement_happens_at_once() -> None:
    position = Position("B7: 0A", "B13: 1p", "A16: 0A", "B6: 0p").play(a.MOVE, ROCK)
    position.play(pick("B7", "A"), go("B13"))
    assert position.asked[0] == "DisplaceWolf"
    assert "B7" in position.hexes(a.Flee)
    position.play(flee("B7"))
    assert position.asked[0] == "MoveWolves"
    position.play(pick("B6", "p"))
    assert position.why(go("B7")) == ("12", "outranked")


def test_ruling_h_nearest_on_foot_whatever_the_terrain() -> None:
    # Everything beside B8 is taken. B6 is two hexes away on foot, as is B16.
    position = Position("B7: 0A", "B8: 1p", "B13: 2p", "B6: 0d", "B3: 2A").play(a.MOVE, ROCK)
    position.play(pick("B7", "A"), go("B8"))
    assert position.at("B7") == "1p"
    position = Position("B2: 0A", "B8: 1p", "B7: 2p", "B13: 2p").play(a.MOVE, ROCK)
    position.play(pick("B2", "A"), go("B8"))
    assert position.hexes(a.Flee) == {"B6", "B16"}


def test_ruling_i_what_can_receive_a_displaced_wolf() -> None:
    position = Position("B7: 0A", "B6: 1p", "B2: 1L", "B11: 2d").play(a.MOVE, TUNDRA)
    position.play(pick("B7", "A"), go("B6"))
    assert position.hexes(a.Flee) == {"B2", "B7"}
    position.play(flee("B2"))
    assert position.at("B2") == "1L 1p"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_j_there_is_always_a_refuge(seats: int) -> None:
    # Twelve wolves and twelve dens or lairs of each colour leave an empty hex in any case.
    layout = layout_of(seats)
    tokens = len(layout.lone) + len(layout.regions)
    blocked = len(layout.regions) if seats == 2 else 0
    assert 24 * seats < sum(layout.solid) - tokens - blocked


def test_ruling_k_a_displaced_wolf_does_not_hunt_for_its_owner() -> None:
    # Player 1 has wolves around the prey of B5 on B1 and B4; a third is pushed from B6 to B2.
    position = Position("B1: 1p", "B4: 1A", "B6: 1p", "B7: 0A", "B11: 2A")
    position.play(a.MOVE, TUNDRA, pick("B7", "A"), go("B6"), flee("B2"))
    position.idle()
    assert position.state.hunted[1] == 0
    position.play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.state.hunted[1].bit_count() == 1


def test_ruling_l_after_every_action_and_forced() -> None:
    drawn = ("B2: 0p", "B4: 0A", "B6: 0p")
    for answers in (
        (a.MOVE, a.FLIPS[1], a.STOP),
        (a.BUILD_DEN, dig_at("B9"), a.SPEND, a.SPEND, a.Track(0)),
    ):
        position = Position(*drawn, tokens={0: 2}).play(*answers)
        assert position.state.hunted[0], answers


def test_ruling_l_not_between_the_wolves_of_one_move() -> None:
    position = Position("B2: 0p", "B4: 0A", "B7: 0p").play(a.MOVE, TUNDRA)
    position.play(pick("B7", "p"), go("B6"))
    assert position.state.hunted[0] == 0
    position.play(a.STOP)
    assert position.state.hunted[0]


def test_ruling_m_several_prey_at_once() -> None:
    drawn = ("B2: 0p", "B4: 0A", "B6: 0p", "C2: 0p", "C4: 0A", "C6: 0p")
    position = Position(*drawn, prey="deer boar raccoon hare hare moose")
    position.play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.state.hunted[0].bit_count() == 2
    assert position.state.action_tokens[0] == 2


def test_ruling_m_one_token_per_kind() -> None:
    drawn = ("E2: 0p", "E4: 0A", "E6: 0p", "F2: 0p", "F4: 0A", "F6: 0p")
    position = Position(*drawn, prey="deer boar raccoon hare hare moose")
    position.play(a.MOVE, a.FLIPS[1], a.STOP, hunt_at("E5"))
    assert position.state.hunted[0].bit_count() == 1
    assert sum(position.state.herd) == 6 * HERD_SIZE[3] - 1


def test_ruling_n_tokens_may_pay_everything() -> None:
    position = Position("B7: 0A", "B13: 1p", home="dfg", tokens={0: 3}, tiles={0: "fggtd"})
    # No tile shows rock.
    assert "r" not in position.tiles()
    position.play(a.DOMINATE, target("B13", "p"))
    assert position.state.terrain_tokens[0] == 0
    assert position.at("B13") == "0p"


def test_ruling_n_any_mix_may_pay() -> None:
    position = Position("B7: 0A", home="rfg", tokens={0: 2}).play(a.BUILD_DEN, dig_at("B8"))
    assert position.options == [a.FLIPS[0], a.FLIPS[2], a.SPEND]
    assert position.twin().play(a.SPEND, a.SPEND).tiles() == "rfrgtd"
    assert position.twin().play(a.SPEND, a.FLIPS[2]).tiles() == "rfggtd"
    assert position.twin().play(a.FLIPS[2], a.FLIPS[0]).state.terrain_tokens[0] == 2


def test_ruling_n_a_token_for_a_move_names_its_terrain() -> None:
    position = Position("B6: 0A").play(a.MOVE)
    assert position.why(a.SPEND_AS[4]) == ("5", "no_terrain_token")
    position = Position("B6: 0A", tokens={0: 1}).play(a.MOVE)
    assert position.may(*a.SPEND_AS[:LAND])
    position.play(a.SPEND_AS[4], pick("B6", "A"), go("B15"))
    assert position.tiles() == "ffrgtd"
    assert position.state.terrain_tokens[0] == 0


def test_ruling_o_action_tokens_between_any_two_actions() -> None:
    position = Position(actions={0: 1})
    assert position.may(a.BONUS_ACTION)
    position.play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.may(a.BONUS_ACTION)
    position.play(a.MOVE, a.FLIPS[2], a.STOP)
    assert position.may(a.BONUS_ACTION)


def test_ruling_o_tokens_gained_in_this_turn_count() -> None:
    position = Position("B2: 0p", "B4: 0A", "B6: 0p").play(a.MOVE, a.FLIPS[1], a.STOP)
    assert position.may(a.BONUS_ACTION)


def test_ruling_p_only_actions_that_can_be_paid_and_have_a_target() -> None:
    # Forest shows twice, and there is no forest beside these alphas.
    position = Position("B2: 0A", "B15: 0A", dates=12)
    assert position.options == [a.MOVE]
    assert position.why(a.HOWL) == ("21", "no_lone_wolf_near")
    assert position.why(a.BUILD_DEN) == ("5", "no_tiles")
    assert position.why(a.UPGRADE_DEN) == ("17", "no_den_on_map")
    assert position.why(a.DOMINATE) == ("23", "no_victim")


def test_ruling_q_howl_range_is_straight_over_water_and_canyon() -> None:
    # From A7 to the lone wolf on F14 it is three hexes over the canyon, five on foot.
    position = Position("A7: 0A", "A3: 0A", tokens={0: 2}, dug={0: (0, 0, 1)})
    land = position.state.land
    assert land.span[number("A7")][number("F14")] == position.state.howl(0) == 3
    assert land.walk[number("A7")][number("F14")] == 5
    assert position.play(a.HOWL).may(howl_at("F14"))


def test_ruling_r_dominate_range_over_hexes_of_any_terrain() -> None:
    position = Position("A7: 0A", "A3: 0A", "A15: 1p", tokens={0: 3}).play(a.DOMINATE)
    assert target("A15", "p") in position.options
    # Under the alpha's own feet.
    position = Position("B7: 0A 1d", tokens={0: 3}).play(a.DOMINATE)
    assert target("B7", "d") in position.options


def test_ruling_r_gaps_in_the_map_are_not_bridged() -> None:
    crooked = 0
    for seats in LAYOUTS:
        layout = layout_of(seats)
        for h, (x, y) in enumerate(layout.at):
            for other, (u, v) in enumerate(layout.at):
                dx, dy = u - x, v - y
                straight = (abs(dx) + abs(dy) + abs(dx - dy)) // 2
                assert layout.span[h][other] >= straight
                crooked += straight <= 4 < layout.span[h][other]
    assert crooked


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_s_one_metric_serves_both(seats: int) -> None:
    layout = layout_of(seats)
    for lone in layout.lone:
        u, v = layout.at[lone]
        for h, (x, y) in enumerate(layout.at):
            dx, dy = u - x, v - y
            straight = (abs(dx) + abs(dy) + abs(dx - dy)) // 2
            if layout.solid[h] and straight <= 4:
                assert layout.span[h][lone] == straight
