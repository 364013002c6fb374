"""B3 The omega."""

from __future__ import annotations

from meute.games.tracks.actions import ATTACKS, BRING_INS, TURNED
from tests.games.tracks.positions import Position, wolf


def submitting(females: str, *, omega: str = "", males: str = "0A") -> Position:
    """2C attacks 1A, which has no counter."""
    position = Position("phase 5", males, females, omega=omega, counters={"2C": "- - - - 5"})
    return position.play(ATTACKS[wolf("1A")])


def test_b3_1_a_wolf_without_recognition_takes_the_omega_slot() -> None:
    position = submitting("1A 2C 0C")
    assert position.omega == "1A"
    assert position.females == "2C 0C"


def test_b3_2_the_weaker_of_two_omegas_is_excluded() -> None:
    position = submitting("1A:6 2C 0C", omega="2A:5")
    assert position.omega == "1A"
    assert "2A" in position.hands.split()
    assert position.state.exclusions == [0, 0, 1]
    weaker = submitting("1A:4 2C 0C", omega="2A:5")
    assert weaker.omega == "2A"
    assert weaker.state.exclusions == [0, 1, 0]


def test_b3_2_of_equals_the_former_omega_goes() -> None:
    position = submitting("1A:5 2C 0C", omega="2A:5")
    assert position.omega == "1A"
    assert "2A" in position.hands.split()


def test_b3_3_recognition_readmits_an_omega_at_the_end_of_its_column() -> None:
    counters = {"2C": "5 - - - -"}
    position = Position("phase 1", "0A 2A", "1A 0C", omega="2C:5", cubs="1B", counters=counters)
    assert position.females == "1A 0C 2C"


def test_b3_4_an_omega_that_becomes_the_last_of_its_sex_stands_in_the_alpha_place() -> None:
    position = Position("phase 2", "0A 2A", "1A:2", omega="2C:9", counters={})
    assert position.females == "2C"
    assert position.omega == ""
    assert position.chips("2C") == 0


def test_b3_4_when_a_second_one_joins_it_becomes_omega_and_the_newcomer_alpha() -> None:
    position = Position("M5", "0A 2A", "2C:9/0", cubs="1A")
    position.play(TURNED[wolf("1A")])
    assert position.females == "1A"
    assert position.omega == "2C"


def test_b3_4_with_another_omega_the_weaker_is_excluded() -> None:
    position = Position("M5", "0A 2A", "2C:9/0", omega="0B:10", cubs="1A", points=(9, 9, 9))
    position.play(TURNED[wolf("1A")])
    assert position.omega == "0B"
    assert "2C" in position.hands.split()


def test_b3_4_with_recognition_it_simply_stays_alpha() -> None:
    position = Position("M5", "0A 2A", "2C:9/1", cubs="1A")
    position.play(TURNED[wolf("1A")])
    assert position.females == "2C 1A"


def test_b3_4_it_also_holds_when_a_wolf_is_brought_in() -> None:
    position = Position("asking", "0A 2A", "2C:9/0", joining="on")
    position.play(*position.options[:1]).to("BringWolf")
    position.play(BRING_INS[0])
    assert position.females == "1A"
    assert position.omega == "2C"


def test_b3_5_an_excluded_wolf_goes_to_hand_and_is_no_death() -> None:
    position = submitting("1A:4 2C 0C", omega="2A:5")
    assert position.chips("1A") == position.strength("1A") == 0
    assert position.state.deaths == [0, 0, 0]
