"""Teach a net to play a room: first by watching a bot, then by playing (PPO with masked answers).

    python examples/learning/learn.py examples/learning/plans/silver.json --out silver.npz

The net that comes out is a bot everywhere: `meute tournament silver --bots learned:silver.npz,...`.
One process and one thread; the same arguments give the same net on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from net import Net
from plan import Company, Plan, read_plan
from play import improve, tables_with
from watch import imitate

import meute
from meute.bots.learned import Policy, read_policy, write_policy
from meute.env.terms import Terms

TEST_TABLES = 16
"""Few, as the last of them to end keeps the others waiting."""


def wins(net: Net, plan: Plan, company: Company) -> tuple[float, float]:
    """Play a test; return the share of games won and the half-width of its interval (95 %)."""
    env = tables_with(plan, company, TEST_TABLES)
    now, _ = env.reset(seed=1_000_003)
    won: list[float] = []
    played = [0] * TEST_TABLES
    # Of every table as many, or short games would count too often.
    quota = -(-plan.games // TEST_TABLES)
    while len(won) < quota * TEST_TABLES:
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

    def __init__(self, plan: Plan, net: Net) -> None:
        self.plan, self.net = plan, net
        self.curve: list[dict[str, Any]] = []
        self.begin("begun", 1, 1)
        self.spent = 0.0
        self._begun = time.process_time()

    def begin(self, stage: str, whole: int, tests: int) -> None:
        """Go on to a stage of so many answers, with so many tests spread over it."""
        self.stage, self.whole, self.every, self.tested = stage, whole, whole / tests, 0

    def reached(self, done: int) -> None:
        """Note how many answers of the stage are done; test the net if it is time."""
        if done - self.tested >= self.every or done >= self.whole:
            self.tested = done
            self.test(done)

    def test(self, done: int) -> None:
        """Test the net, outside the time and the luck with which it learns."""
        self.spent += time.process_time() - self._begun
        state = torch.get_rng_state()
        company = self.plan.company
        found = {name: wins(self.net, self.plan, who) for name, who in company.items()}
        torch.set_rng_state(state)
        when = {"stage": self.stage, "answers": done, "seconds": round(self.spent, 1)}
        self.curve.append(when | {"won": found})
        told = [f"{name} {won:.1%} ± {wide:.1%}" for name, (won, wide) in found.items()]
        print(f"{self.stage} {done}, {self.spent:.0f} CPU-s: {', '.join(told)}", flush=True)
        self._begun = time.process_time()


def learn(plan: Plan, start: Policy | None) -> tuple[Net, Diary]:
    """Watch, play, and say from time to time how well it goes."""
    torch.set_num_threads(1)
    torch.manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    terms = Terms(plan.room, plan.seats, plan.variant)
    net = Net(len(terms.names), len(terms.actions), plan.hidden)
    if start is not None:
        start.check(terms.game)
        net.take(start, plan.sharpness)
    diary = Diary(plan, net)
    if plan.watched:
        diary.begin("watched", plan.watched, 1 if plan.steps else plan.tests)
        diary.test(0)
        for done in imitate(net, plan, rng):
            diary.reached(done)
    if plan.steps:
        diary.begin("played", plan.steps, plan.tests)
        if start is not None:
            diary.test(0)
        for done in improve(net, plan, rng):
            diary.reached(done)
    return net, diary


def main() -> None:
    """Read what to learn."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("plan", type=Path, help="such as examples/learning/plans/silver.json")
    parser.add_argument("--out", type=Path, required=True, help="where the net is written")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from", dest="start", help="a net of this plan to go on from, and play")
    parser.add_argument(
        "--with", dest="changes", action="append", default=[], metavar="NAME=VALUE",
        help="another number than the plan's; may be given several times",
    )  # fmt: skip
    given = parser.parse_args()
    plan = read_plan(given.plan, given.changes, given.seed)
    start = read_policy(given.start) if given.start else None
    net, diary = learn(replace(plan, watched=0) if start else plan, start)
    write_policy(given.out, meute.game(plan.room), plan.seats, net.exported(plan.sharpness))
    told = {"plan": asdict(plan), "curve": diary.curve}
    given.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
