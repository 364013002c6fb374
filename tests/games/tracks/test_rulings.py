"""R1-R45 Where the rulebook is silent or says two things."""

from __future__ import annotations

import pytest

from meute.core.decision import CHANCE
from meute.core.errors import BadVariant
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import (
    ADD_CUBS,
    AGREE,
    ASK_TO_JOIN,
    ATTACKS,
    BLUE_CARDS,
    BRING_INS,
    FIGHT,
    INJURIES,
    LARGE_PREY,
    LEAVES,
    PASS,
    PLACES,
    PLAY_CARDS,
    SMALL_PREY,
    SUBMIT,
    TURNED,
    VOTES,
    Attack,
    Catch,
    Hand,
)
from meute.games.tracks.rules.births import adding_order
from meute.games.tracks.rules.howl import HOWL
from meute.games.tracks.rules.joining import ASKING_POINT
from meute.games.tracks.rules.phase import total
from meute.games.tracks.rules.prey import turn_up_large
from meute.games.tracks.state import EXTINCT, WON
from tests.games.tracks.positions import Position, kind, wolf


def hand(size: int, *, high: bool) -> Hand:
    cards = range(11 - size, 11) if high else range(1, size + 1)
    return Hand(sum(1 << card for card in cards))


def attack(name: str) -> Attack:
    return ATTACKS[wolf(name)]


def beaten(position: Position, *, attacker_wins: bool = True) -> Position:
    """A fight that ends in its first exchange."""
    position.play(FIGHT)
    for high in (attacker_wins, not attacker_wins):
        position.play(hand(position.options[0].cards.bit_count(), high=high))
    mine, theirs = (10, 1) if attacker_wins else (1, 10)
    return position.play(PLAY_CARDS[mine], PLAY_CARDS[theirs])


def test_r1_the_counter_of_a_wolf_that_dies_of_its_spirals_does_not_count() -> None:
    counters = {"0A": "- - - 15 -", "1A": "- - - 4 -"}
    position = Position("phase 4", "0A:3 2A", "1A", counters=counters, prey="")
    assert total(position.state) == 4
    assert position.chips("1A") == 2


def test_r2_gaps_close_at_once_and_the_next_wolf_is_alpha() -> None:
    counters = {"0A": "- - - 15 -"}
    position = Position("phase 4", "0A:2 2A", "2C 1A", counters=counters, prey="caribou bison")
    assert position.males == "2A"


def test_r3_a_readmitted_omega_goes_to_the_end_of_its_own_column() -> None:
    counters = {"2C": "9 - - - -"}
    position = Position("phase 1", "0A 1C 2A 2B", "1A", omega="2C:5", cubs="1B", counters=counters)
    assert position.females == "1A 2C"


def test_r4_recognition_is_given_although_all_cubs_die_or_the_howl_is_weak() -> None:
    position = Position("phase 1", "0A", "1A", cubs="1B", counters={"0A": "3 - - - -"})
    assert position.cubs == ""
    assert position.chips("0A") == 2
    howl = Position("phase 4", "0A", "1A", counters={"0A": "- - - 3 -"}, prey="caribou")
    assert howl.prey == ""
    assert howl.chips("0A") == 2


def test_r5_if_the_first_hunter_died_nobody_gains_recognition() -> None:
    position = Position(
        "phase 3",
        "0A:3 2A",
        "1A",
        counters={"0A": "- - 12 - -", "1A": "- - 5 - -", "2A": "- - 4 - -"},
        prey="sick_moose",
        quarry="sick_moose",
    )
    position.play(INJURIES[9])
    assert [position.chips(name) for name in ("1A", "2A")] == [1, 1]


def test_r6_omegas_are_compared_after_the_injury() -> None:
    counters = {"2C": "- - - - 5", "1A": "- - - - 4"}
    position = Position("phase 5", "0A", "1A:6 2C 0C", omega="2A:5", counters=counters)
    beaten(position.play(attack("1A"))).play(INJURIES[2])
    assert position.omega == "2A"
    assert "1A" in position.hands.split()
    assert position.state.exclusions == [0, 1, 0]


def test_r6_a_wolf_that_dies_of_the_injury_expels_nobody() -> None:
    counters = {"2C": "- - - - 5", "1A": "- - - - 4"}
    position = Position("phase 5", "0A", "1A:6 2C 0C", omega="2A:5", counters=counters)
    beaten(position.play(attack("1A"))).play(INJURIES[9])
    assert position.omega == "2A"
    assert position.state.exclusions == [0, 0, 0]
    assert position.state.deaths == [0, 1, 0]


def test_r7_an_alpha_that_dies_of_age_is_paid_for_in_the_same_year() -> None:
    position = Position("M", "0A:1 2A", "1A", points=(10, 10, 10))
    assert position.done
    assert position.points[0] == 10 + 2 + 1 - 5


def test_r8_an_alpha_that_submits_loses_one_chip_only() -> None:
    position = Position("phase 5", "0A", "1A:12/3 2C", counters={"2C": "- - - - 5"})
    position.play(attack("1A"))
    assert position.chips("1A") == 2


def test_r9_passing_is_no_refusal_to_fight() -> None:
    counters = {"1A": "- - - - 5", "2C": "- - - - 4"}
    position = Position("phase 5", "0A", "1A 2C", counters=counters)
    position.play(PASS, attack("1A"))
    assert position.asked == ("AnswerAttack", 1)


def test_r10_the_omega_may_not_be_attacked() -> None:
    counters = {"1A": "- - - - 5"}
    position = Position("phase 5", "0A", "1A 0C", omega="2C:5", counters=counters)
    assert attack("2C") not in position.options


def test_r11_escaped_prey_stays_face_up() -> None:
    position = Position("phase 3", "0A", "1A", counters={}, prey="caribou bison")
    assert position.prey == "caribou bison"
    assert position.state.large_discard == []


def test_r12_a_player_without_a_wolf_votes_too() -> None:
    assert Position("vote", "0A", "1A", prey="caribou bison").waiting == [0, 1, 2]


def test_r13_without_an_alpha_female_the_alpha_males_player_decides() -> None:
    position = Position("vote", "2A 0A", "", prey="caribou bison moose")
    position.play(VOTES[kind("caribou")], VOTES[kind("bison")], VOTES[kind("moose")])
    assert position.asked == ("DecidePrey", 2)


def test_r13_with_cubs_only_the_prey_lying_longest_is_lost() -> None:
    position = Position("M7", "", "", cubs="0A", prey="caribou bison")
    state = position.state
    state.phase = 4
    HOWL.run(state)
    assert position.prey == "bison"


def test_r14_players_without_a_wolf_add_by_points_and_then_clockwise() -> None:
    position = Position("births", "0A", "5A", seats=6, points=(0, 9, 3, 3, 9, 0))
    assert adding_order(position.state) == [2, 3, 1, 4, 5, 0]


def test_r14_clockwise_from_the_alpha_females_player() -> None:
    position = Position("births", "0A", "3A", seats=6, points=(0, 5, 5, 0, 5, 5))
    assert adding_order(position.state)[:4] == [4, 5, 1, 2]


def test_r15_a_male_below_an_own_male_attacks_nobody() -> None:
    position = Position("phase 5", "2B 0A 0B", "1A", counters={"0B": "- - - - 5"})
    assert position.done


def test_r16_the_order_is_fixed_at_the_reveal_and_targets_at_the_attack() -> None:
    counters = {"2A": "- - - - 9", "1C": "- - - - 5"}
    position = Position("phase 5", "0A:12/2 1C:12/2 2A", "1A", counters=counters)
    position.play(attack("1C"), SUBMIT)
    assert position.males == "0A 2A 1C"
    assert position.done
    again = Position("phase 5", "0A:12/2 1C:12/2 2A", "1A", counters=counters)
    again.play(PASS)
    assert again.asked == ("ChooseAttack", 1)
    assert again.options == [PASS, attack("0A")]


def test_r17_the_number_of_chips_is_no_limit() -> None:
    males = " ".join(f"{name}:12/4" for name in ("0A", "0B", "1C", "2A", "2B", "3C"))
    females = " ".join(f"{name}:12/4" for name in ("0C", "1A", "1B", "2C", "3A"))
    position = Position("M7", males, females, seats=4)
    assert sum(position.state.chips) > 30
    assert TRACKS.faults(position.state) == []


@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5])
def test_r18_the_order_of_play_holds_in_every_phase(phase: int) -> None:
    cells = ["-"] * 5
    cells[phase - 1] = "5"
    row = " ".join(cells)
    position = Position(
        f"phase {phase}",
        "0A 2A",
        "1A 2C",
        cubs="1B",
        counters={"0A": row, "1A": row},
        prey="caribou bison",
    )
    assert position.sequence == "1A 0A"


def test_r19_nobody_may_refuse_to_add_a_cub() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1])
    assert all(option.letters for option in position.options)


def test_r20_a_cub_has_no_visible_owner_until_it_is_turned_over() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[3])
    position.play(ADD_CUBS[0b010], ADD_CUBS[0b100])
    assert position.sees(None).where[wolf("0B")] == position.sees(None).where[wolf("0C")] == 3
    assert position.sees(None).where[wolf("2B")] == 1


def test_r21_the_highest_total_wins_and_ties_are_shared() -> None:
    position = Position("M7", "0A", "1A", points=(45, 45, 41))
    assert TRACKS.ranks(position.state) == [1, 1, 3]


def test_r22_food_below_eleven_is_refused() -> None:
    with pytest.raises(BadVariant, match="large_food"):
        TRACKS.meta.variant({"large_food": "10 11 16 13 16 20 24"})


def test_r22_two_alphas_and_seven_cubs_always_eat() -> None:
    position = Position(
        "phase 3",
        "0A",
        "1A",
        cubs="0B 0C 1B 1C 2A 2B 2C",
        counters={"0A": "- - 15 - -", "1A": "- - 15 - -"},
        prey="white_tailed_deer",
        quarry="white_tailed_deer",
    )
    position.to("Nothing")
    assert len(position.cubs.split()) == 7


def test_r23_an_animal_in_sight_must_be_caught() -> None:
    position = Position("phase 2", "0A:6", "1A", counters={"0A": "- 3 - - -"})
    position.play(SMALL_PREY[3], SMALL_PREY[4], SMALL_PREY[0])
    assert position.options == [Catch(3), Catch(4)]


def test_r24_a_submission_exchanges_places() -> None:
    position = Position("phase 5", "0A:12/2 1C", "1A", counters={"1C": "- - - - 5"})
    position.play(attack("0A"))
    assert position.males == "1C 0A"


def test_r25_with_a_life_span_the_sum_of_the_year_is_limited() -> None:
    position = Position("placement", "0A:2 2A", "1A", life_span="on")
    position.play(PLACES[0][1][7])
    assert max(option.counter for option in position.options) == 6


def test_r26_the_target_is_looked_at_once_after_departures() -> None:
    position = Position("M", "0A:12/4 2A", "1A", cubs="0B", points=(37, 0, 0))
    position.play(TURNED[wolf("0B")])
    assert position.points[0] >= 40
    position.play(LEAVES[0b010])
    assert position.over
    short = Position("M", "0A 2A", "1A", cubs="0B", points=(37, 0, 0))
    short.play(TURNED[wolf("0B")])
    assert short.points[0] == 40
    short.play(LEAVES[0b010])
    assert short.points[0] == 37
    assert short.done


def test_r27_a_pack_that_dies_inside_m_may_still_have_a_winner() -> None:
    position = Position("M", "0A:1", "1A:1", points=(60, 0, 0))
    assert position.state.result == WON
    extinct = Position("M", "0A:1", "1A:1", points=(0, 0, 0))
    assert extinct.state.result == EXTINCT


def test_r28_a_pair_of_one_player_brings_ten() -> None:
    position = Position("M6", "0A 2A 0B", "1A 0C", young="0B 0C")
    position.play(LEAVES[0b110])
    assert position.points == [10, 0, 0]


def test_r29_an_exclusion_by_a_young_wolf_is_paid_at_once() -> None:
    position = Position("M5", "0A 2A", "2C:9/0", omega="0B:10", cubs="1A", points=(9, 9, 9))
    position.play(TURNED[wolf("1A")])
    assert position.points == [9, 9, 6]
    assert position.booked(2)["penalties"] == -3
    assert position.state.exclusions == [0, 0, 0]


def test_r30_no_births_without_both_alphas() -> None:
    assert Position("births", "0A 2A", "").done
    assert Position("births", "", "1A").done


def test_r31_a_strong_howl_with_an_empty_pile_shuffles_the_discards() -> None:
    position = Position("M7", "0A", "1A", prey="caribou")
    state = position.state
    state.large_discard, state.large_pile = state.large_pile, []
    turn_up_large(state)
    assert position.asked == ("TurnLarge", CHANCE)
    position.play(LARGE_PREY[kind("bison")])
    assert position.prey == "caribou bison"


def test_r32_there_is_one_vote_only() -> None:
    position = Position("vote", "0A 2A", "1A", prey="caribou bison moose")
    position.play(VOTES[kind("caribou")], VOTES[kind("bison")], VOTES[kind("moose")])
    assert position.asked[0] == "DecidePrey"


def test_r33_an_omega_may_be_given_counters_in_all_columns() -> None:
    position = Position("placement", "0A 2A", "1A", omega="2C:5", cubs="1B")
    position.place({"2C": "1 2 3 4 5"}).confirm()
    assert position.row("2C") == "1 2 3 4 5"


def test_r34_ties_are_broken_by_the_places_after_the_deaths_of_the_reveal() -> None:
    counters = {"0A": "- - - 15 -", "1C": "- - - 5 -", "2C": "- - - 5 -", "2A": "- - - 5 -"}
    position = Position("phase 4", "0A:1 1C 2A", "1A 2C", counters=counters, prey="")
    assert position.sequence == "1C 2A 2C"


def test_r35_an_omega_that_is_the_last_of_its_sex_is_no_omega() -> None:
    position = Position("phase 2", "0A 2A", "1A:1", omega="2C:9", counters={})
    assert (position.omega, position.females, position.chips("2C")) == ("", "2C", 0)


def test_r36_one_asks_at_the_end_of_the_phase_of_the_loss() -> None:
    position = Position("phase 2", "0A 2A", "1A:1", counters={}, joining="on")
    assert position.state.bereft == [0, 1, 0]
    ASKING_POINT.run(position.state)
    assert position.asked == ("AskAdmission", 1)
    assert position.state.bereft == [0, 0, 0]


def test_r37_players_without_a_wolf_must_agree_too() -> None:
    position = Position("asking", "0A", "2C", seats=4, joining="on")
    assert position.asked == ("AskAdmission", 3)
    position.play(ASK_TO_JOIN)
    assert position.waiting == [0, 1, 2]
    position.play(AGREE, AGREE, AGREE, BRING_INS[0])
    assert position.asked == ("AskAdmission", 1)


def test_r38_life_span_replaces_the_loss_of_the_alphas() -> None:
    position = Position("M3", "0A:9 2A", "1A:12", life_span="on")
    assert (position.strength("0A"), position.strength("1A")) == (9, 12)


def test_r39_strength_decides_also_who_gains_recognition() -> None:
    counters = {"0A": "- - - 5 -", "2A": "- - - 5 -"}
    position = Position(
        "phase 4", "0A:8 2A:9", "1A", counters=counters, prey="", strength_first="on"
    )
    assert (position.chips("0A"), position.chips("2A")) == (1, 2)


def test_r40_an_omega_that_wins_the_howl_is_no_omega() -> None:
    counters = {"2C": "- - - 9 -"}
    position = Position(
        "phase 4", "0A", "1A", omega="2C:9", counters=counters, prey="", omega_stays="on"
    )
    assert position.omega == ""


def test_r41_an_injury_is_one_of_ten_equally_likely_cards() -> None:
    position = Position(
        "phase 3",
        "0A 2A",
        "1A",
        counters={"0A": "- - 10 - -"},
        prey="sick_moose",
        quarry="sick_moose",
    )
    assert position.options == INJURIES
    assert [option.value for option in position.options] == list(range(1, 11))


def test_r42_the_injured_hunter_starves_too() -> None:
    position = Position(
        "phase 3",
        "0A 2A",
        "1A",
        counters={"0A": "- - 10 - -"},
        prey="sick_moose",
        quarry="sick_moose",
    )
    position.play(INJURIES[2])
    assert position.strength("0A") == 12 - 1 - 3 - 2


def test_r43_counters_of_a_wolf_that_dies_early_are_never_shown() -> None:
    counters = {"0A": "- 15 9 8 7"}
    position = Position("phase 2", "0A:2 2A", "1A", counters=counters)
    assert position.row("0A") == "- 15 - - -"
    assert position.sees(1).counters[:5] == (0, 15, 0, 0, 0)


def test_r44_a_beaten_wolf_may_still_use_its_own_attack() -> None:
    counters = {"2C": "- - - - 5", "0C": "- - - - 4"}
    position = Position("phase 5", "0A", "1A:12/3 2C:12/3 0C:12/3", counters=counters)
    beaten(position.play(attack("0C"))).play(INJURIES[0])
    assert position.asked == ("ChooseAttack", 0)


def test_r45_the_game_goes_on_while_a_cub_lives() -> None:
    position = Position("phase 2", "0A:1", "1A:1", cubs="1B", counters={})
    assert position.males == position.females == ""
    assert position.done
    failed = Position("phase 3", "", "", cubs="1B", counters={}, prey="caribou bison")
    assert failed.over
    assert failed.state.result == EXTINCT
