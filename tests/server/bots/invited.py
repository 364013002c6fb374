"""Bots of an operator's own file, for tables in the browser."""

from collections.abc import Sequence
from typing import Any


class Last:
    """Takes the last option, and talks."""

    name = "last"

    def choose(self, view: Any, options: Sequence[Any], dealer: Any) -> Any:
        assert view.game == "silver"
        assert dealer.pick(range(1)) == 0
        print("the last one")  # noqa: T201 (what a bot prints must not disturb its answers)
        return options[-1]


class Tired:
    """Raises."""

    name = "tired"

    def choose(self, view: Any, options: Sequence[Any], dealer: Any) -> Any:
        message = f"{len(options)} are too many"
        raise ValueError(message)
