"""Every rule class opens with the number of its paragraph."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from meute.core.decision import PARAGRAPHS
from meute.games.tracks import rules

RULES = sorted(Path(rules.__path__[0]).glob("*.py"))
CLASS = re.compile(r"class (\w+)\((?:Secret)?(?:Decision|Step)\):\n    \"\"\"(\S+)")
QUESTION = re.compile(r"class (\w+)\((?:Secret)?Decision\):")
NUMBER = re.compile(r"(B|P|PH|M|O|R)\d+\S*")


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_every_rule_opens_with_its_number(file: Path) -> None:
    text = file.read_text("utf-8")
    strangers = [name for name, word in CLASS.findall(text) if not NUMBER.fullmatch(word)]
    assert strangers == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_every_question_names_its_paragraph(file: Path) -> None:
    module = import_module(f"{rules.__name__}.{file.stem}")
    for name in QUESTION.findall(file.read_text("utf-8")):
        assert NUMBER.fullmatch(PARAGRAPHS[getattr(module, name)])


def test_questions_are_found() -> None:
    assert sum(len(QUESTION.findall(file.read_text("utf-8"))) for file in RULES) > 20
