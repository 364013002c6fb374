"""The example teaches nets that play; its framework is not among our own tools."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import meute
from meute.bots.learned import LearnedBot
from meute.env.terms import Terms

LEARNING = Path(__file__).parents[2] / "examples" / "learning"
PLANS = sorted((LEARNING / "plans").glob("*.json"))

SMALL = ("watched=300", "portion=100", "steps=256", "tables=8", "length=8", "games=8", "tests=1")
"""A plan that is done in a moment."""


def ran(script: str, *words: object) -> str:
    """Run a script of the example; return what it said."""
    line = [sys.executable, str(LEARNING / script), *map(str, words)]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of the example that reads plans; it needs no framework."""
    monkeypatch.syspath_prepend(LEARNING)
    return import_module("plan")


@pytest.mark.slow
def test_the_same_arguments_give_the_same_net_and_it_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="examples/learning brings PyTorch itself, and we do not")
    words = ["--with", "variant={'rounds': 1}".replace("'", '"'), "--with", 'against=["random"]']
    for change in SMALL:
        words += ["--with", change]
    files = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for file in files:
        assert "256 steps" in ran(
            "learn.py", LEARNING / "plans" / "silver.json", "--out", file, *words
        )
    assert files[0].read_bytes() == files[1].read_bytes()
    table = meute.Table("silver", 2, seed=1, variant={"rounds": 1})
    bot = LearnedBot(str(files[0]))
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    picture = tmp_path / "curves.svg"
    ran("curves.py", picture, files[0].with_suffix(".json"))
    assert picture.exists()


@pytest.mark.parametrize("file", PLANS, ids=lambda file: file.stem)
def test_a_plan_names_a_room_and_tables_that_there_are(file: Path, plans: Any) -> None:
    plan = plans.read_plan(file, [], seed=3)
    assert plan.room == file.stem
    assert plan.seed == 3
    for company in plan.company.values():
        assert meute.bot(company.bot).name == company.bot
        assert Terms(plan.room, plan.seats, plan.variant | company.variant).names
    assert set(plan.against) <= set(plan.company)


def test_every_room_has_a_plan() -> None:
    assert [file.stem for file in PLANS] == sorted(meute.games())


def test_a_number_that_no_plan_has_is_refused(plans: Any) -> None:
    assert plans.read_plan(PLANS[0], ["hidden=64"], seed=0).hidden == 64
    with pytest.raises(SystemExit, match="a plan has no 'hiden'; it has room, seats"):
        plans.read_plan(PLANS[0], ["hiden=64"], seed=0)


def test_curves_show_every_seed_with_its_interval(tmp_path: Path) -> None:
    company = {"random": {"bot": "random"}, "greedy": {"bot": "greedy"}}
    runs = []
    for seed, won in enumerate((0.5, 0.75)):
        plan = {"room": "silver", "seats": 2, "company": company}
        curve = [
            {"seconds": seconds, "won": {"random": [1.0, 0.0], "greedy": [share, 0.1]}}
            for seconds, share in ((0.0, 0.1), (10.0, won))
        ]
        runs.append(tmp_path / f"{seed}.json")
        runs[-1].write_text(json.dumps({"plan": plan, "curve": curve}))
    ran("curves.py", tmp_path / "curves.svg", *runs)
    picture = ET.parse(tmp_path / "curves.svg").getroot()  # noqa: S314 (our own)
    lines = [e.get("points", "").split() for e in picture if e.tag.endswith("polyline")]
    heights = [float(line[-1].split(",")[1]) for line in lines]
    assert heights[0] == heights[2] < heights[3] < heights[1]  # random, then the better greedy
    bands = [e for e in picture if e.tag.endswith("polygon")]
    assert [len(band.get("points", "").split()) for band in bands] == [4] * 4
    words = " ".join(picture.itertext())
    assert "silver, 2 seats: games won, by seed (2)" in words
    assert words.count("against greedy") == words.count("against random") == 1
    assert "10 s" in words
