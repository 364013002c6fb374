"""PH3 Pack hunt and PH4 howling."""

from __future__ import annotations

from typing import Any

import pytest

from meute.core.decision import CHANCE
from meute.games.tracks.actions import DISCARDS, INJURIES, LARGE_PREY
from tests.games.tracks.positions import Position, kind

# The sick moose needs 28, 20 and 10, and gives 14 food.


def hunt(efforts: tuple[int, int, int], **more: Any) -> Position:
    counters = {
        name: f"- - {effort or '-'} - -"
        for name, effort in zip(("0A", "1A", "2A"), efforts, strict=True)
    }
    return Position(
        "phase 3",
        "0A 2A",
        "1A",
        counters=counters,
        prey="sick_moose bison",
        quarry="sick_moose",
        **more,
    )


def test_ph3_1a_the_black_number_kills_without_a_wound() -> None:
    position = hunt((10, 9, 9))
    assert position.done
    assert position.prey == "bison"
    assert "hunt_killed" in position.log()


def test_ph3_1b_the_green_number_kills_with_a_wound() -> None:
    position = hunt((10, 5, 5))
    assert position.asked == ("InjureHunter", CHANCE)
    position.play(INJURIES[3])
    assert position.strength("0A") == 12 - 1 - 4
    assert position.prey == "bison"


def test_ph3_1b_one_below_black_is_not_enough() -> None:
    assert hunt((10, 9, 8)).asked[0] == "InjureHunter"


def test_ph3_1c_the_red_number_lets_it_escape_with_a_wound() -> None:
    position = hunt((9, 5, 5)).play(INJURIES[0])
    assert position.prey == "sick_moose bison"
    assert position.strength("0A") == 12 - 1 - 1 - 2


def test_ph3_1d_less_lets_it_escape_without_a_wound() -> None:
    position = hunt((4, 3, 2))
    assert position.done
    assert position.prey == "sick_moose bison"
    assert position.strength("0A") == 10


def test_ph3_2_an_injury_may_kill_and_comes_before_food() -> None:
    position = Position(
        "phase 3",
        "0A:5 1C 2A 2B",
        "1A 1B 2C",
        counters={"0A": "- - 10 - -", "1A": "- - 5 - -", "2A": "- - 6 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    position.play(INJURIES[9])
    assert position.males == "1C 2A 2B"
    assert position.state.deaths == [1, 0, 0]
    fed = [position.strength(name) for name in ("1A", "1C", "2A", "1B", "2B", "2C")]
    assert fed == [12, 12, 12, 12, 12, 12 - 1]


def test_ph3_3_a_failed_hunt_kills_all_cubs_and_costs_every_wolf_two() -> None:
    position = hunt((4, 3, 2), cubs="0B 1B")
    assert position.cubs == ""
    assert [position.strength(name) for name in ("0A", "1A", "2A")] == [10, 10, 10]
    assert position.state.deaths == [0, 0, 0]
    assert position.prey == "sick_moose bison"


def test_ph3_4a_alphas_cubs_and_then_the_others_eat_in_rank_order() -> None:
    position = Position(
        "phase 3",
        "0A 1C 2A",
        "1A 2C 1B",
        cubs="0B 0C",
        counters={"0A": "- - 15 - -", "1A": "- - 14 - -", "2A": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    assert [position.strength(name) for name in ("1C", "2C", "2A", "1B")] == [
        *(12, 12, 12 - 2 - 1, 12 - 2)
    ]


@pytest.mark.parametrize("females", ["1A", "1A 1B"])
def test_ph3_4a_every_cub_eats_before_the_beta(females: str) -> None:
    """Of eleven points the alphas eat four and the cubs six."""
    position = Position(
        "phase 3",
        "0A 1C",
        females,
        seats=4,
        cubs="0B 0C 2A 2B 2C 3A",
        counters={"0A": "- - 15 - -", "1A": "- - 14 - -", "1C": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
        large_food="11 11 16 13 16 20 24",
    )
    assert position.strength("1C") == 12 - 2 - 1, "a single point is left for the beta"
    assert females == "1A" or position.strength("1B") == 12 - 2


def test_ph3_4a_the_omega_eats_last() -> None:
    position = Position(
        "phase 3",
        "0A 1C 2A",
        "1A 2C",
        omega="1B:12",
        counters={"0A": "- - 15 - -", "1A": "- - 14 - -", "2A": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
        omega_stays="on",
    )
    assert position.strength("2A") == 12 - 2
    assert position.strength("1B") == 12 - 1


def test_ph3_4b_the_last_single_point_saves_one_strength_and_food_gives_none() -> None:
    position = Position(
        "phase 3",
        "0A:9 1C:9 2A 2B:9",
        "1A:9 2C:9 1B:9",
        counters={"0A": "- - 15 - -", "1A": "- - 14 - -", "2A": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    assert [position.strength(name) for name in ("1C", "2C", "1B", "2B")] == [9, 9, 8, 7]


def test_ph3_5_the_first_wolf_gains_recognition_for_a_kill_only() -> None:
    assert hunt((10, 9, 9)).chips("0A") == 2
    assert hunt((4, 3, 2)).chips("0A") == 1


def test_ph3_5_an_omega_is_thereby_readmitted() -> None:
    position = Position(
        "phase 3",
        "0A 2A",
        "1A",
        omega="2C:12",
        counters={"2C": "- - 15 - -", "0A": "- - 14 - -"},
        prey="sick_moose",
        quarry="sick_moose",
    )
    assert position.females == "1A 2C"
    assert position.omega == ""


def test_ph3_6_a_wolf_that_is_still_omega_is_excluded() -> None:
    position = hunt((10, 9, 9), omega="2C:12")
    assert position.omega == ""
    assert "2C" in position.hands.split()
    assert position.state.exclusions == [0, 0, 1]
    assert position.state.deaths == [0, 0, 0]


def test_ph3_6_its_later_counters_come_off_unseen() -> None:
    position = Position(
        "phase 3",
        "0A 2A",
        "1A",
        omega="2C:12",
        counters={"2C": "- - 3 8 9", "0A": "- - 14 - -", "1A": "- - 14 - -"},
        prey="sick_moose",
        quarry="sick_moose",
    )
    assert position.row("2C") == "- - 3 - -"
    assert position.sees(0).counters[40:45] == (0, 0, 3, 0, 0)


def test_ph3_7_an_omega_eats_as_omega_even_if_it_is_readmitted_right_after() -> None:
    position = Position(
        "phase 3",
        "0A 1C 2A",
        "1A 2C",
        omega="1B:12",
        counters={"1B": "- - 15 - -", "1A": "- - 14 - -", "0A": "- - 13 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    assert position.strength("1B") == 12 - 3 - 1
    assert position.females == "1A 2C 1B"
    order = position.log()
    assert order.index("feast") < order.index("recognised")


# PH4


def howl(efforts: tuple[int, int, int, int], prey: str = "caribou bison") -> Position:
    names = ("0A", "1A", "2A", "2C")
    rows = {name: f"- - - {effort or '-'} -" for name, effort in zip(names, efforts, strict=True)}
    return Position("phase 4", "0A 2A", "1A 2C", counters=rows, prey=prey)


def test_ph4_1a_a_howl_below_35_costs_a_prey_of_the_alpha_females_choice() -> None:
    position = howl((10, 10, 9, 5))
    assert position.asked == ("DiscardPrey", 1)
    assert position.options == [DISCARDS[kind("caribou")], DISCARDS[kind("bison")]]
    position.play(DISCARDS[kind("bison")])
    assert position.prey == "caribou"
    assert position.state.large_discard == [kind("bison")]


def test_ph4_1a_with_no_prey_nothing_happens() -> None:
    assert howl((1, 0, 0, 0), prey="").done


@pytest.mark.parametrize("efforts", [(10, 10, 10, 5), (15, 15, 15, 10)])
def test_ph4_1b_from_35_to_55_nothing_happens(efforts: tuple[int, int, int, int]) -> None:
    position = howl(efforts)
    assert position.done
    assert position.prey == "caribou bison"


def test_ph4_1c_a_howl_above_55_brings_another_prey() -> None:
    position = howl((15, 15, 15, 11))
    assert position.asked == ("TurnLarge", CHANCE)
    position.play(LARGE_PREY[kind("moose")])
    assert position.prey == "caribou bison moose"


def test_ph4_2_the_first_wolf_gains_recognition_whatever_the_sum() -> None:
    assert howl((15, 15, 15, 10)).chips("1A") == 2
    assert howl((0, 3, 0, 0), prey="").chips("1A") == 2
    assert howl((0, 0, 0, 0), prey="").chips("1A") == 1


def test_ph4_3_the_prey_comes_before_recognition_and_all_is_public() -> None:
    position = howl((15, 15, 15, 11)).play(LARGE_PREY[kind("moose")])
    order = position.log(None)
    assert order.index("large_turned") < order.index("recognised")
