"""A language comes file by file: what nobody has translated yet is said in English."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import pytest

from meute.core.catalogue import rules_of, texts_of
from meute.core.message import LANGUAGES, Message, Phrasebook
from tests.catalogues import OTHERS, ROOMS
from tools.words import frames

ENGLISH = {
    "names.ftl": "tiny-wolf = alpha\n",
    "messages.ftl": "tiny-log = { $player } moves { A($piece) }.\n",
    "rules.ftl": "rule-1 = The { tiny-wolf } moves.\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A room whose names alone are Italian."""
    (tmp_path / "tinywords").mkdir()
    (tmp_path / "tinywords/__init__.py").touch()
    for language, written in (("en", ENGLISH), ("it", {"names.ftl": "tiny-wolf = lupo alfa\n"})):
        (tmp_path / "tinywords" / language).mkdir()
        for name, text in written.items():
            (tmp_path / "tinywords" / language / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "tinywords", raising=False)
    return "tinywords"


def test_what_is_translated_is_said_and_the_rest_in_english(package: str) -> None:
    texts = texts_of(package, "it")
    assert list(texts) == list(texts_of(package, "en"))
    message = Message("tiny.log", {"player": "Anna", "piece": Message("tiny.wolf")})
    assert Phrasebook("it", texts).say(message, ()) == "Anna moves a lupo alfa."
    assert rules_of(package, "it") == {"1": "The lupo alfa moves."}


def test_a_language_nobody_has_begun_is_english(package: str) -> None:
    assert texts_of(package, "cs") == texts_of(package, "en")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_three_languages_are_whole(language: str) -> None:
    assert language in LANGUAGES
    words = [Path(str(sys.modules[type(room).__module__].__file__)) for room in ROOMS.values()]
    for folder in (path.parent / "words" for path in words):
        found = {file.name for file in (folder / language).glob("*.ftl")}
        assert found == {file.name for file in (folder / "en").glob("*.ftl")}
    for place in OTHERS:
        package = "meute.server.coach" if place == "coach" else f"meute.{place}.texts"
        assert (files(package) / f"{language}.ftl").is_file()
    assert all(file.is_file() for file in frames(language))
