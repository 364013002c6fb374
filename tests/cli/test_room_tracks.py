"""The table of Wolf Tracks as a terminal draws it."""

from __future__ import annotations

import pytest
from rich.console import Console

import meute
from meute.cli.rooms import room
from meute.cli.words import Words
from meute.core.dealer import Dealer
from meute.core.message import LANGUAGES


def drawn(table: meute.Table, seat: int | None, language: str = "en") -> str:
    """What the terminal shows a seat."""
    out = Console(width=120, color_system=None, highlight=False, emoji=False, markup=False)
    with out.capture() as captured:
        out.print(room("tracks").draw(table.view(seat), Words(table, language)))
    return captured.get()


def until(table: meute.Table, decision: str, seed: int = 1) -> meute.Table:
    """Play at random until such a question is asked."""
    dealer = Dealer(seed)
    while type(table.decision(table.waiting[0])).__name__ != decision:
        seat = table.waiting[0]
        table.play(seat, dealer.pick(table.options(seat)))
    return table


def test_the_pack_stands_by_rank_with_its_numbers() -> None:
    table = until(meute.Table("tracks", 4, seed=2), "PlaceCounter")
    rows = drawn(table, 0).splitlines()
    first = next(n for n, row in enumerate(rows) if row.startswith("alpha female"))
    assert rows[first + 1].startswith("alpha male")
    assert "12" in rows[first].split()
    assert "•" in rows[first].split()


def test_a_counter_is_shown_to_its_owner_only() -> None:
    table = until(meute.Table("tracks", 3, seed=2), "PlaceCounter")
    seat = table.waiting[0]
    dealer = Dealer(3)
    while seat in table.waiting and not any(own_counters(table, seat)):
        table.play(seat, dealer.pick(table.options(seat)[1:] or table.options(seat)))
    own = str(max(own_counters(table, seat)))
    assert own in cells(drawn(table, seat), seat)
    for other in {0, 1, 2, None} - {seat}:
        assert own not in cells(drawn(table, other), seat)


def own_counters(table: meute.Table, seat: int) -> list[int]:
    """The counters a seat has placed."""
    row = table.view(seat).counters[15 * seat : 15 * seat + 15]
    return [counter for counter in row if 0 < counter < 16]


def cells(text: str, seat: int) -> list[str]:
    """The cells of the first wolf of a seat, as drawn."""
    line = next(row for row in text.splitlines() if f" {'●▲■◆★✚'[seat]} " in row)
    return line.partition("•")[2].split()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games_can_be_drawn(seats: int, language: str) -> None:
    table = meute.Table("tracks", seats, seed=seats)
    dealer = Dealer(seats)
    while not table.over:
        seat = table.waiting[0]
        if table.events % 10 == 0:
            for onlooker in (seat, None):
                text = drawn(table, onlooker, language)
                assert "tracks." not in text
                assert "{" not in text
        table.play(seat, dealer.pick(table.options(seat)))
    assert drawn(table, None, language)
