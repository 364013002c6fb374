"""Who sits where, with which dice, and that the number of workers changes nothing."""

import hashlib
from collections import Counter

import pytest

from meute import BadVariant, MeuteError, UnknownName
from meute.arena import (
    InProcess,
    Lineup,
    Plan,
    ProcessPool,
    Row,
    Series,
    executor,
    seed_of,
    simulate,
)
from meute.arena.lineup import labels

BOTS = ("random", "random", "greedy")


def alone(
    game: str, bots: tuple[str, ...], games: int, variant: dict[str, object] | None = None
) -> Series:
    return Series(Plan(game, "1", variant or {}), (Lineup(bots),), games)


def test_every_bot_plays_every_seat_equally_often() -> None:
    lineup = Lineup(BOTS)
    seen = Counter(
        (seat, position) for game in range(30) for seat, position in enumerate(lineup.seating(game))
    )
    assert len(seen) == 9
    assert set(seen.values()) == {10}


def test_the_bots_of_a_match_follow_the_seating() -> None:
    match = alone("silver", BOTS, 3).match(1)
    assert match.bots == ("random", "greedy", "random")
    assert match.names == ("random#2", "greedy", "random#1")


def test_the_seed_of_a_game_is_a_hash_of_text() -> None:
    assert seed_of(1, 12) == hashlib.sha256(b"1/12").hexdigest()[:16]
    assert seed_of("1", 12) == seed_of(1, 12)
    assert len({seed_of(master, game) for master in range(30) for game in range(30)}) == 900


def test_bots_of_one_name_are_told_apart() -> None:
    assert labels(["greedy", "greedy"]) == ("greedy#1", "greedy#2")
    assert labels(["greedy", "random"]) == ("greedy", "random")


@pytest.mark.slow
def test_workers_change_nothing() -> None:
    def rows(how: InProcess | ProcessPool) -> list[Row]:
        return list(simulate("silver", BOTS, 7, 1, {"rounds": 1}, how, keep_records=True))

    here = rows(InProcess())
    assert all(row.result.record for row in here)
    assert here == rows(ProcessPool(2, chunk=2))


def test_rows_come_in_order_of_their_numbers() -> None:
    played = list(simulate("silver", ["random"] * 2, 5, 1, {"rounds": 1}))
    assert [row.index for row in played] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("series", "error"),
    [
        (alone("chess", BOTS, 1), UnknownName),
        (alone("silver", ("nobody", "random"), 1), UnknownName),
        (alone("silver", ("random",) * 7, 1), BadVariant),
        (alone("silver", BOTS, 1, {"rounds": 99}), BadVariant),
        (alone("silver", BOTS, 1, {"wings": 2}), UnknownName),
        (alone("silver", BOTS, 0), MeuteError),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_played(
    series: Series, error: type[MeuteError]
) -> None:
    with pytest.raises(error):
        series.check()


def test_no_workers_are_no_executor() -> None:
    assert executor(1) == InProcess()
    assert executor(3) == ProcessPool(3)
    with pytest.raises(MeuteError, match="1 or more"):
        executor(0)
