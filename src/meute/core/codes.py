"""The answers of seats as whole numbers, for learned policies and their data.

A code is an action's place among those that seats take, in the order of `Game.actions`. The order
belongs to the rules version, so a code means the same as long as the rules do.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.game import Game


@cache
def seat_actions(game: Game) -> tuple[Any, ...]:
    """Return the actions that seats can take, in the order of their codes."""
    chances = tuple(game.chances)
    return tuple(action for action in game.actions if not isinstance(action, chances))


@cache
def codes(game: Game) -> Mapping[Any, int]:
    """Return the code of every action of a seat."""
    return {action: code for code, action in enumerate(seat_actions(game))}
