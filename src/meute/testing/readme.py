r"""What a room's README and its rules in three languages must keep, as lists of what does not.

BOOK = Rulebook(HUSH, re.compile(r"\d\.\d"))

@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_is_empty(language):
assert BOOK.untidy(language) == []
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meute.core.game import Game
from meute.core.message import LANGUAGES
from meute.testing.rulebook import BEGIN, END, replace_section

UNTIDY = re.compile(r"^$|^\s|\s$|\s\s|\n")
"""A paragraph that says nothing, or has spaces and lines where a reader expects none."""


@cache
def names_of_tests(folder: Path) -> tuple[str, ...]:
    """List the names of all test functions below a folder."""
    return tuple(
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def named_tests(folder: Path, pattern: str) -> list[str]:
    """List the tests whose names open with a pattern, such as `ruling_0?7`, as whole words."""
    wanted = re.compile(rf"test_{pattern}(_|$)")
    return [name for name in names_of_tests(folder) if wanted.match(name)]


def paragraph_tests(folder: Path, number: str) -> list[str]:
    """List the tests that stand behind a paragraph: `test_5_2_...` behind 5.2."""
    return named_tests(folder, re.escape(number.lower().replace(".", "_")))


@dataclass(frozen=True)
class Rulebook:
    """The rules of a room as people read them: its README, and its paragraphs by language."""

    game: Game
    number: re.Pattern[str]
    """How a text points to a paragraph; the groups, or the whole, are its number."""

    @property
    def path(self) -> Path:
        """Where the README lies: beside the game."""
        return Path(inspect.getfile(type(self.game))).with_name("README.md")

    @property
    def readme(self) -> str:
        """The README as it stands."""
        return self.path.read_text("utf-8")

    @property
    def around_the_rules(self) -> str:
        """The README without the rules that are written into it."""
        before, _, rest = self.readme.partition(BEGIN)
        return before + rest.partition(END)[2]

    def holds(self, section: str) -> bool:
        """Tell whether the README holds the rules as they are written now."""
        return self.readme == replace_section(self.readme, section)

    def write(self, section: str) -> None:
        """Write the rules into the README as they are now."""
        self.path.write_text(replace_section(self.readme, section), "utf-8")

    def cited(self, text: str) -> list[str]:
        """List the paragraphs that a text points to, in order of their numbers."""
        found = (
            next(filter(None, match.groups()), match[0]) for match in self.number.finditer(text)
        )
        return sorted(found)

    def unknown(self, *texts: str) -> list[str]:
        """List what texts point to without there being such a paragraph."""
        return sorted(
            {each for text in texts for each in self.cited(text)} - set(self._rules("en"))
        )

    def unlisted_settings(self, text: str) -> list[str]:
        """List the settings that a text does not name between backticks."""
        return [s.name for s in self.game.meta.settings if f"`{s.name}`" not in text]

    def untidy(self, language: str) -> list[str]:
        """List the paragraphs that are empty or not neatly written."""
        return [number for number, text in self._rules(language).items() if UNTIDY.search(text)]

    def without_stop(self, language: str, numbers: Iterable[str], stop: str = ".") -> list[str]:
        """List those of the paragraphs that do not end in a full stop, or in another sign."""
        rules = self._rules(language)
        return [number for number in numbers if not rules[number].endswith(stop)]

    def same_numbers(self, language: str) -> bool:
        """Tell whether a language has the paragraphs of the others, in the same order."""
        return list(self._rules(language)) == list(self._rules("en"))

    def differing(self, language: str, read: Callable[[str], Any]) -> list[str]:
        """List the paragraphs out of which one reads something else than in English."""
        english = self._rules("en")
        rules = self._rules(language)
        return [number for number in rules if read(rules[number]) != read(english[number])]

    def _rules(self, language: str) -> dict[str, str]:
        assert language in LANGUAGES
        return dict(self.game.rules(language))
