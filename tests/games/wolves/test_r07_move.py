"""7-13 Move, where wolves may stop, and displacement."""

from __future__ import annotations

from itertools import permutations

import pytest

from meute.games.wolves import actions as a
from tests.games.wolves.positions import Position, flee, go, number, pick

DESERT = a.FLIPS[5]
FOREST = a.FLIPS[1]
ROCK = a.FLIPS[2]
TUNDRA = a.FLIPS[4]


def test_rule_7_every_moved_wolf_ends_on_the_terrain_paid() -> None:
    position = Position("B6: 0A").play(a.MOVE, DESERT, pick("B6", "A"))
    assert position.hexes(a.Go) == {"B15", "B16", "G1", "G2"}
    assert {position.terrain(name) for name in position.hexes(a.Go)} == {"desert"}
    assert position.why(go("B7")) == ("7", "wrong_terrain")


def test_rule_7_up_to_speed_hexes() -> None:
    slow = Position("B2: 0A").play(a.MOVE, DESERT, pick("B2", "A"))
    assert slow.hexes(a.Go) == {"B15"}
    assert slow.why(go("B16")) == ("7", "too_far")
    fast = Position("B2: 0A", dug={0: (0, 1, 0)}).play(a.MOVE, DESERT, pick("B2", "A"))
    assert fast.hexes(a.Go) >= {"B15", "B16"}


def test_rule_7_up_to_spread_wolves_of_any_kind() -> None:
    position = Position("B6: 0A 0p", "B7: 0p").play(a.MOVE, DESERT)
    position.play(pick("B6", "A"), go("B15"), pick("B7", "p"), go("B16"))
    assert position.asked[0] == "TakeAction"
    assert (position.at("B15"), position.at("B16")) == ("0A", "0p")
    wide = Position("B6: 0A 0p", "B7: 0p", dug={0: (1, 0, 0)}).play(a.MOVE, DESERT)
    wide.play(pick("B6", "A"), go("B15"), pick("B7", "p"), go("B16"))
    assert wide.asked[0] == "MoveWolves"


def test_rule_7_the_last_wolf_of_the_row_moves_like_the_others() -> None:
    """Ten wolves stand more than three hexes from any forest; two are left that can go there."""
    stuck = ("B8: 0A 0A", "B13: 0A 0A", "C13: 0p 0p", "D16: 0p 0p", "E9: 0p 0p")
    position = Position(*stuck, "F7: 0p", "G6: 0p")
    assert position.state.called[0] == 8
    position.play(a.MOVE, FOREST, pick("F7", "p")).play(position.options[0])
    assert position.options == [pick("G6", "p"), a.STOP]


def test_rule_7_wolves_may_split_up_or_end_together() -> None:
    position = Position("B6: 0A 0p").play(a.MOVE, DESERT)
    position.play(pick("B6", "A"), go("B15"), pick("B6", "p"), go("B15"))
    assert position.at("B15") == "0A 0p"


def test_rule_8_water_and_canyon_are_walked_round() -> None:
    position = Position("B6: 0A", "A7: 1A")
    land = position.state.land
    assert land.span[number("B6")][number("B16")] == 2
    assert land.walk[number("B6")][number("B16")] == 3
    assert land.span[number("A7")][number("A15")] == 2
    assert land.walk[number("A7")][number("A15")] > 3
    position.play(a.MOVE, DESERT, pick("B6", "A"))
    assert position.why(go("B12")) == ("8", "impassable")
    assert position.why(go("A6")) == ("8", "impassable")


def test_rule_9_no_stop_on_a_lone_wolf_or_prey() -> None:
    position = Position("B6: 0A").play(a.MOVE, DESERT, pick("B6", "A"))
    assert position.why(go("B14")) == ("9", "lone_wolf_there")
    position = Position("B7: 0A").play(a.MOVE, TUNDRA, pick("B7", "A"))
    assert position.why(go("B5")) == ("9", "prey_there")


def test_rule_9_once_the_tokens_are_gone_it_is_an_ordinary_hex() -> None:
    position = Position(
        "B7: 0A", prey="deer boar raccoon hare hare moose", hunted={1: "deer", 2: "deer"}
    )
    position.play(a.MOVE, TUNDRA, pick("B7", "A"))
    assert "B5" in position.hexes(a.Go)


@pytest.mark.parametrize("pair", ["0p 0p", "0A 0d", "1A 1p", "1d 2p", "1L 1A"])
def test_rule_10_at_most_two_pieces_on_a_hex(pair: str) -> None:
    position = Position("B6: 0A", f"B15: {pair}").play(a.MOVE, DESERT, pick("B6", "A"))
    assert position.why(go("B15")) == ("10", "full")


@pytest.mark.parametrize("wolf", ["A", "p"])
@pytest.mark.parametrize("piece", ["", "0A", "0p", "0d", "0L", "1d"])
def test_rule_11_stop_allowed(wolf: str, piece: str) -> None:
    position = Position(f"B6: 0{wolf}", f"B15: {piece}").play(a.MOVE, DESERT, pick("B6", wolf))
    position.play(go("B15"))
    assert position.at("B15") == " ".join(sorted([f"0{wolf}", *piece.split()]))


def test_rule_11_an_alpha_displaces_a_single_enemy_pack_wolf() -> None:
    position = Position("B6: 0A 0p", "B15: 1p").play(a.MOVE, DESERT)
    position.play(pick("B6", "A"), go("B15"))
    assert position.asked == ("DisplaceWolf", 0)


@pytest.mark.parametrize(
    ("wolf", "piece"), [("p", "1p"), ("p", "1A"), ("p", "1L"), ("A", "1A"), ("A", "1L")]
)
def test_rule_12_stop_forbidden(wolf: str, piece: str) -> None:
    position = Position(f"B6: 0{wolf}", f"B15: {piece}").play(a.MOVE, DESERT, pick("B6", wolf))
    assert position.why(go("B15")) == ("12", "outranked")


def test_rule_13_to_the_nearest_empty_hex_or_single_own_piece() -> None:
    position = Position("B7: 0A", "B13: 1p", "B8: 1A", "B16: 2d").play(a.MOVE, ROCK)
    position.play(pick("B7", "A"), go("B13"))
    # Around B13: B8 holds one piece of the same colour, B16 an enemy den, B7 is just left.
    assert position.hexes(a.Flee) == {"B7", "B8"}
    assert position.why(flee("B16")) == ("13", "no_refuge")
    assert position.why(flee("B6")) == ("13", "nearer_refuge")
    position.play(flee("B8"))
    assert position.at("B8") == "1A 1p"
    assert position.at("B13") == "0A"


def test_rule_13_the_player_who_displaces_chooses() -> None:
    position = Position("B7: 0A", "B13: 1p").play(a.MOVE, ROCK, pick("B7", "A"), go("B13"))
    assert position.asked == ("DisplaceWolf", 0)


@pytest.mark.slow
def test_rule_13_every_seat_of_five_displaces_and_is_displaced_to_its_last_wolf() -> None:
    for player, other in permutations(range(5), 2):
        row = [f"{hexes}: {other}p {other}p" for hexes in ("D1", "D2", "E1")]
        drawn = (*row, f"E2: {other}p", f"B13: {other}p", f"B7: {player}A")
        position = Position(*drawn, seats=5, turn=player).play(a.MOVE, ROCK)
        assert position.state.called[other] == 8
        position.play(pick("B7", "A"), go("B13"))
        assert position.asked == ("DisplaceWolf", player)
        position.play(flee("B7"))
        assert (position.at("B13"), position.at("B7")) == (f"{player}A", f"{other}p")


def test_rule_13_lone_wolves_and_prey_are_no_refuge() -> None:
    position = Position("B7: 0A", "B6: 1p").play(a.MOVE, TUNDRA, pick("B7", "A"), go("B6"))
    assert position.hexes(a.Flee) == {"B2", "B7", "B11"}
    assert position.why(flee("B3")) == ("13", "lone_wolf_there")
    assert position.why(flee("B5")) == ("13", "prey_there")
    assert position.why(flee("B12")) == ("8", "impassable")


def test_rule_13_a_single_refuge_is_taken_without_asking() -> None:
    position = Position("B7: 0A", "B8: 1p", "B13: 2p").play(a.MOVE, ROCK)
    position.play(pick("B7", "A"), go("B8"))
    assert position.asked[0] != "DisplaceWolf"
    assert position.at("B7") == "1p"
