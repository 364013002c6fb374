"""Every reconstructed value can be replaced by the printed one."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.errors import BadVariant
from meute.games.foxes import FOXES
from meute.games.foxes.data import RECONSTRUCTED
from meute.games.foxes.printed import changes, printed
from meute.testing import LAWS, Law, Walk

OTHER = {
    "start_pc": 5,
    "start_objectives": 5,
    "roll_pc": "1 2 3 4 5 6",
    "moves": "3 3",
    "action_costs": " ".join(["0", "1", "2", "3"] * 12),
    "dam": 0,
    "vital_bonus": "2 1 1 1 2 1 1 1 0 1 1 0 1 1 1",
    "mountain_bonus": "1 1 1 2 0 0 0 2 0 1 1 1",
    "mulotage_stack": "2 2 2 2",
    "mulotage_resources": "2 0 0 1 1 1 3",
    "track_gains": "6 5 4 3 2 1 0 6 5 4 3 2 1 0 6 5 4 3 2 1",
    "crosshairs": " ".join(["1"] * 20),
    "cell_gains": "1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6",
    "cell_amounts": " ".join(["2"] * 20),
    "exit_needs": "0 0 0 0 0",
    "growth_cub": "2 2 2 2 2",
    "ruse_amounts": "3 2 3 3 3 3 3 3",
    "bonus_copies": "1 1 1 1 1 1 5 5 5 5 4",
}


@pytest.mark.parametrize("name", RECONSTRUCTED)
def test_every_reconstructed_value_is_a_setting(name: str) -> None:
    default = FOXES.meta.variant({})
    assert changes(default) == ()
    text = " ".join(str(number) for number in RECONSTRUCTED[name])
    assert default[name] == text
    with pytest.raises(BadVariant):
        FOXES.meta.variant({name: "-99"})


def test_a_setting_changes_the_printed_value() -> None:
    variant = changes(FOXES.meta.variant({"roll_pc": "1 2 3 4 5 6"}))
    assert variant == (("roll_pc", "1 2 3 4 5 6"),)
    assert printed(variant).roll_pc == (0, 1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_quite_other_values_end(seats: int) -> None:
    for seed in range(10):
        state = FOXES.setup(seats, FOXES.meta.variant(OTHER))
        dealer = Dealer(seed)
        while (decision := FOXES.decision(state)) is not None:
            FOXES.play(state, dealer.pick(decision.options(state)))
            assert not FOXES.faults(state)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_quite_other_values_keep_the_laws(law: Law) -> None:
    variant = FOXES.meta.variant(OTHER)
    for seats, seed in ((2, 1), (4, 2), (5, 3)):
        law(FOXES, Walk(seats, variant, seed, skip=90 * seed, length=8))
