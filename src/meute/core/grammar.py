"""Articles, contraction and elision: what a sentence needs to know about a name that fills it.

The client has the same functions in `web/src/lib/grammar.ts`; one table of cases tests both.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

Traits = Mapping[str, str]


class Noun(str):
    """A text with what its entry says about it: `gender`, `number`, its forms in other cases."""

    __slots__ = ("traits",)
    traits: Traits

    @classmethod
    def of(cls, text: str, traits: Traits) -> Noun:
        """Give a text its traits."""
        noun = cls(text)
        noun.traits = traits
        return noun


def traits_of(text: str) -> Traits:
    """Return what is known about a text; of a person's name nothing is."""
    return text.traits if isinstance(text, Noun) else {}


def gender(text: str) -> str:
    """Return m, f or n; m where nothing is known, as a dictionary lists words."""
    return traits_of(text).get("gender", "m")


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def _form(text: str) -> str:
    """Return the gender, or `p` for what is a plural."""
    return "p" if traits_of(text).get("number") == "plural" else gender(text)


def elides(text: str) -> bool:
    """Tell whether de becomes d’ before a French word.

    An h is taken to be mute, as in most first names; a noun says otherwise with
    `.aspirated = yes`. A y elides before a consonant alone: d’Yves, de Yann.
    """
    if traits_of(text).get("aspirated") == "yes":
        return False
    letters = unicodedata.normalize("NFD", text[:2].lower().replace("œ", "o").replace("æ", "a"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    first, second = plain[:1], plain[1:2]
    if first == "y":
        return second.isalpha() and second not in VOWELS
    return first != "" and first in f"{VOWELS}h"


VOWELS: Final = "aeiou"


def _de(text: str) -> str:
    """De before a name; the article with which a title begins melts into it."""
    if isinstance(text, Noun):
        for article, melted in (("Le ", "du "), ("Les ", "des ")):
            if text.startswith(article):
                return melted + text.removeprefix(article)
    return f"d’{text}" if elides(text) else f"de {text}"


def _to(text: str) -> str:
    """À before a name; the article with which a title begins melts into it."""
    if isinstance(text, Noun):
        for article, melted in (("Le ", "au "), ("Les ", "aux ")):
            if text.startswith(article):
                return melted + text.removeprefix(article)
    return f"à {text}"


def _french(before_vowel: str, **articles: str) -> Callable[[str], str]:
    """Make a function that puts an article in front of a French noun."""

    def put(text: str) -> str:
        form = _form(text)
        if form != "p" and before_vowel and elides(text):
            return before_vowel + text
        return f"{articles['m' if form == 'n' else form]} {text}"

    return put


def _german(case: str, **articles: str) -> Callable[[str], str]:
    """Make a function that puts an article in front of a German noun, in its case."""

    def put(text: str) -> str:
        word = traits_of(text).get(case, text)
        return f"{articles[_form(text)]} {word}".lstrip()

    return put


def _an(text: str) -> str:
    """A or an before an English noun; `.article = an` decides where letters do not."""
    article = traits_of(text).get("article") or ("an" if text[:1].lower() in VOWELS else "a")
    return f"{article} {text}"


EVERYWHERE: Final[Mapping[str, Callable[[str], str]]] = {"GENDER": gender, "CAP": capital}

FUNCTIONS: Final[Mapping[str, Mapping[str, Callable[[str], str]]]] = {
    "en": {**EVERYWHERE, "A": _an},
    "fr": {
        **EVERYWHERE,
        "UN": _french("", m="un", f="une", p="des"),
        "LE": _french("l’", m="le", f="la", p="les"),
        "DU": _french("de l’", m="du", f="de la", p="des"),
        "AU": _french("à l’", m="au", f="à la", p="aux"),
        "TON": _french("ton ", m="ton", f="ta", p="tes"),
        "DE": _de,
        "A": _to,
        "QUE": lambda text: f"qu’{text}" if elides(text) else f"que {text}",
    },
    "de": {
        **EVERYWHERE,
        "EIN": _german("nominative", m="ein", f="eine", n="ein", p=""),
        "EINEN": _german("accusative", m="einen", f="eine", n="ein", p=""),
        "KEINEN": _german("accusative", m="keinen", f="keine", n="kein", p="keine"),
        "DEIN": _german("nominative", m="dein", f="deine", n="dein", p="deine"),
        "DEINEN": _german("accusative", m="deinen", f="deine", n="dein", p="deine"),
        "EINEM": _german("dative", m="einem", f="einer", n="einem", p=""),
        "DER": _german("weak", m="der", f="die", n="das", p="die"),
        "DEN": _german("accusative", m="den", f="die", n="das", p="die"),
        "DEM": _german("dative", m="dem", f="der", n="dem", p="den"),
    },
}
"""What a text may call, by language: `UN($piece)` gives "une tanière"."""
