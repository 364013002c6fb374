"""Counts of the decision tree: whatever changes the rules shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from meute.games.wolves import WOLVES
from meute.testing.perft import perft, position_after

LINES = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", [line for line in LINES if line and not line.startswith("#")])
def test_perft(line: str) -> None:
    seats, seed, events, depth, count = map(int, line.split())
    state = position_after(WOLVES, seats, {}, seed, events)
    assert perft(WOLVES, state, depth) == count
