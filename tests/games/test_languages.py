"""Every room says the same in every language."""

from __future__ import annotations

import re

import pytest

import meute
from meute.core.message import LANGUAGES
from tests.games.words import gaps

ROOMS = meute.games()


@pytest.mark.parametrize("room", ROOMS)
def test_every_language_has_the_same_keys_and_gaps(room: str) -> None:
    game = meute.game(room)
    english = game.catalogue("en")
    for code in LANGUAGES:
        catalogue = game.catalogue(code)
        assert list(catalogue) == list(english)
        for key, text in catalogue.items():
            assert text.rstrip() == text != ""
            assert "  " not in re.sub(r"\n *", " ", text), (code, key)
            assert gaps(text) == gaps(english[key]), (code, key)


@pytest.mark.parametrize("room", ROOMS)
def test_every_language_has_the_same_paragraphs(room: str) -> None:
    game = meute.game(room)
    assert game.rules("en")
    for code in LANGUAGES:
        assert list(game.rules(code)) == list(game.rules("en"))
