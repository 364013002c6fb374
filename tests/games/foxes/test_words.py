"""What the room says: the same keys and gaps in every language, and no word missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Decision
from meute.core.message import LANGUAGES, Message, Phrasebook
from meute.core.texts import CATALOGUES as CORE
from meute.games.foxes import FOXES
from meute.games.foxes.state import State
from meute.games.foxes.words.names import (
    cub_name,
    instinct_name,
    obstacle_name,
    resource_name,
    source_name,
    territory_name,
)

BOOKS = [Phrasebook(code, CORE[code], FOXES.catalogue(code)) for code in LANGUAGES]
BOOK = BOOKS[0]
SEATS = ("Ann", "Béa", "Cid", "Dörte", "Eve")
KEY = re.compile(r"\b(?:foxes|core)\.[a-z]")


def spoken(message: Message) -> list[str]:
    """Say a message in every language; fail if nobody has written it."""
    out = []
    for book in BOOKS:
        assert book.knows(message.key), message.key
        text = book.say(message, SEATS)
        assert "{" not in text, (message, text)
        assert not KEY.search(text), (message, text)
        out.append(text)
    return out


def walk(seats: int, seed: int) -> Iterator[State]:
    """Play at random, stopping at every question and at the end."""
    dealer = Dealer(f"{seats} {seed}")
    state = FOXES.setup(seats, FOXES.meta.variant({}))
    state.story = []
    while (decision := FOXES.decision(state)) is not None:
        yield state
        FOXES.play(state, dealer.pick(decision.options(state)))
    yield state


def test_every_language_has_words_of_its_own() -> None:
    english = FOXES.catalogue("en")
    for code in ("fr", "de"):
        same = [
            key
            for key, text in FOXES.catalogue(code).items()
            if text == english[key]
            and " " in text
            and not re.fullmatch(r"[^A-Za-z]*(?:PC)?", re.sub(r"\{[^{}]*\}", "", text))
        ]
        assert same == []


def test_every_setting_has_its_words() -> None:
    keys = {"foxes.title", "foxes.pitch", "foxes.goal", "foxes.credit"}
    for setting in FOXES.meta.settings:
        keys |= {f"foxes.setting.{setting.name}", f"foxes.setting.{setting.name}.about"}
    assert keys <= set(FOXES.catalogue("en"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_line_and_reason_of_random_games_has_words(seats: int) -> None:
    for seed in range(8):
        dealer = Dealer(seed)
        state = None
        for state in walk(seats, seed):
            decision = FOXES.decision(state)
            if decision is not None and decision.player != CHANCE:
                for action in dealer.shuffled(FOXES.actions)[:8]:
                    reason = FOXES.why_not(state, decision.player, action)
                    if reason is not None:
                        assert spoken(reason.message)
                        assert reason.rule in FOXES.rules("en")
        assert state is not None
        for line in state.story or ():
            spoken(line.message)


def test_everything_has_a_name() -> None:
    families = [
        (territory_name, 6), (resource_name, 4), (obstacle_name, 5), (cub_name, 5),
        (instinct_name, 6), (source_name, 12),
    ]  # fmt: skip
    for name, count in families:
        for names in zip(*(spoken(name(number)) for number in range(count)), strict=True):
            assert len(set(names)) == count


def test_every_question_and_every_answer_has_words() -> None:
    kinds = {type(action).__name__ for action in FOXES.actions}
    assert not [name for name in kinds if not BOOK.knows(f"foxes.do.{name}")]
    asked = [n for n, kind in FOXES.vocabulary.items() if issubclass(kind, Decision)]
    assert not [name for name in asked if not BOOK.knows(f"foxes.ask.{name}")]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_questions_and_answers_can_be_said(seats: int) -> None:
    for state in walk(seats, 3):
        decision = FOXES.decision(state)
        if decision is None:
            assert spoken(FOXES.prompt(FOXES.view(state, 0)))[0] == "The game is over."
            continue
        seat = None if decision.player == CHANCE else decision.player
        view = FOXES.view(state, seat)
        assert FOXES.prompt(view).key == f"foxes.ask.{type(decision).__name__}"
        spoken(FOXES.prompt(view))
        options = list(dict.fromkeys(decision.options(state)))
        sentences = [spoken(FOXES.sentence(view, option)) for option in options]
        for said in zip(*sentences, strict=True):
            assert len(set(said)) == len(said), "two options sound the same"
        for option in options if seat is not None else ():
            assert FOXES.rule(view, option) in FOXES.rules("en")


def test_b8_equal_options_are_offered_once() -> None:
    for state in walk(3, 5):
        decision = FOXES.decision(state)
        if decision is not None and decision.player != CHANCE:
            options = decision.options(state)
            assert options
            assert len(set(options)) == len(options)
