"""Teach a net to play a room: first by watching a bot, then by playing (PPO with masked answers).

    python examples/learning/learn.py silver --out silver.npz

The net that comes out is a bot everywhere: `meute tournament silver --bots learned:silver.npz,...`.
One process and one thread; the same arguments give the same net on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from net import Net, slower
from plan import Plan
from play import Play, expect, rolled, update
from watch import imitate

import meute
import meute.env
from meute.bots.learned import write_policy
from meute.env.terms import Terms

TESTED = ("random", "greedy")
"""Whom the net meets in its tests, whomever it learns from."""


def wins(net: Net, plan: Plan, opponent: str, games: int) -> tuple[float, float]:
    """Play so many games; return the share won and the half-width of its interval (95 %)."""
    env = meute.env.vector(
        plan.room, plan.tables, plan.seats, opponent, "rotate", plan.variant, "win"
    )
    now, _ = env.reset(seed=1_000_003)
    won: list[float] = []
    played = [0] * plan.tables
    quota = -(-games // plan.tables)  # of every table as many, or short games would count too often
    while len(won) < quota * plan.tables:
        seen = torch.from_numpy(now["observation"])
        with torch.no_grad():
            masks = torch.from_numpy(now["action_mask"]).bool()
            codes = net.answers(seen, masks, plan.sharpness).sample()
        now, gains, over, _, _ = env.step(codes.numpy())
        for table in np.flatnonzero(over):
            if played[table] < quota:
                played[table] += 1
                won.append(gains[table] + 1 / plan.seats)
    return float(np.mean(won)), float(1.96 * np.std(won) / len(won) ** 0.5)


class Diary:
    """How the net did on the way, and how long it had learned by then."""

    def __init__(self, plan: Plan, net: Net, games: int) -> None:
        self.plan, self.net, self.games = plan, net, games
        self.curve: list[dict[str, Any]] = []
        self.spent = 0.0
        self._begun = time.process_time()

    def tell(self, steps: int) -> None:
        """Test the net, outside the time it learns."""
        self.spent += time.process_time() - self._begun
        state = torch.get_rng_state()
        found = {name: wins(self.net, self.plan, name, self.games) for name in TESTED}
        torch.set_rng_state(state)
        self.curve.append({"steps": steps, "seconds": round(self.spent, 1), "won": found})
        told = [f"{won:.1%} ± {wide:.1%} of {name}" for name, (won, wide) in found.items()]
        print(f"{steps:>8} steps, {self.spent:4.0f} CPU-s: wins {', '.join(told)}", flush=True)
        self._begun = time.process_time()


def learn(plan: Plan, games: int) -> tuple[Net, Diary]:
    """Watch, play, and say from time to time how well it goes."""
    torch.set_num_threads(1)
    torch.manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    terms = Terms(plan.room, plan.seats, plan.variant)
    net = Net(len(terms.names), len(terms.actions), plan.hidden)
    diary = Diary(plan, net, games)
    diary.tell(0)
    if plan.watched:
        right = imitate(net, plan, rng)
        print(f"watched {plan.watched} answers: {right:.0%} of others foreseen", flush=True)
        diary.tell(0)
    plays = [Play(plan, net, name, plan.tables // len(plan.against)) for name in plan.against]
    learner = torch.optim.Adam(net.parameters(), plan.rate, eps=1e-5)
    if plan.steps:
        expect(net, plays, plan, rng)
    done = told = 0
    while done < plan.steps:
        slower(learner, plan.rate * (1 - done / plan.steps))
        steps = rolled(plays)
        update(net, learner, steps, plan, rng)
        done += len(steps["codes"])
        if (done - told) * plan.tests >= plan.steps or done >= plan.steps:
            told = done
            diary.tell(done)
    return net, diary


def main() -> None:
    """Read what to learn."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("room", choices=meute.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True, help="where the net is written")
    parser.add_argument("--teacher", default="greedy", help="whom to watch")
    parser.add_argument("--watch", type=int, default=Plan.watched, help="answers to watch")
    parser.add_argument("--against", default="greedy", help="whom to play against: BOT,BOT")
    parser.add_argument("--steps", type=int, default=Plan.steps, help="answers given in play")
    parser.add_argument("--games", type=int, default=200, help="games of a test")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--with", dest="more", action="append", default=[], metavar="NAME=NUMBER")
    given = parser.parse_args()
    kinds = {each.name: type(each.default) for each in fields(Plan)}
    more = dict(each.split("=", 1) for each in given.more)
    plan = Plan(
        room=given.room,
        seats=given.seats or meute.game(given.room).meta.fewest,
        variant=dict(each.split("=", 1) for each in given.settings),
        teacher=given.teacher,
        watched=given.watch,
        against=given.against.split(","),
        steps=given.steps,
        seed=given.seed,
        **{name: kinds[name](value) for name, value in more.items()},
    )
    net, diary = learn(plan, given.games)
    write_policy(given.out, meute.game(plan.room), plan.seats, net.exported(plan.sharpness))
    told = {"plan": asdict(plan), "curve": diary.curve}
    given.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
