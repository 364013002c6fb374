"""Messages in the languages of the house."""

from __future__ import annotations

import copy
import pickle
import re

import pytest

from meute.core.message import LANGUAGES, Message, Phrasebook, Seat
from meute.core.texts import CATALOGUES


def gaps(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_the_engine_says(language: str) -> None:
    english = CATALOGUES["en"]
    assert CATALOGUES[language].keys() == english.keys()
    for key, text in CATALOGUES[language].items():
        assert gaps(text) == gaps(english[key]), key


def test_gaps_are_filled_with_names_words_and_numbers() -> None:
    book = Phrasebook("en", {"a": "{ $who } sees { $what } { $n } times", "b": "the { $x }"})
    message = Message("a", {"who": Seat(1), "what": Message("b", {"x": "fox"}), "n": 3})
    assert book.say(message, ("Anna", "Bob")) == "Bob sees the fox 3 times"


def test_a_seat_without_a_name_is_counted() -> None:
    book = Phrasebook("fr", CATALOGUES["fr"], {"a": "{ $who }"})
    assert book.say(Message("a", {"who": Seat(1)}), ()) == "Place 2"


def test_a_name_cannot_break_a_sentence() -> None:
    book = Phrasebook("en", {"a": "{ $who } wins"})
    assert book.say(Message("a", {"who": Seat(0)}), ("{0.__class__}",)) == "{0.__class__} wins"


def test_a_seat_is_one_object_wherever_it_is_named() -> None:
    assert Seat(1) is Seat(seat=1)
    assert Seat(1) != Seat(2)
    assert copy.deepcopy(Seat(3)) is pickle.loads(pickle.dumps(Seat(3))) is Seat(3)  # noqa: S301 (our own)
    assert Seat(-1) == Seat(-1)
    assert repr(Seat(2)) == "Seat(seat=2)"
