"""Teach a net to play a room: first by watching a bot, then by playing against it (masked PPO).

    python examples/learning/learn.py silver --set rounds=1 --out silver.npz

The net that comes out is a bot everywhere: `meute tournament silver --bots learned:silver.npz,...`.
One process and one thread; the same arguments give the same net on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import meute
import meute.env
from meute.bots.learned import write_policy
from meute.env.terms import Terms

FORBIDDEN = -1e9
"""The logit of an answer that is not legal."""


@dataclass
class Plan:
    """What to learn, from whom, and how long."""

    room: str
    seats: int
    variant: dict[str, str]
    teacher: str = "greedy"
    watched: int = 30_000
    """Answers of the teacher to learn from before playing."""
    passes: int = 8
    minutes: float = 2.0
    """CPU minutes of playing."""
    seed: int = 0
    tables: int = 32
    length: int = 64
    """Answers at each table between two updates."""
    epochs: int = 3
    batch: int = 512
    rate: float = 2.5e-4
    clip: float = 0.15
    bonus: float = 0.002
    """What variety (entropy) is worth."""
    trace: float = 0.95
    reward: str = "margin"
    hidden: int = 256
    sharpness: float = 4.0
    """By how much the finished net prefers what it likes more than when it tries things out."""


class Net(nn.Module):
    """Two hidden layers for the answers, and two of its own for how the game will end."""

    def __init__(self, numbers: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.policy = layers(numbers, hidden, actions)
        self.value = layers(numbers, hidden, 1)

    def answers(
        self, seen: torch.Tensor, masks: torch.Tensor, sharpness: float = 1.0
    ) -> Categorical:
        """Return how likely each answer is; illegal ones are impossible."""
        logits = (sharpness * self.policy(seen)).masked_fill(~masks, FORBIDDEN)
        return Categorical(logits=logits, validate_args=False)

    def exported(self, sharpness: float) -> list[tuple[Any, Any]]:
        """Return weights and biases, layer by layer."""
        linear = [layer for layer in self.policy if isinstance(layer, nn.Linear)]
        *first, last = [(e.weight.detach().numpy(), e.bias.detach().numpy()) for e in linear]
        return [*first, (sharpness * last[0], sharpness * last[1])]


def layers(numbers: int, hidden: int, outputs: int) -> nn.Sequential:
    """Return a plain net with two hidden layers."""
    sizes = (nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
    last = nn.Linear(hidden, outputs)
    nn.init.orthogonal_(last.weight, 0.01)
    nn.init.zeros_(last.bias)
    return nn.Sequential(*sizes, last)


def watch(plan: Plan) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Let the teacher play all seats; return what it saw, could do and did."""
    terms, bot = Terms(plan.room, plan.seats, plan.variant), meute.bot(plan.teacher)
    seen: list[Any] = []
    masks: list[Any] = []
    codes: list[int] = []
    for game in range(plan.watched):
        episode = terms.episode(game + (plan.seed << 32))
        while episode.asked is not None and len(codes) < plan.watched:
            options = tuple(episode.options)
            view = episode.view(episode.asked.player)
            answer = bot.choose(view, options, episode.dealer)
            if len(options) > 1:
                seen.append(terms.observe(episode, episode.asked.player))
                masks.append(terms.mask(options).astype(bool))
                codes.append(terms.code[answer])
            episode.answer(answer)
        if len(codes) >= plan.watched:
            break
    return torch.tensor(np.array(seen)), torch.tensor(np.array(masks)), torch.tensor(codes)


def imitate(net: Net, plan: Plan, rng: np.random.Generator) -> float:
    """Learn the teacher's answers; return how many of some that were held back it gets right."""
    seen, masks, codes = watch(plan)
    held = len(codes) // 10
    learner = torch.optim.Adam(net.policy.parameters(), 1e-3)
    for _ in range(plan.passes):
        for some in shuffled(len(codes) - held, plan.batch, rng):
            loss = -net.answers(seen[some], masks[some]).log_prob(codes[some]).mean()
            learner.zero_grad()
            loss.backward()
            learner.step()
    with torch.no_grad():
        best = net.answers(seen[-held:], masks[-held:]).probs.argmax(1)
    return (best == codes[-held:]).float().mean().item()


def shuffled(count: int, size: int, rng: np.random.Generator) -> Iterator[torch.Tensor]:
    """Yield the numbers below `count` in batches, in an order of chance."""
    order = torch.from_numpy(rng.permutation(count))
    yield from order.split(size)


class Play:
    """Many tables at which the net plays, and what it remembers of them between two updates."""

    def __init__(self, plan: Plan, net: Net) -> None:
        self.plan, self.net = plan, net
        self.env = meute.env.vector(
            plan.room, plan.tables, plan.seats, plan.teacher, "rotate", plan.variant, plan.reward
        )
        self.now, _ = self.env.reset(seed=plan.seed)

    def roll(self) -> dict[str, torch.Tensor]:
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
            self.now, gains, over, _, _ = self.env.step(codes.numpy())
            rewards.append(torch.from_numpy(gains).float())
            ends.append(torch.from_numpy(over).float())
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
        running = torch.zeros(self.plan.tables)
        for n in reversed(range(self.plan.length)):
            goes_on = 1 - ends[n]
            surprise = rewards[n] + goes_on * values[n + 1] - values[n]
            running = surprise + self.plan.trace * goes_on * running
            found.append(running)
        return found[::-1]


def update(net: Net, learner: Any, steps: dict[str, torch.Tensor], plan: Plan, rng: Any) -> None:
    """Make good answers likelier, in small steps."""
    advantages = steps["advantages"]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(plan.epochs):
        for some in shuffled(len(advantages), plan.batch, rng):
            chances = net.answers(steps["seen"][some], steps["masks"][some])
            ratio = (chances.log_prob(steps["codes"][some]) - steps["logs"][some]).exp()
            gain, near = advantages[some], ratio.clamp(1 - plan.clip, 1 + plan.clip)
            policy = -torch.min(ratio * gain, near * gain).mean()
            value = (net.value(steps["seen"][some])[:, 0] - steps["returns"][some]).pow(2).mean()
            loss = policy + value - plan.bonus * chances.entropy().mean()
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            learner.step()


def wins(net: Net, plan: Plan, opponent: str, games: int) -> tuple[float, float]:
    """Play so many games; return the share won and the half-width of its interval (95 %)."""
    env = meute.env.vector(
        plan.room, plan.tables, plan.seats, opponent, "rotate", plan.variant, "win"
    )
    torch.manual_seed(plan.seed)
    now, _ = env.reset(seed=1_000_003)
    won: list[float] = []
    tables = [0] * plan.tables
    quota = -(-games // plan.tables)  # of every table as many, or short games would count too often
    while len(won) < quota * plan.tables:
        seen = torch.from_numpy(now["observation"])
        with torch.no_grad():
            masks = torch.from_numpy(now["action_mask"]).bool()
            codes = net.answers(seen, masks, plan.sharpness).sample()
        now, gains, over, _, _ = env.step(codes.numpy())
        for table in np.flatnonzero(over):
            if tables[table] < quota:
                tables[table] += 1
                won.append(gains[table] + 1 / plan.seats)
    return float(np.mean(won)), float(1.96 * np.std(won) / len(won) ** 0.5)


def learn(plan: Plan, out: Path, games: int) -> None:
    """Watch, play, and say from time to time how well it goes."""
    torch.set_num_threads(1)
    torch.manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    terms = Terms(plan.room, plan.seats, plan.variant)
    net = Net(len(terms.names), len(terms.actions), plan.hidden)
    curve: list[dict[str, float]] = []

    def tell(steps: int, spent: float, games: int) -> None:
        share, wide = wins(net, plan, plan.teacher, games)
        curve.append({"steps": steps, "seconds": round(spent), "won": share, "wide": wide})
        told = f"{share:.1%} ± {wide:.1%} against {plan.teacher}"
        print(f"{steps:>8} steps, {spent:4.0f} CPU-s: wins {told}", flush=True)

    start = time.process_time()
    right = imitate(net, plan, rng) if plan.watched else 0.0
    print(f"watched {plan.watched} answers: {right:.0%} of others foreseen", flush=True)
    spent = time.process_time() - start
    tell(0, spent, games // 4)
    play = Play(plan, net)
    values = torch.optim.Adam(net.value.parameters(), 1e-3)
    for _ in range(4 if plan.minutes else 0):  # to know what to expect before anything is changed
        steps = play.roll()
        for some in shuffled(len(steps["returns"]), plan.batch, rng):
            loss = (net.value(steps["seen"][some])[:, 0] - steps["returns"][some]).pow(2).mean()
            values.zero_grad()
            loss.backward()
            values.step()
    learner = torch.optim.Adam(net.parameters(), plan.rate, eps=1e-5)
    done, told, limit = 0, 0.0, 60 * plan.minutes
    playing = 0.0
    while playing < limit:
        begun = time.process_time()
        for group in learner.param_groups:
            group["lr"] = plan.rate * (1 - playing / limit)
        update(net, learner, play.roll(), plan, rng)
        playing += time.process_time() - begun
        done += plan.tables * plan.length
        if playing - told > limit / 5:
            told = playing
            tell(done, spent + playing, games // 4)
    write_policy(out, terms.game, plan.seats, net.exported(plan.sharpness))
    result = {name: wins(net, plan, name, games) for name in ("random", plan.teacher)}
    for name, (share, wide) in result.items():
        print(f"{plan.room}: wins {share:.1%} ± {wide:.1%} of {games} games against {name}")
    told_all = {"plan": asdict(plan), "curve": curve, "result": result}
    out.with_suffix(".json").write_text(json.dumps(told_all, indent=1) + "\n")


def main() -> None:
    """Read what to learn."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("room", choices=meute.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True, help="where the net is written")
    parser.add_argument("--teacher", default="greedy", help="whom to watch and to play against")
    parser.add_argument("--watch", type=int, default=Plan.watched, help="answers to watch")
    parser.add_argument("--minutes", type=float, default=Plan.minutes, help="CPU minutes to play")
    parser.add_argument("--games", type=int, default=400, help="games of the test at the end")
    parser.add_argument("--reward", choices=("win", "margin"), default=Plan.reward)
    parser.add_argument("--seed", type=int, default=Plan.seed)
    given = parser.parse_args()
    plan = Plan(
        room=given.room,
        seats=given.seats or meute.game(given.room).meta.fewest,
        variant=dict(each.split("=", 1) for each in given.settings),
        teacher=given.teacher,
        watched=given.watch,
        minutes=given.minutes,
        reward=given.reward,
        seed=given.seed,
    )
    learn(plan, given.out, given.games)


if __name__ == "__main__":
    main()
