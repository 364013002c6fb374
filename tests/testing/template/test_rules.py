"""Hush, paragraph by paragraph."""

from __future__ import annotations

import pytest

import meute
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.testing.template import HUSH
from meute.testing.template.actions import BIDS, NOD, RAISES, STASHES, Bid, Raise, Stash
from tests.testing.template.positions import Position


def bids(position: Position, *numbers: int) -> Position:
    """Let everybody stash nothing, bid these numbers and raise none."""
    position.until("MakeBid")
    position.play(*(Bid(number) for number in numbers))
    return position.play(*[Raise(0)] * len(numbers))


@pytest.mark.parametrize(("rounds", "variant"), [(3, {}), (5, {"rounds": 5})])
def test_1_1_three_rounds_or_as_many_as_the_setting_says(
    rounds: int, variant: dict[str, int]
) -> None:
    position = Position.new(2, **variant).until()
    assert position.state.round == rounds
    assert len([key for key in position.log(0) if key == "rolled"]) == rounds


def test_1_1_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(meute.MeuteError, match="2 to 4 players"):
            Table(HUSH, seats)


def test_1_2_everybody_begins_with_nothing() -> None:
    state = Position.new(3).state
    assert state.points == state.dice == state.stashes == [0, 0, 0]


def test_2_1_roll_stash_bid_and_raise_then_the_next_round() -> None:
    position, asked = Position.new(2, rounds=2), []
    while position.state.round == 0:
        asked.append(position.asked)
        position.play(position.options[0])
    names = [*["Roll"] * 2, *["NodOrStash"] * 2, *["MakeBid"] * 2, *["RaiseBid"] * 2]
    assert [name for name, _ in asked] == names
    assert [seat for _, seat in asked] == [-1, -1, 0, 1, 0, 1, 0, 1]
    assert position.by_chance


def test_2_2_only_its_owner_sees_a_die() -> None:
    position = Position.new(2).play(6, 2)
    assert [HUSH.view(position.state, seat).die for seat in (0, 1, None)] == [6, 2, 0]
    assert [position.log(seat) for seat in (0, 1, None)] == [["rolled"], ["rolled"], []]
    assert position.heard(0)[0].params == {"face": 6}


def test_2_2_a_new_die_takes_the_place_of_the_old() -> None:
    position = bids(Position(6, 6, rounds=2), 1, 1).play(2, 3)
    assert position.state.dice == [2, 3]


def test_2_3_nobody_else_sees_what_is_stashed() -> None:
    position = Position(1, 1).play(Stash(1))
    assert [HUSH.view(position.state, seat).stash for seat in (0, 1, None)] == [1, 0, 0]
    assert position.log(1) == []


def test_2_4_two_nods_at_most_then_a_token() -> None:
    position = Position(1, 1).play(NOD, NOD)
    assert position.asked == ("NodOrStash", 0)
    assert position.options == STASHES
    assert position.why(NOD) == ("2.4", "nodded")
    assert position.play(Stash(0)).may(NOD), "the next player may nod again"


def test_2_5_all_bid_at_once_from_1_to_4() -> None:
    position = Position(1, 1, 1).until("MakeBid")
    assert position.waiting == [0, 1, 2]
    assert position.options == BIDS
    assert [bid.number for bid in position.of(Bid)] == [1, 2, 3, 4]
    assert position.why(NOD) == ("2.5", "MakeBid")


def test_2_6_a_bid_is_raised_by_one_but_not_beyond_4() -> None:
    position = Position(1, 1).until("MakeBid").play(Bid(4), Bid(2))
    assert position.options == RAISES[:1]
    assert position.why(Raise(1)) == ("2.6", "highest")
    assert position.why(Bid(1)) == ("2.6", "RaiseBid")
    assert position.play(Raise(0)).options == RAISES
    assert position.play(Raise(1)).heard()[1].params["bid"] == 3


@pytest.mark.parametrize(
    ("made", "won"),
    [((4, 3, 1), [4, 0, 0]), ((4, 4, 1), [0, 0, 1]), ((2, 2, 2), [0, 0, 0])],
)
def test_2_7_the_highest_bid_made_once_wins(made: tuple[int, ...], won: list[int]) -> None:
    position = bids(Position(1, 1, 1, rounds=2), *made)
    assert position.state.points == won
    assert position.log().count("won") == any(won)


def test_3_1_the_last_die_and_the_stash_are_added() -> None:
    position = Position(6, 2).play(Stash(0), Stash(1), Bid(1), Bid(3), Raise(0), Raise(0))
    assert position.over
    assert HUSH.scores(position.state) == [6, 2 + 1 + 3]
    assert position.log()[-2:] == ["hidden", "hidden"]


def test_3_2_the_most_points_win_and_equal_points_share_a_rank() -> None:
    assert HUSH.ranks(bids(Position(6, 2, 6), 1, 1, 1).state) == [1, 3, 1]


def test_an_impossible_position_is_found() -> None:
    position = Position(1, 1)
    assert HUSH.faults(position.state) == []
    position.state.dice, position.state.bids = [7, 1], [5, 0]
    position.state.stashes, position.state.nods = [2, 0], 3
    assert len(HUSH.faults(position.state)) == 4
    position.state.points.append(0)
    assert len(HUSH.faults(position.state)) == 5


def test_what_the_judgement_follows_beats_chance() -> None:
    greedy, random = meute.bot("greedy"), meute.bot("random")
    wins = 0
    with registry.lent(HUSH):
        for seed in range(40):
            table = Table(HUSH, 2, seed)
            while not table.over:
                for seat in table.waiting:
                    table.play(seat, table.ask(seat, random if seat else greedy))
            wins += table.scores[0] > table.scores[1]
    assert wins > 25


def test_a_guess_is_one_of_all_that_may_be() -> None:
    state = Position(5, 5).play(Stash(1), Stash(1), Bid(4)).state
    worlds = [HUSH.imagine(HUSH.view(state, 1), Dealer(n)) for n in range(60)]
    assert {world.dice[0] for world in worlds} == {1, 2, 3, 4, 5, 6}
    assert {world.stashes[0] for world in worlds} == {0, 1}
    assert {world.bids[0] for world in worlds} == {1, 2, 3, 4}
    assert {(world.dice[1], world.stashes[1], world.bids[1]) for world in worlds} == {(5, 1, 0)}
