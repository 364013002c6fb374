"""The example teaches nets that play; its framework is not among our own tools."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import meute
from meute.bots.learned import LearnedBot

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


def ran(script: str, *words: str) -> str:
    """Run a script of the example; return what it said."""
    line = [sys.executable, str(LEARNING / script), *words]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


@pytest.mark.slow
def test_the_example_writes_the_same_net_twice_and_it_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="examples/learning brings PyTorch itself, and we do not")
    words = (
        *("silver", "--set", "rounds=1", "--watch", "300", "--steps", "256", "--games", "8"),
        *("--against", "random", "--with", "tables=8", "--with", "length=8"),
        *("--with", "portion=100", "--with", "tests=1"),
    )
    files = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for file in files:
        assert "256 steps" in ran("learn.py", *words, "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()
    table = meute.Table("silver", 2, seed=1, variant={"rounds": 1})
    bot = LearnedBot(str(files[0]))
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    picture = tmp_path / "curves.svg"
    ran("curves.py", str(picture), str(files[0].with_suffix(".json")))
    assert picture.exists()


def test_curves_show_every_seed_with_its_interval(tmp_path: Path) -> None:
    runs = []
    for seed, won in enumerate((0.5, 0.75)):
        plan = {"room": "silver", "seats": 2}
        curve = [
            {"seconds": seconds, "won": {"greedy": [share, 0.1], "random": [1.0, 0.0]}}
            for seconds, share in ((0.0, 0.1), (10.0, won))
        ]
        runs.append(tmp_path / f"{seed}.json")
        runs[-1].write_text(json.dumps({"plan": plan, "curve": curve}))
    ran("curves.py", str(tmp_path / "curves.svg"), *map(str, runs))
    picture = ET.parse(tmp_path / "curves.svg").getroot()  # noqa: S314 (our own)
    lines = [e.get("points", "").split() for e in picture if e.tag.endswith("polyline")]
    heights = [float(line[-1].split(",")[1]) for line in lines]
    assert heights[1] == heights[3] < heights[2] < heights[0]  # random, then the better greedy
    bands = [e for e in picture if e.tag.endswith("polygon")]
    assert [len(band.get("points", "").split()) for band in bands] == [4] * 4
    words = " ".join(picture.itertext())
    assert "silver, 2 seats, 2 seeds" in words
    assert words.count("against greedy") == words.count("against random") == 1
    assert "10 s" in words
