"""Where messages become words: the one module of the engine that knows Fluent.

To import it takes longer than to list all games, so `Phrasebook` does so when a sentence has gaps.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from meute.core.grammar import FUNCTIONS, Noun

REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*[.}]")
"""Another text that stands inside a text."""

LONGEST: Final = 2000
"""Characters that may fill a gap; Fluent itself draws the line at 2,500."""

TOO_LONG: Final = 10**15
"""From here on Fluent has no words for a number; bad input may be quoted all the same."""


class Speech:
    """Says the texts of one language; each is parsed when it is first said."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        """Take texts by key."""
        functions: dict[str, Any] = {**FUNCTIONS["en"], **FUNCTIONS.get(language, {})}
        self._texts = texts
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def say(self, key: str, params: Mapping[str, str | int]) -> str:
        """Fill a text; what its entry says about it goes along."""
        self._learn(key)
        found = self._bundle.get_message(key.replace(".", "-"))
        given = {name: _given(param) for name, param in params.items()}
        said = self._format(found.value, given)
        if not found.attributes:
            return said
        traits = {name: self._format(text, given) for name, text in found.attributes.items()}
        return Noun.of(said, traits)

    def _format(self, pattern: Any, params: Mapping[str, Any]) -> str:
        said, _ = self._bundle.format_pattern(pattern, dict(params))
        return str(said)

    def _learn(self, key: str) -> None:
        """Parse a text and those that stand inside it."""
        identifier = key.replace(".", "-")
        if self._bundle.has_message(identifier) or key not in self._texts:
            return
        text = self._texts[key]
        self._bundle.add_resource(FluentResource(f"{identifier} = {text}\n"))
        for name in REFERENCE.findall(text):
            self._learn(name.replace("-", "."))


def _given(param: str | int) -> FluentInt | str:
    """Return what fills a gap; Fluent says nothing at all where one is too long."""
    if isinstance(param, int):
        return _digits(param)
    return param if len(param) <= LONGEST else f"{param[:LONGEST]}…"


def _digits(number: int) -> FluentInt | str:
    """Return a number that is written with digits alone, in every language."""
    return FluentInt(number, useGrouping=False) if abs(number) < TOO_LONG else str(number)
