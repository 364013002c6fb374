"""The example teaches a net that plays; its framework is not among our own tools."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import meute
from meute.bots.learned import LearnedBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning" / "learn.py"


@pytest.mark.slow
def test_the_example_writes_a_net_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="examples/learning brings PyTorch itself, and we do not")
    net = tmp_path / "net.npz"
    words = ["silver", "--set", "rounds=1", "--watch", "300", "--minutes", "0.01", "--games", "32"]
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), *words, "--out", str(net)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "games against random" in told
    table = meute.Table("silver", 2, seed=1, variant={"rounds": 1})
    bot = LearnedBot(str(net))
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
