"""A room as Gymnasium plays it: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from gymnasium import Env

from meute.core import registry
from meute.core.errors import MeuteError
from meute.core.registry import Bot
from meute.env.terms import TEXT, Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from meute.env.episode import Episode

Opponents: TypeAlias = str | Bot | Sequence[str | Bot]
"""A bot for all other seats, by its name or as an object; or one for each, from the left on."""

ROTATE: Final = "rotate"
"""Sit down one seat further with every game."""

ILLEGAL: Final = -1.0
"""What an answer that is no option brings; the game then ends there."""


def company(opponents: Opponents, others: int) -> list[Bot]:
    """Return the bots of the other seats, from the learner's left on."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    given: Sequence[Any] = opponents if several else [opponents]  # type: ignore[assignment]
    bots = [registry.bot(one) if isinstance(one, str) else one for one in given]
    if len(bots) not in {1, others}:
        message = f"name one bot for all other seats, or {others}, not {len(bots)}"
        raise MeuteError(message)
    return bots * (others // len(bots))


class Chair:
    """Where the learner sits, game after game, and who answers in between."""

    def __init__(self, terms: Terms, opponents: Opponents, seat: int | str) -> None:
        """Choose a seat, or every seat in turn."""
        if seat != ROTATE and seat not in range(terms.seats):
            message = f"sit at a seat from 0 to {terms.seats - 1}, or {ROTATE!r}, not {seat!r}"
            raise MeuteError(message)
        self.terms = terms
        self.bots = company(opponents, terms.seats - 1)
        self.turns = seat == ROTATE
        self.seat = 0 if self.turns else int(seat)
        self.games = 0

    def begin(self, seed: int) -> Episode:
        """Begin a game and play it to the learner's first question."""
        if self.turns:
            self.seat = self.games % self.terms.seats
        self.games += 1
        episode = self.terms.episode(seed)
        self.play_on(episode)
        return episode

    def play_on(self, episode: Episode) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        seats = self.terms.seats
        while (asked := episode.asked) is not None and asked.player != self.seat:
            episode.let(self.bots[(asked.player - self.seat) % seats - 1])


class OneEnv(Env[Any, np.int64]):
    """One learner against bots; the mask stands in the observation, in `info` and by itself.

    An answer that is no option ends the game and brings -1.
    """

    metadata: dict[str, Any] = {"render_modes": [TEXT], "render_fps": 1}  # noqa: RUF012 (theirs)
    episode: Episode

    def __init__(  # noqa: PLR0913, PLR0917 (as the other ways to open a room)
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        variant: Mapping[str, object] | None = None,
        reward: str = "win",
        *,
        masked: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Sit down; without `masked`, the observation is the numbers alone."""
        self.terms = Terms(game, seats, variant, reward)
        self.chair = Chair(self.terms, opponents, seat)
        self.masked, self.render_mode = masked, render_mode
        self.observation_space = self.terms.masked if masked else self.terms.numbers
        self.action_space = self.terms.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; a seed settles this one and all that follow."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.chair.games = 0
        self.episode = self.chair.begin(int(self.np_random.integers(1 << 62)))
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until it is the learner's turn again."""
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.episode.answer(self.terms.actions[action])
        self.chair.play_on(self.episode)
        observation, info = self._seen()
        over = self.episode.asked is None
        gain = self.terms.gains(self.episode.state)[self.chair.seat] if over else 0.0
        return observation, gain, over, False, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self._mask = self.terms.mask(self.episode.options)
        numbers = self.terms.observe(self.episode, self.chair.seat)
        seen = {"observation": numbers, "action_mask": self._mask} if self.masked else numbers
        return seen, {"action_mask": self._mask, "seat": self.chair.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which answers are legal now, as MaskablePPO asks for it."""
        return self._mask.astype(bool)

    def render(self) -> str | None:
        """Say in words who is asked what, if that was asked for."""
        return self.terms.told(self.episode) if self.render_mode == TEXT else None
