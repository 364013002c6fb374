"""A net for the answers and one for what comes of them, and how both are changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from meute.bots.learned import Policy

FORBIDDEN = -1e9
"""The logit of an answer that is not legal."""

KEPT_BITS = 11
"""Of the 24 bits of a weight, those that the file keeps: the rest are noise, and would not pack."""

Steps = dict[str, torch.Tensor]
"""What was seen, which answers were legal, which one was given, and what is known of it since."""


class Net(nn.Module):
    """Two hidden layers for the answers, and two of its own for how the game will end."""

    def __init__(self, numbers: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.policy = layers(numbers, hidden, actions)
        self.value = layers(numbers, hidden, 1)

    def answers(self, seen: Any, masks: Any, sharpness: float = 1.0) -> Categorical:
        """Return how likely each answer is; illegal ones are impossible."""
        logits = (sharpness * self.policy(seen)).masked_fill(~masks, FORBIDDEN)
        return Categorical(logits=logits, validate_args=False)

    def take(self, policy: Policy, sharpness: float) -> None:
        """Go on from the answers of a finished net."""
        linear = [layer for layer in self.policy if isinstance(layer, nn.Linear)]
        with torch.no_grad():
            for layer, (weights, biases) in zip(linear, policy.layers, strict=True):
                divisor = sharpness if layer is linear[-1] else 1.0
                layer.weight.copy_(torch.from_numpy(weights) / divisor)
                layer.bias.copy_(torch.from_numpy(biases) / divisor)

    def exported(self, sharpness: float) -> list[tuple[Any, Any]]:
        """Return weights and biases, layer by layer."""
        linear = [layer for layer in self.policy if isinstance(layer, nn.Linear)]
        found = [(rounded(e.weight), rounded(e.bias)) for e in linear]
        weights, biases = found.pop()
        return [*found, (sharpness * weights, sharpness * biases)]


def layers(numbers: int, hidden: int, outputs: int) -> nn.Sequential:
    """Return a plain net with two hidden layers, which at first finds everything equal."""
    sizes = (nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
    last = nn.Linear(hidden, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(*sizes, last)


def rounded(weights: torch.Tensor) -> Any:
    """Return weights without the bits that a file need not keep."""
    parts, powers = np.frexp(weights.detach().numpy())
    return np.ldexp(np.round(parts * 2**KEPT_BITS) / 2**KEPT_BITS, powers)


def shuffled(size: int, batch: int, rng: np.random.Generator) -> Iterator[torch.Tensor]:
    """Yield the numbers below `size` in batches, in an order of chance."""
    yield from torch.from_numpy(rng.permutation(size)).split(batch)


def slower(learner: torch.optim.Optimizer, rate: float) -> None:
    """Learn at another rate from now on."""
    for group in learner.param_groups:
        group["lr"] = rate


def follow(learner: torch.optim.Optimizer, net: Net, loss: torch.Tensor) -> None:
    """Change the net a little, so that the loss becomes less."""
    learner.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    learner.step()
