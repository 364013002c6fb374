"""PH0 The frame of every phase, PH1 raising cubs, PH2 solitary hunt."""

from __future__ import annotations

import pytest

from meute.core.decision import CHANCE
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import CATCHES, SMALL_PREY, TURNED
from meute.games.tracks.view import FACE_DOWN
from tests.games.tracks.positions import Position, wolf

NONE, LEMMING, VOLE, HARE, GOOSE, BEAVER = range(6)


# PH0


def test_ph0_1_all_counters_of_the_column_are_revealed_at_once() -> None:
    counters = {"0A": "- 1 2 3 4", "1A": "- 5 6 7 8"}
    position = Position("phase 4", "0A 2A", "1A", counters=counters, prey="")
    assert position.sees(2).counters[:5] == (0, 1, 2, 3, FACE_DOWN)
    assert position.sees(2).counters[15:20] == (0, 5, 6, 7, FACE_DOWN)


def test_ph0_2_every_wolf_pays_its_spirals_at_once() -> None:
    counters = {"0A": "- - - 15 -", "1A": "- - - 7 -", "2A": "- - - 6 -"}
    position = Position("phase 4", "0A 2A", "1A", counters=counters, prey="")
    assert [position.strength(name) for name in ("0A", "1A", "2A")] == [9, 11, 12]


def test_ph0_2_whoever_dies_of_it_does_not_count() -> None:
    counters = {"0A": "- - - 15 -", "1A": "- - - 14 -", "2A": "- - - 13 -"}
    position = Position("phase 4", "0A:3 2A", "1A", counters=counters, prey="")
    assert position.males == "2A"
    assert position.sequence == "1A 2A"
    assert "howl_weak" in position.log()


def test_ph0_3_higher_counters_first_then_rank_and_females_before_males_in_a_row() -> None:
    counters = {"0A": "- - - 5 -", "1A": "- - - 5 -", "2A": "- - - 5 -", "2C": "- - - 9 -"}
    position = Position("phase 4", "0A 2A", "1A 2C", counters=counters, prey="")
    assert position.sequence == "2C 1A 0A 2A"


def test_ph0_3_the_beta_ranks_above_the_second_female() -> None:
    counters = {"2A": "- - - 5 -", "2C": "- - - 5 -"}
    position = Position("phase 4", "0A 2A", "1A 2C", counters=counters, prey="")
    assert position.sequence == "2A 2C"


def test_ph0_4_used_counters_cannot_be_used_again_this_year() -> None:
    position = Position("phase 4", "0A", "1A", counters={"0A": "- 1 2 3 4"}, prey="")
    assert position.row("0A") == "- 1 2 3 4"
    assert TRACKS.faults(position.state) == []


def test_ph0_5_a_value_is_public_even_if_its_wolf_dies_of_it() -> None:
    position = Position("phase 4", "0A:1 2A", "1A", counters={"0A": "- - - 15 9"}, prey="")
    assert position.sees(1).counters[:5] == (0, 0, 0, 15, 0)
    assert "counter_paid" in position.log(1)


# PH1


def test_ph1_0_without_cubs_the_phase_is_skipped() -> None:
    position = Position("phase 1", "0A", "1A", counters={"0A": "- 1 2 3 4"})
    assert position.done
    assert position.log() == []


@pytest.mark.parametrize(("effort", "dead"), [("13", 2), ("14", 1), ("15", 1)])
def test_ph1_1_every_seven_points_keep_a_cub_alive(effort: str, dead: int) -> None:
    counters = {"0A": f"{effort} - - - -"}
    position = Position("phase 1", "0A", "1A", cubs="1B 2A 2B", counters=counters)
    position.to("Nothing")
    assert position.log().count("cub_dies") == dead
    assert len(position.cubs.split()) == 3 - dead


def test_ph1_1_which_cub_lies_farthest_out_is_chance() -> None:
    position = Position("phase 1", "0A", "1A", cubs="1B 2A 2B", counters={"0A": "14 - - - -"})
    assert position.decision.player == CHANCE
    assert position.options == [TURNED[wolf(name)] for name in ("1B", "2A", "2B")]
    position.play(TURNED[wolf("2A")])
    assert position.cubs == "1B 2B"
    assert "2A" in position.hands.split()


def test_ph1_1_dead_cubs_cost_nothing() -> None:
    position = Position("phase 1", "0A", "1A", cubs="1B 2A", counters={"0A": "2 - - - -"})
    assert position.cubs == ""
    assert position.state.deaths == [0, 0, 0]


def test_ph1_2_the_first_wolf_gains_recognition() -> None:
    counters = {"0A": "6 - - - -", "1A": "6 - - - -"}
    position = Position("phase 1", "0A", "1A", cubs="1B", counters=counters)
    assert (position.chips("0A"), position.chips("1A")) == (1, 2)


def test_ph1_2_without_counters_nobody_does() -> None:
    position = Position("phase 1", "0A", "1A", cubs="1B", counters={"0A": "- 1 - - -"})
    assert (position.chips("0A"), position.chips("1A")) == (1, 1)


def test_ph1_3_an_omega_that_gains_recognition_joins_the_end_of_its_column() -> None:
    counters = {"2A": "9 - - - -"}
    position = Position("phase 1", "0A 1C", "1A", omega="2A:5", cubs="1B", counters=counters)
    assert position.omega == ""
    assert position.males == "0A 1C 2A"
    assert position.chips("2A") == 1


def test_ph1_4_dead_cubs_are_shown_and_survivors_stay_hidden() -> None:
    position = Position("phase 1", "0A", "1A", cubs="1B 2A", counters={"0A": "7 - - - -"})
    position.play(TURNED[wolf("2A")])
    assert "cub_dies" in position.log(None)
    assert position.cubs == "1B"


# PH2


def hunt(strength: int = 6, **counters: str) -> Position:
    rows = {name.removeprefix("w"): row for name, row in counters.items()}
    return Position("phase 2", f"0A:{strength} 2A:6", "1A:6", counters=rows)


def test_ph2_1_three_cards_are_turned_and_one_animal_is_caught() -> None:
    position = hunt(w0A="- 3 - - -").play(SMALL_PREY[HARE], SMALL_PREY[GOOSE], SMALL_PREY[NONE])
    assert position.asked == ("CatchPrey", 0)
    assert position.options == [CATCHES[HARE], CATCHES[GOOSE]]
    position.play(CATCHES[GOOSE])
    assert position.strength("0A") == 8


def test_ph2_1_an_animal_without_points_feeds_too() -> None:
    position = hunt(w0A="- 3 - - -").play(SMALL_PREY[LEMMING], SMALL_PREY[NONE], SMALL_PREY[NONE])
    assert position.done
    assert position.strength("0A") == 6


def test_ph2_2_the_next_wolf_finds_the_two_cards_left_and_a_new_one() -> None:
    position = hunt(w0A="- 3 - - -", w1A="- 2 - - -")
    position.play(SMALL_PREY[HARE], SMALL_PREY[GOOSE], SMALL_PREY[NONE], CATCHES[GOOSE])
    assert position.asked == ("TurnSmall", CHANCE)
    position.play(SMALL_PREY[BEAVER])
    assert position.asked == ("CatchPrey", 1)
    assert position.options == [CATCHES[HARE], CATCHES[BEAVER]]


def test_ph2_3_three_times_no_prey_ends_the_hunt() -> None:
    position = hunt(w0A="- 3 - - -", w1A="- 2 - - -")
    position.play(SMALL_PREY[NONE], SMALL_PREY[NONE], SMALL_PREY[GOOSE], SMALL_PREY[NONE])
    assert position.done
    assert position.strength("0A") == 8
    assert position.strength("1A") == 4


def test_ph2_4_every_wolf_without_a_catch_loses_two() -> None:
    position = hunt(w0A="- 3 - - -").play(SMALL_PREY[LEMMING], SMALL_PREY[NONE], SMALL_PREY[NONE])
    assert [position.strength(name) for name in ("1A", "2A")] == [4, 4]


def test_ph2_4_the_omega_too_and_deaths_come_at_once() -> None:
    position = Position("phase 2", "0A:2 2A:6", "1A:6", omega="2C:3", counters={})
    assert position.strength("2C") == 1
    assert position.males == "2A"
    assert position.state.deaths == [1, 0, 0]


def test_ph2_5_all_small_prey_is_shuffled_again() -> None:
    position = hunt(w0A="- 3 - - -").to("Nothing")
    assert position.state.small_pile == list(position.state.settings.small_cards)
    assert position.state.display == []
    assert [position.chips(name) for name in ("0A", "1A", "2A")] == [1, 1, 1]


def test_ph2_6_a_catch_counts_at_once_and_hunger_once_at_the_end() -> None:
    position = hunt(w0A="- 3 - - -", w1A="- 2 - - -")
    position.play(SMALL_PREY[HARE], SMALL_PREY[GOOSE], SMALL_PREY[NONE], CATCHES[GOOSE])
    assert position.strength("0A") == 8
    assert position.strength("2A") == 6
    position.to("Nothing")
    assert position.strength("2A") == 4


def test_ph2_6_display_and_catches_are_public() -> None:
    position = hunt(w0A="- 3 - - -", w1A="- 2 - - -")
    position.play(SMALL_PREY[HARE], SMALL_PREY[GOOSE], SMALL_PREY[NONE], CATCHES[GOOSE])
    view = position.sees(None)
    assert view.display == (HARE, NONE)
    assert view.caught[wolf("0A")] == GOOSE
