"""1 The map: boards, layouts, and the tables built from them."""

from __future__ import annotations

from collections import Counter

import pytest

from meute.games.wolves.data import BOARDS, LAYOUTS, LETTERS, TERRAINS, ZONES
from meute.games.wolves.maps import FAR, hex_name, land_of, layout_of
from tests.games.wolves.positions import number

SEATS = list(LAYOUTS)


@pytest.mark.parametrize(
    ("seats", "hexes", "land"), [(2, 80, 75), (3, 112, 100), (4, 144, 130), (5, 176, 160)]
)
def test_size_of_the_map(seats: int, hexes: int, land: int) -> None:
    layout = layout_of(seats)
    assert layout.hexes == len(set(layout.at)) == hexes
    assert sum(layout.solid) == land


@pytest.mark.parametrize("seats", SEATS)
def test_neighbours_are_mutual_and_one_step_away(seats: int) -> None:
    layout = layout_of(seats)
    for h, beside in enumerate(layout.beside):
        assert len(set(beside)) == len(beside) <= 6
        for other in beside:
            assert h in layout.beside[other]
            assert layout.span[h][other] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_boards_that_touch_share_five_edges(seats: int) -> None:
    layout = layout_of(seats)
    edges = Counter(
        (layout.slot[h], layout.slot[n])
        for h in range(layout.hexes)
        for n in layout.beside[h]
        if layout.slot[h] < layout.slot[n]
    )
    assert set(edges.values()) == {5}
    assert len(edges) == {2: 6, 3: 12, 4: 16, 5: 20}[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_all_land_is_connected(seats: int) -> None:
    layout = layout_of(seats)
    solid = [h for h in range(layout.hexes) if layout.solid[h]]
    assert all(layout.walk[h][other] < FAR for h in solid for other in solid)
    assert all(
        layout.walk[h][other] == FAR
        for h in solid
        for other in range(layout.hexes)
        if not layout.solid[other]
    )


def test_walking_is_never_shorter_than_the_straight_way() -> None:
    layout = layout_of(4)
    for h in range(layout.hexes):
        for other in range(layout.hexes):
            assert layout.walk[h][other] >= layout.span[h][other]


def test_every_board_has_three_hexes_of_each_terrain_and_no_two_are_equal() -> None:
    assert len(set(BOARDS)) == 10
    assert all(sorted(board) == sorted("frgtd") for board in BOARDS)
    assert Counter(ZONES) == Counter({**dict.fromkeys("ABCDE", 3), "~": 1})
    for zone in range(5):
        assert Counter(board[zone] for board in BOARDS) == Counter(dict.fromkeys("frgtd", 2))


def test_terrain_follows_from_the_boards() -> None:
    land = land_of(3, (-1, 0, 1, 2, 3, 4, 5))
    letters = "".join(LETTERS[t] for t in land.terrain[16:32])
    assert letters == "gggfttrrfft~rddd"
    assert TERRAINS[land.terrain[number("A7")]] == "grass"
    assert sorted(h for hexes in land.of_terrain for h in hexes) == [
        h for h in range(112) if land.layout.solid[h]
    ]


def test_names_of_hexes() -> None:
    assert hex_name(number("K16")) == "K16"
    assert {number(hex_name(h)) for h in range(176)} == set(range(176))


def test_prey_and_water_have_six_land_neighbours() -> None:
    for seats in SEATS:
        layout = layout_of(seats)
        for slot in layout.regions:
            for h in (layout.prey[slot], layout.water[slot]):
                assert sum(layout.slot[n] == slot for n in layout.beside[h]) == 6
