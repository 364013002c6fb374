"""The table of Foxes as a terminal draws it: everything a player needs, and no secret."""

from __future__ import annotations

import pytest
from rich.console import Console

from meute.cli.rooms import room
from meute.cli.rooms.foxes import GLYPHS
from meute.cli.words import Words
from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.message import LANGUAGES
from meute.core.table import Table
from meute.games.foxes import FOXES, data
from meute.games.foxes.actions import MOVES, PLACES
from tests.games.foxes.positions import Position


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> str:
    """What the terminal shows a seat."""
    out = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    with out.capture() as captured:
        out.print(room("foxes").draw(table.view(seat), Words(table, language)))
    return captured.get()


def table_at(position: Position) -> Table:
    return Table.from_state(FOXES, encode(position.state), seed=1)


def line(text: str, start: str) -> str:
    """The first line that begins so."""
    return next(row.rstrip() for row in text.splitlines() if row.strip().startswith(start))


def test_a_territory_shows_slots_spaces_foxes_and_pieces() -> None:
    position = Position(hunter="river").used(1, "river", 3).mark(1, "river.1")
    position.fox(1, "river").obstacle("wolf", "river")
    shown = line(drawn(table_at(position), 0), "the River")
    assert "(Hunter, wolf)" in shown
    assert "▲3 ·  ·  x  x" in shown
    assert "K2 B1 ▲" in shown
    assert "M2 B1 ▒" in shown
    assert shown.endswith("▲0")


def test_round_4_shows_the_closed_slot() -> None:
    assert "·  ·  x  x  x" in line(drawn(table_at(Position(round_=4)), 0), "the Fields")


def test_the_own_den_is_drawn_with_its_path() -> None:
    position = Position().path(0, (3, 1, "straight", 0), (3, 2, "curve", 0), (4, 2, "tee", 1))
    rows = drawn(table_at(position), 0).splitlines()
    first = next(n for n, row in enumerate(rows) if row.strip().startswith("Your den"))
    assert [row.split("   ")[0].strip() for row in rows[first + 4 : first + 6]] == [
        "2 · + └ ├ ·",
        "1 + · │ · +",
    ]


def test_every_turned_tile_has_a_sign_of_its_own() -> None:
    laid = {data.EDGES[4 * tile + turn] for tile in range(4) for turn in range(data.TURNS[tile])}
    assert laid == set(GLYPHS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)


def test_the_own_cards_are_shown_with_their_progress_and_nobody_elses() -> None:
    table = table_at(Position().hand(0, 6).hand(1, 13).give(0, catches="fail pc2"))
    own, other = drawn(table, 0), drawn(table, 1)
    assert "4 mousing tiles (2 of 4): 4 VP" in " ".join(own.split())
    assert "10 GP" not in own
    assert "10 GP (2 of 10)" in " ".join(other.split())
    assert "4 mousing tiles" not in other
    assert "Your hand" not in drawn(table, None)
    assert "Objectives: in hand: 1, validated: 0" in own


def test_cubs_instincts_and_tiles_are_shown() -> None:
    position = Position().cub(0, "top", value=4, at_exit=2).instinct(0, "care")
    position.give(0, ruse="plus", bonus="pc storm")
    text = " ".join(drawn(table_at(position), 0, width=200).split())
    assert "cub of the top row: value 4, out by exit 2" in text
    assert "Instincts: Care" in text
    assert "Tiles: die +2; 3 GP; storm (green flag)" in text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_can_be_drawn(seats: int, language: str) -> None:
    table = Table(FOXES, seats, seed=seats)
    dealer = Dealer(seats)
    while not table.over:
        [seat] = table.waiting
        if table.events % 40 == 0:
            for onlooker in (seat, None):
                text = drawn(table, onlooker, language)
                assert "foxes." not in text
                assert "{" not in text
        table.play(seat, dealer.pick(table.options(seat)))
    assert drawn(table, 0, language)


def test_the_reference_cites_what_is_printed() -> None:
    reference = room("foxes").reference
    assert reference is not None
    out = Console(width=100, color_system=None)
    with out.capture() as captured:
        out.print(reference(Words(Table(FOXES, 2, seed=1), "en")))
    text = captured.get()
    for number in range(11):
        assert f"C{number} " in text


def test_what_an_answer_would_do_is_told_in_lines() -> None:
    position = Position().give(0, pc=3).mark(1, "river.1").play(6, PLACES[data.RIVER])
    table = table_at(position)
    view = table.view(0)
    told = room("foxes").ahead
    assert told is not None
    lines = told(view, FOXES.preview(view, MOVES[1]), Words(table, "en"))
    assert [line.split(": ")[0] for line in lines] == [
        "GP",
        f"{Words(table, 'en').name(1)} gains 2 GP",
    ]
