"""The search for values that reach a goal, and an honest word on what was found.

Every candidate plays the same few deals; the half that is furthest off drops out and the others
play twice as many, until one is left (successive halving). Whoever wins such a race has also been
lucky: its own games make it look better than it is, and the more candidates there were, the more
so. So they are thrown away for the verdict. The winner plays deals that no candidate has seen, and
the intervals come from these alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

FIRST: Final = 8
"""The first round plays one game of so many that were asked for."""

LEAST: Final = 10
"""Games of a candidate in the first round, at least."""

C = TypeVar("C")
G = TypeVar("G")

Play = Callable[[Sequence[C], int], Sequence[Sequence[G]]]
"""Plays so many games with every candidate: the same deals, more of them in every round."""


@dataclass(frozen=True)
class Standing(Generic[C]):
    """How far a candidate came."""

    candidate: C
    games: int
    distance: float
    """From the goal, by the games of the race; 1 is just allowed."""


@dataclass(frozen=True)
class Found(Generic[C, G]):
    """The winner of a race, and the games that it played afterwards."""

    standings: tuple[Standing[C], ...]
    """All candidates, the winner first, then by how long they stayed."""
    fresh: Sequence[G]

    @property
    def candidate(self) -> C:
        """The winner."""
        return self.standings[0].candidate


def seek(
    candidates: Sequence[C],
    games: int,
    play: Play[C, G],
    play_fresh: Callable[[C], Sequence[G]],
    distance: Callable[[Sequence[G]], float],
) -> Found[C, G]:
    """Find the candidate that comes nearest, and let it play anew."""
    alive, size = list(candidates), min(games, max(LEAST, games // FIRST))
    out: list[Standing[C]] = []
    while True:
        played = play(alive, size)
        ranked = sorted(
            (
                Standing(each, size, distance(rows))
                for each, rows in zip(alive, played, strict=True)
            ),
            key=lambda standing: standing.distance,
        )
        if len(ranked) == 1 or size >= games:
            standings = (*ranked, *reversed(out))
            return Found(standings, play_fresh(ranked[0].candidate))
        keep = (len(ranked) + 1) // 2
        out += reversed(ranked[keep:])
        alive, size = [standing.candidate for standing in ranked[:keep]], min(games, 2 * size)
