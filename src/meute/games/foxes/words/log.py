"""The log: what happens, told to everybody or only to the seat that sees it. Rules may use this.

Rules hand over plain numbers, each after the name of its field: it fills the gap of that name.
Names of things are made only if somebody reads, that is, if the state has a story. The numbers come
one by one, not by keyword: in random play a line that nobody reads must cost next to nothing.
"""

from __future__ import annotations

from meute.core import words
from meute.core.decision import EVERYBODY
from meute.core.message import Param, Seat
from meute.games.foxes.state import State
from meute.games.foxes.words.names import field_name


def tell(  # noqa: PLR0913, PLR0917 (two pairs, the cheapest way to hand them over)
    state: State,
    key: str,
    player: int = EVERYBODY,
    field: str = "",
    number: int = 0,
    field_2: str = "",
    number_2: int = 0,
) -> None:
    """Tell everybody what happens, mostly to a player, with up to two numbers."""
    if state.story is not None:
        params = said(state, player, {field: number, field_2: number_2})
        words.tell(state, f"foxes.log.{key}", params)


def tell_card(state: State, player: int, objective: int) -> None:
    """B0.5 Everybody hears that a player draws a card; which one, its owner alone."""
    if state.story is not None:
        tell(state, "draws_card", player)
        params = said(state, player, {"objective": objective})
        words.tell(state, "foxes.log.sees_card", params, 1 << player)


def tell_order(state: State) -> None:
    """B1.1, B5.10 The turn order from now on."""
    if state.story is not None:
        for position, player in enumerate(state.order):
            tell(state, "order", player, "position", position + 1)


def said(state: State, player: int, numbers: dict[str, int]) -> dict[str, Param]:
    """Say the numbers that have a field, and last whom the line is about."""
    values = state.printed
    out = {field: field_name(values, field, number) for field, number in numbers.items() if field}
    return out if player == EVERYBODY else {**out, "player": Seat(player)}
