"""Every text a person can read: of the rooms, the engine, the server, the terminal, the page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import meute
from meute.cli.texts import CATALOGUES as CLI
from meute.core.catalogue import entries
from meute.core.texts import CATALOGUES as CORE
from meute.server.coach import CATALOGUES as COACH
from meute.server.texts import CATALOGUES as SERVER
from meute.testing.template import HUSH
from tools.words import frames

WHOLE: Final = ("en", "fr", "de")
"""The languages in which everything is said; a new one may have begun with a single file."""

ROOMS: Final = {**{room: meute.game(room) for room in meute.games()}, "hush": HUSH}
OTHERS: Final = {"core": CORE, "server": SERVER, "coach": COACH, "cli": CLI}
PLACES: Final = (*ROOMS, *OTHERS, "page")


FORMS: Final = re.compile(r"\n +\.forms = .*")
"""How a term may stand in a sentence: read by a program, and no sentence itself."""


def texts(place: str, language: str) -> Mapping[str, str]:
    """Return the texts of one place as they are written, its rules included."""
    if place == "page":
        found = [entries(file.read_text("utf-8")) for file in frames(language)]
        return {key: text for part in found for key, text in part.items()}
    if place in OTHERS:
        return OTHERS[place][language]
    room = ROOMS[place]
    rules = {f"rule.{number}": text for number, text in room.rules(language).items()}
    terms = {key: FORMS.sub("", text) for key, text in room.terms(language).items()}
    apart = {**room.lesson_words(language), **room.guide(language), **terms}
    return {**room.catalogue(language), **rules, **apart}


def everything(language: str) -> Iterator[tuple[str, str]]:
    """Go through all texts of a language, with their keys."""
    for place in PLACES:
        yield from ((f"{place} {key}", text) for key, text in texts(place, language).items())
