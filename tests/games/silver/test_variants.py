"""The settings of a table: `witch`, `several`, `rounds`, `penalty`, `edition`."""

import pytest

from meute.core.errors import BadVariant
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DECLINE,
    DRAW,
    FETCHES,
    ON_TOP,
    PICKS,
    PUTS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    USE_POWER,
)
from tests.games.silver.positions import Position


def test_the_defaults_are_the_rulings() -> None:
    settings = Position("7 7", "9 9").state.settings
    assert (settings.witch, settings.several) == ("must", "action")
    assert (settings.rounds, settings.penalty, settings.edition) == (4, 10, "fr")


@pytest.mark.parametrize(
    "variant",
    [{"witch": "can"}, {"several": "all"}, {"rounds": 0}, {"penalty": -1}, {"edition": "de"}],
)
def test_a_setting_has_no_other_values(variant: dict[str, object]) -> None:
    with pytest.raises(BadVariant):
        SILVER.meta.variant(variant)


def test_witch_may_puts_the_card_back_on_the_deck() -> None:
    position = Position("7 8", "9 9", witch="may").discard(11).play(USE_POWER, 6, DECLINE)
    assert (position.row(0), position.row(1)) == ("7 8", "9 9")
    assert position.pile == [5, 11]
    assert position.state.deck == 19
    assert position.play(DRAW).held == 6


def test_witch_may_the_looker_goes_on_knowing_the_card() -> None:
    position = Position("7 8", "9 9", witch="may").discard(11).play(USE_POWER, 6, DECLINE)
    position.play(DRAW, SWAPS[0])
    assert position.sees(0)[1] == [6, -1]


def test_witch_may_still_exchange() -> None:
    position = Position("7 8", "9 9", witch="may").discard(11)
    assert position.play(USE_POWER, 6, TARGETS[1][0]).row(1) == "6 9"


def test_witch_may_the_last_card_put_back_does_not_end_the_round() -> None:
    position = Position("7 8", "9 9", witch="may", deck=2).discard(11)
    assert position.play(USE_POWER, 6, DECLINE).asked == ("TakeTurn", 1)


def test_several_power_a_master_may_replace_a_set() -> None:
    position = Position("8 8 7", "9 9", discard="2 5", several="power").discard(10)
    position.play(FETCHES[0], ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[1])
    assert position.row(0) == "2^ 7"
    assert position.pile == [5, 10, 8, 8]


def test_several_power_a_master_may_still_replace_one_card() -> None:
    position = Position("8 8 7", "9 9", discard="2 5", several="power").discard(10)
    assert position.play(FETCHES[0]).options == [*SWAPS[:3], ANNOUNCE]


def test_several_power_a_failed_set_of_a_master_costs_as_in_an_exchange() -> None:
    position = Position("8 6 7", "9 9", discard="1 5", several="power").discard(10)
    position.play(FETCHES[0], ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT, ADD_RIGHT)
    assert position.row(0) == "8^ 6^ 7^ 1^ ?"
    assert position.pile == [5, 10]


def test_several_power_a_witch_may_replace_an_own_set() -> None:
    position = Position("8 13 7", "9 9", several="power").discard(11)
    position.play(USE_POWER, 2, ANNOUNCE, *PICKS[:2], CONFIRM, ON_TOP[8], PUTS[0])
    assert position.row(0) == "2 7"
    assert position.pile == [5, 11, 13, 8]
    assert position.sees(1)[0] == [-1, -1]


def test_several_power_a_witch_replaces_one_card_of_an_opponent() -> None:
    position = Position("8 8", "9 9", several="power").discard(11).play(USE_POWER, 2)
    assert position.options == [*TARGETS[0][:2], *TARGETS[1][:2], ANNOUNCE]


def test_several_power_needs_two_cards_outside_the_amulet() -> None:
    position = Position("8! 8", "9 9", amulet=0, several="power")
    assert ANNOUNCE not in position.discard(11).play(USE_POWER, 2).options


@pytest.mark.parametrize("rounds", [1, 2, 8])
def test_rounds_is_the_length_of_the_game(rounds: int) -> None:
    position = Position("7 7", "9 9", deck=1, rounds=rounds, lost=(5, 6) * (rounds - 1))
    position.discard(13)
    assert position.over
    assert SILVER.scores(position.state) == [5 * rounds + 9, 6 * rounds + 12]


def test_rounds_more_than_one_go_on_after_the_first() -> None:
    position = Position("7 7", "9 9", deck=1, rounds=2).discard(13).to_next_turn()
    assert not position.over
    assert position.state.round == 1


@pytest.mark.parametrize("penalty", [0, 10, 50])
def test_penalty_is_what_a_failed_call_costs(penalty: int) -> None:
    position = Position("9 9", "7 7", penalty=penalty).play(CALL).discard(13)
    assert position.ended.lost == (18 + penalty, 14)


def test_penalty_does_not_touch_a_good_call() -> None:
    position = Position("7 7", "9 9", penalty=50).play(CALL).discard(13)
    assert position.ended.lost == (0, 18)


def test_penalty_0_does_not_make_a_failed_call_good() -> None:
    position = Position("9 9", "7 7", penalty=0).play(CALL).discard(13)
    assert position.state.amulet_holder == -1


def test_edition_fr_leaves_a_window_after_the_second_villager_and_en_does_not() -> None:
    rows = ("0^ 2^ 7 8", "9 9")
    french = Position(*rows, discard="0", edition="fr").play(TAKE, SWAPS[2])
    assert USE_EMPATH[3] in french.options
    english = Position(*rows, discard="0", edition="en").play(TAKE, SWAPS[2])
    assert english.ended.ended_by == "villagers"


@pytest.mark.parametrize(("edition", "starter"), [("fr", 0), ("en", 1)])
def test_edition_decides_who_starts_when_caller_and_youngest_lost_nothing(
    edition: str, starter: int
) -> None:
    position = Position("0", "0", turn=1, youngest=0, edition=edition).play(CALL).discard(13)
    assert position.to_next_turn().asked == ("TakeTurn", starter)
