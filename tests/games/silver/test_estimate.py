"""What a search expects of a position of Silver."""

from __future__ import annotations

from math import isfinite

import pytest

from meute.games.silver.mind import FORESIGHT
from meute.games.silver.mind.round_cost import costs, situation
from tests.games.silver.positions import Position

LOW, HIGH, UNKNOWN = "1* 2* 3*", "9* 10* 11* 12* 8*", "? ? ? 5* 6*"


@pytest.mark.parametrize("others", [[HIGH], [HIGH, UNKNOWN], [HIGH, UNKNOWN, UNKNOWN]])
def test_low_cards_that_may_call_cost_least(others: list[str]) -> None:
    found = costs(Position(LOW, *others).state)
    assert found[0] == min(found)
    assert found[1] == max(found)
    assert 0 < FORESIGHT.estimate(Position(LOW, *others).state)[1] < 0.5


def test_every_player_is_described_by_as_many_numbers() -> None:
    positions = [
        Position(LOW, HIGH),
        Position(LOW, HIGH, UNKNOWN, display="3", discard=""),
        Position("7*", "1^ 2^ 3^ 4^ 0^", "?", "13* 13* 4*", caller=2, turn=3, deck=1),
        Position("5*!", HIGH, amulet=0, lost=(0, 12)),
    ]
    rows = [row for position in positions for row in situation(position.state)]
    assert len({len(row) for row in rows}) == 1
    assert all(isfinite(number) for row in rows for number in row)


def test_a_lead_from_earlier_rounds_counts() -> None:
    even = FORESIGHT.estimate(Position(UNKNOWN, UNKNOWN, lost=(5, 5)).state)
    ahead = FORESIGHT.estimate(Position(UNKNOWN, UNKNOWN, lost=(0, 20)).state)
    assert ahead[0] > even[0]
    assert sum(ahead) == pytest.approx(1)


def test_a_card_that_its_owner_knows_is_worth_more_than_the_same_card_unseen() -> None:
    seen, unseen = (costs(Position(f"{row} 2* 3* 4* 5*", UNKNOWN).state) for row in ("12*", "12"))
    assert seen[0] < unseen[0]


def test_before_the_first_turn_only_earlier_rounds_and_the_amulet_count() -> None:
    state = Position(LOW, HIGH, lost=(5, 5)).state
    state.turn = -1
    assert FORESIGHT.estimate(state) == pytest.approx([0.5, 0.5])
    state.amulet_holder, state.amulet_ready = 1, True
    assert FORESIGHT.estimate(state)[1] > 0.5
