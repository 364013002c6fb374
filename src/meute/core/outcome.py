"""Who came where: ranks from scores and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def ranked(keys: Sequence[tuple[float, ...]]) -> list[int]:
    """Rank players by their keys, the lowest key first; equal keys share a rank.

    >>> ranked([(7,), (3,), (7,), (9,)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other < key for other in keys) for key in keys]
