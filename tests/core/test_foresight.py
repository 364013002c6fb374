"""Chances to win out of numbers, a win shared by several, and what a room says of its search."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from meute.core.foresight import (
    MOVED,
    Challenge,
    Estimate,
    FlatRace,
    Foresight,
    Halving,
    OpenTree,
    OwnTree,
    Pace,
    Ratings,
    chances,
    shares,
)


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


def test_a_room_that_lists_all_fields_in_one_record_is_told_where_each_belongs() -> None:
    before: Any = {"features": None, "tempo": None, "hasty": None, "flat": True, "levels": {}}
    with pytest.raises(TypeError) as refused:
        Foresight(**before)
    assert str(refused.value) == (
        "Foresight is made of smaller records: "
        "features is now estimate=Estimate(features=...); "
        "tempo is now pace=Pace(tempo=...); "
        "hasty is now quick=... of search=OwnTree(...) or search=FlatRace(...); "
        "flat is now search=FlatRace(...)"
    )


def test_every_place_that_a_room_is_told_exists() -> None:
    records = [Estimate, Pace, Ratings, OpenTree, OwnTree, FlatRace, Halving, Challenge]
    known = {each.__name__: {f.name for f in fields(each)} for each in records}
    assert not set(MOVED) & {f.name for f in fields(Foresight)}
    for name, place in MOVED.items():
        told = set(re.findall(r"[A-Z]\w+(?=\()", place))
        assert told <= set(known)
        new = {"hasty": "quick", "certain": "judge", "flat": "root"}.get(name, name)
        assert any(new in known[record] for record in told)
