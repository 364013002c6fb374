"""What was learned belongs to the features it was learned for: whoever changes one learns anew."""

from __future__ import annotations

import pytest

from meute.games.silver.mind import round_cost
from meute.games.silver.mind.weights import kept
from meute.games.silver.mind.weights import round_cost as learned
from meute.games.silver.state import State
from tests.games.silver.positions import Position
from tools.costs import features_digest as cost_digest
from tools.kept import rows_digest


@pytest.mark.slow
def test_the_net_was_taught_with_the_features_it_is_shown() -> None:
    assert cost_digest() == learned.FEATURES, "teach the net anew: python -m tools.costs"


def test_the_table_of_cards_kept_has_the_rows_it_is_asked_for() -> None:
    assert rows_digest() == kept.FEATURES, "count anew: python -m tools.kept"


def test_every_input_of_the_net_has_a_name_of_its_own() -> None:
    state = Position("1* 2* 3*", "9* 10* 11* 12* 8*", "? ? ? 5* 6*").state
    rows = round_cost.named(state)
    assert [list(row.values()) for row in rows] == round_cost.situation(state)
    assert len(rows[0]) == len(learned.HIDDEN[0]) == 75
    assert rows[0]["own.sum"] == pytest.approx(0.6)
    assert rows[0]["rival.blind_cards"] == 0.6
    assert rows[0]["table.three_players"] == 1.0


@pytest.mark.slow
def test_another_feature_name_or_number_makes_the_weights_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named = round_cost.named

    def renamed(state: State) -> list[dict[str, float]]:
        return [{name.replace("own.", "my."): n for name, n in row.items()} for row in named(state)]

    def changed(state: State) -> list[dict[str, float]]:
        return [{**row, "own.cards": row["own.cards"] + 0.1} for row in named(state)]

    for other in (renamed, changed):
        monkeypatch.setattr("tools.costs.named", other)
        assert cost_digest() != learned.FEATURES
