"""What an environment settles before its first game: who plays what, and what is won by it."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from meute.core import registry
from meute.core.codes import codes, seat_actions
from meute.core.errors import MeuteError, UnknownName
from meute.core.estimate import Ratings, shares
from meute.core.message import Phrasebook
from meute.core.names import offered, quoted
from meute.core.texts import CATALOGUES
from meute.env.episode import Episode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]
    Mask = NDArray[np.int8]

REWARDS: Final = ("win", "margin")
TEXT: Final = "ansi"
"""What PettingZoo and Gymnasium call a picture made of text."""


class Terms:
    """A room, the number of its seats, its settings, and what the end of a game brings."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variant: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        """Take a room by its name; without a number, as few seats as it has."""
        self.game = registry.game(game)
        meta = self.game.meta
        self.seats = meta.fewest if seats is None else meta.check_seats(seats)
        self.variant = meta.variant(variant)
        if reward not in REWARDS:
            known = offered(reward, REWARDS, "the rewards are")
            raise UnknownName(f"no reward is called {quoted(reward)}{known}")
        self.reward = reward
        self.actions = seat_actions(self.game)
        self.code = codes(self.game)
        self.names = tuple(self.game.feature_names(self.seats))
        if not self.names:
            message = (
                f"{meta.title} tells learners nothing: a room needs `features` and "
                f"`feature_names`, see meute.core.game.Game"
            )
            raise MeuteError(message)
        self.numbers = Box(-1.0, 1.0, (len(self.names),), np.float32)
        self.masked = Dict(
            {"observation": self.numbers, "action_mask": Box(0, 1, (len(self.actions),), np.int8)}
        )
        self._nothing = bytes(len(self.actions))
        # Options mostly are the very actions of the table, and to hash one takes longer than this.
        self._known = {id(action): code for code, action in enumerate(self.actions)}
        self._packed = Struct(f"{len(self.names)}f")  # numpy takes twice as long to read a list

    def action_space(self) -> Discrete:
        """Return a new space of the codes of the seats' actions."""
        return Discrete(len(self.actions))

    def episode(self, seed: int) -> Episode:
        """Begin a game."""
        return Episode(self.game, self.seats, self.variant, seed)

    def observe(self, episode: Episode, seat: int) -> Numbers:
        """Return what a seat knows as numbers."""
        features = self.game.features(episode.view(seat))
        numbers = bytearray(self._packed.size)
        self._packed.pack_into(numbers, 0, *features)
        return np.frombuffer(numbers, np.float32)

    def mask(self, options: Sequence[Any]) -> Mask:
        """Return 1 for each code that is a legal answer, 0 for the others."""
        known, mask = self._known, bytearray(self._nothing)
        for option in options:
            place = known.get(id(option))
            mask[self.code[option] if place is None else place] = 1
        return np.frombuffer(mask, np.int8)

    def gains(self, state: Any) -> list[float]:
        """Return what the end of a game brings each seat; all together it is nothing.

        By default its share of the win less an even share; by margin, its points less the mean of
        the others', each worth what the room's judgement takes a point for.
        """
        if self.reward == "win":
            return [share - 1.0 / self.seats for share in shares(list(self.game.ranks(state)))]
        foresight = self.game.foresight
        worth = (Ratings() if foresight is None else foresight.ratings).point
        sign = -worth if self.game.meta.lowest_wins else worth
        points = list(self.game.scores(state))
        whole, others = sum(points), self.seats - 1
        return [sign * (own - (whole - own) / others) for own in points]

    def told(self, episode: Episode) -> str:
        """Say in English who is asked what, and how the points stand."""
        points = ", ".join(f"{points:g}" for points in self.game.scores(episode.state))
        if episode.asked is None:
            return f"The game is over. Points: {points}"
        book = Phrasebook("en", CATALOGUES["en"], self.game.catalogue("en"))
        player = episode.asked.player
        prompt = book.say(self.game.prompt(episode.view(player)), ())
        return f"Seat {player + 1}: {prompt} Points: {points}"
