"""14-20 Build a den, upgrade it to a lair."""

from __future__ import annotations

import pytest

from meute.games.wolves import actions as a
from tests.games.wolves.positions import Position, dig_at, flee, upgrade_at

SPREAD, SPEED, HOWL = a.TRACK_CHOICES


def build(*drawn: str, **more: object) -> Position:
    """A position with tokens to pay anything, asked where to build."""
    return Position(*drawn, tokens={0: 9}, **more).play(a.BUILD_DEN)  # type: ignore[arg-type]


def test_rule_14_on_or_beside_an_own_alpha() -> None:
    position = build("B7: 0A", "A16: 0A", "B1: 0p")
    assert position.hexes(a.DigAt) >= {"B7", "B6", "B8", "B13"}
    assert position.why(dig_at("B1")) == ("14", "no_alpha")
    assert position.why(dig_at("B11")) == ("14", "no_alpha")


def test_rule_14_two_tiles_of_its_terrain() -> None:
    position = Position("B7: 0A", home="tfg").play(a.BUILD_DEN)
    assert position.hexes(a.DigAt) & {"B6", "B7", "B8", "B13"} == {"B6"}
    assert position.why(dig_at("B8")) == ("5", "cannot_pay")


def test_rule_15_the_next_den_of_any_track_counts_at_once() -> None:
    position = build("B7: 0A").play(dig_at("B8")).pay()
    assert position.options == [SPREAD, SPEED, HOWL]
    position.play(SPEED)
    assert position.at("B8") == "0d"
    assert position.state.speed(0) == 4


@pytest.mark.parametrize(
    ("track", "values"), [(0, [2, 3, 3, 4, 4]), (1, [3, 4, 4, 5, 5]), (2, [2, 3, 3, 4, 4])]
)
def test_rule_15_values_of_the_tracks(track: int, values: list[int]) -> None:
    seen = []
    for gone in range(5):
        dug = [0, 0, 0]
        dug[track] = gone
        state = Position(dug={0: (dug[0], dug[1], dug[2])}).state
        seen.append((state.spread(0), state.speed(0), state.howl(0))[track])
    assert seen == values


@pytest.mark.parametrize(
    ("seats", "track", "bonus"),
    [
        (3, 0, ["", "action", "", "terrain"]),
        (3, 1, ["", "terrain", "", "action"]),
        (3, 2, ["", "terrain", "", "action"]),
        (2, 0, ["", "action", "", "terrain"]),
        (2, 1, ["", "action", "", "terrain"]),
        (2, 2, ["", "action", "", "terrain"]),
    ],
)
def test_rule_15_bonus_tokens_of_the_tracks(seats: int, track: int, bonus: list[str]) -> None:
    seen = []
    for gone in range(4):
        dug = [0, 0, 0]
        dug[track] = gone
        position = build("B7: 0A", seats=seats, dug={0: (dug[0], dug[1], dug[2])})
        position.play(dig_at("B8")).pay()
        before = position.state.terrain_tokens[0]
        position.play(a.Track(track))
        got_terrain = position.state.terrain_tokens[0] > before
        got_action = position.state.action_tokens[0] > 0
        seen.append("terrain" if got_terrain else "action" if got_action else "")
    assert seen == bonus


def test_rule_15_points_of_the_tracks() -> None:
    assert [Position(dug={0: (n, 0, 0)}).score(0) for n in range(5)] == [0, 0, 0, 3, 7]
    assert [Position(dug={0: (0, n, 0)}, seats=2).score(0) for n in range(5)] == [0, 0, 0, 2, 5]


@pytest.mark.parametrize("piece", ["1p", "1A", "1d", "1L"])
def test_rule_16_no_den_where_an_enemy_piece_stands(piece: str) -> None:
    position = build("B7: 0A", f"B13: {piece}")
    assert position.why(dig_at("B13")) == ("16", "enemy_there")


@pytest.mark.parametrize("piece", ["0d", "0L"])
def test_rule_16_one_den_or_lair_on_a_hex(piece: str) -> None:
    position = build("B7: 0A", f"B13: {piece}")
    assert position.why(dig_at("B13")) == ("16", "one_territory")


def test_rule_16_two_pieces_at_most() -> None:
    position = build("B7: 0A 0p", "B8: 0p")
    assert position.why(dig_at("B7")) == ("10", "full")
    assert position.may(dig_at("B8"))


def test_rule_16_any_terrain_but_no_water() -> None:
    position = build("B7: 0A", "B11: 0A")
    land = {"B7", "B6", "B8", "B13", "B10", "B11", "B15"}
    assert {position.terrain(name) for name in land} == {"rock", "tundra", "forest", "desert"}
    assert position.hexes(a.DigAt) >= land
    assert position.why(dig_at("B12")) == ("8", "impassable")


def upgrade(*drawn: str, **more: object) -> Position:
    """A position with tokens to pay anything, asked which den to upgrade."""
    return Position(*drawn, tokens={0: 9}, **more).play(a.UPGRADE_DEN)  # type: ignore[arg-type]


def test_rule_17_an_own_den_by_an_own_alpha_and_by_water() -> None:
    position = upgrade("B7: 0A", "B8: 0d", "B13: 0d", "B16: 0d", "C11: 0d")
    assert position.hexes(a.UpgradeAt) == {"B13"}
    assert position.why(upgrade_at("B8")) == ("17", "no_water")
    assert position.why(upgrade_at("B16")) == ("17", "no_alpha")
    assert position.why(upgrade_at("B6")) == ("17", "no_own_den")


def test_rule_17_the_alpha_may_stand_on_the_den() -> None:
    assert upgrade("B7: 0A 0d").hexes(a.UpgradeAt) == {"B7"}


def test_rule_17_two_tiles_of_the_dens_terrain() -> None:
    position = Position("B7: 0A", "B13: 0d", home="rfg")
    assert position.may(a.UPGRADE_DEN)
    position = Position("B7: 0A", "B13: 0d", home="frg")
    assert position.why(a.UPGRADE_DEN) == ("5", "no_tiles")


def test_rule_18_den_to_the_calendar_lair_in_its_place() -> None:
    position = upgrade("B7: 0A", "B13: 0d")
    before = position.score(0)
    position.play(upgrade_at("B13")).pay()
    assert position.at("B13") == "0L"
    assert position.calendar == ["0d"]
    assert position.score(0) == before + 5
    assert position.state.terrain_tokens[0] == 9 - 2 + 1


def test_rule_18_points_of_the_lairs() -> None:
    lairs = ["B13: 0L", "C13: 0L", "D13: 0L", "E13: 0L"]
    points = [Position(*lairs[:n], dug={0: (0, 2, 2)}).parts(0)[3] for n in range(5)]
    assert points == [0, 5, 10, 15, 20]


def test_rule_19_one_own_lair_in_a_region() -> None:
    position = upgrade("B7: 0A", "B13: 0d", "B15: 0L", "C7: 0A 0d")
    assert position.why(upgrade_at("B13")) == ("19", "one_lair")
    assert position.hexes(a.UpgradeAt) == {"C7"}


def test_rule_19_enemy_lairs_do_not_count() -> None:
    assert upgrade("B7: 0A", "B13: 0d", "B15: 1L").may(upgrade_at("B13"))


@pytest.mark.parametrize("wolf", ["p", "A"])
def test_rule_20_an_enemy_wolf_on_the_den_is_displaced(wolf: str) -> None:
    position = upgrade("B7: 0A", f"B13: 0d 1{wolf}").play(upgrade_at("B13")).pay()
    assert position.asked == ("DisplaceWolf", 0)
    assert position.hexes(a.Flee) == {"B8", "B16"}
    position.play(flee("B16"))
    assert (position.at("B13"), position.at("B16")) == ("0L", f"1{wolf}")


def test_rule_20_own_wolves_stay() -> None:
    position = upgrade("B7: 0A", "B13: 0d 0p").play(upgrade_at("B13")).pay()
    assert position.at("B13") == "0L 0p"
