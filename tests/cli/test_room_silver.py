"""What the terminal says of answers in Silver."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from meute.cli.screen import Screen
from meute.cli.words import Words
from meute.core.codec import encode
from meute.core.message import LANGUAGES
from meute.core.table import Table
from meute.games.silver import actions as a
from tests.games.silver.positions import Position


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_explained_with_what_it_would_do(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    position = Position("7* 3", "1 1", top="5").play(a.DRAW)
    table = Table.from_state("silver", encode(position.state), "told")
    screen = Screen(table, Words(table, language), Console(width=100))
    [worth] = screen.ahead(0, a.SWAPS[1])
    assert "12" in worth
    [power] = screen.ahead(0, a.DISCARD)
    assert power
    assert not screen.ahead(0, a.ANNOUNCE)
    assert not any("cli." in line or "silver." in line for line in (worth, power))
