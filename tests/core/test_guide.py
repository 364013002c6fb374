"""The game in a few pictures, the aid at the table, and what the words mean: in every room."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import meute
from meute.core.bare import BareTable
from meute.core.game import Game
from meute.core.guide import PLAYER, SEATS, drawn, positions
from meute.core.message import Message, Phrasebook
from meute.core.terms import forms_of, terms_of
from meute.testing.template.game import HUSH
from tests.catalogues import WHOLE

LOOKS = ("day", "night")
NUMBER = re.compile(r"\d+")
FEWEST, MOST = 5, 8
"""How many pictures tell a game in two minutes."""


def book(game: Game, language: str) -> Phrasebook:
    return Phrasebook(language, game.catalogue(language), game.guide(language))


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_every_picture_shows_a_position_that_a_game_has_come_to(room: str) -> None:
    game = meute.game(room)
    panels = game.panels()
    found = positions(game, panels)
    assert FEWEST <= len(panels) <= MOST
    for panel in panels:
        place = found[panel.name]
        assert panel.fits(place.view)
        assert list(game.faults(place.state)) == []
        table = BareTable(game, SEATS, place.seed)
        while table.events < place.event:
            table.let_answer(table.waiting[0], meute.bot(PLAYER))
        assert table.view(panel.seat) == place.view, panel.name


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_a_picture_is_drawn_by_day_and_by_night_in_every_language(room: str) -> None:
    game = meute.game(room)
    found = positions(game, game.panels())
    for panel in game.panels():
        view = found[panel.name].view
        pictures = {drawn(game, panel, view, code, look) for code in WHOLE for look in LOOKS}
        for picture in pictures:
            root = ET.fromstring(picture)  # noqa: S314 (we have drawn it ourselves)
            assert not [text for text in root.itertext() if f"{room}." in text]


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", meute.games())
def test_the_numbers_of_a_panel_come_from_the_data_of_the_room(room: str, code: str) -> None:
    """No number is typed into its sentence, and every fact of it is said."""
    game = meute.game(room)
    said = book(game, code)
    for panel in game.panels():
        key = f"{room}.guide.{panel.name}"
        text = said.say(Message(key, panel.facts), ())
        told = [int(number) for number in NUMBER.findall(text)]
        facts = [fact for fact in panel.facts.values() if isinstance(fact, int)]
        free = {0, 1, 2} if room in {"silver", "tracks"} else {0}  # names of cards and rows
        assert set(told) - free <= set(facts), (key, text)
        assert set(facts) <= set(told), (key, text)
        assert said.knows(f"{key}.title")
        assert panel.rule in game.rules(code), panel.rule


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", meute.games())
def test_an_aid_says_every_line_with_the_prices_of_its_table(room: str, code: str) -> None:
    game = meute.game(room)
    said = book(game, code)
    for seats in (game.meta.fewest, game.meta.most):
        for section in game.aid(seats, game.meta.variant(None)):
            assert said.knows(section.title.key)
            for line in section.lines:
                what, beside, told = said.say(line, ()).partition("|")
                assert what.strip(), line.key
                assert beside, line.key
                assert told.strip(), line.key
                assert not set("{}$") & set(told), told


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", meute.games())
def test_nothing_of_a_guide_is_written_and_never_said(room: str, code: str) -> None:
    game = meute.game(room)
    said = {f"{room}.guide.{panel.name}" for panel in game.panels()}
    said |= {f"{key}.title" for key in said}
    for section in game.aid(game.meta.most, game.meta.variant(None)):
        said |= {section.title.key, *(line.key for line in section.lines)}
    assert set(game.guide(code)) == said


def test_an_aid_follows_the_settings_and_the_size_of_its_table() -> None:
    def told(room: str, seats: int, **variant: object) -> str:
        game = meute.game(room)
        sections = game.aid(seats, game.meta.variant(variant))
        lines = [line for section in sections for line in (section.title, *section.lines)]
        return "\n".join(book(game, "en").say(line, ()) for line in lines)

    assert "Your sum and 10 more" in told("silver", 3)
    assert "Your sum and 25 more" in told("silver", 3, penalty=25)
    assert "After 2 rounds" in told("silver", 3, rounds=2)
    assert "7, 13, 18" in told("wolves", 2)
    assert "13, 23, 30" in told("wolves", 5)
    assert "when somebody has 60 points" in told("tracks", 6)
    assert "lose 1 strength" not in told("tracks", 4, life_span="on")
    assert "1 · 2 · 5" in told("foxes", 3, dig_costs="1 2 5")


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("room", meute.games())
def test_every_term_is_explained_and_said_somewhere(room: str, code: str) -> None:
    game = meute.game(room)
    everything = "\n".join([*game.catalogue(code).values(), *game.rules(code).values()])
    owners: dict[str, str] = {}
    for term in terms_of(game, code):
        assert term.about.endswith("."), term.name
        assert term.rule in game.rules(code), term.name
        pattern = "|".join(re.escape(form).replace(r"\ ", r"\s") for form in term.forms)
        found = re.search(rf"(?<![\w-])(?:{pattern})(?!\w)", everything, re.IGNORECASE)
        assert found, f"{term.name} is never said"
        for form in term.forms:
            assert owners.setdefault(form, term.name) == term.name, form


@pytest.mark.parametrize("room", meute.games())
def test_the_same_terms_are_explained_in_every_language(room: str) -> None:
    first, *others = (list(meute.game(room).terms(code)) for code in WHOLE)
    assert all(keys == first for keys in others)
    assert len(first) >= len(meute.game(room).panels())


def test_a_room_may_do_without() -> None:
    assert HUSH.panels() == ()
    assert HUSH.aid(2, {}) == ()
    assert terms_of(HUSH, "en") == []


def test_the_forms_of_a_word_are_written_out() -> None:
    assert forms_of("village(s) | face up") == ["village", "villages", "face up"]
    assert forms_of("offen(e,en)") == ["offen", "offene", "offenen"]
    assert forms_of("jeton(s) de région(s)")[-1] == "jetons de régions"
