"""Positions that no game can show are told apart; those of random games are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.errors import BadData
from meute.core.table import Table
from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import PLACES
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.state import State
from tests.games.foxes.positions import Position


def put(name: str, place: int, value: int) -> Callable[[State], None]:
    """Change one entry of a row."""

    def change(state: State) -> None:
        getattr(state, name)[place] = value

    return change


def drop_a_row(state: State) -> None:
    state.pc.pop()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (drop_a_row, "pc must have"),
        (put("pc", 0, -1), "impossible number"),
        (put("hands", 0, 3), "objectives are not all there"),
        (put("bonus_pile", 0, 9), "bonus tiles are not all there"),
        (put("path_pile", 0, 9), "path tiles are not all there"),
        (put("mulotage_discard", 0, 9), "mulotage tiles are not all there"),
        (put("ruses", 0, 4), "ruse tile lies in two places"),
        (put("mulotage", 6, 0), "where none belongs"),
        (put("markers", 0, 1), "five markers"),
        (put("vp", 0, 5), "what earned them"),
        (put("dice", 1, 1), "four dice"),
        (put("cub_place", 3, 2), "a cub on the board has a value"),
        (put("cub_place", 0, 7), "black cub is released"),
        (put("cubes", 0, 0), "every cube"),
        (put("obstacles", 0, 2), "come and go together"),
        (put("order", 0, 1), "one place in the turn order"),
        (put("markers", 3, 4), "belongs to nobody"),
    ],
)
def test_a_fault_is_found(change: Callable[[State], None], fault: str) -> None:
    state = Position().state
    change(state)
    found = FOXES.faults(state)
    assert any(fault in text for text in found)


def test_a_table_refuses_an_impossible_position() -> None:
    state = Position().state
    state.pc[0] = -3
    with pytest.raises(BadData, match="no position of Foxes"):
        Table.from_state(FOXES, encode(state), seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b3_3_nobody_is_ever_without_a_legal_place(seats: int) -> None:
    for seed in range(15):
        state = FOXES.setup(seats, FOXES.meta.variant({}))
        dealer = Dealer(seed)
        while (decision := FOXES.decision(state)) is not None:
            options = decision.options(state)
            assert options
            if isinstance(decision, ChoosePlace):
                assert PLACES[data.DEN] in options
            FOXES.play(state, dealer.pick(options))


def test_b3_3_f17_a_den_has_a_slot_for_every_die_at_any_table() -> None:
    """No setting changes either number, so that no position lacks a place."""
    assert data.DEN_SLOTS >= data.DICE
    assert not {"den_open", "dice"} & set(data.RECONSTRUCTED)
    for round_ in (1, 2, 3, 4):
        position = Position(5, round_=round_, vital_open="1 1 1 1", mountain_open="0 0 0 0")
        for seat in range(5):
            position.give(seat, dice=1 if seat == 0 else 0)
        position.play(3)
        assert PLACES[data.DEN] in position.options
