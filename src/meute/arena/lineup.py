"""A line-up: bots that sit down together, on other seats from game to game.

In game `i`, counted from 0, seat `s` belongs to position `(s + i) % seats` of the line-up. After
`turns` games everybody has sat everywhere, counting bots of one name as one; these games share
their dice, and are called a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meute.bots.outside import named


@dataclass(frozen=True)
class Lineup:
    """Bots that play together; it knows who sits where in which game."""

    bots: tuple[str, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """What each position of the line-up is called."""
        return labels([named.label(bot) for bot in self.bots])

    @property
    def turns(self) -> int:
        """The number of games after which every bot has sat on every seat.

        >>> [Lineup(tuple(bots)).turns for bots in ("aa", "aab", "abab")]
        [1, 3, 2]
        """
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def deal(self, index: int) -> int:
        """Return the number of the deal that a game is played with."""
        return index // self.turns

    def seating(self, index: int) -> tuple[int, ...]:
        """Return the position in the line-up of whoever sits on each seat in this game."""
        seats = len(self.bots)
        return tuple((seat + index) % seats for seat in range(seats))


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """Tell bots of the same name apart by their position in the line-up.

    >>> labels(["greedy", "random", "greedy"])
    ('greedy#1', 'random', 'greedy#3')
    """
    return tuple(
        f"{bot}#{position}" if bots.count(bot) > 1 else bot
        for position, bot in enumerate(bots, start=1)
    )
