"""Hypothesis strategies for games: which table, which seed, how far in."""

from __future__ import annotations

from hypothesis import strategies as st

from meute.core.game import Game
from meute.core.meta import Choice, Setting, Value
from meute.testing.walk import Walk


def variants(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    """Draw settings among those a table may choose."""
    return st.fixed_dictionaries({s.name: _values(s) for s in game.meta.settings})


def _values(setting: Setting) -> st.SearchStrategy[Value]:
    if isinstance(setting, Choice):
        return st.sampled_from(setting.choices)
    return st.one_of(st.just(setting.default), st.integers(setting.low, setting.high))


def walks(game: Game, *, furthest: int = 400, length: int = 12) -> st.SearchStrategy[Walk]:
    """Draw a table and a stretch of a random game on it."""
    return st.builds(
        Walk,
        seats=st.integers(game.meta.fewest, game.meta.most),
        variant=variants(game),
        seed=st.integers(0, 2**32),
        skip=st.integers(0, furthest),
        length=st.just(length),
    )
