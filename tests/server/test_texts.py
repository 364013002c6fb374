"""The server's own words."""

from __future__ import annotations

import re
from pathlib import Path

from meute.core.message import LANGUAGES
from meute.server.texts import CATALOGUES

SOURCES = Path(__file__).parents[2] / "src" / "meute" / "server"
GAPS = re.compile(r"\$(\w+)")


def test_every_language_has_every_sentence_with_the_same_gaps() -> None:
    assert set(CATALOGUES) == set(LANGUAGES)
    gaps = {
        language: {key: sorted(GAPS.findall(text)) for key, text in catalogue.items()}
        for language, catalogue in CATALOGUES.items()
    }
    assert gaps["en"] == gaps["fr"] == gaps["de"]


def test_every_key_the_server_uses_has_a_sentence_and_no_sentence_is_idle() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    used = {f"server.{key}" for key in re.findall(r'\brefusal\(\s*"([\w.]+)"', source)}
    used |= {f"server.log.{key}" for key in re.findall(r'\bnote\("(\w+)"', source)}
    used |= set(re.findall(r'Message\("(server\.[\w.]+)"', source))
    assert used == set(CATALOGUES["en"])
