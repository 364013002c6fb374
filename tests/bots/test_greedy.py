"""The greedy bot follows its room's judgement, and that judgement is worth something."""

from __future__ import annotations

import pytest

from meute.bots.greedy import GreedyBot
from meute.bots.random import RandomBot
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.games.silver import SILVER
from meute.games.silver.actions import CALL
from tests.games.silver.positions import Position

GAMES = 60
SEATS = 4


def play(seed: int, greedy_seat: int) -> Table:
    """Play a game of one greedy bot against random ones."""
    bots = [GreedyBot() if seat == greedy_seat else RandomBot() for seat in range(SEATS)]
    table = Table("silver", SEATS, seed=seed)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.ask(seat, bots[seat]))
    return table


@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_against_random_bots() -> None:
    wins = sum(play(seed, seed % SEATS).ranks[seed % SEATS] == 1 for seed in range(GAMES))
    assert wins > 0.6 * GAMES


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    assert play(7, 2).state_hash() == play(7, 2).state_hash()


def test_greedy_takes_what_is_rated_highest_and_breaks_ties_by_its_dealer() -> None:
    position = Position("0* 1* 1*", "? ? ? ? ?")
    view = SILVER.full_view(position.state, 0)
    assert GreedyBot().choose(view, position.options, Dealer(1)) == CALL
    position = Position("9* 9*", "? ? ? ? ?")
    view = SILVER.full_view(position.state, 0)
    chosen = [GreedyBot().choose(view, position.options, Dealer(seed)) for seed in range(4)]
    assert len(set(chosen)) == 1
