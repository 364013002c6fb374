"""Settings of a room, and what cannot be one."""

from __future__ import annotations

import pytest

import meute
from meute.core.meta import Choice, Number

ROUNDS = Number("rounds", default=4, low=1, high=8)
EDITION = Choice("edition", ("fr", "en"))


def test_the_first_choice_is_the_default() -> None:
    assert EDITION.default == "fr"


@pytest.mark.parametrize(("typed", "value"), [(3, 3), ("3", 3), ("8", 8)])
def test_a_number_may_be_typed(typed: object, value: int) -> None:
    assert ROUNDS.check(typed) == value


@pytest.mark.parametrize(
    "typed", [0, 9, "0", "--5", "-", "", " 3", "3.0", 3.0, True, None, [], "٣", "9" * 5000]
)
def test_what_is_no_number_within_the_bounds_is_refused(typed: object) -> None:
    with pytest.raises(meute.BadVariant, match="a whole number from 1 to 8"):
        ROUNDS.check(typed)


@pytest.mark.parametrize("typed", ["de", "", 1, None, ["fr"]])
def test_what_is_no_choice_is_refused(typed: object) -> None:
    with pytest.raises(meute.BadVariant, match="choose one of: fr, en"):
        EDITION.check(typed)


def test_a_variant_is_completed_by_the_defaults() -> None:
    variant = meute.game("silver").meta.variant({"edition": "en"})
    assert variant["edition"] == "en"
    assert variant["rounds"] == 4
