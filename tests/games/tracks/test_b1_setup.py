"""B1 Setup and B2 the year."""

from __future__ import annotations

import pytest

from meute.core.decision import CHANCE
from meute.core.errors import BadVariant
from meute.core.table import Table
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import FIRST_WOLVES, LARGE_PREY, TURNED
from meute.games.tracks.rules.year import YEAR
from meute.games.tracks.state import State
from tests.games.tracks.positions import named, wolf


def new(seats: int = 3, **variant: object) -> State:
    state: State = TRACKS.setup(seats, TRACKS.meta.variant(variant))
    return state


def choose(state: State, letters: str) -> State:
    """Turn up two prey if that is still to come, then let all players choose."""
    while type(TRACKS.decision(state)).__name__ == "TurnLarge":
        TRACKS.play(state, LARGE_PREY[3])
    for letter in letters:
        TRACKS.play(state, FIRST_WOLVES["ABC".index(letter)])
    return state


@pytest.mark.parametrize(("seats", "males", "females"), [(3, 5, 4), (4, 6, 6), (6, 9, 9)])
def test_b1_1_sexes_are_as_equal_as_possible(seats: int, males: int, females: int) -> None:
    female = new(seats).settings.female
    assert (female.count(0), female.count(1)) == (males, females)


def test_b1_1_other_sexes_lead_to_other_colours() -> None:
    state = new(4, sexes="0 0 1 0 0 1 0 0 1 1 1 0 0 0 1 1 1 0")
    assert state.settings.female.count(1) == 6
    assert state.settings.colours == (0, 1, 3, 5)


@pytest.mark.parametrize("first", ["0 0 1", "0 1 0", "1 0 0", "0 1 1", "1 0 1", "1 1 0"])
def test_b1_1_any_wolf_of_a_colour_may_be_of_the_other_sex(first: str) -> None:
    for place in range(6):
        colours = ["0 0 1", "1 1 0"] * 3
        colours[place] = first
        state = new(6, sexes=" ".join(colours))
        female = state.settings.female[3 * place : 3 * place + 3]
        assert female == tuple(map(int, first.split()))


def test_b1_1_every_colour_has_both_sexes() -> None:
    with pytest.raises(BadVariant, match="green"):
        new(3, sexes="0 0 0 1 1 0 0 0 1 1 1 0 0 0 1 1 1 0")


@pytest.mark.parametrize(("seats", "target"), [(3, 40), (4, 50), (5, 55), (6, 60)])
def test_b1_2_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    assert new(seats).settings.target == target
    assert new(seats, target=90).settings.target == 90


@pytest.mark.parametrize(("seats", "target"), [(3, 39), (6, 59)])
def test_b1_2_the_target_has_a_minimum(seats: int, target: int) -> None:
    with pytest.raises(BadVariant, match="at least"):
        new(seats, target=target)


def test_b1_3_two_large_prey_are_turned_up_and_all_scores_are_nothing() -> None:
    state = new()
    assert state.points == [0, 0, 0]
    assert len(state.small_pile) == 15
    choose(state, "")
    assert state.large_open == [3, 3]
    assert len(state.large_pile) == 10


def test_b1_4_the_first_of_each_sex_turned_up_is_alpha_and_the_second_male_beta() -> None:
    state = choose(new(4), "ABBC")
    for name in ("2B", "1B", "0A", "3C"):
        TRACKS.play(state, TURNED[wolf(name)])
    assert [named(w) for w in state.males] == ["2B", "0A", "3C"]
    assert [named(w) for w in state.females] == ["1B"]


def test_b1_4_the_order_of_turning_is_chance_among_all_cards() -> None:
    state = choose(new(), "AAA")
    decision = TRACKS.decision(state)
    assert decision is not None
    assert decision.player == CHANCE
    assert list(decision.options(state)) == [TURNED[0], TURNED[3], TURNED[6]]


def test_b1_5_with_one_sex_only_all_choose_again() -> None:
    state = choose(new(), "ACA")
    assert state.tries == 1
    assert [d.player for d in TRACKS.asked(state)] == [0, 1, 2]
    choose(state, "AAA")
    assert state.tries == 1
    assert type(TRACKS.decision(state)).__name__ == "TurnFirst"


def test_b1_5_after_three_failures_chance_chooses_until_both_sexes_are_there() -> None:
    state = new()
    for _ in range(3):
        choose(state, "ACA")
    assert type(TRACKS.decision(state)).__name__ == "DrawFirst"
    choose(state, "ACA")
    assert type(TRACKS.decision(state)).__name__ == "DrawFirst"
    choose(state, "CCA")
    assert type(TRACKS.decision(state)).__name__ == "TurnFirst"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_b1_5_chance_chooses_for_every_seat(seats: int) -> None:
    state = new(seats)
    males, mixed = "ACACAC"[:seats], "CCACAC"[:seats]
    for chosen in (males, males, males, males, mixed):
        choose(state, chosen)
    assert type(TRACKS.decision(state)).__name__ == "TurnFirst"
    assert [named(w) for w in state.sequence] == [f"{n}{c}" for n, c in enumerate(mixed)]


def test_b1_6_with_one_male_the_beta_place_stays_free() -> None:
    state = choose(new(), "AAC")
    for name in ("1A", "2C", "0A"):
        TRACKS.play(state, TURNED[wolf(name)])
    assert [named(w) for w in state.males] == ["0A"]
    assert [named(w) for w in state.females] == ["1A", "2C"]


def test_b1_7_wolves_begin_with_strength_twelve_and_one_chip_and_without_omega() -> None:
    state = choose(new(), "AAC")
    for name in ("1A", "2C", "0A"):
        TRACKS.play(state, TURNED[wolf(name)])
    assert state.omega == -1
    assert [(state.strength[w], state.chips[w]) for w in (0, 3, 8)] == [(12, 1)] * 3
    assert state.where.count(0) == 6


def test_b1_8_choices_are_sealed_until_all_have_chosen() -> None:
    table = Table(TRACKS, 3, seed=1)
    table.play(0, FIRST_WOLVES[0])
    assert table.waiting == (1, 2)
    assert table.log(1) == table.log(None)
    table.play(0, FIRST_WOLVES[2])
    table.play(1, FIRST_WOLVES[2])
    table.play(2, FIRST_WOLVES[0])
    told = [line.message.key for line in table.log(1)]
    assert told.count("tracks.log.chosen") == 3


def test_b1_8_the_cards_of_a_failed_try_are_seen_by_all() -> None:
    state = new()
    state.story = []
    choose(state, "ACA")
    keys = [line.message.key for line in state.story]
    assert keys.count("tracks.log.chosen") == 3
    assert all(line.to == -1 for line in state.story)


def test_b2_a_year_goes_through_its_phases_in_order() -> None:
    names = [type(step).__name__ for step in YEAR]
    assert names == [
        *("Births", "RevealPrey", "AskVotes", "BeginPlacement"),
        *("RevealColumn", "RaiseCubs", "RevealColumn", "SolitaryHunt", "RevealColumn", "PackHunt"),
        *("RevealColumn", "Howl", "RevealColumn", "RankFights"),
        *("ScorePack", "Age", "PayPenalties", "GrowUp", "AskLeaving", "CheckEnd"),
    ]
