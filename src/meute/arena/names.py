"""Kinds of answers and parts of scores in English words, from the catalogues of a room."""

from __future__ import annotations

import re
from typing import Final

from meute.core.game import Game

GAP: Final = re.compile(r"\{\w+\}")
DETAIL: Final = re.compile(r"[:;,(]")
"""Where the details of a sentence begin."""

HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def kind_name(game: Game, kind: str) -> str:
    """Say what a kind of answer does, with dots where the details would stand.

    >>> from meute.core import registry
    >>> kind_name(registry.game("silver"), "Call")
    'Call the end of the round'
    """
    words = game.catalogue("en")
    prefix = f"{game.meta.name}.do.{kind}"
    found = [text for key, text in words.items() if key == prefix]
    found += [text for key, text in words.items() if key.startswith(f"{prefix}.")]
    text = DETAIL.split(GAP.sub("…", found[0]))[0].rstrip(". ") if found else ""
    return text if text.strip("… ") else HUMP.sub(" ", kind).capitalize()


def part_name(game: Game, key: str) -> str:
    """Say where points came from."""
    return game.catalogue("en").get(key, key.rpartition(".")[2].replace("_", " "))
