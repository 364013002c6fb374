"""A room as PettingZoo plays it: the agents are the seats, and answer one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from pettingzoo import AECEnv

from meute.core.errors import MeuteError
from meute.env.terms import TEXT, Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium.spaces import Space

    from meute.env.episode import Episode
    from meute.env.terms import Mask


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat in turn; observations are made when somebody looks."""

    episode: Episode

    def __init__(  # noqa: PLR0913, PLR0917 (as the other ways to open a room)
        self,
        game: str,
        seats: int | None = None,
        variant: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """Open a room; after `max_cycles` answers a game is cut off."""
        super().__init__()
        self.terms = terms = Terms(game, seats, variant, reward)
        self.metadata = {
            "name": f"meute/{game}",
            "render_modes": [TEXT],
            "is_parallelizable": False,
        }
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.seats)]
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, terms.masked)
        self.action_spaces = {agent: terms.action_space() for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self._nothing = terms.mask(())
        self._nothing.flags.writeable = False  # all who are not asked share it

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed settles this one and all that follow."""
        del options
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.episode = self.terms.episode(int(self._luck.integers(1 << 62)))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in agents}
        self.steps = 0
        self.agent_selection = agents[0]
        self._mask = self._nothing
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked."""
        self.infos[self.agent_selection] = {"action_mask": self._nothing}
        asked = self.episode.asked
        if asked is None:
            self._mask = self._nothing
            return
        self.agent_selection = self.possible_agents[asked.player]
        self._mask = self.terms.mask(self.episode.options)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def action_masks(self) -> Mask:
        """Return the mask of the agent that is asked."""
        return self._mask

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and what it may answer now."""
        mine = agent == self.agent_selection
        return {
            "observation": self.terms.observe(self.episode, self.seat[agent]),
            "action_mask": self._mask if mine else self._nothing,
        }

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None once it is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            raise MeuteError(f"{self._named(action)} is no option of {agent}; see its action_mask")
        self.episode.answer(self.terms.actions[action])
        self.steps += 1
        self._ask()
        if self.episode.asked is None:
            gains = self.terms.gains(self.episode.state)
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.steps == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _named(self, action: int | None) -> str:
        actions = self.terms.actions
        known = action is not None and 0 <= action < len(actions)
        return repr(actions[action]) if known and action is not None else f"answer {action}"

    def render(self) -> str | None:
        """Say in words who is asked what, if that was asked for."""
        return self.terms.told(self.episode) if self.render_mode == TEXT else None

    def close(self) -> None:
        """Close nothing: there is no window."""
