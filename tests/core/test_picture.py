"""Tables as pictures: for notebooks, papers and reports."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

import meute
from meute.core.picture import LOOKS, art_of
from meute.testing.template.game import HUSH

SVG = "{http://www.w3.org/2000/svg}"
ROOMS = ("foxes", "silver", "tracks", "wolves")


def played(room: str, answers: int, seats: int = 3) -> meute.Table:
    table = meute.Table(room, seats, seed=5, names=("Luna", "Rémy", "Ida")[:seats])
    bot = meute.bot("random")
    for _ in range(answers):
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    return table


def read(drawn: str) -> ET.Element:
    return ET.fromstring(drawn)  # noqa: S314 (we have drawn it ourselves)


def words(drawn: str) -> list[str]:
    return [each.text or "" for each in read(drawn).iter(f"{SVG}text")]


@pytest.mark.parametrize("room", ROOMS)
def test_a_board_names_everybody_and_marks_each_seat_beside_its_colour(room: str) -> None:
    table = played(room, 20)
    drawn = table.svg(0)
    assert set(table.names) <= set(words(drawn))
    for seat in range(3):
        mark = art_of("meute.core", "marks.json")[seat]
        assert f'd="{mark}"' in drawn, f"seat {seat} has no mark"


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_a_board_speaks_the_language_it_is_asked_in(room: str) -> None:
    table = played(room, 20)
    said = {language: words(table.svg(0, language=language)) for language in ("en", "fr", "de")}
    assert len({" ".join(each) for each in said.values()}) == 3
    assert not any(f"{room}." in word for each in said.values() for word in each), "no text"


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_a_finished_game_can_be_drawn_and_shown(room: str) -> None:
    table = meute.Table(room, 3, seed=2)
    bot = meute.bot("random")
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    assert read(table.svg()).tag == f"{SVG}svg"
    assert table.record._repr_html_() == table.svg()


def test_day_and_night_are_two_pictures_of_the_same_table() -> None:
    table = played("silver", 4)
    day, night = (table.svg(0, look=look) for look in LOOKS)
    assert words(day) == words(night)
    assert LOOKS["day"].ground in day
    assert LOOKS["night"].ground in night


def corners(drawn: str) -> int:
    """The folded corners: cards that lie face down, and that this seat knows."""
    return len(re.findall(r'd="M34 0H94Q100 0 100 6V66Z"', drawn))


def test_silver_shows_a_seat_the_cards_it_has_looked_at_and_no_others() -> None:
    table = played("silver", 1)
    assert corners(table.svg(0)) >= 2
    assert corners(table.svg()) == 0


def test_a_name_cannot_become_part_of_the_picture() -> None:
    table = meute.Table("silver", 2, seed=1, names=("<script>alert(1)</script>", "&"))
    assert "<script>alert(1)</script>" in words(table.svg())


def test_a_long_name_is_pressed_together_and_never_cut() -> None:
    name = "Maximilienne-Charlotte of the Long Valley" * 2
    table = meute.Table("silver", 2, seed=1, names=(name, "Ida"))
    [line] = [e for e in read(table.svg()).iter(f"{SVG}text") if e.text == name]
    assert float(line.attrib["textLength"]) < 200


def test_a_room_that_has_no_drawing_is_listed_field_by_field() -> None:
    table = meute.Table(HUSH, 3, seed=1)
    said = words(table.svg(0))
    assert "Hush" in said
    assert "Points" in said
    assert "Your die" in said, "the room names its fields"


def test_what_cannot_be_drawn_is_said_in_a_sentence() -> None:
    table = meute.Table("silver", 2, seed=1)
    with pytest.raises(meute.UnknownName, match="no look is called 'nigth'; did you mean 'night'"):
        table.svg(look="nigth")
    with pytest.raises(meute.UnknownName, match="no language is called 'it'; the languages are"):
        table.svg(language="it")
    with pytest.raises(meute.UnknownName, match="there is no seat 2; the seats are 0 to 1"):
        table.svg(2)


def test_a_view_shows_itself() -> None:
    view = meute.Table("wolves", 3, seed=1).view(0)
    assert read(view._repr_svg_()).tag == f"{SVG}svg"


def test_tables_and_records_say_what_they_are() -> None:
    table = meute.Table("silver", seats=3, seed=7)
    assert (
        repr(table)
        == "<Table of silver with 3 seats, event 2: seats 0, 1, 2 asked; scores 0, 0, 0>"
    )
    assert repr(table.record) == "<Record of silver with 3 seats, 2 events: not finished>"


@pytest.mark.slow
def test_whoever_plays_loads_no_drawing() -> None:
    script = (
        "import sys, meute\n"
        "table = meute.Table('silver', 2, seed=1)\n"
        "table.play(0, table.ask(0, meute.bot('greedy')))\n"
        "assert not [name for name in sys.modules if 'drawing' in name or 'picture' in name]\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
