"""P1 Births, P2 large prey, P3 placement."""

from __future__ import annotations

import pytest

from meute.core.codec import encode
from meute.core.errors import IllegalAction
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import (
    ADD_CUBS,
    BLUE_CARDS,
    CONFIRM,
    DECIDES,
    LARGE_PREY,
    PLACES,
    VOTES,
)
from meute.games.tracks.rules.births import adding_order
from meute.games.tracks.rules.placement import PLACE_COUNTER, ConfirmPlacement, PlaceCounter
from meute.games.tracks.rules.prey import turn_up_large
from meute.games.tracks.view import FACE_DOWN, SEALED
from tests.games.tracks.positions import Position, kind, placed, wolf

CARIBOU, SICK, BISON = kind("caribou"), kind("sick_moose"), kind("bison")


# P1


def test_p1_0_no_births_in_the_first_year() -> None:
    assert Position("births", "0A 2A", "1A", year=1).done
    assert Position("births", "0A 2A", "1A", year=2).asked[0] == "DrawBirths"


def test_p1_0_no_births_when_nobody_has_a_card_in_hand() -> None:
    assert Position("births", "0A 0B 1C 2A 2B", "0C 1A 1B 2C").done


def test_p1_0_no_births_without_an_alpha_pair() -> None:
    assert Position("births", "0A 2A").done
    assert Position("births", "", "1A 2C").done


@pytest.mark.parametrize(("value", "births"), list(enumerate((2, 3, 3, 4, 4, 5, 5, 6, 6, 7), 1)))
def test_p1_1_a_blue_card_says_how_many_are_born(value: int, births: int) -> None:
    position = Position("births", "0A 2A", "1A", seats=6).play(BLUE_CARDS[value - 1])
    assert sum(position.state.added) == births


def test_p1_1_every_blue_card_is_equally_likely() -> None:
    assert Position("births", "0A 2A", "1A").options == BLUE_CARDS


def test_p1_2_players_without_a_wolf_first_then_from_the_bottom_up() -> None:
    position = Position("births", "0A 1C 2A", "1A 0C", seats=4, omega="2C:5")
    assert adding_order(position.state) == [3, 2, 0, 1]


def test_p1_2_in_one_row_the_female_comes_first() -> None:
    position = Position("births", "0A 2B 1C", "2C 3A", seats=4)
    assert adding_order(position.state) == [3, 1, 2, 0]


def test_p1_3_one_card_each_in_order_and_then_once_more() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[3])
    assert position.state.added == [1, 1, 2]
    assert position.waiting == [0, 1]


def test_p1_3_players_without_cards_pass() -> None:
    position = Position("births", "0A 0B 2A", "0C 1A").play(BLUE_CARDS[9])
    assert position.state.added == [0, 2, 2]
    assert position.cubs == "1B 1C 2B 2C"


def test_p1_3_any_own_cards_may_be_added() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1])
    assert position.options == [ADD_CUBS[0b010], ADD_CUBS[0b100]]


def test_p1_4_the_cubs_have_no_known_order_and_no_known_owner() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1], *[ADD_CUBS[0b100]] * 3)
    assert position.cubs == "0C 1C 2C"
    assert position.sees(None).cubs == (1, 1, 1)
    assert position.sees(None).where.count(1) == 0


def test_p1_5_all_choose_at_the_same_time_after_the_number_is_known() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1])
    assert position.waiting == [0, 1, 2]
    assert position.sees(None).added == (1, 1, 1)
    assert "adds" in position.log()


def test_p1_5_the_choice_is_told_to_its_owner_only() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1])
    decision = TRACKS.asked(position.state)[1]
    assert decision.seen_by() == 0b010
    position.play(*[ADD_CUBS[0b100]] * 3)
    assert position.log(1).count("own_cubs") == 1
    assert "own_cubs" not in position.log(None)


# P2


def test_p2_1_one_more_prey_is_turned_up() -> None:
    position = Position("prey", "0A 2A", "1A", prey="caribou").play(LARGE_PREY[BISON])
    assert position.prey == "caribou bison"


def test_p2_1_an_empty_pile_is_made_from_the_discards() -> None:
    position = Position("M7", "0A 2A", "1A", prey="caribou sick_moose")
    state = position.state
    state.large_discard, state.large_pile = state.large_pile, []
    turn_up_large(state)
    assert len(position.options) == 10
    assert state.large_discard == []


def test_p2_1_with_no_card_left_nothing_is_revealed() -> None:
    position = Position("M7", "0A 2A", "1A", prey="caribou sick_moose")
    position.state.large_pile = []
    turn_up_large(position.state)
    assert position.done


def test_p2_2_a_majority_of_the_players_decides() -> None:
    position = Position("vote", "0A 2A", "1A", prey="caribou sick_moose bison")
    position.play(VOTES[BISON], VOTES[CARIBOU], VOTES[BISON])
    assert position.done
    assert position.quarry == "bison"


def test_p2_2_half_of_the_players_is_no_majority() -> None:
    position = Position("vote", "0A 2A", "1A", seats=4, prey="caribou sick_moose bison")
    position.play(VOTES[BISON], VOTES[CARIBOU], VOTES[BISON], VOTES[CARIBOU])
    assert position.asked == ("DecidePrey", 1)
    position.play(DECIDES[SICK])
    assert position.quarry == "sick_moose"


def test_p2_3_the_chosen_prey_is_the_one_of_the_pack_hunt() -> None:
    position = Position("vote", "0A 2A", "1A", prey="caribou caribou")
    assert position.done
    assert position.quarry == "caribou"
    assert position.prey == "caribou caribou"


def test_p2_4_votes_are_given_together_and_shown_with_names() -> None:
    position = Position("vote", "0A 2A", "1A", prey="caribou sick_moose bison")
    assert position.waiting == [0, 1, 2]
    position.play(VOTES[BISON], VOTES[CARIBOU])
    assert position.sees(2).votes == (-1, -1, -1)
    assert "vote" not in position.log()
    position.play(VOTES[SICK])
    assert position.asked == ("DecidePrey", 1)
    assert position.sees(1).votes == (BISON, CARIBOU, SICK)
    assert position.log().count("vote") == 3


# P3


def test_p3_1_one_counter_at_most_for_each_own_wolf_and_phase() -> None:
    position = Position("placement", "0A", "0C 1A", cubs="2A")
    assert position.waiting == [0, 1]
    asked = [d for d in TRACKS.asked(position.state) if isinstance(d, PlaceCounter)]
    cells = {decision.cell for decision in asked}
    assert len(asked) == len(cells) == 15
    assert {cell // 5 for cell in cells} == {wolf("0A"), wolf("0C"), wolf("1A")}


def test_p3_1_empty_cells_are_always_allowed() -> None:
    position = Position("placement", "0A", "1A")
    while not position.done:
        assert position.options[0] == CONFIRM or position.options[0].counter == 0
        position.play(position.options[-1])


def test_p3_1_the_first_column_stays_empty_without_cubs() -> None:
    position = Position("placement", "0A", "1A").place({"0A": "5 6 7 8 9"})
    assert position.row("0A") == "- 6 7 8 9"


def test_p3_1_the_example_of_the_rulebook() -> None:
    plan = {"0A": "- 6 - - -", "0B": "14 - - - -", "0C": "- - 15 - -"}
    position = Position("placement", "0A 0B", "0C 1A", cubs="2A").place(plan).confirm()
    assert position.done
    assert [position.row(name) for name in plan] == list(plan.values())


def test_p3_1_a_counter_is_placed_once() -> None:
    position = Position("placement", "0A", "1A").play(PLACES[0][1][9])
    assert position.decision.player == 0
    assert [o.counter for o in position.options] == [c for c in range(16) if c != 9]


def test_p3_1_all_place_at_the_same_time_column_by_column() -> None:
    position = Position("placement", "0A 0B", "1A", cubs="2A")
    run = TRACKS.asked(position.state)
    own = [d for d in run if d.player == 0]
    cells = [d.cell for d in own if isinstance(d, PlaceCounter)]
    assert cells == [5 * wolf(name) + column for column in range(5) for name in ("0A", "0B")]
    assert type(own[-1]) is ConfirmPlacement
    assert len(run) == 11 + 6


def test_p3_1_nobody_waits_for_anybody_inside_the_placement() -> None:
    table = Position("placement", "0A 2A", "1A").table()
    own = [placed(5 * wolf("1A") + column, {"1A": "- 3 4 5 6"}) for column in range(1, 5)]
    for action in own:
        assert list(table.waiting) == [0, 1, 2]
        table.play(1, action)
    assert table.options(1) == (CONFIRM,)
    table.play(1, CONFIRM)
    assert list(table.waiting) == [0, 2]
    assert table.left(0) == 5


def test_p3_2_everybody_may_change_until_the_last_has_confirmed() -> None:
    table = Position("placement", "0A 2A", "1A").table()
    whole = {seat: [*(row[0] for row in PLACES[0][1:]), CONFIRM] for seat in range(3)}
    table.plan(0, whole[0])
    table.plan(1, whole[1])
    other = [PLACES[0][1][5], PLACES[0][2][6], PLACES[0][3][7], PLACES[0][4][8]]
    for _ in range(3):
        table.undo(0)
        assert list(table.waiting) == [0, 2]
        table.plan(0, [*other, CONFIRM])
        assert list(table.waiting) == [2]
    table.plan(2, whole[2])
    assert table.copy_state().placed
    assert table.copy_state().counters[1:5] == [5, 6, 7, 8]


def test_p3_2_one_counter_can_be_taken_back_at_a_time() -> None:
    table = Position("placement", "0A 2A", "1A").table()
    table.plan(0, [PLACES[0][1][5], PLACES[0][2][6]])
    assert table.view(0).counters[1:3] == (5, 6)
    table.undo(0, steps=1)
    assert table.view(0).counters[1:3] == (5, -1)
    assert table.decision(0) == PLACE_COUNTER[2]


def test_p3_2_a_plan_that_breaks_a_rule_changes_nothing() -> None:
    table = Position("placement", "0A 2A", "1A").table()
    table.play(0, PLACES[0][1][5])
    with pytest.raises(IllegalAction) as caught:
        table.plan(0, [PLACES[0][1][6], PLACES[0][2][6]])
    assert caught.value.reason.rule == "P3.1"
    assert caught.value.reason.message.key == "tracks.why.counter_used"
    assert table.sealed == {0: (PLACES[0][1][5],)}


def test_p3_2_nothing_changes_after_all_have_confirmed() -> None:
    position = Position("placement", "0A 2A", "1A").place({"0A": "- 1 2 3 4"}).confirm()
    assert position.state.placed
    assert position.done


def test_p3_3_nobody_learns_of_a_placement_before_the_last_has_confirmed() -> None:
    position = Position("placement", "0A 2A", "1A").place({"0A": "- 1 - 3 4"})
    seen = position.sees(1).counters[:5]
    assert seen == (0, SEALED, SEALED, SEALED, SEALED)
    assert position.sees(0).counters[:5] == (0, 1, 0, 3, 4)


def test_p3_3_then_filled_cells_are_public_and_values_are_not() -> None:
    position = Position("placement", "0A 2A", "1A").place({"0A": "- 1 - 3 4"}).confirm()
    assert position.sees(1).counters[:5] == (0, FACE_DOWN, 0, FACE_DOWN, FACE_DOWN)
    assert position.sees(None).counters[:5] == position.sees(1).counters[:5]
    assert position.sees(0).counters[:5] == (0, 1, 0, 3, 4)


def test_p3_3_a_counter_placed_is_recorded_for_its_owner_alone() -> None:
    position = Position("placement", "0A 2A", "1A")
    for decision in TRACKS.asked(position.state):
        if isinstance(decision, PlaceCounter):
            assert decision.seen_by() == 1 << decision.player


def test_p3_3_nobody_sees_how_far_the_others_are() -> None:
    table = Position("placement", "0A 2A", "1A").table()
    before = [encode(table.view(seat)) for seat in (1, 2, None)]
    table.plan(0, [*(row[9] for row in PLACES[0][1:2]), *(row[0] for row in PLACES[0][2:])])
    assert [encode(table.view(seat)) for seat in (1, 2, None)] == before
    table.play(0, CONFIRM)
    assert [encode(table.view(seat)) for seat in (1, 2, None)] == before


def test_p3_3_more_spirals_than_strength_may_be_placed() -> None:
    position = Position("placement", "0A:1 2A", "1A")
    assert PLACES[0][1][15] in position.options
