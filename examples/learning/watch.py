"""The first stage: learn the answers of a bot by watching it (behaviour cloning)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import numpy as np
import torch
from net import Net, Steps, follow, shuffled, slower
from plan import Plan

import meute
from meute.env.terms import Terms


def watched(plan: Plan) -> Iterator[Steps]:
    """Let the teacher play all seats; yield in portions what it saw, could do and did."""
    terms, bot = Terms(plan.room, plan.seats, plan.variant), meute.bot(plan.teacher)
    seen, masks, codes = [], [], []
    for game in count(plan.seed << 32):
        episode = terms.episode(game)
        while episode.asked is not None:
            options, seat = tuple(episode.options), episode.asked.player
            answer = bot.choose(episode.view(seat), options, episode.dealer)
            if len(options) > 1:
                seen.append(terms.observe(episode, seat))
                masks.append(terms.mask(options).astype(bool))
                codes.append(terms.code[answer])
            episode.answer(answer)
        if len(codes) >= plan.portion:
            told = {"seen": np.array(seen), "masks": np.array(masks), "codes": np.array(codes)}
            yield {name: torch.from_numpy(part) for name, part in told.items()}
            seen, masks, codes = [], [], []


def imitate(net: Net, plan: Plan, rng: np.random.Generator) -> Iterator[int]:
    """Learn the teacher's answers; yield how many by now."""
    learner = torch.optim.Adam(net.policy.parameters(), 1e-3)
    done = 0
    for steps in watched(plan):
        slower(learner, 1e-3 * (1 - done / plan.watched))
        for _ in range(plan.passes):
            for some in shuffled(len(steps["codes"]), plan.batch, rng):
                chances = net.answers(steps["seen"][some], steps["masks"][some])
                follow(learner, net, -chances.log_prob(steps["codes"][some]).mean())
        done += len(steps["codes"])
        yield done
        if done >= plan.watched:
            return
