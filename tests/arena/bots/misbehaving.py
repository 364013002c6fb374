"""Bots with every kind of fault, each after a few good answers."""

import os
import sys
from collections.abc import Sequence
from typing import Any


class Fine:
    """Does nothing wrong, and says so where it does not matter."""

    name = "fine"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, options: Sequence[Any], dealer: Any) -> Any:
        del view
        self.asked += 1
        print("thinking")  # noqa: T201 (what a bot prints must not disturb its answers)
        return dealer.pick(options) if self.asked < 3 else self.misbehave(options)

    def misbehave(self, options: Sequence[Any]) -> Any:
        return options[-1]


class Raises(Fine):
    def misbehave(self, options: Sequence[Any]) -> Any:
        return self.oops(options)

    def oops(self, options: Sequence[Any]) -> Any:
        message = f"no idea what to do with {len(options)} options"
        raise ValueError(message)


class Hangs(Fine):
    def misbehave(self, options: Sequence[Any]) -> Any:
        while options:
            pass


class Exits(Fine):
    def misbehave(self, options: Sequence[Any]) -> Any:
        del options
        print("so long", file=sys.stderr, flush=True)  # noqa: T201
        os._exit(3)


class Leaves(Fine):
    def misbehave(self, options: Sequence[Any]) -> Any:
        del options
        sys.exit("I have had enough")


class Nonsense(Fine):
    def misbehave(self, options: Sequence[Any]) -> Any:
        del options
        return "a banana"


class Remembers(Fine):
    """Fails if anything is left of an earlier match, in its class or in its file."""

    matches = 0

    def __init__(self) -> None:
        super().__init__()
        Remembers.matches += 1
        SEEN.append("a match")
        assert Remembers.matches == len(SEEN) == 1


class NeverReady(Fine):
    def __init__(self) -> None:
        raise RuntimeError


NOT_A_BOT = 7
SEEN: list[str] = []
