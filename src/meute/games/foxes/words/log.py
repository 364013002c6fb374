"""The log: what happens, told to everybody or only to the seat that sees it. Rules may use this.

Rules hand over plain numbers. Names are made only if somebody reads, that is, if the state has a
story.
"""

from __future__ import annotations

from meute.core import words
from meute.core.decision import EVERYBODY
from meute.core.message import Param, Seat
from meute.games.foxes.state import State
from meute.games.foxes.words.names import field_name


def tell(state: State, key: str, player: int = EVERYBODY, **numbers: int) -> None:
    """Tell everybody what happens, mostly to a player; each number is said by its field."""
    if state.story is not None:
        words.tell(state, f"foxes.log.{key}", said(state, player, numbers))


def tell_alone(state: State, key: str, player: int, **numbers: int) -> None:
    """Tell a player what nobody else sees."""
    if state.story is not None:
        words.tell(state, f"foxes.log.{key}", said(state, player, numbers), 1 << player)


def said(state: State, player: int, numbers: dict[str, int]) -> dict[str, Param]:
    """Say the numbers of a line, and last whom it is about."""
    out = {field: field_name(state.printed, field, number) for field, number in numbers.items()}
    return out if player == EVERYBODY else {**out, "player": Seat(player)}
