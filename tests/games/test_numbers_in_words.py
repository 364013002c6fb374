"""What is said with a number reads rightly for none, one and two, in three languages."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import meute
from meute.core.message import LANGUAGES, Message, Param, Phrasebook, Seat
from meute.core.registry import game
from meute.core.texts import CATALOGUES

SAID: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "core.undone": ("silver", ("count",)),
    "silver.why.fetch_none": ("silver", ("cards",)),
    "tracks.log.raising": ("tracks", ("total", "cubs", "fed")),
    "tracks.log.fight": ("tracks", ("mine", "theirs")),
}


def books(room: str) -> list[Phrasebook]:
    return [
        Phrasebook(language, CATALOGUES[language], game(room).catalogue(language))
        for language in LANGUAGES
    ]


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("key", SAID)
def test_a_number_stands_behind_its_word(key: str, number: int) -> None:
    room, gaps = SAID[key]
    params: dict[str, Param] = {
        "player": Seat(0),
        "wolf": "-",
        "other": "-",
        **dict.fromkeys(gaps, number),
    }
    for book in books(room):
        said = book.say(Message(key, params), ["Ann", "Ben"])
        counted = re.findall(rf"\b{number} ([^\W\d]+)", said)
        assert set(counted) <= {"of", "von", "sur", "against", "contre", "gegen"}, said


def test_no_text_leaves_the_number_to_the_reader() -> None:
    texts = [
        (key, text)
        for room in meute.games()
        for language in LANGUAGES
        for key, text in {**CATALOGUES[language], **game(room).catalogue(language)}.items()
    ]
    assert [key for key, text in texts if re.search(r"\w\((s|e|en|n|x)\)", text)] == []


@pytest.mark.parametrize("wolves", ["Green A", "Green A, Green B"])
def test_one_wolf_or_two_are_added_to_the_cubs(wolves: str) -> None:
    said = [
        book.say(Message("tracks.do.AddCubs", {"wolves": wolves}), []) for book in books("tracks")
    ]
    assert said == [
        f"Add to the cubs: {wolves}",
        f"Ajouter aux louveteaux\N{NO-BREAK SPACE}: {wolves}",
        f"Als Welpen dazulegen: {wolves}",
    ]
