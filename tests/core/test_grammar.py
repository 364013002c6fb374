"""Articles and elision: the client's functions are held to the same table of cases."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from meute.core.grammar import FUNCTIONS, Noun

TABLE: Final = Path(__file__).parents[1] / "grammar.json"
CASES: Final[list[dict[str, Any]]] = json.loads(TABLE.read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["said"])
def test_articles_and_elision(case: dict[str, Any]) -> None:
    text = Noun.of(case["text"], case["traits"]) if "traits" in case else case["text"]
    assert FUNCTIONS[case["language"]][case["call"]](text) == case["said"]
