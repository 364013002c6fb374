"""Kinds of answers and parts of scores in English words, from the catalogues of a room."""

from __future__ import annotations

import re
from typing import Final

from meute.core.game import Game
from meute.core.message import Message, Phrasebook

GAP: Final = re.compile(r"\$(\w+)")
DETAIL: Final = re.compile(r"[:;,(]")
"""Where the details of a sentence begin."""

HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def kind_name(game: Game, kind: str) -> str:
    """Say what a kind of answer does, with dots where the details would stand.

    Two kinds that begin alike are told apart by their details, or else by the kind itself.

    >>> from meute.core import registry
    >>> kind_name(registry.game("silver"), "Call")
    'Call the end of the round'
    >>> kind_name(registry.game("wolves"), "SpendAs")
    'Pay with a bonus terrain token: …'
    """
    said = _sentences(game)
    for form in (_opening, _whole):
        name = form(said.get(kind, ""))
        if name.strip("… ") and name not in [form(said[k]) for k in said if k != kind]:
            return name
    return HUMP.sub(" ", kind).capitalize()


def _sentences(game: Game) -> dict[str, str]:
    """Return what the catalogue first says about each kind of answer, with dots in the gaps."""
    prefix = f"{game.meta.name}.do."
    found: dict[str, str] = {}
    texts = game.catalogue("en")
    book = Phrasebook("en", texts)
    for key, text in texts.items():
        if key.startswith(prefix):
            dots = Message(key, dict.fromkeys(GAP.findall(text), "…"))
            found.setdefault(key.removeprefix(prefix).split(".")[0], book.say(dots, ()))
    return found


def _opening(sentence: str) -> str:
    return DETAIL.split(sentence)[0].rstrip(". ")


def _whole(sentence: str) -> str:
    return sentence.rstrip(". ")


def part_name(game: Game, key: str) -> str:
    """Say where points came from."""
    book = Phrasebook("en", game.catalogue("en"))
    if book.knows(key):
        return book.say(Message(key), ())
    return key.rpartition(".")[2].replace("_", " ")


def capital(words: str) -> str:
    """Begin with a capital letter, and leave the other letters alone.

    >>> capital("lead changes of A")
    'Lead changes of A'
    """
    return words[:1].upper() + words[1:]
