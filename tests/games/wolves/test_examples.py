"""The rulebook's own examples."""

from __future__ import annotations

from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from tests.games.wolves.positions import (
    Position,
    dig_at,
    go,
    howl_at,
    pick,
    target,
    upgrade_at,
)


def test_example_tiles_two_desert_then_two_forest() -> None:
    # The desert player pays two desert and then shows two forest.
    position = Position("B15: 0A", home="drg").play(a.BUILD_DEN, dig_at("B16"))
    assert position.tiles() == "dfrgtf"
    assert position.tiles().count("f") == 2


def test_example_terrain_token_as_third_tile() -> None:
    # Two tundra tiles and a token pay three tundra.
    position = Position("B7: 0A", "B6: 1p", home="frg", tiles={0: "frttd"}, tokens={0: 1})
    position.play(a.DOMINATE, target("B6", "p"))
    assert position.tiles() == "ffrgdd"
    assert position.state.terrain_tokens[0] == 0


def test_example_move() -> None:
    # Grass player, speed 3, spread 2: alpha and pack wolf to the same or another grass hex.
    position = Position("B11: 0A 0p", home="grf").play(a.MOVE, a.FLIPS[3])
    position.play(pick("B11", "A"))
    assert {"B1", "B2"} <= position.hexes(a.Go)
    position.play(go("B2"), pick("B11", "p"))
    assert {"B1", "B2"} <= position.hexes(a.Go)
    position.play(go("B1"))
    assert (position.at("B1"), position.at("B2")) == ("0p", "0A")
    assert position.asked[0] == "TakeAction"


def test_example_den() -> None:
    # Rock player, two desert, a den beside the alpha; speed becomes 4.
    position = Position("B15: 0A", home="rfg", tiles={0: "frgdd"}).play(a.BUILD_DEN)
    position.play(dig_at("B16"))
    assert position.tiles() == "rfrgtf"
    position.play(a.Track(1))
    assert position.at("B16") == "0d"
    assert position.state.speed(0) == 4


def test_example_lair() -> None:
    # Forest player, two rock: den to the calendar, lair, a terrain token, 5 points.
    position = Position("B7: 0A", "B13: 0d", home="fdg", tiles={0: "rrgtd"}).play(a.UPGRADE_DEN)
    position.play(upgrade_at("B13"))
    assert position.at("B13") == "0L"
    assert position.calendar == ["0d"]
    assert position.state.terrain_tokens[0] == 1
    assert position.parts(0)[3] == 5


def test_example_howl() -> None:
    # Desert player, range 2, two tundra pay for a lone wolf two hexes away.
    position = Position("D16: 0A", home="drg", tiles={0: "frttd"})
    assert position.terrain("D14") == "tundra"
    position.play(a.HOWL, howl_at("D14"))
    assert position.tiles() == "dfrgdd"
    assert position.calendar == ["lone"]
    assert position.at("D14") == "0p"


def test_example_dominate() -> None:
    # Tundra player: two forest and a token for a grass wolf on a forest hex in range.
    position = Position("B11: 0A", "B9: 1p", home="tgr", tiles={0: "frgtf"}, tokens={0: 1}).play(
        a.DOMINATE, target("B9", "p")
    )
    assert position.tiles() == "trrgtd"
    assert position.calendar == ["1p"]
    assert position.at("B9") == "0p"


def test_example_hunt() -> None:
    # Grass player moves pack wolves onto grass and surrounds the moose on three sides.
    herds = "moose deer boar raccoon hare hare"
    position = Position("B4: 0p", "B3: 0A 0p", "B6: 0p", home="grf", prey=herds)
    position.play(a.MOVE, a.FLIPS[3], pick("B3", "p"), go("B2"), a.STOP)
    assert position.state.hunted[0] == 1 << 4
    assert position.state.action_tokens[0] == 1
    assert position.parts(0)[4] == 1


def test_example_calendar() -> None:
    # Three players: the ninth piece starts the crescent scoring.
    position = Position("B7: 0A", "B13: 0d", tokens={0: 2}, dates=8)
    position.play(a.UPGRADE_DEN, upgrade_at("B13")).pay().idle()
    assert position.state.phase == 1


def test_example_tie_broken_by_alphas() -> None:
    # Grass: two dens and a pack wolf; rock: two pack wolves and an alpha. Rock wins.
    position = Position("B6: 0d", "B7: 0d 0p", "B13: 1p 1p", "B16: 1A", home="grf")
    assert position.control("B")[:2] == [3, 3]
    assert position.places("B") == (1, [0])


def test_example_region_scoring_6_5_3() -> None:
    position = Position(
        "B13: 0L", "B7: 0p", "B8: 0d", "B6: 0d",
        "B15: 1A 1A", "B16: 1p 1p", "B11: 1d",
        "B1: 2p 2p", "B2: 2d",
        home="tgr", dates=9, piles=(0, 0, 1, 1, 2, 2),
    )  # fmt: skip
    assert position.control("B") == [6, 5, 3]
    position.idle()
    assert [position.parts(player)[6:] for player in range(3)] == [[4, 0], [0, 2], [0, 0]]


def test_example_final_score_54() -> None:
    position = Position(
        "B13: 0L", "C13: 0L", "D13: 0L",
        dug={0: (4, 3, 0)}, called={0: 4}, hunted={0: "deer boar raccoon"},
    )  # fmt: skip
    position.state.won[:3] = [0, 1, 0]
    position.state.runner_up[:3] = [3, 0, 1]
    tracks = position.parts(0)
    assert tracks[:6] == [7, 3, 0, 15, 9, 4]
    assert sum(tracks[6:]) == 16
    assert WOLVES.scores(position.state)[0] == 54
