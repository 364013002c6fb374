"""The table of The Wolves as a terminal draws it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import meute
from meute.cli.rooms import room
from meute.cli.screen import Screen
from meute.cli.words import MARKS, Words
from meute.core.dealer import Dealer
from meute.core.message import LANGUAGES
from meute.games.wolves.data import CANYON, DATES
from meute.games.wolves.maps import hex_name, layout_of
from meute.games.wolves.pieces import KIND, NONE, OWNER, THIRD
from tests.cli.running import run

NAMES = ("Anna", "Bob", "Chloé", "Dirk", "Eve")


def drawn(table: meute.Table, seat: int | None = 0, width: int = 100, language: str = "en") -> str:
    """What the terminal shows a seat, without colours."""
    out = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    with out.capture() as captured:
        out.print(room("wolves").draw(table.view(seat), Words(table, language)))
    return captured.get()


def table_of(seats: int, events: int, seed: int = 3) -> meute.Table:
    """A table after some events among greedy bots."""
    table = meute.Table("wolves", seats, seed, names=NAMES[:seats])
    bot = meute.bot("greedy")
    while not table.over and table.events < events:
        seat = table.waiting[0]
        table.play(seat, table.ask(seat, bot))
    return table


def map_cells(text: str, seats: int, width: int) -> dict[int, tuple[str, str]]:
    """The two cells of every hex, read off the drawing at its place."""
    places = layout_of(seats).at
    wide = 5 if 5 * (1 + max(x for x, _ in places)) <= width else 4
    top = min(2 * y - x for x, y in places)
    lines = text.splitlines()[1:]

    def cell(row: int, x: int) -> str:
        return lines[row - top][wide * x : wide * (x + 1)].strip()

    return {h: (cell(2 * y - x, x), cell(2 * y - x + 1, x)) for h, (x, y) in enumerate(places)}


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_hex_shows_its_name_terrain_and_pieces(seats: int, width: int) -> None:
    table = table_of(seats, 220)
    view = table.view(0)
    cells = map_cells(drawn(table, width=width), seats, width)
    shown = 0
    for h, (name, content) in cells.items():
        if view.terrain[h] == CANYON:
            assert (name, content) == ("###", "###")
            continue
        assert name in (f"{hex_name(h):<3}{'frgtd~'[view.terrain[h]]}", f"{hex_name(h):<3}»")
        pieces = [p for p in (view.one[h], view.two[h]) if p not in (NONE, THIRD)]
        if pieces:
            assert content == "".join(f"{MARKS[OWNER[p]]}{'dpAL'[KIND[p]]}" for p in pieces)
            shown += 1
        elif view.one[h] == THIRD:
            assert content.startswith("✚")
        if h in view.lone:
            assert content == "(w)"
    assert shown > 2 * seats


def test_the_hex_an_action_aims_at_is_marked() -> None:
    table = table_of(3, 40)
    bot = meute.bot("greedy")
    while table.view(0).target < 0:
        seat = table.waiting[0]
        table.play(seat, table.ask(seat, bot))
    cells = map_cells(drawn(table), 3, 100)
    assert [h for h, (name, _) in cells.items() if "»" in name] == [table.view(0).target]


@pytest.mark.parametrize("seats", [2, 5])
def test_water_holes_show_moons_and_prey_its_number(seats: int) -> None:
    table = table_of(seats, 90)
    view, cells = table.view(0), map_cells(drawn(table), seats, 100)
    layout = layout_of(seats)
    for region in view.regions:
        assert cells[layout.water[region.slot]][1][0] == "☾◐○"[region.moon]
        herd = view.herd[region.slot]
        if herd:
            assert re.fullmatch(rf"[a-z]{{3}}{herd}", cells[layout.prey[region.slot]][1])


@pytest.mark.slow
def test_regions_tell_control_and_what_scoring_would_give() -> None:
    table = table_of(3, 200)
    text = drawn(table)
    for region in table.view(0).regions:
        control = "".join(f"{MARKS[seat]}{n} " for seat, n in enumerate(region.control) if n)
        gains = "".join(f"{MARKS[seat]}+{n} " for seat, n in enumerate(region.gains) if n)
        letter = hex_name(16 * region.slot)[0]
        arrow = f"→ {gains}" if gains else ""
        assert f"{letter} {'☾◐○'[region.moon]}  {control}{arrow}" in text


@pytest.mark.slow
def test_packs_tell_points_tiles_and_what_is_left() -> None:
    table = table_of(3, 200)
    text = drawn(table)
    for seat, points in enumerate(table.scores):
        assert f"{MARKS[seat]} {NAMES[seat]}  {points:g} points  " in text
    assert text.rindex("Anna") > text.rindex("Chloé") > text.rindex("Bob")
    assert re.search(r"Tiles  1:forest 2:\w+/\w+ 3:", text)


@pytest.mark.slow
def test_the_calendar_shows_what_is_covered_and_the_moons() -> None:
    table = table_of(3, 200)
    first = drawn(table).splitlines()[0]
    covered = len(table.view(0).calendar)
    assert first.startswith(f"Calendar {covered} of {DATES[3][-1]}  ")
    strip = first.split("  ")[1]
    assert strip.count("·") == DATES[3][-1] - covered - sum(date > covered for date in DATES[3])
    assert [sign for sign in strip if sign in "☾◐○"] == ["☾", "◐", "○"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_can_be_drawn_in_80_columns(seats: int, language: str) -> None:
    table = meute.Table("wolves", seats, seed=seats)
    dealer = Dealer(seats)
    while not table.over:
        seat = table.waiting[0]
        if table.events % 40 == 0:
            for onlooker in (seat, None):
                text = drawn(table, onlooker, 80, language)
                assert "wolves." not in text
                assert "{" not in text
                assert max(map(len, text.splitlines())) <= 80
        table.play(seat, dealer.pick(table.options(seat)))
    assert drawn(table, None, 80, language)


def test_an_own_colour_is_never_the_only_sign() -> None:
    """Every terrain and every piece has a letter of its own, in every language."""
    table = meute.Table("wolves", 2, seed=1)
    for language in LANGUAGES:
        words = Words(table, language)
        assert len(set(words("wolves.terrains"))) == len("frgtd~#")
        assert len(set(words("wolves.pieces"))) == len("dpAL")


@pytest.mark.slow
def test_it_is_played_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    output = run("play", "wolves", "--seed", "1", keys="1\n" * 30).output
    assert "Calendar" in output
    assert "[" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_explained_with_what_it_would_do(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = table_of(2, 90)
    seat = table.waiting[0]
    screen = Screen(table, Words(table, language), Console(width=100))
    said = [screen.ahead(seat, option) for option in table.options(seat)]
    assert any(said)
    assert not any("cli." in line or "wolves." in line for lines in said for line in lines)
