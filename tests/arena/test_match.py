"""A match is a pure function of what it is told."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import meute
from meute.arena import Match, MatchFailed, play
from meute.core.dealer import Dealer

ROUND = {"rounds": 1}
MATCH = Match("silver", ("random", "greedy"), "7", ROUND)


class Broken:
    """Fails like a bot with a mistake in it."""

    name = "broken"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        del view, dealer
        return options[len(options)]


def test_the_same_match_gives_the_same_result() -> None:
    assert play(MATCH) == play(MATCH)


def test_another_seed_gives_another_match() -> None:
    assert play(MATCH).record != play(Match("silver", MATCH.bots, "8", ROUND)).record


@pytest.mark.slow
def test_luck_is_found_out_if_asked_and_changes_nothing_else() -> None:
    plain, lucky = play(MATCH), play(replace(MATCH, luck=True))
    assert plain.luck == ()
    assert any(lucky.luck)
    assert sum(lucky.luck) == pytest.approx(0, abs=1e-3)
    assert replace(lucky, luck=()) == plain


def test_the_record_is_a_whole_file() -> None:
    result = play(MATCH)
    assert result.record is not None
    (record,) = meute.verify(result.record)
    assert record.finished
    assert record.header.names == ("random", "greedy")


def test_the_result_is_that_of_the_replayed_table() -> None:
    result = play(MATCH)
    assert result.record is not None
    table = meute.replay(meute.verify(result.record)[0])
    assert (table.scores, table.ranks, table.events) == (
        result.scores,
        result.ranks,
        result.events,
    )
    assert 0 < result.decisions < result.events


@pytest.mark.slow
@pytest.mark.parametrize("game", ["silver", "wolves", "tracks", "foxes"])
def test_a_game_that_nobody_writes_down_ends_as_one_that_is_written(game: str) -> None:
    match = Match(game, ("random", "greedy", "random"), "quick")
    written = play(match)
    assert written.record is not None
    assert play(match, keep_record=False) == replace(written, record=None)


def test_a_crash_names_game_seed_and_line_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meute.core.registry._added_bots", {"broken": Broken})
    with pytest.raises(MatchFailed) as caught:
        play(Match("silver", ("broken", "random"), "7"))
    text = str(caught.value)
    assert text.startswith("silver with seed '7' and line-up broken, random failed: IndexError")
    assert "test_match.py, line" in text
    assert "\n" not in text
