"""Every numbered paragraph, ruling, decision, table and sentence of the guide has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAMES = " ".join(
    name
    for file in sorted(HERE.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE)
)

PARAGRAPHS = [
    *(f"b0_{n}" for n in range(1, 9)),
    *(f"b1_{n}" for n in range(1, 5)),
    *(f"b2_{n}" for n in range(1, 4)),
    *(f"b3_{n}" for n in range(1, 8)),
    *(f"b3_a_{n}" for n in range(1, 5)),
    "b3_a_mountain",
    *(f"b3_b_{n}" for n in range(1, 5)),
    "b4",
    *(f"b5_{n}" for n in range(1, 11)),
    *(f"b6_{n}" for n in range(1, 5)),
    *(f"c{n}" for n in range(11)),
    *(f"d{n}" for n in range(1, 20)),
    *(f"f{n}" for n in range(1, 32)),
    *(f"g{n}" for n in range(1, 78)),
    "g_ex1",
    "g_ex2",
]


@pytest.mark.parametrize("number", PARAGRAPHS)
def test_the_paragraph_has_a_test(number: str) -> None:
    assert re.search(rf"_{number}(?=_|\b)(?!_\d)", NAMES), f"no test is named by {number}"
