"""The table of cards that players of Silver keep comes from games, and says something."""

from __future__ import annotations

import pytest

from meute.games.silver.data import COPIES
from meute.games.silver.mind.weights.kept import KEPT_OF_DEALT, KEPT_OF_LATER, ROWS
from tools.kept import counted, surprise, thousandths, written


@pytest.mark.slow
def test_the_cards_of_other_games_surprise_less_with_the_table() -> None:
    seen = list(counted(9, "test"))
    assert len(seen) > 500
    table = [[list(row) for row in rows] for rows in (KEPT_OF_DEALT, KEPT_OF_LATER)]
    cards, surprised = surprise(iter(seen), table)
    _, without = surprise(iter(seen), None)
    assert cards == len(seen)
    assert surprised < without - 0.2


@pytest.mark.slow
def test_a_table_has_a_row_for_every_age_and_says_so_of_itself() -> None:
    table = thousandths(counted(3, "test"))
    assert [len(rows) for rows in table] == [ROWS, ROWS]
    assert all(len(row) == len(COPIES) and max(row) == 1000 for rows in table for row in rows)
    assert all(share >= 1 for rows in table for row in rows for share in row)
    space: dict[str, object] = {}
    exec(written(table, "a1b2", ["a note"]), space)  # noqa: S102 (our own text)
    assert space["KEPT_OF_LATER"] == tuple(tuple(row) for row in table[1])
    assert space["FEATURES"] == "a1b2"
    assert "a note" in str(space["__doc__"])
