"""Who sits where, with which dice, and that the number of workers changes nothing."""

import hashlib
from collections import Counter

import pytest

from meute import BadVariant, MeuteError, UnknownName
from meute.arena import InProcess, ProcessPool, Tournament, executor, seed_of, simulate
from meute.arena.tournament import labels

LINE_UP = ("random", "random", "greedy")


def test_every_bot_plays_every_seat_equally_often() -> None:
    tournament = Tournament("silver", LINE_UP, 30, "1")
    seen = Counter(
        (seat, position)
        for game in range(30)
        for seat, position in enumerate(tournament.seating(game))
    )
    assert len(seen) == 9
    assert set(seen.values()) == {10}


def test_the_bots_of_a_match_follow_the_seating() -> None:
    match = Tournament("silver", LINE_UP, 3, "1").match(1)
    assert match.bots == ("random", "greedy", "random")
    assert match.names == ("random#2", "greedy", "random#1")


def test_the_seed_of_a_game_is_a_hash_of_text() -> None:
    assert seed_of(1, 12) == hashlib.sha256(b"1/12").hexdigest()[:16]
    assert seed_of("1", 12) == seed_of(1, 12)
    assert len({seed_of(master, game) for master in range(30) for game in range(30)}) == 900


def test_bots_of_one_name_are_told_apart() -> None:
    assert labels(["greedy", "greedy"]) == ("greedy#1", "greedy#2")
    assert labels(["greedy", "random"]) == ("greedy", "random")


def test_workers_change_nothing() -> None:
    def results(how: InProcess | ProcessPool) -> list[object]:
        variant = {"rounds": 1}
        return list(simulate("silver", LINE_UP, 7, 1, variant, how, keep_records=True))

    alone = results(InProcess())
    assert alone == results(ProcessPool(2, chunk=2))


def test_results_come_in_order_of_their_numbers() -> None:
    played = list(simulate("silver", ["random"] * 2, 5, 1, {"rounds": 1}))
    assert [one.index for one in played] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("tournament", "error"),
    [
        (Tournament("chess", LINE_UP, 1, "1"), UnknownName),
        (Tournament("silver", ("nobody", "random"), 1, "1"), UnknownName),
        (Tournament("silver", ("random",) * 7, 1, "1"), BadVariant),
        (Tournament("silver", LINE_UP, 1, "1", {"rounds": 99}), BadVariant),
        (Tournament("silver", LINE_UP, 1, "1", {"wings": 2}), UnknownName),
        (Tournament("silver", LINE_UP, 0, "1"), MeuteError),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_played(
    tournament: Tournament, error: type[MeuteError]
) -> None:
    with pytest.raises(error):
        tournament.check()


def test_no_workers_are_no_executor() -> None:
    assert executor(1) == InProcess()
    assert executor(3) == ProcessPool(3)
    with pytest.raises(MeuteError, match="1 or more"):
        executor(0)
