"""What the words of a game mean: terms as data, so that any page can explain them where they stand.

A term is an entry of `words/<language>/terms.ftl`:

    silver-term-village = village
        .forms = village(s)
        .about = The cards that lie before you.
        .rule = R0.1

Its value is what it is called, `forms` how it may stand in a sentence, with `|` between forms and
endings that may be missing in brackets, `about` what it means, `rule` the paragraph to read on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meute.core.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.game import Game

ENDINGS = re.compile(r"\(([^()]*)\)")


@dataclass(frozen=True)
class Term:
    """A word of a game, how it may stand in a sentence, and what it means."""

    name: str
    forms: tuple[str, ...]
    about: str
    rule: str = ""


def terms_of(game: Game, language: str) -> list[Term]:
    """Return the terms of a game in one language, in the order of their file."""
    written = game.terms(language)
    speech = Speech(language, {**game.catalogue(language), **written})
    return [_term(speech.say(key, {})) for key in written]


def _term(said: str) -> Term:
    traits: Mapping[str, str] = getattr(said, "traits", {})
    return Term(
        name=str(said),
        forms=tuple(forms_of(traits.get("forms", str(said)))),
        about=traits.get("about", ""),
        rule=traits.get("rule", ""),
    )


def forms_of(text: str) -> list[str]:
    """Write out all forms of a word.

    >>> forms_of("cub(s) | young fox(es)")
    ['cub', 'cubs', 'young fox', 'young foxes']
    >>> forms_of("Wolf(s,es)")
    ['Wolf', 'Wolfs', 'Wolfes']
    """
    found: list[str] = []
    for form in (each.strip() for each in text.split("|")):
        found += _spelled_out(form)
    return list(dict.fromkeys(form for form in found if form))


def _spelled_out(form: str) -> list[str]:
    endings = ENDINGS.search(form)
    if endings is None:
        return [form]
    before, after = form[: endings.start()], form[endings.end() :]
    return [
        whole
        for ending in ("", *endings[1].split(","))
        for whole in _spelled_out(f"{before}{ending.strip()}{after}")
    ]


__all__ = ["Term", "forms_of", "terms_of"]
