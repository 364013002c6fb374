"""Chances to win out of numbers, and a win shared by several."""

from __future__ import annotations

import pytest

from meute.core.foresight import chances, shares


def test_the_best_numbers_have_the_best_chance_and_all_chances_are_one() -> None:
    found = chances([[2.0, 0.0], [1.0, 1.0], [0.0, 3.0]], [1.0, 0.5])
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1]
    assert found[1] == found[2]


@pytest.mark.parametrize("far", [1e3, 1e6])
def test_however_far_apart_players_are_chances_can_be_told(far: float) -> None:
    assert chances([[far], [0.0], [-far]], [1.0]) == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("ranks", "share"),
    [([1, 2], [1, 0]), ([2, 1, 2, 4], [0, 1, 0, 0]), ([1, 3, 1, 4], [0.5, 0, 0.5, 0])],
)
def test_winners_share_a_win_and_nobody_else_has_a_part(
    ranks: list[int], share: list[float]
) -> None:
    assert shares(ranks) == share
