"""21-25 Howl and dominate."""

from __future__ import annotations

import pytest

from meute.games.wolves import actions as a
from tests.games.wolves.positions import Position, howl_at, target


def test_rule_21_a_lone_wolf_within_howl_range_of_an_own_alpha() -> None:
    position = Position("B6: 0A", "A9: 0A", tokens={0: 2}).play(a.HOWL)
    assert {"B3", "B14"} <= position.hexes(a.HowlAt)
    position = Position("B2: 0A", "A9: 0A", tokens={0: 2}).play(a.HOWL)
    assert "B3" in position.hexes(a.HowlAt)
    assert position.why(howl_at("B14")) == ("21", "out_of_range")
    assert position.why(howl_at("B7")) == ("21", "no_lone_wolf")


def test_rule_21_dens_lengthen_the_range() -> None:
    position = Position("B2: 0A", tokens={0: 2}, dug={0: (0, 0, 1)}).play(a.HOWL)
    assert "B14" in position.hexes(a.HowlAt)


def test_rule_21_only_alphas_howl() -> None:
    assert not Position("B2: 0p", "A9: 0A", "A10: 0A", tokens={0: 2}, dates=10).may(a.HOWL)


def test_rule_21_two_tiles_of_its_terrain() -> None:
    assert Position("B6: 0A", home="grf").play(a.HOWL).hexes(a.HowlAt) & {"B3", "B14"} == {"B3"}
    assert Position("B6: 0A", home="drf").play(a.HOWL).hexes(a.HowlAt) & {"B3", "B14"} == {"B14"}


def test_rule_22_the_next_wolf_of_the_row_takes_the_hex() -> None:
    position = Position("B6: 0A", home="grf").play(a.HOWL, howl_at("B3"))
    assert position.at("B3") == "0p"
    assert position.calendar == ["lone"]
    assert position.state.called[0] == 1
    assert position.score(0) == 1


def test_rule_22_it_may_be_an_alpha() -> None:
    position = Position("B6: 0A", home="grf", called={0: 2}).play(a.HOWL, howl_at("B3"))
    assert position.at("B3") == "0A"


def test_rule_22_points_of_the_row() -> None:
    assert [Position(called={0: n}).parts(0)[5] for n in range(9)] == [0, 1, 2, 3, 4, 6, 8, 10, 12]


def dominate(*drawn: str, **more: object) -> Position:
    """A position with tokens to pay anything, asked whom to dominate."""
    return Position(*drawn, tokens={0: 9}, **more).play(a.DOMINATE)  # type: ignore[arg-type]


def test_rule_23_an_enemy_pack_wolf_or_den_within_howl_range() -> None:
    position = dominate("B7: 0A", "B13: 1p", "B16: 2d", "B15: 1d", "B10: 1p")
    assert position.may(target("B13", "p"), target("B16", "d"), target("B15", "d"))
    assert position.why(target("B10", "p")) == ("23", "out_of_range")


@pytest.mark.parametrize(("piece", "letter"), [("1A", "p"), ("1L", "d")])
def test_rule_23_alphas_and_lairs_are_immune(piece: str, letter: str) -> None:
    position = dominate("B7: 0A", f"B13: {piece}", "B16: 2p")
    assert position.why(target("B13", letter)) == ("23", "immune")


def test_rule_23_own_pieces_are_no_target() -> None:
    position = dominate("B7: 0A", "B13: 0d", "B16: 2p")
    assert position.why(target("B13", "d")) == ("23", "no_enemy")


def test_rule_23_three_tiles_of_its_terrain() -> None:
    drawn = ("B7: 0A", "B13: 1p")
    assert not Position(*drawn, home="rfg", tiles={0: "frgtd"}).may(a.DOMINATE)
    position = Position(*drawn, home="rfg", tiles={0: "rrgtd"}).play(a.DOMINATE)
    position.play(target("B13", "p"))
    assert position.tiles() == "rfggtd"
    assert position.at("B13") == "0p"


@pytest.mark.parametrize("pair", ["1p 1p", "1p 1A", "1p 1d", "1p 1L", "1A 1d"])
def test_rule_24_two_pieces_of_one_colour_protect_each_other(pair: str) -> None:
    position = dominate("B7: 0A", f"B13: {pair}", "B16: 2p")
    letter = "p" if "p" in pair else "d"
    assert position.why(target("B13", letter)) == ("24", "protected")


def test_rule_25_a_wolf_by_the_next_wolf_of_the_row() -> None:
    position = dominate("B7: 0A", "B13: 1p").play(target("B13", "p")).pay()
    assert position.at("B13") == "0p"
    assert position.calendar == ["1p"]
    assert position.state.called[0] == 1


def test_rule_25_a_den_by_the_next_den_of_any_track() -> None:
    position = dominate("B7: 0A", "B13: 1d", dug={0: (1, 0, 0)}).play(target("B13", "d")).pay()
    assert position.asked == ("ChooseTrack", 0)
    assert len(position.options) == 3
    position.play(a.Track(0))
    assert position.at("B13") == "0d"
    assert position.calendar == ["0d", "1d"]
    assert position.state.action_tokens[0] == 1
