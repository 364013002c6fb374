"""26-28 Hunt, and the rank of pieces."""

from __future__ import annotations

import pytest

from meute.games.wolves import actions as a
from meute.games.wolves.data import ALPHA, DEN, LAIR, PACK, PREY
from tests.games.wolves.positions import Position, go, hunt_at, pick

TUNDRA = a.FLIPS[4]
FOREST = a.FLIPS[1]
HERDS = "deer boar raccoon hare hare moose"
"""Deer in B, boar in C, raccoon in D, hares in E and F, moose in G."""
AROUND = ((2, "p"), (4, "A"), (6, "p"))
"""Wolves on three hexes around the prey of a region."""


def hunted(position: Position, player: int = 0) -> list[str]:
    """The prey a player has."""
    return [name for n, name in enumerate(PREY) if position.state.hunted[player] >> n & 1]


def test_rule_26_wolves_on_three_hexes_around_the_prey() -> None:
    position = Position("B2: 0p", "B4: 0A", "B7: 0p", prey=HERDS)
    position.play(a.MOVE, TUNDRA, pick("B7", "p"), go("B6"), a.STOP)
    assert hunted(position) == ["deer"]
    assert position.state.herd[1] == 1
    assert position.log[-1] == "hunt"


def test_rule_26_two_wolves_on_one_hex_count_once() -> None:
    position = Position("B2: 0p 0A", "B7: 0p", prey=HERDS)
    position.play(a.MOVE, TUNDRA, pick("B7", "p"), go("B6"), a.STOP)
    assert hunted(position) == []


def test_rule_26_dens_and_enemy_wolves_do_not_hunt() -> None:
    position = Position("B2: 0p", "B4: 0d", "B11: 1p", "B7: 0p", prey=HERDS)
    position.play(a.MOVE, TUNDRA, pick("B7", "p"), go("B6"), a.STOP)
    assert hunted(position) == []


def test_rule_26_no_tile_is_flipped_for_it() -> None:
    position = Position("B2: 0p", "B4: 0A", "B6: 0p", prey=HERDS)
    position.play(a.MOVE, TUNDRA, a.STOP)
    assert hunted(position) == ["deer"]
    assert position.tiles() == "ffrgdd"


def test_rule_27_an_action_token_except_with_two_players() -> None:
    three = Position("B2: 0p", "B4: 0A", "B6: 0p", prey=HERDS).play(a.MOVE, TUNDRA, a.STOP)
    assert three.state.action_tokens[0] == 1
    two = Position("B2: 0p", "B4: 0A", "B6: 0p", seats=2).play(a.MOVE, TUNDRA, a.STOP)
    assert hunted(two) == ["boar"]
    assert two.state.action_tokens[0] == 0


def test_rule_27_one_token_of_each_kind() -> None:
    position = Position("E2: 0p", "E4: 0A", "E6: 0p", prey=HERDS, hunted={0: "hare"})
    position.play(a.MOVE, TUNDRA)
    while position.asked[0] == "MoveWolves":
        position.play(a.STOP)
    assert position.state.herd[4] + position.state.herd[5] == 3


def test_rule_27_points_of_the_hunt() -> None:
    five = ["deer", "boar", "raccoon", "hare", "moose"]
    points = [Position(hunted={0: " ".join(five[:n])}).parts(0)[4] for n in range(6)]
    assert points == [0, 1, 4, 9, 16, 25]
    two = [Position(hunted={0: " ".join(five[:n])}, seats=2).parts(0)[4] for n in range(6)]
    assert two == [0, 2, 5, 9, 14, 20]


def test_rule_27_the_last_token_frees_the_hex() -> None:
    position = Position("B2: 0p", "B4: 0A", "B6: 0p", prey=HERDS, hunted={1: "deer"})
    position.play(a.MOVE, TUNDRA, a.STOP)
    assert position.state.herd[1] == 0
    position.play(a.MOVE, a.FLIPS[5], a.STOP)
    assert position.state.ground[16 + 4] == 3


def test_rule_27a_two_surrounded_stacks_of_one_kind() -> None:
    drawn = ("E2: 0p", "E4: 0A", "E6: 0p", "F2: 0p", "F4: 0A", "F6: 0p")
    position = Position(*drawn, prey=HERDS).play(a.MOVE, FOREST)
    while position.asked[0] == "MoveWolves":
        position.play(a.STOP)
    assert position.asked == ("ChooseStack", 0)
    assert position.hexes(a.HuntAt) == {"E5", "F5"}
    assert position.why(hunt_at("B5")) == ("27a", "other_stack")
    position.play(hunt_at("F5"))
    assert position.state.herd[4:6] == [2, 1]
    assert hunted(position) == ["hare"]
    assert position.asked[0] == "TakeAction"


@pytest.mark.parametrize("player", range(5))
@pytest.mark.parametrize(
    ("prey", "boards"),
    [("deer", "BC"), ("boar", "DE"), ("raccoon", "FG"), ("hare", "HI"), ("moose", "JK")],
)
def test_rule_27a_every_seat_of_five_may_choose_among_stacks_of_every_kind(
    player: int, prey: str, boards: str
) -> None:
    drawn = [f"{board}{place}: {player}{wolf}" for board in boards for place, wolf in AROUND]
    position = Position(*drawn, seats=5, turn=player).play(a.MOVE, TUNDRA)
    while position.asked[0] == "MoveWolves":
        position.play(a.STOP)
    assert position.asked == ("ChooseStack", player)
    first, second = (f"{board}5" for board in boards)
    assert position.hexes(a.HuntAt) == {first, second}
    position.play(hunt_at(second))
    herds = [position.state.herd[ord(board) - ord("A")] for board in boards]
    assert herds == [2, 1]
    assert [hunted(position, one) for one in range(5)] == [
        [prey] if one == player else [] for one in range(5)
    ]


def test_rule_28_rank() -> None:
    assert DEN < PACK < ALPHA < LAIR


def test_rule_28_the_only_lasting_mix_is_a_den_and_a_wolf() -> None:
    position = Position("B6: 0p", "B15: 1d").play(a.MOVE, a.FLIPS[5], pick("B6", "p"), go("B15"))
    assert position.at("B15") == "0p 1d"
