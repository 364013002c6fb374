"""Many games of a room at once, in one process, as Gymnasium's vectorised environments are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from meute.env.one import ILLEGAL, Chair, Opponents
from meute.env.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from meute.env.episode import Episode

Batch = dict[str, Any]


class ManyEnv(VectorEnv[Any, Any, Any]):
    """So many learners, each at a table of its own; a game that ends is followed by the next.

    A finished game begins anew within the step that ended it: the observation is the new game's,
    the last of the old one stands in `info` as "final_obs".
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (theirs)

    def __init__(  # noqa: PLR0913, PLR0917 (as the other ways to open a room)
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        variant: Mapping[str, object] | None = None,
        reward: str = "win",
        *,
        masked: bool = True,
    ) -> None:
        """Open so many tables; without `masked`, the observation is the numbers alone."""
        self.terms = terms = Terms(game, seats, variant, reward)
        self.num_envs, self.masked = num_envs, masked
        self.chairs = [Chair(terms, opponents, seat) for _ in range(num_envs)]
        self.single_observation_space = terms.masked if masked else terms.numbers
        self.single_action_space = terms.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.episodes: list[Episode] = []
        self._numbers = np.zeros((num_envs, len(terms.names)), np.float32)
        self._masks = np.zeros((num_envs, len(terms.actions)), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Batch | None = None
    ) -> tuple[Any, Batch]:
        """Begin a new game at every table; a seed settles these and all that follow."""
        del options
        if seed is not None:
            self._np_random = np.random.default_rng(seed)  # type: ignore[arg-type]  # one, or many
            for place, chair in enumerate(self.chairs):
                chair.games = place
        self.episodes = [self._begin(place) for place in range(self.num_envs)]
        return self._seen(), self._info()

    def _begin(self, place: int) -> Episode:
        """Begin a game that asks the learner something."""
        episode = self.chairs[place].begin(int(self.np_random.integers(1 << 62)))
        self._look(place, episode)
        return episode

    def _look(self, place: int, episode: Episode) -> None:
        self._numbers[place] = self.terms.observe(episode, self.chairs[place].seat)
        self._masks[place] = self.terms.mask(episode.options)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Batch]:
        """Answer at every table."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        last: NDArray[np.object_] = np.full(self.num_envs, None, dtype=object)
        for place, action in enumerate(actions):
            rewards[place], over[place] = self._answer(place, action)
            if over[place]:
                last[place] = self._single(place)
                self.episodes[place] = self._begin(place)
        info = self._info()
        if over.any():
            info |= {"final_obs": last, "_final_obs": over.copy()}
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _answer(self, place: int, action: Any) -> tuple[float, bool]:
        """Answer at one table; return what it brings, and whether the game is over."""
        if not 0 <= action < len(self.terms.actions) or not self._masks[place, action]:
            return ILLEGAL, True
        episode, chair = self.episodes[place], self.chairs[place]
        episode.answer(self.terms.actions[action])
        chair.play_on(episode)
        self._look(place, episode)
        if episode.asked is None:
            return self.terms.gains(episode.state)[chair.seat], True
        return 0.0, False

    def _single(self, place: int) -> Any:
        numbers, mask = self._numbers[place].copy(), self._masks[place].copy()
        return {"observation": numbers, "action_mask": mask} if self.masked else numbers

    def _seen(self) -> Any:
        numbers, masks = self._numbers.copy(), self._masks.copy()
        return {"observation": numbers, "action_mask": masks} if self.masked else numbers

    def _info(self) -> Batch:
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = np.array([chair.seat for chair in self.chairs])
        return {
            "action_mask": self._masks.copy(),
            "_action_mask": everywhere,
            "seat": seats,
            "_seat": everywhere.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which answers are legal now, table by table."""
        return self._masks.astype(bool)
