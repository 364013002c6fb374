"""4-6 A turn, and what actions cost."""

from __future__ import annotations

from meute.games.wolves import actions as a
from tests.games.wolves.positions import Position, dig_at, go, howl_at, pick, target, upgrade_at


def test_rule_4_exactly_two_actions() -> None:
    position = Position()
    assert not position.may(a.END_TURN)
    assert position.why(a.END_TURN) == ("4", "actions_left")
    position.play(a.MOVE, a.FLIPS[1], a.STOP)
    assert not position.may(a.END_TURN)
    position.play(a.MOVE, a.FLIPS[2], a.STOP)
    assert position.options == [a.END_TURN]
    assert position.why(a.MOVE) == ("4", "no_actions")
    position.play(a.END_TURN)
    assert position.asked == ("TakeAction", 1)


def test_rule_4_an_action_token_gives_one_more_action_and_goes_back() -> None:
    position = Position(actions={0: 2})
    for tile in (1, 2):
        position.play(a.MOVE, a.FLIPS[tile], a.STOP)
    assert position.options == [a.END_TURN, a.BONUS_ACTION]
    position.play(a.BONUS_ACTION)
    assert not position.may(a.END_TURN)
    position.play(a.MOVE, a.FLIPS[3], a.STOP)
    assert position.state.action_tokens[0] == 1
    position.play(a.BONUS_ACTION, a.MOVE, a.FLIPS[4], a.STOP)
    assert position.options == [a.END_TURN]
    assert position.why(a.BONUS_ACTION) == ("4", "no_action_token")


def test_rule_4_a_bonus_action_still_costs() -> None:
    position = Position(actions={0: 1}).play(a.BONUS_ACTION, a.MOVE, a.FLIPS[1])
    assert position.tiles() == "frrgtd"


def test_rule_5_costs() -> None:
    position = Position("B7: 0A", "B6: 0d", "B13: 1p", tokens={0: 20}, actions={0: 20})
    costs = {
        a.MOVE: (a.SPEND_AS[0], a.STOP),
        a.HOWL: (howl_at("B3"),),
        a.BUILD_DEN: (dig_at("B8"),),
        a.UPGRADE_DEN: (upgrade_at("B6"),),
        a.DOMINATE: (target("B13", "p"),),
    }
    for action, answers in costs.items():
        child = position.twin().play(action, *answers).pay()
        while child.asked[0] == "ChooseTrack":
            child.play(a.Track(0))
        paid = {a.MOVE: 1, a.DOMINATE: 3}.get(action, 2)
        gained = 1 if action == a.UPGRADE_DEN else 0
        assert child.state.terrain_tokens[0] == 20 - paid + gained, action


def test_rule_5_tiles_of_the_targets_terrain_are_flipped() -> None:
    position = Position("B7: 0A", home="rfg").play(a.BUILD_DEN)
    assert position.tiles() == "rfrgtd"
    position.play(dig_at("B8"))
    assert position.tiles() == "rfggtd"
    assert position.asked == ("ChooseTrack", 0)


def test_rule_5_the_player_picks_which_matching_tiles() -> None:
    position = Position("B7: 0A", home="rfg", tiles={0: "rrgtd"}).play(a.BUILD_DEN, dig_at("B8"))
    assert position.asked == ("PayFor", 0)
    assert position.options == [a.FLIPS[0], a.FLIPS[1], a.FLIPS[2]]
    assert position.why(a.FLIPS[3]) == ("5", "wrong_tile")
    position.play(a.FLIPS[2], a.FLIPS[1])
    assert position.tiles() == "rfggtd"


def test_rule_5_each_tile_counts_once() -> None:
    position = Position("B7: 0A", home="rfg", tiles={0: "rrgtd"}).play(a.BUILD_DEN, dig_at("B8"))
    position.play(a.FLIPS[0])
    assert position.options == [a.FLIPS[1], a.FLIPS[2]]
    assert position.why(a.FLIPS[0]) == ("5", "tile_used")
    position.play(a.FLIPS[1])
    assert position.tiles() == "rfrgtd"


def test_rule_5_all_tiles_of_an_action_show_one_terrain() -> None:
    position = Position("B7: 0A", home="dfg")
    # Only desert is shown twice, and there is no desert near the alpha on B7.
    assert position.tiles() == "dfrgtd"
    assert not position.may(a.BUILD_DEN)
    assert position.why(a.BUILD_DEN) == ("5", "no_tiles")


def test_rule_5_a_terrain_token_stands_for_one_tile_of_any_terrain() -> None:
    position = Position("B7: 0A", home="dfg", tokens={0: 1}).play(a.BUILD_DEN, dig_at("B8"))
    assert position.tiles() == "dfggtd"
    assert position.state.terrain_tokens[0] == 0


def test_rule_5_cost_of_a_move_is_one() -> None:
    position = Position("B6: 0A").play(a.MOVE, a.FLIPS[5], pick("B6", "A"), go("B15"))
    assert position.tiles() == "ffrgtf"


def test_rule_5a_both_faces_are_open() -> None:
    position = Position()
    first = position.tiles()
    for tile in range(6):
        child = position.twin().play(a.MOVE, a.FLIPS[tile])
        expected = first if tile == 0 else first[:tile] + "frgtd"[tile % 5] + first[tile + 1 :]
        assert child.tiles() == expected


def test_rule_6_then_the_calendar_then_the_next_player_clockwise() -> None:
    position = Position(turn=2, dates=9)
    position.idle()
    assert position.state.phase == 1
    assert position.asked == ("TakeAction", 0)


def test_rule_6_only_the_player_whose_turn_it_is_answers() -> None:
    assert Position(turn=1).why(a.MOVE, player=0) == ("6", "not_asked")
