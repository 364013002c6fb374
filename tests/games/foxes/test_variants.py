"""Every reconstructed value can be replaced by the printed one."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.errors import BadVariant
from meute.games.foxes import FOXES
from meute.games.foxes.actions import (
    ADVANCE_ON,
    GROW,
    MARK,
    MOVES,
    MULOTAGE,
    PLACES,
    PLAY_BONUS,
    Move,
    PlayBonus,
    UseRuse,
)
from meute.games.foxes.chances import TURN_UPS
from meute.games.foxes.data import RECONSTRUCTED
from meute.games.foxes.printed import changes, printed
from meute.testing import LAWS, Law, Walk
from tests.games.foxes.positions import Position

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
    "instinct_effects": "2 2 2 3 2",
    "cub_start": 2,
    "growth_cub": "2 2 2 2 2",
    "ruse_amounts": "3 2 3 3 3 3 3 3",
    "bonus_copies": "1 1 1 1 1 1 5 5 5 5 4",
    "bonus_amounts": "0 2 2 3 2 3 1 1 1 1 1",
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


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_quite_other_values_end(seats: int) -> None:
    for seed in range(10):
        state = FOXES.setup(seats, FOXES.meta.variant(OTHER))
        dealer = Dealer(seed)
        while (decision := FOXES.decision(state)) is not None:
            FOXES.play(state, dealer.pick(decision.options(state)))
            assert not FOXES.faults(state)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_quite_other_values_keep_the_laws(law: Law) -> None:
    variant = FOXES.meta.variant(OTHER)
    for seats, seed in ((2, 1), (4, 2), (5, 3)):
        law(FOXES, Walk(seats, variant, seed, skip=90 * seed, length=8))


def test_c6_a_bonus_tile_may_give_several_steps_on_tracks() -> None:
    position = Position(bonus_amounts="3 1 1 1 1 2 2 2 1 1 0").give(0, bonus="advance")
    position.play(6, PLAY_BONUS[5], ADVANCE_ON[0])
    assert position.asked == ("ChooseTrack", 0)
    position.play(ADVANCE_ON[3])
    assert position.state.paws[:4] == [1, 0, 0, 1]
    assert position.asked == ("ChoosePlace", 0)


def test_b8_a_tile_that_shows_0_at_this_table_is_not_offered() -> None:
    position = Position(bonus_amounts="0 0 0 0 0 0 2 2 1 1 0")
    position.give(0, bonus="pc resource cub die vp advance").play(3)
    assert position.of(PlayBonus) == []
    for ruse, place in (("plus", 0), ("move", 0), ("cheap", 4), ("tile", 5)):
        blank = Position(ruse_amounts="0 0 0 0 0 0 0 0", value=1).give(0, ruse=ruse)
        blank.play(3, PLACES[place])
        assert blank.of(UseRuse) == []


def test_b8_a_trade_without_gain_is_not_offered() -> None:
    position = Position(ruse_amounts="2 1 2 2 1 0 0 0").give(0, ruse="swap", resources="egg")
    assert position.play(3).of(UseRuse) == []


def test_c7_the_effects_of_instincts_are_settings() -> None:
    """Nose 3 PC, Care 2 PC less, Speed 2 spaces, Dominance 3 PC, Endurance 2 VP."""
    effects = "3 2 2 3 2"
    nose = Position(instinct_effects=effects).instinct(0, "nose").give(0, pc=0)
    nose.play(6, PLACES[0], MOVES[2], MULOTAGE, TURN_UPS[0])
    assert nose.state.pc[0] == 1 + 3
    care = (
        Position(instinct_effects=effects).instinct(0, "care").give(0, pc=9).finish_round().idle()
    )
    care.play(GROW[0], GROW[2])
    assert care.state.pc[0] == 9 + 1 - 0 - 2
    speed = (
        Position(value=1, moves="1 1", instinct_effects=effects)
        .instinct(0, "speed")
        .play(6, PLACES[0])
    )
    assert speed.of(Move) == MOVES[:4]
    bold = Position(instinct_effects=effects).instinct(0, "dominance").give(0, pc=0)
    bold.play(6, PLACES[0], MOVES[1], MARK)
    assert bold.state.pc[0] == 1 + 3
    tough = Position(instinct_effects=effects).instinct(0, "endurance").finish_round().idle()
    assert tough.state.vp[0] == 6 + 2 * 2


def test_b5_5_the_first_value_of_cubs_is_a_setting() -> None:
    position = Position(cub_start=3).give(0, pc=9, resources="egg").cub(0, "top", space=5)
    assert position.state.cub_value[:3] == [1, 3, 3]
    position.finish_round().idle().play(GROW[0])
    assert position.state.cub_value[3] == 3
