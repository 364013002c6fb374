"""B0 Vocabulary and data model."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.stack import settle
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import (
    ADD_CUBS,
    BLUE_CARDS,
    CATCHES,
    INJURIES,
    PASS,
    SMALL_PREY,
    TURNED,
)
from meute.games.tracks.data import COLOURS, LARGE_COPIES, SMALL_COPIES
from meute.games.tracks.rules.pack import ranking, rows
from meute.games.tracks.rules.year import BEGIN_YEAR
from meute.games.tracks.view import OUTSIDE
from tests.games.tracks.positions import PARTS, Position, named, wolf


def test_b0_1_six_colours_with_three_wolves_five_cells_and_fifteen_counters_each() -> None:
    assert len(COLOURS) == 6
    state = TRACKS.setup(6, TRACKS.meta.variant({}))
    assert len(state.where) == 18
    assert len(state.counters) == 18 * 5
    position = Position("placement", "0A", "1A", counters=None)
    assert len(position.options) == 1 + 15


def test_b0_2_a_card_is_in_hand_a_cub_or_in_the_pack_and_never_leaves_the_game() -> None:
    position = Position("phase 2", "0A:1 2A", "1A", cubs="1B", counters={"2A": "- 3 - - -"})
    assert position.cubs == "1B"
    position.to("CatchPrey", "TurnSmall").to("Nothing")
    assert "0A" in position.hands.split()
    assert len(position.state.where) == 9


def test_b0_3_a_wolf_has_sex_strength_recognition_and_may_have_submitted() -> None:
    position = Position("phase 5", "0A:7/3 2A", "1A", counters={"2A": "- - - - 5"})
    assert position.strength("0A") == 7
    assert position.chips("0A") == 3
    assert not position.state.settings.female[wolf("0A")]
    assert position.state.settings.female[wolf("1A")]
    assert position.state.submitted == 0


def test_b0_4_strength_never_exceeds_twelve() -> None:
    position = Position("phase 2", "0A:11 2A", "1A", counters={"0A": "- 3 - - -"})
    position.play(SMALL_PREY[5], SMALL_PREY[3], SMALL_PREY[0], CATCHES[5])
    assert position.strength("0A") == 12


def test_b0_4_below_one_a_wolf_dies_and_its_hidden_counters_come_off() -> None:
    position = Position("phase 2", "0A:2/3 2A", "1A", counters={"0A": "- - 9 8 7"})
    assert position.males == "2A"
    assert "0A" in position.hands.split()
    assert position.chips("0A") == 0
    assert position.row("0A") == "- - - - -"
    assert position.state.deaths == [1, 0, 0]


def test_b0_5_recognition_never_exceeds_four_and_the_surplus_is_nobodys() -> None:
    counters = {"0A": "- - - 9 -", "1A": "- - - 8 -"}
    position = Position("phase 4", "0A:12/4", "1A", counters=counters, prey="caribou")
    assert (position.chips("0A"), position.chips("1A")) == (4, 1)


def test_b0_6_two_columns_and_an_omega() -> None:
    position = Position("M7", "0A 1C 2A", "1A 2C", omega="0C:5", points=(0, 0, 0))
    assert (position.males, position.females, position.omega) == ("0A 1C 2A", "1A 2C", "0C")


def test_b0_7_the_beta_stands_alone_and_the_second_female_beside_the_third_male() -> None:
    position = Position("M7", "0A 1C 2A 0B", "1A 2C", omega="0C:5")
    seen = [[named(number) for number in row] for row in rows(position.state)]
    assert seen == [["1A", "0A"], ["1C"], ["2C", "2A"], ["0B"], ["0C"]]


def test_b0_8_rank_goes_by_row_and_the_female_comes_first_in_one_row() -> None:
    position = Position("M7", "0A 1C 2A", "1A 2C 1B", omega="0C:5")
    order = [named(number) for number in ranking(position.state)]
    assert order == ["1A", "0A", "1C", "2C", "2A", "1B", "0C"]


def test_b0_9_columns_close_up_so_that_only_the_beta_row_may_be_empty() -> None:
    position = Position("phase 2", "0A:1 1C:12 2A:12", "1A 2C 1B", counters={"1C": "- 2 - - -"})
    assert position.to("Nothing").males == "1C 2A"
    alone = Position("M7", "0A", "1A 2C")
    assert [len(row) for row in rows(alone.state)] == [2, 1]


def test_b0_10_a_counter_is_used_once_a_year_and_costs_its_spirals() -> None:
    position = Position("placement", "0A 2A", "0C 1A").place(
        {"0A": "- 1 2 3 4", "0C": "- 5 6 7 15"}
    )
    position.confirm()
    assert position.row("0C") == "- 5 6 7 15"
    assert position.state.settings.spirals[15] == 3
    assert TRACKS.faults(position.state) == []


def test_b0_10_all_counters_come_back_next_year() -> None:
    position = Position("M7", "0A", "1A", counters={"0A": "- 1 2 3 4"})
    state = position.state
    assert position.row("0A") == "- 1 2 3 4"
    BEGIN_YEAR.run(state)
    assert position.row("0A") == "- - - - -"


def test_b0_11_decks_have_the_printed_sizes() -> None:
    settings = TRACKS.setup(3, TRACKS.meta.variant({})).settings
    assert len(settings.small_cards) == 15
    assert settings.small_cards.count(0) == 3
    assert len(settings.large_cards) == 12 == sum(LARGE_COPIES)
    assert sum(SMALL_COPIES) == 12
    assert len(INJURIES) == len(BLUE_CARDS) == 10


def test_b0_12_all_losses_come_before_deaths_and_deaths_before_new_alphas() -> None:
    position = Position("phase 2", "0A:2 2A", "1A:2 2C", counters={"2A": "- 9 - - -"})
    position.to("Nothing")
    assert (position.males, position.females) == ("2A", "2C")
    assert position.state.deaths == [1, 1, 0]
    assert position.log().count("death") == 2


def test_b0_12_the_last_of_its_sex_is_looked_for_before_new_omegas() -> None:
    counters = {"1A": "- - - - 3", "0C": "- - - - 9"}
    position = Position("phase 5", "0A:12/1", "0C:12/1 1A:1/1", counters=counters)
    position.to("ChooseAttack")
    position.play(PASS).to("Nothing")
    assert position.omega == ""


def test_b0_13_only_the_owner_knows_which_hand_cards_became_cubs() -> None:
    position = Position("births", "0A 2A", "1A", year=2)
    position.play(BLUE_CARDS[1])
    assert position.waiting == [0, 1, 2]
    position.play(ADD_CUBS[0b010], ADD_CUBS[0b010], ADD_CUBS[0b010])
    assert position.cubs == "0B 1B 2B"
    for seat in (1, 2, None):
        view = position.sees(seat)
        assert view.where[wolf("0B")] == view.where[wolf("0C")] == OUTSIDE
        assert view.cubs == (1, 1, 1)
    assert position.sees(0).where[wolf("0B")] == 1
    assert position.sees(0).where[wolf("0C")] == 0


def test_b0_13_a_choice_without_alternative_is_known_to_all() -> None:
    position = Position("births", "0A 0B 2A 2B", "1A 1B", year=2)
    position.play(BLUE_CARDS[1])
    assert position.cubs == "0C 1C 2C"
    assert position.sees(2).where[wolf("0C")] == 1


def test_b0_13_a_cub_shown_dead_is_known_to_be_in_hand() -> None:
    position = Position("births", "0A 2A", "1A", year=2)
    position.play(BLUE_CARDS[1], *[ADD_CUBS[0b010]] * 3)
    state = position.state
    state.counters[5 * wolf("0A")] = 14
    state.placed = True
    state.then(*PARTS["phase 1"][1])
    settle(state)
    position.play(TURNED[wolf("0B")])
    assert position.sees(1).where[wolf("0B")] == 0
    assert position.sees(1).where[wolf("0C")] == 0


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_b0_13_dealing_anew_keeps_what_the_seat_sees(seat: int | None) -> None:
    position = Position("births", "0A 2A", "1A", year=2)
    position.play(BLUE_CARDS[1], *[ADD_CUBS[0b010]] * 3)
    views = {TRACKS.view(TRACKS.redeal(position.state, seat, Dealer(n)), seat) for n in range(9)}
    assert views == {position.sees(seat)}
