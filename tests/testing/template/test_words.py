"""Hush as people read it: its README, its rules and its words in three languages."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, PARAGRAPHS
from meute.core.message import LANGUAGES, Message, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from meute.testing.readme import Rulebook, paragraph_tests
from meute.testing.rulebook import paragraphs, rules_section
from meute.testing.template import HUSH, rules
from meute.testing.template.data import RECONSTRUCTED
from tests.games.words import gaps, said_in_all
from tests.testing.template.positions import Position

HERE = Path(__file__).parent
EN = HUSH.rules("en")
BOOK = Rulebook(HUSH, re.compile(r"\b\d\.\d\b"))
BOOKS = [Phrasebook(code, CORE[code], HUSH.catalogue(code)) for code in LANGUAGES]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_the_readme_holds_the_rules_and_names_every_setting() -> None:
    assert BOOK.holds(rules_section(EN, RECONSTRUCTED, ()))
    assert BOOK.unknown(BOOK.around_the_rules) == []
    assert BOOK.unlisted_settings(BOOK.around_the_rules) == []


@IN_EVERY_LANGUAGE
def test_the_rules_say_the_same_in_every_language(language: str) -> None:
    assert BOOK.same_numbers(language)
    assert BOOK.untidy(language) == []
    assert BOOK.without_stop(language, paragraphs(EN)) == []
    assert BOOK.differing(language, BOOK.cited) == []
    assert BOOK.differing(language, re.compile(r"\d+").findall) == []


@pytest.mark.parametrize("number", paragraphs(EN))
def test_every_paragraph_has_a_test(number: str) -> None:
    assert paragraph_tests(HERE, number)


def test_every_rule_opens_with_a_paragraph_that_exists() -> None:
    for file in Path(rules.__path__[0]).glob("[a-z]*.py"):
        for name in re.findall(r"^class (\w+)", file.read_text("utf-8"), re.MULTILINE):
            kind = getattr(import_module(f"{rules.__name__}.{file.stem}"), name)
            assert kind.__doc__.split()[0].rstrip(",") in paragraphs(EN), name
            assert PARAGRAPHS.get(kind, "2.1") in paragraphs(EN)


@IN_EVERY_LANGUAGE
def test_every_language_has_the_same_keys_and_gaps(language: str) -> None:
    english, catalogue = HUSH.catalogue("en"), HUSH.catalogue(language)
    assert list(catalogue) == list(english)
    assert [key for key in catalogue if gaps(catalogue[key]) != gaps(english[key])] == []


@pytest.mark.slow
def test_everything_that_can_be_said_is_said_and_no_text_is_left_over() -> None:
    said: set[str] = set()

    def say(message: Message) -> None:
        said.add(message.key)
        said_in_all(BOOKS, message, ("Anna", "Émile"), re.compile(r"\b(?:hush|core)\.[a-z]"))

    for seed in range(12):
        position, dealer = Position.new(2), Dealer(seed)
        while not position.over:
            seat = max(0, position.decision.player)
            view = HUSH.view(position.state, seat)
            say(HUSH.prompt(view))
            for option in position.options:
                say(HUSH.sentence(view, option))
                say(HUSH.because(view, option))
                assert HUSH.rule(view, option) in EN
            for action in HUSH.actions if position.decision.player != CHANCE else ():
                if not position.may(action):
                    say(position.refusal(action).message)
            position.play(dealer.pick(position.options))
        say(HUSH.prompt(HUSH.view(position.state, 0)))
        for seat in range(2):
            for message in position.heard(seat):
                say(message)
    named = {f"hush.{key}" for key in ("title", "pitch", "credit", "setting.rounds")}
    shown = {f"hush.view.{field.name}" for field in fields(HUSH.view_class)}
    left = set(HUSH.catalogue("en")) - said - named - shown
    assert left == {"hush.setting.rounds.about"}
