"""Levels have the same names in every room, and each thinks more than the one below."""

from __future__ import annotations

import pytest

import meute
from meute.bots.greedy import GreedyBot
from meute.bots.levels import EasyBot, ExpertBot, HardBot, MediumBot
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.testing.template import HUSH

LEVELS = ["easy", "medium", "hard", "expert"]


def answers(room: str, bot: str, seed: int) -> list[object]:
    """What a bot would answer in one opening, played by the room's judgement."""
    game = registry.game(room)
    table = Table(room, game.meta.fewest, seed=seed)
    greedy = meute.bot("greedy")
    out: list[object] = []
    while len(out) < 40 and not table.over:
        seat = table.waiting[0]
        out.append(table.ask(seat, meute.bot(bot)))
        table.play(seat, table.ask(seat, greedy))
    return out


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_called_by_their_names(level: str) -> None:
    assert level in meute.bots()
    assert meute.bot(level).name == level


@pytest.mark.parametrize("room", ["foxes", "silver", "tracks", "wolves"])
def test_each_level_thinks_more_than_the_one_below(room: str) -> None:
    medium, hard, expert = (bot().playouts(room) for bot in (MediumBot, HardBot, ExpertBot))
    assert 0 <= medium < hard < expert


def test_levels_play_a_room_that_says_nothing_about_them() -> None:
    with registry.lent(HUSH):
        assert MediumBot().playouts("hush") < HardBot().playouts("hush")
        table = Table(HUSH, 2, seed=1)
        options = table.options(0)
        assert table.ask(0, HardBot()) in options


def test_medium_follows_the_judgement() -> None:
    assert answers("silver", "medium", 4) == answers("silver", "greedy", 4)


def test_easy_overlooks_something_now_and_then() -> None:
    easy, greedy = answers("silver", "easy", 4), answers("silver", "greedy", 4)
    same = sum(a == b for a, b in zip(easy, greedy, strict=True))
    assert len(easy) // 2 < same < len(easy)


def test_easy_answers_also_when_it_sees_nothing() -> None:
    table = Table("silver", 2, seed=4)
    view, options = table.game.full_view(table.copy_state(), 0), table.options(0)[:1]
    assert {EasyBot().choose(view, options, Dealer(n)) for n in range(30)} == {options[0]}
    assert GreedyBot().choose(view, options, Dealer(1)) == options[0]
