"""Hypothesis strategies for games: which table, which seed, how far in."""

from __future__ import annotations

from typing import Final

from meute.core import complete
from meute.core.errors import BadVariant
from meute.core.game import Game
from meute.core.meta import Choice, Number, Value
from meute.core.numbers import Numbers, joined
from meute.testing.walk import Walk

try:
    from hypothesis import strategies as st
except ImportError as error:
    raise ImportError("walks need hypothesis: pip install 'meute[testing]'") from error

MOST_CHANGED: Final = 3
"""Rows that differ from the usual at one table, and numbers that differ in one row."""


def variants(game: Game, seats: int) -> st.SearchStrategy[dict[str, Value]]:
    """Draw settings among those a table of `seats` seats may choose."""
    chosen = {s.name: _values(s) for s in game.meta.settings if not isinstance(s, Numbers)}
    return st.builds(
        lambda rules, rows: {**rules, **rows}, st.fixed_dictionaries(chosen), _rows(game)
    ).filter(lambda variant: _playable(game, seats, variant))


def _values(setting: Choice | Number) -> st.SearchStrategy[Value]:
    if isinstance(setting, Choice):
        return st.sampled_from(setting.choices)
    return st.one_of(st.just(setting.default), st.integers(setting.low, setting.high))


def _rows(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    rows = [setting for setting in game.meta.settings if isinstance(setting, Numbers)]
    if not rows:
        return st.just({})
    changed = st.lists(st.sampled_from(rows), max_size=MOST_CHANGED, unique_by=lambda s: s.name)
    return changed.flatmap(lambda some: st.fixed_dictionaries({s.name: _numbers(s) for s in some}))


def _numbers(setting: Numbers) -> st.SearchStrategy[Value]:
    """Draw a row that the setting accepts: the usual one with a few other numbers in it."""
    places = st.integers(0, setting.length - 1)
    if setting.total is None:
        values = st.integers(setting.low, setting.high)
        return st.dictionaries(places, values, max_size=MOST_CHANGED).map(
            lambda other: joined([other.get(n, usual) for n, usual in enumerate(setting.usual)])
        )
    return st.lists(st.tuples(places, places), max_size=MOST_CHANGED).map(
        lambda moves: joined(_moved(setting.usual, moves))
    )


def _moved(usual: tuple[int, ...], moves: list[tuple[int, int]]) -> list[int]:
    """Turn all copies of one kind into copies of another, a few times; the sum stays."""
    row = list(usual)
    for source, target in moves:
        count, row[source] = row[source], 0
        row[target] += count
    return row


def _playable(game: Game, seats: int, variant: dict[str, Value]) -> bool:
    """Tell whether the settings go together."""
    try:
        game.setup(seats, game.meta.variant(variant))
    except BadVariant:
        return False
    return True


def walks(game: Game, *, furthest: int = 400, length: int = 12) -> st.SearchStrategy[Walk]:
    """Draw a table and a stretch of a random game on it; say at once what the game lacks."""
    complete.check(game, f"the game {type(game).__name__}")
    seats = st.integers(game.meta.fewest, game.meta.most)
    return seats.flatmap(
        lambda count: st.builds(
            Walk,
            seats=st.just(count),
            variant=variants(game, count),
            seed=st.integers(0, 2**32),
            skip=st.integers(0, furthest),
            length=st.just(length),
        )
    )
