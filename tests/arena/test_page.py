"""A page says what it shows, needs nothing else, and is the same every time."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from meute.arena import Forfeit, Tournament, executor
from meute.arena.compare import compare
from meute.arena.names import kind_name
from meute.arena.page import comparison_page, report_page
from meute.arena.page.svg import counted, edges, round_width, shortened
from meute.arena.rows import Row
from meute.arena.series import Series
from meute.arena.study import Study
from meute.core import registry

SECTIONS = ("short", "ladder", "seats", "scores", "length", "leads", "parts", "kinds", "made")
SMALL = {"silver": {"rounds": 1}}


def played(game: str) -> list[Row]:
    meta = registry.game(game).meta
    bots = ("greedy", *["random"] * (meta.fewest - 1))
    plan = Tournament(game, bots, meta.fewest, "1", SMALL.get(game, {}))
    return [row for row, _ in Series((plan,)).play(executor(1))]


def study(game: str, rows: list[Row]) -> Study:
    rules = registry.game(game)
    variant = rules.meta.variant(SMALL.get(game, {}))
    return Study(rules, len(rows[0].bots), variant, "1", "0.0", len(rows), rows)


class Checked(HTMLParser):
    """Reads a page and makes sure that what is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        self.addresses += [str(known[name]) for name in ("href", "src") if name in known]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", ["foxes", "silver", "tracks", "wolves"])
def test_every_room_has_every_section(game: str) -> None:
    rows = played(game)
    page = report_page(study(game, rows))
    checked = Checked(page)
    assert checked.open == []
    assert checked.ids == list(SECTIONS)
    assert checked.addresses == []
    assert "http" not in page
    assert page == report_page(study(game, rows))
    for section in re.findall(r"<section.*?</section>", page, re.DOTALL)[1:]:
        sentence = re.search(r"<p>(.*?)</p>", section, re.DOTALL)
        assert sentence is not None
        assert sentence[1].endswith(".")


def test_foreign_words_do_not_become_tags() -> None:
    rows = [replace(row, bots=("<b>&", "greedy")) for row in played("silver")]
    page = report_page(study("silver", rows))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_faults_have_a_section_of_their_own() -> None:
    rows = played("silver")
    lost = Forfeit(0, "mine.py:Bot", "raised", 5, "ValueError: <oh>", ())
    rows[0] = replace(rows[0], forfeit=lost)
    page = report_page(study("silver", rows))
    assert "forfeits" in Checked(page).ids
    assert "ValueError: &lt;oh&gt;" in page
    assert "1 of 2 games ended early by the fault of a bot." in page


def test_a_series_of_faults_alone_has_a_page_too() -> None:
    lost = Forfeit(0, "mine.py:Bot", "raised", 5, "oh", ())
    rows = [replace(row, forfeit=lost) for row in played("silver")]
    assert Checked(report_page(study("silver", rows))).open == []


def test_a_stopped_series_says_so() -> None:
    half = replace(study("silver", played("silver")), planned=10)
    assert "2 of 10 games are finished" in report_page(half)


def test_what_never_came_up_is_named() -> None:
    rows = [
        replace(row, kinds={"Call": [3, 0], "Draw": [3, 3]}, met=()) for row in played("silver")
    ]
    page = report_page(study("silver", rows))
    assert "Offered, but never taken: Call the end of the round." in page
    assert "end turn: End your turn" in page


def test_a_comparison_that_shows_nothing_says_so() -> None:
    rows = [replace(played("silver")[0], deal=deal) for deal in range(12)]
    page = comparison_page(registry.game("silver"), "a", "b", "greedy", compare(rows, rows))
    assert Checked(page).open == []
    assert "The change does nothing: all 12 pairs of games are the same." in page
    assert 'class="warn' not in page


def test_a_comparison_names_what_changed() -> None:
    rows = [replace(played("silver")[0], deal=deal) for deal in range(12)]
    more = [replace(row, decisions=row.decisions + 5) for row in rows]
    page = comparison_page(registry.game("silver"), "a", "b", "greedy", compare(rows, more))
    assert "Game, decisions: " in page
    assert 'class="warn' in page


def test_bins_are_round_and_hold_everything() -> None:
    assert edges([3.0, 17.0, 42.0], 5) == [0, 10, 20, 30, 40, 50]
    assert edges([7.0]) == [7, 8]
    assert edges([-12.0, 12.0], 5) == [-15, -10, -5, 0, 5, 10, 15]
    assert round_width(0.01) == 1
    values = [float(v) for v in range(-30, 71)]
    assert sum(counted(values, edges(values))) == 101


def test_a_name_that_is_too_long_is_cut() -> None:
    assert shortened("short") == "short"
    assert len(shortened("x" * 200, "beside")) < 50
    assert shortened("x" * 200).endswith("…")


def test_kinds_are_named_by_the_room() -> None:
    assert kind_name(registry.game("silver"), "Draw") == "Draw the top card of the deck"
    assert kind_name(registry.game("silver"), "NoSuchThing") == "No such thing"
