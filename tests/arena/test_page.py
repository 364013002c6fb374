"""A page says what it shows, needs nothing else, and is the same every time."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from meute.arena import Forfeit, simulate
from meute.arena.compare import compare
from meute.arena.names import kind_name
from meute.arena.page import comparison_page, report_page
from meute.arena.page.marks import Bar, Whisker, bars, whiskers
from meute.arena.page.svg import Axis, Scale, counted, edges, histogram, round_width
from meute.arena.rows import Row
from meute.arena.sources import Source
from meute.arena.statistics import Estimate
from meute.core import registry
from tests.arena.rows import other

SECTIONS = ("short", "ladder", "seats", "scores", "length", "leads", "parts", "kinds", "made")
SMALL = {"silver": {"rounds": 1}}


def played(game: str) -> list[Row]:
    meta = registry.game(game).meta
    bots = ("greedy", *["random"] * (meta.fewest - 1))
    return list(simulate(game, bots, meta.fewest, 1, SMALL.get(game, {})))


def source(game: str, rows: list[Row]) -> Source:
    rules = registry.game(game)
    variant = rules.meta.variant(SMALL.get(game, {}))
    return Source(rules, len(rows[0].bots), variant, "1", "0.0", len(rows), rows)


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


@pytest.mark.slow
@pytest.mark.parametrize("game", ["foxes", "silver", "tracks", "wolves"])
def test_every_room_has_every_section(game: str) -> None:
    rows = played(game)
    page = report_page(source(game, rows))
    checked = Checked(page)
    assert checked.open == []
    assert checked.ids == list(SECTIONS)
    assert checked.addresses == []
    assert "http" not in page
    assert page == report_page(source(game, rows))
    for section in re.findall(r"<section.*?</section>", page, re.DOTALL)[1:]:
        sentence = re.search(r"<p>(.*?)</p>", section, re.DOTALL)
        assert sentence is not None
        assert sentence[1].endswith(".")


@pytest.mark.slow
def test_foreign_words_do_not_become_tags() -> None:
    rows = [other(row, bots=("<b>&", "greedy")) for row in played("silver")]
    page = report_page(source("silver", rows))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


@pytest.mark.slow
def test_faults_have_a_section_of_their_own() -> None:
    rows = played("silver")
    lost = Forfeit(0, "mine.py:Bot", "raised", 5, "ValueError: <oh>", ())
    rows[0] = other(rows[0], forfeit=lost)
    page = report_page(source("silver", rows))
    assert "forfeits" in Checked(page).ids
    assert "ValueError: &lt;oh&gt;" in page
    assert "1 of 2 games ended early by the fault of a bot." in page


@pytest.mark.slow
def test_a_series_of_faults_alone_has_a_page_too() -> None:
    lost = Forfeit(0, "mine.py:Bot", "raised", 5, "oh", ())
    rows = [other(row, forfeit=lost) for row in played("silver")]
    assert Checked(report_page(source("silver", rows))).open == []


@pytest.mark.slow
def test_a_stopped_series_says_so() -> None:
    half = replace(source("silver", played("silver")), planned=10)
    assert "2 of 10 games are finished" in report_page(half)


@pytest.mark.slow
def test_what_never_came_up_is_named() -> None:
    rows = [other(row, kinds={"Call": [3, 0], "Draw": [3, 3]}, met=()) for row in played("silver")]
    page = report_page(source("silver", rows))
    assert "Offered, but never taken: Call the end of the round." in page
    assert "<li>End your turn</li>" in page


@pytest.mark.slow
def test_a_comparison_that_shows_nothing_says_so() -> None:
    rows = [other(played("silver")[0], deal=deal) for deal in range(12)]
    page = comparison_page(registry.game("silver"), "a", "b", "greedy", compare(rows, rows))
    assert Checked(page).open == []
    assert "The change does nothing: all 12 pairs of games are the same." in page
    assert 'class="warn' not in page


@pytest.mark.slow
def test_a_comparison_names_what_changed() -> None:
    rows = [other(played("silver")[0], deal=deal) for deal in range(12)]
    more = [other(row, decisions=row.result.decisions + 5) for row in rows]
    page = comparison_page(registry.game("silver"), "a", "b", "greedy", compare(rows, more))
    assert "Game, decisions: " in page
    assert 'class="warn' in page


@pytest.mark.slow
def test_measures_of_different_kinds_do_not_share_a_scale() -> None:
    rows = [other(played("silver")[0], deal=deal) for deal in range(12)]
    comparison = compare(rows, rows)
    page = comparison_page(registry.game("silver"), "a", "b", "greedy", comparison)
    scales = {
        section.split('"')[0]: section.count('class="ends"')
        for section in re.split(r'<section[^>]* id="', page)[1:]
    }
    of_the_game = [change for change in comparison.changes if change.group == "game"]
    assert scales["game"] == len(of_the_game) > 1
    assert scales["wins-by-seat"] == 1


def test_bins_are_round_and_hold_everything() -> None:
    assert edges([3.0, 17.0, 42.0], 5) == [0, 10, 20, 30, 40, 50]
    assert edges([7.0]) == [7, 8]
    assert edges([-12.0, 12.0], 5) == [-15, -10, -5, 0, 5, 10, 15]
    assert round_width(0.01) == 1
    values = [float(v) for v in range(-30, 71)]
    assert sum(counted(values, edges(values))) == 101


def test_a_long_name_is_not_cut() -> None:
    name = "a very long name " * 20
    assert name in bars("Bars", [Bar(name, 1.0, "1")], 1.0)
    found = Whisker(name, Estimate(0.5, 0.4, 0.6))
    assert name in whiskers("Whiskers", [found], Scale(0, 1), str)


def test_a_plot_is_one_block_so_that_plots_can_stand_side_by_side() -> None:
    found = [Whisker("seat 1", Estimate(0.5, 0.4, 0.6))]
    drawn = whiskers("Seats", found, Scale(0, 1), str, (0.5, "even share"))
    assert re.fullmatch(r"<div>(?:(?!</?div).)*</div>", drawn)
    assert re.fullmatch(r"<div>(?:(?!</?div).)*</div>", bars("Bars", [Bar("a", -1, "-1")], 1, -1))


def test_bars_below_zero_have_a_line_at_zero() -> None:
    loss = bars("Bars", [Bar("loss", -2.0, "-2")], 1.0, -2.0)
    assert "zero" in loss
    assert 'class="even"' in loss
    gain = bars("Bars", [Bar("gain", 1.0, "1")], 1.0)
    assert "zero" not in gain
    assert 'class="even"' not in gain


def test_the_labels_of_an_axis_are_edges_of_bins_and_have_a_unit() -> None:
    values = [30.0, 62.0, 94.0]
    drawn = histogram("Scores", [("a", values)], edges(values, 13), Axis("{:g}".format, "points"))
    assert re.findall(r"<text[^>]*>([^<]*)", drawn) == [
        "tallest bar: 1 game",
        "30",
        "65",
        "95 points",
    ]


@pytest.mark.slow
def test_kinds_are_named_by_the_room() -> None:
    assert kind_name(registry.game("silver"), "Draw") == "Draw the top card of the deck"
    assert kind_name(registry.game("silver"), "NoSuchThing") == "No such thing"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["foxes", "silver", "tracks", "wolves"])
def test_no_two_kinds_have_one_name(game: str) -> None:
    rules = registry.game(game)
    kinds = {type(action).__name__ for action in rules.actions}
    assert len({kind_name(rules, kind) for kind in kinds}) == len(kinds)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["foxes", "silver", "tracks", "wolves"])
def test_pages_speak_in_words(game: str) -> None:
    """No key of a catalogue stands in a page, nor in the figures behind a plot."""
    rules, rows = registry.game(game), played(game)
    many = [other(rows[0], deal=deal) for deal in range(12)]
    compared = comparison_page(rules, "a", "b", "greedy", compare(many, many))
    for page in (report_page(source(game, rows)), compared):
        assert rows[0].result.parts
        assert not re.findall(rf"\b{game}\.[a-z]+\.", page)


@pytest.mark.slow
def test_where_points_are_lost_fewer_are_better() -> None:
    for game, bad in (("silver", True), ("tracks", False)):
        page = report_page(source(game, played(game)))
        assert ("Points are bad in this game" in page) is bad
        assert ("longer for winners is a way to win" in page) is not bad


@pytest.mark.slow
def test_a_page_explains_points_lost_where_there_are_some() -> None:
    rows = played("tracks")
    for points, lost in ((-3.0, True), (3.0, False)):
        told = [other(row, parts={"tracks.part.penalties": [points] * 3}) for row in rows]
        assert ("Left of zero are points lost" in report_page(source("tracks", told))) is lost


@pytest.mark.slow
def test_one_bot_alone_is_not_compared() -> None:
    rows = [other(row, bots=("greedy", "greedy")) for row in played("silver")]
    page = report_page(source("silver", rows))
    ladder = re.search(r'<section id="ladder".*?</section>', page, re.DOTALL)
    assert ladder is not None
    assert "no other bot to compare it with" in ladder[0]
    assert "<svg" not in ladder[0]


@pytest.mark.slow
def test_a_page_says_how_much_so_many_games_can_show() -> None:
    page = report_page(source("silver", played("silver")))
    assert re.search(r"2 games do not show differences of less than about \d+ percentage", page)
