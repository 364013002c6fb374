"""M1-M8 Scoring, young wolves, departures and the end."""

from __future__ import annotations

import pytest

from meute.games.tracks import TRACKS
from meute.games.tracks.actions import LEAVES, TURNED
from meute.games.tracks.state import EXTINCT, RUNNING, WON
from tests.games.tracks.positions import Position, wolf


def test_m1_rows_count_from_the_bottom() -> None:
    position = Position("M1", "0A:12/0 1C:12/0 2A:12/0", "1A:12/0 2C:12/0", omega="0C:5")
    assert position.points == [4 + 1, 4 + 3, 2 + 2]
    assert position.booked(0) == {"rank": 4 + 1}


def test_m1_an_empty_beta_row_is_not_counted() -> None:
    position = Position("M1", "0A:12/0", "1A:12/0 2C:12/0")
    assert position.points == [2, 2, 1]


def test_m2_every_chip_is_a_point() -> None:
    position = Position("M1", "0A:12/4", "1A:12/2")
    assert position.points == [1 + 4, 1 + 2, 0]
    assert position.booked(0) == {"rank": 1, "recognition": 4}
    assert position.booked(1) == {"rank": 1, "recognition": 2}
    assert position.booked(2) == {}


@pytest.mark.parametrize(
    ("males", "females", "rank"),
    [
        ("0A 2A", "1A", [2, 2, 1]),
        ("0A 2A", "1A 3A", [3, 3, 2, 1]),
        ("0A 2A 4A", "1A 3A", [3, 3, 2, 1, 1]),
        ("0A 2A 4A", "1A 3A 5A", [4, 4, 3, 2, 2, 1]),
    ],
)
def test_m1_m2_m4_every_seat_has_its_own_points(males: str, females: str, rank: list[int]) -> None:
    seats = len(rank)
    for seat in range(seats):
        strong = (column.replace(f"{seat}A", f"{seat}A:12/4") for column in (males, females))
        once = tuple(int(one == seat) for one in range(seats))
        position = Position("M", *strong, seats=seats, deaths=once, exclusions=once)
        others = [points + 1 for points in rank]
        assert position.points == [
            *others[:seat],
            rank[seat] + 4 - 5 - 3,
            *others[seat + 1 :],
        ]


def test_m3_each_alpha_loses_one_strength() -> None:
    position = Position("M3", "0A 1C 2A", "1A 2C")
    assert [position.strength(n) for n in ("0A", "1C", "2A", "1A", "2C")] == [11, 12, 12, 11, 12]


def test_m3_it_may_kill_and_the_next_alpha_loses_nothing() -> None:
    position = Position("M3", "0A:1 1C", "1A")
    assert position.males == "1C"
    assert position.strength("1C") == 12
    assert position.state.deaths == [1, 0, 0]


def test_m4_five_points_for_a_death_and_three_for_an_exclusion() -> None:
    position = Position("M4", "0A", "1A", deaths=(2, 0, 1), exclusions=(0, 1, 1))
    assert position.points == [-10, -3, -8]
    assert position.booked(2) == {"penalties": -5 - 3}
    assert position.state.deaths == position.state.exclusions == [0, 0, 0]


def test_m5_cubs_join_at_the_bottom_above_the_omega() -> None:
    position = Position("M5", "0A 2A", "1A", omega="2C:5", cubs="0B 1B")
    position.play(TURNED[wolf("1B")], TURNED[wolf("0B")])
    assert position.males == "0A 2A 0B"
    assert position.females == "1A 1B"
    assert position.omega == "2C"
    assert (position.strength("0B"), position.chips("0B")) == (12, 1)
    assert position.points == [0, 0, 0]


def test_m6_every_owner_of_young_wolves_decides_about_each() -> None:
    position = Position("M6", "0A 2A 0B 1C", "1A 1B", young="0B 1B 1C")
    assert position.waiting == [0, 1]
    assert position.options == [LEAVES[0b000], LEAVES[0b010]]
    position.play(LEAVES[0])
    assert position.options == [LEAVES[0], LEAVES[0b010], LEAVES[0b100], LEAVES[0b110]]


def test_m6_pairs_bring_five_each_and_a_lone_leaver_costs_three() -> None:
    position = Position("M6", "0A 2A 0B 2B", "1A 1B", young="0B 1B 2B")
    position.play(LEAVES[0b010], LEAVES[0b010], LEAVES[0b010])
    assert position.points == [-3, 5, 5]
    assert [position.booked(seat) for seat in range(3)] == [
        {"departures": -3},
        {"departures": 5},
        {"departures": 5},
    ]
    assert (position.males, position.females) == ("0A 2A", "1A")
    assert position.state.deaths == position.state.exclusions == [0, 0, 0]


def test_m6_pairs_are_formed_from_the_bottom() -> None:
    position = Position("M6", "0A 2A 2B 0B", "1A 1B", young="0B 1B 2B")
    position.play(LEAVES[0b010], LEAVES[0b010], LEAVES[0b010])
    assert position.points == [5, 5, -3]


def test_m6_whoever_stays_closes_up() -> None:
    position = Position("M6", "0A 2B 0B", "1A", young="0B 2B")
    position.play(LEAVES[0], LEAVES[0b010])
    assert position.males == "0A 0B"


def test_m7a_the_target_ends_the_game_and_the_most_points_win() -> None:
    position = Position("M7", "0A", "1A", points=(41, 45, 30))
    assert position.over
    assert position.state.result == WON
    assert TRACKS.ranks(position.state) == [2, 1, 3]


@pytest.mark.parametrize(("seats", "target"), [(3, 40), (4, 50), (5, 55), (6, 60)])
def test_m7a_any_seat_that_has_just_reached_the_target_ends_the_game(
    seats: int, target: int
) -> None:
    for seat in range(seats):
        points = [target - 1] * seats
        assert not Position("M7", "0A", "1A", seats=seats, points=tuple(points)).over
        points[seat] = target
        position = Position("M7", "0A", "1A", seats=seats, points=tuple(points))
        assert position.over
        assert TRACKS.ranks(position.state) == [1 if one == seat else 2 for one in range(seats)]


def test_m7a_behind_a_shared_place_as_many_are_left_out() -> None:
    position = Position("M7", "0A", "1A", seats=6, points=(50, 61, -3, 61, 50, 50))
    assert TRACKS.ranks(position.state) == [3, 1, 6, 1, 3, 3]


def test_m7b_an_empty_pack_ends_it_without_a_winner() -> None:
    position = Position("M7", "", "", points=(20, 30, 10))
    assert position.over
    assert position.state.result == EXTINCT
    assert TRACKS.ranks(position.state) == [1, 1, 1]


def test_m7c_otherwise_another_year_begins() -> None:
    position = Position("M7", "0A", "1A", points=(39, 39, 39))
    assert position.done
    assert position.state.result == RUNNING


@pytest.mark.parametrize("points", [(20, 30, 10), (90, 0, 0)])
def test_m7d_before_phase_m_an_empty_pack_ends_the_game_at_once(
    points: tuple[int, int, int],
) -> None:
    position = Position("phase 2", "0A:2", "1A:1", points=points, counters={})
    assert position.over
    assert position.state.result == EXTINCT
    assert tuple(position.points) == points
    assert TRACKS.ranks(position.state) == [1, 1, 1]


def test_m7d_inside_m_the_phase_is_finished_first() -> None:
    position = Position("M", "0A:1", "1A:1", points=(44, 0, 0))
    assert position.over
    assert position.state.result == WON
    assert position.points == [44 + 2 - 5, 2 - 5, 0]


def test_m8_the_order_of_the_count() -> None:
    position = Position("M", "0A:1/2 1C", "1A", cubs="2C", points=(0, 0, 0))
    position.play(TURNED[wolf("2C")])
    assert position.points[0] == 2 + 2 - 5
    assert position.booked(0) == {"rank": 2, "recognition": 2, "penalties": -5}
    assert position.asked == ("LetLeave", 2)


def test_m8_departures_are_sealed_until_all_are_in() -> None:
    position = Position("M6", "0A 2A 0B", "1A 1B", young="0B 1B")
    position.play(LEAVES[0b010])
    assert position.sees(1).sealed == (-2, -1, -1)
    assert position.sees(0).sealed == (0b010, -1, -1)
    assert position.males == "0A 2A 0B"
