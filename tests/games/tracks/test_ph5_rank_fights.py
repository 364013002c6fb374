"""PH5 Rank fights."""

from __future__ import annotations

import pytest

from meute.core.decision import CHANCE
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import (
    ATTACKS,
    FIGHT,
    HANDS,
    INJURIES,
    PASS,
    PLAY_CARDS,
    SUBMIT,
    Attack,
    Hand,
)
from meute.games.tracks.rules.fight import hand_sizes
from tests.games.tracks.positions import Position, wolf

FEMALES = "1A 2C 0C"
MALES = "0A 1C 2A"


def fights(males: str = "0A", females: str = "1A", **counters: int) -> Position:
    rows = {name.removeprefix("w"): f"- - - - {value}" for name, value in counters.items()}
    return Position("phase 5", males, females, counters=rows)


def attack(name: str) -> Attack:
    return ATTACKS[wolf(name)]


def hand(*cards: int) -> Hand:
    return Hand(sum(1 << card for card in cards))


def exchanges(position: Position, *cards: tuple[int, int]) -> Position:
    """Play pairs of cards, the attacker's first."""
    for mine, theirs in cards:
        position.play(PLAY_CARDS[mine], PLAY_CARDS[theirs])
    return position


def duel(mine: int, theirs: int, *hands: Hand) -> Position:
    """2C attacks 1A with these counters, whoever comes first."""
    position = fights("0A", FEMALES, w2C=mine, w1A=theirs)
    if position.decision.player == 1:
        position.play(PASS)
    return position.play(attack("1A"), FIGHT, *hands)


LOW = hand(1, 2, 3, 4, 5, 6)
HIGH = hand(5, 6, 7, 8, 9, 10)


def test_ph5_1_females_fight_before_males() -> None:
    position = fights("0A 1C", "1A 2C", w1C=15, w2C=3)
    assert position.asked == ("ChooseAttack", 2)
    position.play(PASS)
    assert position.asked == ("ChooseAttack", 1)


def test_ph5_1_higher_counters_first_and_ties_by_rank() -> None:
    position = fights("0A", FEMALES, w1A=5, w2C=9, w0C=9)
    order = []
    while not position.done:
        order.append(position.decision.player)
        position.play(PASS)
    assert order == [2, 0, 1]


def test_ph5_1_the_omega_neither_attacks_nor_is_attacked() -> None:
    rows = {"2C": "- - - - 9", "1A": "- - - - 8"}
    position = Position("phase 5", "0A", "1A 0C", omega="2C:5", counters=rows)
    assert position.asked == ("ChooseAttack", 1)
    assert position.options == [PASS, attack("0C")]


def test_ph5_1_own_wolves_and_the_other_sex_are_left_alone() -> None:
    position = fights("0A 2A", "1A 1B 0C", w1A=5)
    assert position.options == [PASS, attack("0C")]


def test_ph5_2_only_a_wolf_with_a_counter_attacks_and_only_once() -> None:
    position = fights("0A", FEMALES, w2C=5)
    position.play(attack("1A"))
    assert position.done


def test_ph5_2_attacking_is_optional() -> None:
    assert fights("0A", FEMALES, w2C=5).play(PASS).done


def test_ph5_2_a_wolf_may_be_attacked_any_number_of_times() -> None:
    position = Position(
        "phase 5", "0A", "1A:12/4 2C 0C", counters={"2C": "- - - - 5", "0C": "- - - - 4"}
    )
    position.play(attack("1A"))
    position.play(attack("1A"))
    assert position.chips("1A") == 2
    assert position.females == "2C 0C 1A"


def test_ph5_3_a_female_may_attack_any_other_female_above_or_below() -> None:
    position = fights("0A", FEMALES, w2C=5)
    assert position.options == [PASS, attack("1A"), attack("0C")]


def test_ph5_3_a_male_only_the_male_directly_above() -> None:
    position = fights(MALES, "1A", w2A=5)
    assert position.options == [PASS, attack("1C")]


def test_ph5_3_the_alpha_male_has_nobody_to_attack() -> None:
    assert fights(MALES, "1A", w0A=5).done


def test_ph5_4_without_a_counter_the_attacked_wolf_must_submit() -> None:
    position = fights("0A", FEMALES, w2C=5).play(attack("1A"))
    assert position.done
    assert "submits" in position.log()


def test_ph5_4_with_a_counter_its_player_chooses() -> None:
    position = fights("0A", FEMALES, w2C=5, w1A=4).play(attack("1A"))
    assert position.asked == ("AnswerAttack", 1)
    assert position.options == [FIGHT, SUBMIT]


def test_ph5_4_after_a_submission_it_must_submit_again() -> None:
    position = Position(
        "phase 5",
        "0A",
        "1A:12/4 2C 0C",
        counters={"2C": "- - - - 5", "0C": "- - - - 4", "1A": "- - - - 1"},
    )
    position.play(attack("1A"), SUBMIT, attack("1A"))
    assert position.done
    assert position.chips("1A") == 2


def test_ph5_5_a_submission_costs_a_chip_and_the_place_and_nothing_else() -> None:
    position = Position("phase 5", "0A", "1A:9/3 2C:7/2", counters={"2C": "- - - - 5"})
    position.play(attack("1A"))
    assert position.females == "2C 1A"
    assert (position.chips("1A"), position.chips("2C")) == (2, 2)
    assert (position.strength("1A"), position.strength("2C")) == (9, 7)


def test_ph5_5_a_winner_of_higher_rank_keeps_the_places() -> None:
    position = Position("phase 5", "0A", "1A 2C:12/2", counters={"1A": "- - - - 5"})
    position.play(attack("2C"))
    assert position.females == "1A 2C"
    assert position.chips("2C") == 1


def test_ph5_5_who_has_submitted_attacks_no_more() -> None:
    position = Position(
        "phase 5", "0A", "1A:12/3 2C", counters={"2C": "- - - - 5", "1A": "- - - - 4"}
    )
    position.play(attack("1A"), SUBMIT)
    assert position.done


def test_ph5_6_a_fight_takes_place_if_the_attacked_wolf_stands() -> None:
    position = fights("0A", FEMALES, w2C=5, w1A=4).play(attack("1A"), FIGHT)
    assert "fight" in position.log()


@pytest.mark.parametrize(
    ("one", "other", "sizes"),
    [
        ("9/1", "9/1", (6, 6)),
        ("8/1", "9/1", (6, 7)),
        ("9/2", "8/1", (8, 6)),
        ("9/1", "8/2", (7, 7)),
    ],
)
def test_ph5_6a_six_cards_and_one_each_for_strength_and_recognition(
    one: str, other: str, sizes: tuple[int, int]
) -> None:
    position = Position("M7", "0A", f"1A:{one} 2C:{other}")
    assert hand_sizes(position.state, wolf("1A"), wolf("2C")) == sizes


def test_ph5_6a_a_hand_is_any_such_set_of_the_ten_cards() -> None:
    position = fights("0A", FEMALES, w2C=5, w1A=4).play(attack("1A"), FIGHT)
    assert position.asked == ("DealHand", CHANCE)
    assert position.options == HANDS[6]
    assert len(HANDS[6]) == 210
    assert len(HANDS[7]) == 120
    assert len(HANDS[8]) == 45


def test_ph5_6b_the_score_starts_at_the_counter() -> None:
    position = duel(5, 4, LOW, HIGH)
    assert position.state.fight_scores == [5, 4]


def test_ph5_6c_the_example_of_the_rulebook_13_against_11() -> None:
    position = Position(
        "phase 5", "0A", "1A:9 2C", counters={"2C": "- - - - 13", "1A": "- - - - 11"}
    )
    position.play(attack("1A"), FIGHT)
    position.play(hand(9, 8, 4, 7, 10, 1, 2), hand(7, 4, 10, 3, 5, 1))
    scores = []
    for mine, theirs in ((9, 7), (8, 4), (4, 10), (7, 3)):
        exchanges(position, (mine, theirs))
        scores.append(tuple(position.state.fight_scores))
    assert scores == [(13, 10), (13, 7), (8, 7), (8, 4)]
    exchanges(position, (10, 5))
    assert "wins" in position.log()
    assert position.females == "2C 1A"


@pytest.mark.parametrize(
    ("difference", "blow"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5)]
)
def test_ph5_6c_the_lower_card_loses_by_the_difference(difference: int, blow: int) -> None:
    position = duel(9, 10, hand(1, 2, 3, 4, 5, 6), hand(1, 2, 3, 5, 6, 7))
    mine = next(m for m in range(1, 7) if m + difference in (1, 2, 3, 5, 6, 7))
    exchanges(position, (mine, mine + difference))
    assert position.state.fight_scores == [9 - blow, 10]


def test_ph5_6c_a_difference_of_seven_ends_the_fight() -> None:
    position = duel(14, 3, hand(1, 2, 3, 4, 5, 6), hand(4, 5, 6, 7, 8, 9, 10))
    exchanges(position, (1, 8))
    assert position.asked == ("InjureLoser", CHANCE)
    position.play(INJURIES[0])
    assert position.strength("2C") == 12 - 2 - 1


def test_ph5_6c_both_cards_are_chosen_before_any_is_shown() -> None:
    position = duel(5, 4, LOW, HIGH)
    assert position.waiting == [2, 1]
    position.play(PLAY_CARDS[1])
    assert position.sees(1).sealed == (-1, -1, -2)
    assert position.sees(1).fight_played == (0, 0)


def test_ph5_6d_it_ends_when_a_score_is_gone() -> None:
    position = duel(1, 4, LOW, HIGH)
    exchanges(position, (5, 6))
    assert position.asked == ("InjureLoser", CHANCE)


def test_ph5_6d_or_when_one_side_has_no_card_left() -> None:
    position = duel(5, 4, LOW, LOW)
    exchanges(position, (1, 2), (2, 1), (3, 4), (4, 3), (5, 5), (6, 6))
    assert "wins" in position.log()
    assert position.asked == ("InjureLoser", CHANCE)


def test_ph5_7_a_draw_changes_nothing() -> None:
    position = duel(5, 5, LOW, LOW)
    exchanges(position, *((card, card) for card in range(1, 7)))
    assert position.done
    assert position.females == FEMALES
    assert "draw" in position.log()
    assert [position.chips(name) for name in ("1A", "2C")] == [1, 1]


def won(position: Position, *, attacker: bool) -> Position:
    """Let a fight end in the first exchange: the winner draws high cards, the loser low ones."""
    for high in (attacker, not attacker):
        size = position.options[0].cards.bit_count()
        position.play(hand(*(range(11 - size, 11) if high else range(1, size + 1))))
    return exchanges(position, (10, 1) if attacker else (1, 10))


def test_ph5_8_the_result_follows_in_its_order() -> None:
    position = Position(
        "phase 5", "0A", "1A:12/2 2C 0C", counters={"2C": "- - - - 5", "1A": "- - - - 4"}
    )
    position.play(attack("1A"), FIGHT)
    won(position, attacker=True).play(INJURIES[0])
    order = [key for key in position.log() if key in ("wins", "takes_place", "injured", "omega")]
    assert order == ["wins", "takes_place", "injured", "omega"]


def test_ph5_8i_a_winner_of_lower_rank_exchanges_places() -> None:
    position = fights(MALES, "1A", w2A=5, w1C=4).play(attack("1C"), FIGHT)
    won(position, attacker=True)
    assert position.males == "0A 2A"
    kept = fights(MALES, "1A", w2A=5, w1C=4).play(attack("1C"), FIGHT)
    won(kept, attacker=False)
    assert kept.males == "0A 1C"


def test_ph5_8ii_the_winner_gains_a_chip_up_to_four() -> None:
    for chips, after in ((1, 2), (4, 4)):
        position = Position(
            "phase 5",
            f"0A 1C:12/2 2A:12/{chips}",
            "1A",
            counters={"2A": "- - - - 5", "1C": "- - - - 4"},
        )
        won(position.play(attack("1C"), FIGHT), attacker=True)
        assert position.chips("2A") == after


def test_ph5_8iii_the_loser_loses_a_chip() -> None:
    position = Position(
        "phase 5", "0A 1C:12/3 2A", "1A", counters={"2A": "- - - - 5", "1C": "- - - - 4"}
    )
    won(position.play(attack("1C"), FIGHT), attacker=True)
    assert position.chips("1C") == 2


@pytest.mark.parametrize("sex", ["male", "female"])
def test_ph5_8iii_a_losing_alpha_loses_all(sex: str) -> None:
    males, females = ("0A:12/4 1C", "1A") if sex == "male" else ("0A", "1A:12/4 2C")
    one, other = ("1C", "0A") if sex == "male" else ("2C", "1A")
    counters = {one: "- - - - 5", other: "- - - - 4"}
    position = Position("phase 5", males, females, counters=counters)
    won(position.play(attack(other), FIGHT), attacker=True).to("Nothing")
    assert position.omega == other or position.strength(other) == 0


def test_ph5_8iii_also_an_alpha_that_attacks_and_loses() -> None:
    position = Position(
        "phase 5", "0A", "1A:12/4 2C", counters={"1A": "- - - - 5", "2C": "- - - - 4"}
    )
    won(position.play(attack("2C"), FIGHT), attacker=False).play(INJURIES[0])
    assert position.omega == "1A"
    assert position.females == "2C"


def test_ph5_8iv_a_losing_female_is_injured_and_may_die() -> None:
    position = Position(
        "phase 5", "0A", "1A:9/2 2C:9 0C", counters={"2C": "- - - - 5", "0C": "- - - - 4"}
    )
    won(position.play(attack("0C"), FIGHT), attacker=False)
    assert position.options == INJURIES
    position.play(INJURIES[8])
    assert position.females == "1A 0C"
    assert position.state.deaths == [0, 0, 1]


def test_ph5_8iv_a_losing_male_is_never_injured() -> None:
    position = fights(MALES, "1A", w2A=5, w1C=4).play(attack("1C"), FIGHT)
    won(position, attacker=True)
    assert position.done
    assert position.strength("1C") == 12


def test_ph5_8v_a_loser_without_recognition_becomes_omega() -> None:
    position = fights(MALES, "1A", w2A=5, w1C=4).play(attack("1C"), FIGHT)
    won(position, attacker=True)
    assert position.omega == "1C"


def test_ph5_9_all_counters_are_paid_before_the_first_attack() -> None:
    position = fights("0A 2A", "1A 2C", w2A=15, w2C=3)
    assert position.asked == ("ChooseAttack", 2)
    assert position.strength("2A") == 9


def test_ph5_9_one_wolf_after_the_other() -> None:
    position = fights("0A", FEMALES, w2C=6, w0C=5).play(attack("1A"))
    assert position.females == "2C 0C"
    assert position.asked == ("ChooseAttack", 0)


def test_ph5_10_a_hand_is_known_to_its_player_only_and_its_size_to_all() -> None:
    position = duel(5, 4, LOW, HIGH)
    assert position.sees(2).fight_hand == LOW.cards
    assert position.sees(1).fight_hand == HIGH.cards
    assert position.sees(0).fight_hand == position.sees(None).fight_hand == 0
    assert position.sees(0).fight_sizes == (6, 6)
    assert position.log(2).count("hand") == 1
    assert "hand" not in position.log(None)


def test_ph5_10_played_cards_are_public_and_the_rest_is_never_shown() -> None:
    position = duel(9, 9, LOW, HIGH)
    exchanges(position, (5, 5))
    assert position.sees(0).fight_played == (1 << 5, 1 << 5)
    position.to("InjureLoser", "ChooseAttack")
    assert position.state.fight_hands == [0, 0]
    assert TRACKS.faults(position.state) == []
