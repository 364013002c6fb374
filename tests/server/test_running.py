"""What the server asks of uvicorn."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
FLOW_CONTROL = (0, 52, 1)
"""The uvicorn since which a reader who never reads is waited for, instead of filling the memory."""


def version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def test_no_uvicorn_is_allowed_that_lets_a_slow_reader_fill_the_memory() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    server = project["optional-dependencies"]["server"]
    [wanted] = [d for d in server if d.startswith("uvicorn")]
    lowest = version(wanted.partition(">=")[2])
    assert lowest >= FLOW_CONTROL
    found = re.search(
        r"^uvicorn==([\d.]+)", (ROOT / "requirements/dev.lock").read_text(), re.MULTILINE
    )
    assert found is not None
    assert version(found[1]) >= lowest
