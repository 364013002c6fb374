"""O1-O4 The optional rules."""

from __future__ import annotations

import pytest

from meute.core.stack import settle
from meute.games.tracks.actions import (
    AGREE,
    ASK_TO_JOIN,
    ATTACKS,
    BRING_INS,
    PLACES,
    REFUSE,
    STAY_OUT,
)
from meute.games.tracks.rules.joining import ASKING_POINT
from tests.games.tracks.positions import Position, wolf


def test_o1_1_a_player_without_a_wolf_may_ask_at_the_start_of_p() -> None:
    position = Position("asking", "0A 2A", "", joining="on")
    assert position.asked == ("AskAdmission", 1)
    assert position.play(STAY_OUT).done


def test_o1_1_in_mid_year_only_right_after_the_loss() -> None:
    assert Position("after phase 5", "0A 2A", "", joining="on").done
    position = Position("phase 5", "0A 2A", "1A", joining="on", counters={})
    position.state.bereft[1] = 1
    position.state.where[wolf("1A")] = 0
    position.state.females.clear()
    position.state.strength[wolf("1A")] = position.state.chips[wolf("1A")] = 0
    position.state.pending.append(ASKING_POINT)
    settle(position.state)
    assert position.asked == ("AskAdmission", 1)
    position.play(STAY_OUT)
    position.state.pending.append(ASKING_POINT)
    settle(position.state)
    assert position.done


def test_o1_1_whoever_needs_no_wolf_is_not_asked() -> None:
    assert Position("asking", "0A 2A", "1A", joining="on").done


def test_o1_2_all_others_must_agree() -> None:
    position = Position("asking", "0A 2A", "", joining="on").play(ASK_TO_JOIN)
    assert position.waiting == [0, 2]
    assert position.play(AGREE, REFUSE).done
    assert position.females == ""


def test_o1_2_then_a_wolf_of_choice_comes_in_at_the_bottom() -> None:
    position = Position("asking", "0A 2A", "2C", omega="0C:5", joining="on").play(ASK_TO_JOIN)
    position.play(AGREE, AGREE)
    assert position.asked == ("BringWolf", 1)
    assert position.options == BRING_INS
    position.play(BRING_INS[2])
    assert position.males == "0A 2A 1C"
    assert (position.strength("1C"), position.chips("1C")) == (12, 1)


@pytest.mark.parametrize("seat", range(6))
def test_o1_2_every_seat_of_six_may_bring_a_wolf_in(seat: int) -> None:
    males, females = (
        " ".join(name for name in column if name[0] != str(seat))
        for column in (("0A", "2A", "4A"), ("1A", "3A", "5A"))
    )
    position = Position("asking", males, females, seats=6, joining="on")
    assert position.asked == ("AskAdmission", seat)
    position.play(ASK_TO_JOIN)
    assert position.waiting == [other for other in range(6) if other != seat]
    position.play(*[AGREE] * 5)
    assert position.asked == ("BringWolf", seat)
    position.play(BRING_INS[0])
    joined = f"{males} {seat}A" if seat % 2 == 0 else f"{females} {seat}A"
    assert joined in (position.males, position.females)


def test_o1_3_a_wolf_brought_in_has_no_counters_but_belongs_to_the_pack() -> None:
    position = Position("after phase 5", "0A 2A", "2C", joining="on", counters={"1A": "- 3 - - -"})
    position.state.bereft[1] = 1
    position.state.pending.append(ASKING_POINT)
    settle(position.state)
    position.play(ASK_TO_JOIN, AGREE, AGREE, BRING_INS[0])
    assert position.row("1A") == "- 3 - - -"
    assert position.females == "2C 1A"
    assert wolf("1A") not in position.state.sequence


@pytest.mark.parametrize(
    ("before", "after"), [(12, 12), (11, 12), (8, 9), (7, 7), (4, 4), (3, 2), (2, 1)]
)
def test_o2_1_green_wolves_gain_and_red_ones_lose(before: int, after: int) -> None:
    position = Position("M3", f"0A 2A:{before}", "1A", life_span="on")
    assert position.strength("2A") == after


def test_o2_1_the_omega_ages_like_the_others() -> None:
    position = Position("M3", "0A 2A", "1A", omega="2C:3", life_span="on")
    assert position.strength("2C") == 2


@pytest.mark.parametrize(("before", "after"), [(12, 12), (8, 8), (7, 6), (4, 3), (3, 1), (2, 0)])
def test_o2_2_alphas_do_one_worse(before: int, after: int) -> None:
    position = Position("M3", f"0A:{before} 2A", "1A", life_span="on")
    assert position.strength("0A") == after


def test_o2_3_the_spirals_of_a_year_must_stay_below_the_strength() -> None:
    position = Position("placement", "0A:4 2A", "1A", life_span="on")
    assert PLACES[0][1][15] in position.options
    position.play(PLACES[0][1][12]).place()
    position = Position("placement", "0A:3 2A", "1A", life_span="on")
    assert PLACES[0][1][15] not in position.options
    assert PLACES[0][1][14] in position.options


def test_o2_3_all_counters_of_the_wolf_count_together() -> None:
    position = Position("placement", "0A:3 2A", "1A", life_span="on")
    position.play(PLACES[0][1][14])
    assert position.decision.player == 0
    assert [o.counter for o in position.options] == [0, 1, 2, 3, 4, 5, 6]


def test_o2_3_counters_for_raising_cubs_count_as_well() -> None:
    position = Position("placement", "0A:3 2A", "1A", cubs="0B", life_span="on")
    position.play(PLACES[0][0][14])
    assert position.decision.player == 0
    assert [o.counter for o in position.options] == [0, 1, 2, 3, 4, 5, 6]


def test_o3_1_the_stronger_of_equals_comes_first() -> None:
    counters = {"0A": "- - - 5 -", "1A": "- - - 5 -", "2A": "- - - 5 -", "2C": "- - - 5 -"}
    position = Position(
        "phase 4",
        "0A:8 2A:9",
        "1A:8 2C:10",
        counters=counters,
        prey="",
        strength_first="on",
    )
    assert position.sequence == "2C 2A 1A 0A"


def test_o4_1_the_omega_is_excluded_only_by_being_displaced() -> None:
    counters = {"0A": "- - 15 - -", "1A": "- - 15 - -"}
    position = Position(
        "phase 3",
        "0A 2A",
        "1A 0C",
        omega="2C:12",
        counters=counters,
        prey="sick_moose",
        quarry="sick_moose",
        omega_stays="on",
    )
    assert position.omega == "2C"
    displaced = Position(
        "phase 5",
        "0A",
        "1A 0C",
        omega="2C:5",
        counters={"0C": "- - - - 5"},
        omega_stays="on",
    )
    displaced.play(ATTACKS[wolf("1A")])
    assert displaced.omega == "1A"


def test_o4_2_an_omega_that_howls_loudest_is_readmitted() -> None:
    counters = {"2C": "- - - 9 7"}
    position = Position(
        "phase 4", "0A", "1A", omega="2C:12", counters=counters, prey="", omega_stays="on"
    )
    assert position.females == "1A 2C"
    assert position.row("2C") == "- - - 9 7"
