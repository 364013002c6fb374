"""One player's look at the table."""

from __future__ import annotations

from math import inf
from typing import Final

from meute.games.foxes.data import VITAL
from meute.games.foxes.mind.den import next_tile_worth
from meute.games.foxes.mind.leanings import Leaning
from meute.games.foxes.mind.worth import mulotage_worth, pc_worth, track_worth, wish
from meute.games.foxes.state import State

UNKNOWN: Final = inf
"""Stands for a number that was not asked for yet."""


class Eye:
    """One player's look at the table by a leaning, for one question.

    What several ways to answer it bring alike is found once.
    """

    def __init__(self, leaning: Leaning, state: State, player: int) -> None:
        self.leaning = leaning
        self.state = state
        self.player = player
        self._pc_worth = pc_worth(state, player)
        self._mulotage = UNKNOWN
        self._tracks = [UNKNOWN] * VITAL
        self._tile = UNKNOWN

    def mulotage(self) -> float:
        """Return what a catch is worth; PC spent on the way there may change it."""
        if pc_worth(self.state, self.player) != self._pc_worth:
            return mulotage_worth(self.state, self.player)
        if self._mulotage == UNKNOWN:
            self._mulotage = mulotage_worth(self.state, self.player)
        return self._mulotage

    def track(self, track: int) -> float:
        """Return what a step on a track is worth; PC spent on the way there may change it."""
        if pc_worth(self.state, self.player) != self._pc_worth:
            return track_worth(self.state, self.player, track)
        if self._tracks[track] == UNKNOWN:
            self._tracks[track] = track_worth(self.state, self.player, track)
        return self._tracks[track]

    def best_track(self) -> float:
        """Return what a step on the best track is worth."""
        return max([self.track(track) for track in range(VITAL)])

    def tile(self) -> float:
        """Return what one more path tile is worth: exits to come, cells, and objectives."""
        if self._tile == UNKNOWN:
            state, player = self.state, self.player
            worth = 0.4 + 0.95 * next_tile_worth(state, player)
            worth += (
                wish(state, player, 14) + wish(state, player, 15) + 0.5 * wish(state, player, 16)
            )
            self._tile = self.leaning.den * worth
        return self._tile
