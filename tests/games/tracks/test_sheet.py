"""D1-D12 Where the rulebook's main text and its summary sheet differ."""

from __future__ import annotations

import pytest

from meute.games.tracks import TRACKS
from meute.games.tracks.actions import ATTACKS, FIGHT, INJURIES, PLAY_CARDS, SMALL_PREY, Hand
from meute.games.tracks.rules.year import YEAR
from tests.games.tracks.positions import Position, wolf


def lost_fight(position: Position) -> Position:
    """The attacked wolf stands and loses in the first exchange."""
    position.play(FIGHT)
    for high in (True, False):
        size = position.options[0].cards.bit_count()
        cards = range(11 - size, 11) if high else range(1, size + 1)
        position.play(Hand(sum(1 << card for card in cards)))
    return position.play(PLAY_CARDS[10], PLAY_CARDS[1])


def test_d1_hunger_comes_even_if_the_third_no_prey_never_appeared() -> None:
    position = Position("phase 2", "0A:6 2A:6", "1A:6", counters={"0A": "- 3 - - -"})
    position.play(SMALL_PREY[1], SMALL_PREY[1], SMALL_PREY[1])
    assert [position.strength(name) for name in ("0A", "1A", "2A")] == [6, 4, 4]


def test_d2_below_red_nobody_is_hurt() -> None:
    position = Position("phase 3", "0A", "1A", counters={"0A": "- - 6 - -"})
    assert position.done
    assert "hunt_escaped" in position.log()


def test_d3_recognition_in_the_pack_hunt_needs_a_kill() -> None:
    position = Position("phase 3", "0A", "1A", counters={"0A": "- - 6 - -"})
    assert position.chips("0A") == 1


def test_d4_the_last_single_point_of_food_saves_one_strength() -> None:
    position = Position(
        "phase 3",
        "0A 1C 2A 2B",
        "1A 2C",
        counters={"0A": "- - 15 - -", "1A": "- - 14 - -", "2C": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    assert position.strength("2B") == 12 - 1


def test_d5_a_failed_hunt_kills_cubs_and_the_omega_goes_at_the_end() -> None:
    position = Position("phase 3", "0A", "1A", omega="2C:9", cubs="1B", counters={})
    assert position.cubs == position.omega == ""
    assert position.state.exclusions == [0, 0, 1]


def test_d6_a_submitting_wolf_loses_a_chip() -> None:
    position = Position("phase 5", "0A", "1A:12/2 2C", counters={"2C": "- - - - 5"})
    position.play(ATTACKS[wolf("1A")])
    assert (position.chips("1A"), position.chips("2C")) == (1, 1)


def test_d7_alphas_age_before_penalties_are_paid() -> None:
    names = [type(step).__name__ for step in YEAR]
    assert names.index("Age") < names.index("PayPenalties")


@pytest.mark.parametrize("sex", ["males", "females"])
def test_d8_a_beaten_alpha_of_either_sex_loses_all_chips(sex: str) -> None:
    males, females = ("0A:12/3 1C", "1A") if sex == "males" else ("0A", "1A:12/3 2C")
    one, alpha = ("1C", "0A") if sex == "males" else ("2C", "1A")
    counters = {one: "- - - - 5", alpha: "- - - - 4"}
    position = Position("phase 5", males, females, counters=counters)
    lost_fight(position.play(ATTACKS[wolf(alpha)]))
    if sex == "females":
        position.play(INJURIES[0])
    assert position.omega == alpha


def test_d9_the_omega_comes_after_the_injury() -> None:
    counters = {"2C": "- - - - 5", "1A": "- - - - 4"}
    position = Position("phase 5", "0A", "1A 2C", counters=counters)
    lost_fight(position.play(ATTACKS[wolf("1A")]))
    assert position.omega == ""
    position.play(INJURIES[0])
    assert position.omega == "1A"


def test_d10_males_attack_directly_above_and_are_never_hurt() -> None:
    counters = {"2A": "- - - - 5", "1C": "- - - - 4"}
    position = Position("phase 5", "0A 1C:12/2 2A", "1A", counters=counters)
    position.play(ATTACKS[wolf("1C")])
    lost_fight(position)
    assert position.strength("1C") == 12


def test_d11_births_begin_in_the_second_year() -> None:
    assert Position("births", "0A", "1A", year=1).done
    assert not Position("births", "0A", "1A", year=2).done


def test_d12_departures_belong_to_phase_m() -> None:
    names = [type(step).__name__ for step in YEAR]
    assert names.index("GrowUp") < names.index("AskLeaving") < names.index("CheckEnd")
    assert TRACKS.meta.rules_version == 2
