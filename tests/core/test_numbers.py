"""Settings that are rows of numbers, for values one may read off the box."""

from __future__ import annotations

import pytest

import meute
from meute.core.numbers import copies, numbers

SPIRALS = numbers("spirals", (1, 2, 4), 0, 9)
CARDS = copies("cards", (3, 3, 2))


@pytest.mark.parametrize("typed", ["1 2 4", "1,2,4", " 1, 2  4 ", [1, 2, 4], (1, 2, 4)])
def test_numbers_are_kept_in_one_form(typed: object) -> None:
    assert SPIRALS.check(typed) == "1 2 4" == SPIRALS.default


@pytest.mark.parametrize(
    "typed", ["1 2", "1 2 3 4", "1 2 10", "1 2 -1", "1 2 --3", "a", "", None, 7]
)
def test_what_does_not_fit_says_what_would(typed: object) -> None:
    with pytest.raises(
        meute.BadVariant, match="write 3 whole numbers from 0 to 9, such as '1 2 4'"
    ):
        SPIRALS.check(typed)


def test_copies_keep_their_sum() -> None:
    assert CARDS.check("4 3 1") == "4 3 1"
    with pytest.raises(meute.BadVariant, match="that add up to 8"):
        CARDS.check("4 4 1")
