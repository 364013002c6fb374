"""Records that are made faster are frozen dataclasses all the same."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from meute.core.brisk import brisk


@brisk
@dataclass(frozen=True)
class Place:
    row: int
    column: int


@dataclass(frozen=True)
class Slow:
    row: int
    column: int


def test_it_is_made_compared_hashed_and_replaced_as_before() -> None:
    place = Place(1, column=2)
    assert (place.row, place.column) == (1, 2)
    assert place == Place(1, 2) != Place(2, 1)
    assert hash(place) == hash(Slow(1, 2))
    assert replace(place, row=5) == Place(5, 2)
    assert repr(place) == "Place(row=1, column=2)"
    assert [f.name for f in fields(Place)] == ["row", "column"]


def test_it_stays_frozen_and_wants_all_its_fields() -> None:
    with pytest.raises(FrozenInstanceError):
        Place(1, 2).row = 3  # type: ignore[misc]
    with pytest.raises(TypeError, match="column"):
        Place(1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="depth"):
        Place(1, 2, depth=3)  # type: ignore[call-arg]


def test_what_it_could_not_keep_is_refused() -> None:
    @dataclass(frozen=True)
    class Usual:
        row: int = 3

    @dataclass(frozen=True)
    class Listed:
        rows: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True)
    class Narrow:
        row: int

    @dataclass(frozen=True)
    class Busy:
        row: int

        def __post_init__(self) -> None:
            """Do more."""

    for cls in (Usual, Listed, Narrow, Busy):
        with pytest.raises(TypeError, match=cls.__name__):
            brisk(cls)
