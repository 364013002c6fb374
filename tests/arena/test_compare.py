"""A change is shown where there is one, and nothing where there is none."""

import pytest

from meute import MeuteError
from meute.arena import Forfeit, simulate
from meute.arena.compare import Change, Comparison, compare, measures
from meute.arena.rows import Row
from meute.arena.statistics import Estimate
from meute.core.dealer import Dealer
from tests.arena.rows import other, row


def played(**variant: object) -> list[Row]:
    return list(simulate("silver", ("greedy", "greedy"), 12, 1, {"rounds": 1, **variant}))


def by_luck(games: int, seed: str, lift: float = 0.0) -> list[Row]:
    """Games whose scores and winners are pure luck, perhaps with more points for all."""
    dealer = Dealer(seed)
    found = []
    for index in range(games):
        ranks = dealer.pick([(1, 2), (2, 1)])
        scores = tuple(float(dealer.pick(range(40))) + lift for _ in ranks)
        taken = dealer.pick(range(11))
        kinds = {"Draw": [10, taken], "Take": [10, 10 - taken]}
        found.append(row(index, ("a", "b"), ranks, scores=scores, kinds=kinds))
    return found


def changed(comparison: Comparison) -> set[tuple[str, str]]:
    return {(change.group, change.name) for change in comparison.changed}


@pytest.mark.slow
def test_a_game_compared_with_itself_shows_nothing() -> None:
    rows = played()
    comparison = compare(rows, rows)
    assert comparison.nothing
    assert comparison.changed == []
    for change in comparison.changes:
        found = change.difference
        assert found.low == found.value == found.high == 0


@pytest.mark.slow
def test_a_setting_that_is_never_met_shows_nothing() -> None:
    """What a person is shown of their own cards does not matter to bots, who remember anyway."""
    assert compare(played(), played(memory="unaided")).nothing


def test_points_for_everybody_are_found_and_nothing_else() -> None:
    rows = by_luck(200, "x")
    lifted = [other(each, scores=tuple(s + 3 for s in each.result.scores)) for each in rows]
    comparison = compare(rows, lifted)
    assert changed(comparison) == {("game", "mean score")}
    (change,) = comparison.changed
    assert change.difference.value == pytest.approx(3)
    assert (comparison.other_course, comparison.other_scores) == (0, 200)


def test_a_real_change_is_found_through_luck() -> None:
    comparison = compare(by_luck(400, "x"), by_luck(400, "y", lift=6.0))
    assert changed(comparison) == {("game", "mean score")}
    (change,) = comparison.changed
    assert change.difference.low < 6 < change.difference.high


@pytest.mark.slow
def test_luck_alone_shows_nothing_in_almost_all_comparisons() -> None:
    """Without the correction about every second of these would show something."""
    false = sum(
        bool(compare(by_luck(60, f"{n}"), by_luck(60, f"{n} again")).changed) for n in range(40)
    )
    assert false <= 4


def test_pairs_with_a_fault_are_left_out() -> None:
    rows = by_luck(30, "x")
    lost = Forfeit(0, "a", "raised", 1, "oh")
    comparison = compare(rows, [other(rows[0], forfeit=lost), *rows[1:]])
    assert (comparison.games, comparison.dropped) == (29, 1)


def test_only_pairs_are_compared() -> None:
    rows = by_luck(20, "x")
    elsewhere = [other(each, seed="other") for each in rows]
    with pytest.raises(MeuteError, match="same seeds and bots"):
        compare(rows, elsewhere)


def test_few_games_are_refused() -> None:
    rows = by_luck(10, "x")
    assert compare(rows, rows).games == 10
    with pytest.raises(MeuteError, match="at least 10 deals"):
        compare(rows[:9], rows[:9])
    lost = other(rows[0], forfeit=Forfeit(0, "a", "raised", 1, "oh"))
    with pytest.raises(MeuteError, match="at least 10 deals"):
        compare([lost, *rows[1:]], rows)


@pytest.mark.parametrize(
    ("scores", "ranks", "second", "last"),
    [
        ((30.0, 10.0, 25.0), (1, 3, 2), 5, 20),
        ((30.0, 10.0, 25.0), (3, 1, 2), 15, 20),
        ((30.0, 30.0, 20.0), (1, 1, 3), 0, 10),
        ((30.0, 30.0, 20.0), (2, 3, 1), 10, 10),
    ],
)
def test_the_second_is_told_from_the_end_that_has_won(
    scores: tuple[float, ...], ranks: tuple[int, ...], second: float, last: float
) -> None:
    found = dict(measures(row(0, ("a", "b", "c"), ranks, scores=scores).result))
    assert found["game", "first to second, points"] == second
    assert found["game", "first to last, points"] == last
    assert found["wins by seat", "seat 1"] == row(0, ("a", "b", "c"), ranks).result.wins[0]


def test_a_measure_has_changed_only_if_its_interval_excludes_zero() -> None:
    def changed_by(low: float, high: float) -> bool:
        return Change("game", "x", 0.0, 0.0, Estimate((low + high) / 2, low, high)).changed

    assert changed_by(0.001, 2.0)
    assert changed_by(-2.0, -0.001)
    assert not changed_by(0.0, 2.0)
    assert not changed_by(-2.0, 0.0)
    assert not changed_by(-1.0, 1.0)
