"""How tables are drawn, Silver's and those that nobody has drawn."""

from pathlib import Path

import pytest
from rich.console import Console

import meute
from meute.cli.rooms import room
from meute.cli.rooms.cards import HIDDEN, KNOWN, OPEN, Card, Row
from meute.cli.words import Words
from meute.testing.template import HUSH
from tests.cli.running import run


def drawn(row: Row, width: int = 80) -> list[str]:
    """The lines of a row."""
    console = Console(width=width)
    return [
        "".join(piece.text for piece in line).rstrip()
        for line in console.render_lines(row, pad=False)
    ]


def test_what_a_reader_knows_of_a_card_needs_no_colour() -> None:
    cards = [
        Card(1, HIDDEN, "▒▒▒", notes=("hidden", "")),
        Card(2, KNOWN, "9", "Seer", ("known", "")),
        Card(3, OPEN, "13", "Doppelganger", ("open", "guarded"), "+"),
    ]
    assert drawn(Row([], cards, 2)) == [
        "    1      2      3",
        "   ▒▒▒    (9)    [13]+",
    ]
    assert drawn(Row([], cards, 2, large=True), 60)[1:] == [
        " ╭─ 1 ─────────╮╭┄ 2 ┄┄┄┄┄┄┄┄┄╮┏━ 3 ━━━━━━━━━┓",
        " │░░░░░░░░░░░░░│┆      9      ┆┃      13     ┃",
        " │░░░░░░░░░░░░░│┆     Seer    ┆┃ Doppelganger┃",
        " ╰─────────────╯╰┄┄┄┄┄┄┄┄┄┄┄┄┄╯┗━━━━━━━━━━━━━┛",
        "      hidden         known           open",
        "                                   guarded",
    ]


@pytest.mark.parametrize("cards", [1, 5, 8, 20, 49])
@pytest.mark.parametrize("large", [True, False])
def test_no_row_is_wider_than_the_terminal(cards: int, *, large: bool) -> None:
    row = Row([], [Card(n + 1, KNOWN, "12", "Apprentice Seer") for n in range(cards)], 20, large)
    for width in (40, 80, 120):
        assert max(map(len, drawn(row, width))) <= width


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_silver_can_be_drawn_at_every_moment(language: str, seat: int | None) -> None:
    table = meute.Table("silver", 3, seed=2, variant={"rounds": 2})
    words = Words(table, language)
    console = Console(width=100, quiet=True)
    bot = meute.bot("random")
    while not table.over:
        for asked in table.waiting:
            table.play(asked, table.ask(asked, bot))
        if table.events % 5 == 0:
            console.print(room("silver").draw(table.view(seat), words))


def test_a_drawing_shows_no_more_than_the_view() -> None:
    """Unaided, a card that was looked at before is hidden again."""
    table = meute.Table("silver", 2, seed=2, variant={"memory": "unaided"})
    for seat in table.waiting:
        table.play(seat, table.options(seat)[0])
    bot = meute.bot("random")
    for _ in range(6):
        table.play(table.waiting[0], table.ask(table.waiting[0], bot))
    console = Console(width=100, record=True, quiet=True)
    console.print(room("silver").draw(table.view(1 - table.waiting[0]), Words(table, "en")))
    assert "known" not in console.export_text().replace("you know it", "")


@pytest.mark.slow
def test_a_game_without_a_drawing_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("meute.core.registry._added_games", {"hush": HUSH})
    seats = ["you", *["random"] * (HUSH.meta.fewest - 1)]
    output = run("play", "hush", "--seats", ",".join(seats), keys="c\n" + "1\n" * 200).output
    assert "nothing to look up" in output
    assert "points" in output
    assert len(list(tmp_path.iterdir())) == 1
