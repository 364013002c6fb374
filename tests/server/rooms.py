"""Imported by servers in processes of their own: a tiny game and bots that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meute.core import registry
from meute.core.dealer import Dealer
from meute.testing.template import HUSH


class Gated:
    """Thinks until a file appears."""

    def __init__(self, gate: str) -> None:
        self.name = f"gated(gate={gate!r})"
        self.gate = Path(gate)

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        while not self.gate.exists():
            time.sleep(0.01)
        return options[0]


class Crashing:
    """Takes its whole process with it."""

    name = "crashing"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        os._exit(3)


class Failing:
    """Raises."""

    name = "failing"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        raise ValueError(self.name)


class Foolish:
    """Prints, and answers with something that is no option."""

    name = "foolish"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        print("I know better")  # noqa: T201 (a bot may print)
        return "everything"


registry.add_game(HUSH)
for made in (Gated, Crashing, Failing, Foolish):
    registry.add_bot(made.__name__.lower(), made)
