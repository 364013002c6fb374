"""What rooms share that tell learners about a position in numbers from -1 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")
Row = tuple[float, ...]


@cache
def one_hot(size: int) -> tuple[Row, ...]:
    """Return a row for each number below `size` with 1 in its place, and one of zeros for -1.

    >>> one_hot(2)
    ((1.0, 0.0), (0.0, 1.0), (0.0, 0.0))
    """
    places = range(size)
    return tuple(tuple(float(place == n) for place in places) for n in range(size + 1))


@cache
def bits(size: int) -> tuple[Row, ...]:
    """Return a row for each set of `size` things, given as bits: 1 for those that are in it.

    >>> bits(2)
    ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
    """
    places = range(size)
    return tuple(tuple(float(n >> place & 1) for place in places) for n in range(1 << size))


@cache
def parts(whole: int) -> Row:
    """Return what each number up to `whole` is of it, as a part of 1.

    >>> parts(4)
    (0.0, 0.25, 0.5, 0.75, 1.0)
    """
    return tuple(n / whole for n in range(whole + 1))


def part(value: float, whole: float) -> float:
    """Return what a number is of a whole, no more than 1 and no less than -1.

    >>> part(3, 4), part(-9, 4)
    (0.75, -1.0)
    """
    return max(-1.0, min(1.0, value / whole))


def turned(by_seat: Sequence[T], player: int | None) -> Sequence[T]:
    """Return what is told by seat, the seat of the view first; a spectator sits at seat 0.

    >>> turned(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    return [*by_seat[player:], *by_seat[:player]] if player else by_seat


def relative(seats: int, *what: str) -> list[str]:
    """Name things of every seat: that of the view first, the others by how far left they sit.

    >>> relative(3, "points")
    ['own points', 'left 1 points', 'left 2 points']
    """
    whose = ["own", *(f"left {seat}" for seat in range(1, seats))]
    return [f"{who} {one}" for who in whose for one in what]
