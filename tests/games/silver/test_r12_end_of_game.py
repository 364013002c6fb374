"""R12 End of the game: the lowest total, and the amulet for a tie."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import CALL
from meute.games.silver.state import NOBODY
from tests.games.silver.positions import Position


def finished(*lost: int, amulet: int = NOBODY) -> Position:
    """A game whose last round, without call, is scored: everybody lost 12 in it."""
    villages = ("6 6", "7 5", "8 4", "10 2")[: len(lost)]
    earlier = (*lost, *[0] * 2 * len(lost))
    position = Position(*villages, deck=1, amulet=amulet, lost=earlier).discard(13)
    assert position.over
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r12_1_the_game_ends_after_round_4(seats: int) -> None:
    villages = ("6 6", "7 5", "8 4", "10 2")[:seats]
    third = Position(*villages, deck=1, lost=(1,) * 2 * seats).discard(13).to_next_turn()
    assert third.state.round == 3
    assert not third.over
    fourth = Position(*villages, deck=1, lost=(1,) * 3 * seats).discard(13)
    assert fourth.over


def test_r12_1_the_lowest_total_of_the_four_rounds_wins() -> None:
    position = Position("9 9", "1 1", deck=1, lost=(5, 20, 6, 20, 7, 20)).discard(13)
    assert SILVER.scores(position.state) == [36, 62]
    assert SILVER.ranks(position.state) == [1, 2]


@pytest.mark.parametrize(("amulet", "ranks"), [(0, [1, 2, 3]), (1, [2, 1, 3])])
def test_r12_2_a_tie_is_won_by_the_holder_of_the_amulet(amulet: int, ranks: list[int]) -> None:
    assert SILVER.ranks(finished(20, 20, 30, amulet=amulet).state) == ranks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r12_2_whoever_holds_the_amulet_wins_a_tie_of_all(seats: int) -> None:
    for amulet in range(seats):
        ranks = [1 if player == amulet else 2 for player in range(seats)]
        assert SILVER.ranks(finished(*[20] * seats, amulet=amulet).state) == ranks


def test_r12_2_an_amulet_earned_in_round_4_counts() -> None:
    position = Position("1 1", "9 9", amulet=1, lost=(38, 20, 0, 0, 0, 0)).play(CALL).discard(13)
    assert SILVER.scores(position.state) == [38, 38]
    assert SILVER.ranks(position.state) == [1, 2]


def test_r12_2_the_amulet_does_not_help_a_player_who_is_not_tied() -> None:
    assert SILVER.ranks(finished(20, 21, amulet=1).state) == [1, 2]


@pytest.mark.parametrize("amulet", [NOBODY, 2])
def test_r12_3_tied_players_without_the_amulet_all_win(amulet: int) -> None:
    assert SILVER.ranks(finished(20, 20, 30, amulet=amulet).state) == [1, 1, 3]


def test_r12_3_all_players_may_win() -> None:
    assert SILVER.ranks(finished(20, 20, 20, 20).state) == [1, 1, 1, 1]


def test_r12_4_who_lost_by_the_amulet_comes_directly_behind() -> None:
    assert SILVER.ranks(finished(20, 20, 20, 30, amulet=1).state) == [2, 1, 2, 4]


@pytest.mark.parametrize("amulet", [NOBODY, 1, 2])
def test_r12_4_other_equal_totals_share_a_rank(amulet: int) -> None:
    assert SILVER.ranks(finished(10, 20, 20, 30, amulet=amulet).state) == [1, 2, 2, 4]
