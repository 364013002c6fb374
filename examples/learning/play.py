"""The second stage: play many tables, and make what went well likelier (PPO, masked answers)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from net import Net, Steps, follow, shuffled, slower
from plan import Company, Plan

import meute.env
from meute.env.terms import Terms


def tables_with(plan: Plan, company: Company, tables: int) -> Any:
    """Return so many tables at which the net has one seat, another one in every game."""
    settings = plan.variant | company.variant
    return meute.env.vector(plan.room, tables, plan.seats, company.bot, "rotate", settings)


class Play:
    """Many tables at which the net has the same company, and what came of its answers."""

    def __init__(self, plan: Plan, net: Net, company: Company, tables: int) -> None:
        self.plan, self.net, self.tables = plan, net, tables
        self.env = tables_with(plan, company, tables)
        self.margin = Terms(plan.room, plan.seats, plan.variant | company.variant, "margin")
        self.now, _ = self.env.reset(seed=plan.seed)
        self.leads = self._leads(self._places())

    def _places(self) -> list[Any]:
        """Return the games at the tables, and where the net sits."""
        seats = [chair.seat for chair in self.env.chairs]
        return list(zip(self.env.episodes, seats, strict=True))

    def _leads(self, places: list[Any]) -> Any:
        """Return how far the net is ahead in points, by what a point is worth to win."""
        return np.array([self.margin.gains(episode.state)[seat] for episode, seat in places])

    def _step(self, codes: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """Answer at every table; return what it brings, and where the game is over."""
        places = self._places()
        self.now, gains, over, _, _ = self.env.step(codes.numpy())
        leads = self._leads(places)
        gains = gains + self.plan.points * (leads - self.leads)
        self.leads = np.where(over, self._leads(self._places()), leads)
        return torch.from_numpy(gains).float(), torch.from_numpy(over).float()

    def roll(self) -> Steps:
        """Play on; return every answer with its advantage over what was expected."""
        steps: dict[str, list[torch.Tensor]] = {}
        rewards, ends = [], []
        for _ in range(self.plan.length):
            seen = torch.from_numpy(self.now["observation"])
            masks = torch.from_numpy(self.now["action_mask"]).bool()
            with torch.no_grad():
                chances, values = self.net.answers(seen, masks), self.net.value(seen)[:, 0]
                codes = chances.sample()
            told = (seen, masks, codes, chances.log_prob(codes), values)
            for name, part in zip(("seen", "masks", "codes", "logs", "values"), told, strict=True):
                steps.setdefault(name, []).append(part)
            gains, over = self._step(codes)
            rewards.append(gains)
            ends.append(over)
        with torch.no_grad():
            last = self.net.value(torch.from_numpy(self.now["observation"]))[:, 0]
        advantages = self._advantages(rewards, ends, [*steps["values"], last])
        whole = {name: torch.cat(parts) for name, parts in steps.items()}
        whole["advantages"] = torch.cat(advantages)
        whole["returns"] = whole["advantages"] + whole["values"]
        return whole

    def _advantages(self, rewards: Any, ends: Any, values: Any) -> list[torch.Tensor]:
        """Return generalised advantages; what is won counts in full, however late."""
        found: list[torch.Tensor] = []
        running = torch.zeros(self.tables)
        for n in reversed(range(self.plan.length)):
            goes_on = 1 - ends[n]
            surprise = rewards[n] + goes_on * values[n + 1] - values[n]
            running = surprise + self.plan.trace * goes_on * running
            found.append(running)
        return found[::-1]


def rolled(plays: list[Play]) -> Steps:
    """Play on at all tables; an advantage is told in the spread of those at its own tables."""
    found = [play.roll() for play in plays]
    for steps in found:
        own = steps["advantages"]
        steps["advantages"] = (own - own.mean()) / (own.std() + 1e-8)
    return {name: torch.cat([steps[name] for steps in found]) for name in found[0]}


def update(net: Net, learner: Any, steps: Steps, plan: Plan, rng: Any) -> None:
    """Make good answers likelier, in small steps."""
    for _ in range(plan.epochs):
        for some in shuffled(len(steps["codes"]), plan.batch, rng):
            chances = net.answers(steps["seen"][some], steps["masks"][some])
            ratio = (chances.log_prob(steps["codes"][some]) - steps["logs"][some]).exp()
            gain, near = steps["advantages"][some], ratio.clamp(1 - plan.clip, 1 + plan.clip)
            policy = -torch.min(ratio * gain, near * gain).mean()
            loss = policy + off(net, steps, some) - plan.bonus * chances.entropy().mean()
            follow(learner, net, loss)


def off(net: Net, steps: Steps, some: torch.Tensor) -> torch.Tensor:
    """Return how far what the net expects is from what came."""
    return (net.value(steps["seen"][some])[:, 0] - steps["returns"][some]).pow(2).mean()


def expect(net: Net, plays: list[Play], plan: Plan, rng: np.random.Generator) -> None:
    """Learn what to expect of games before any answer is changed."""
    learner = torch.optim.Adam(net.value.parameters(), 1e-3)
    for _ in range(4):
        steps = rolled(plays)
        for some in shuffled(len(steps["codes"]), plan.batch, rng):
            follow(learner, net, off(net, steps, some))


def improve(net: Net, plan: Plan, rng: np.random.Generator) -> Iterator[int]:
    """Play and learn from it; yield how many answers were given."""
    each = plan.tables // len(plan.against)
    plays = [Play(plan, net, plan.company[name], each) for name in plan.against]
    learner = torch.optim.Adam(net.parameters(), plan.rate, eps=1e-5)
    expect(net, plays, plan, rng)
    done = 0
    while done < plan.steps:
        slower(learner, plan.rate * (1 - done / plan.steps))
        steps = rolled(plays)
        update(net, learner, steps, plan, rng)
        done += len(steps["codes"])
        yield done
