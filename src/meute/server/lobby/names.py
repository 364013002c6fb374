"""What people may be called: names that others can see, read, and tell apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from meute.server.refusal import refusal

NAME: Final = 24
"""The most letters of a name."""

MARKS: Final = 2
"""The most accents on one letter; more would climb over the lines above."""

UNSEEN: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category, and yet nothing is seen of them."""

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "HEBREW", "ARABIC")
"""Scripts of which no two share a name: their letters look alike, or run against each other."""

TWINS: Final = {
    **dict(zip("авеіјкмнорсԁѕтухԛԝ", "abeijkmhopcdstyxqw", strict=True)),
    **dict(zip("αβεικνορτυχ", "abeikvoptux", strict=True)),
    **dict(zip("01|ıօ", "ollio", strict=True)),  # noqa: RUF001 (meant)
}
"""Letters and digits that look like others, by the one that they are taken for."""


def person_name(text: str) -> str:
    """Return a name that can stand in a log, or refuse it.

    Letters that look the same are written the same (NFKC). What is not seen, or turns the reading
    around, has no place in a name.
    """
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not any(_shown(c) for c in name):
        raise refusal("name_empty")
    if not all(_may_stand(c) for c in name) or _climbs(name) or len(_scripts(name)) > 1:
        raise refusal("name_odd")
    if len(name) > NAME:
        raise refusal("name_long", most=NAME)
    return name


def _shown(letter: str) -> bool:
    """Tell whether a letter alone makes a name."""
    return unicodedata.category(letter)[0] in "LNS" and letter not in UNSEEN


def _may_stand(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in UNSEEN)


def _climbs(name: str) -> bool:
    """Tell whether marks are heaped on a letter, or stand before any."""
    heap = MARKS
    for letter in name:
        heap = heap + 1 if unicodedata.category(letter)[0] == "M" else 0
        if heap > MARKS:
            return True
    return False


def _scripts(name: str) -> set[str]:
    """Return which of the scripts that do not go together are there."""
    words = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    return words & set(SCRIPTS)


def looks(name: str) -> str:
    """Return what a name looks like: equal for names that people take for each other."""
    plain = unicodedata.normalize("NFD", name.replace("I", "l").casefold())
    letters = (c for c in plain if unicodedata.category(c)[0] != "M")
    return "".join(TWINS.get(c, c) for c in letters if c != " ")


def distinct(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if somebody at the table is called so already, or nearly."""
    taken = {looks(other) for other in others}
    number, found = 1, name
    while looks(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found
