"""What `pip install meute` can do by itself, and what it says where an extra is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from meute.cli import EXTRAS

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
    "project"
]

SCRIPT = """
import json, sys
for name in json.loads(sys.argv[1]):
    sys.modules[name] = None  # as if it were not installed
from click.testing import CliRunner
from meute.cli import main
told = []
for line in json.loads(sys.argv[2]):
    result = CliRunner().invoke(main, line)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    told.append([result.exit_code, result.output])
print(json.dumps(told))
"""


def small(folder: Path, *lines: list[str]) -> list[tuple[int, str]]:
    """Run commands where nothing is installed but what the package itself asks for."""
    closed = [name for names in EXTRAS.values() for name in names]
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(closed), json.dumps(lines)],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert not ran.returncode, ran.stderr
    return [(code, output) for code, output in json.loads(ran.stdout)]


@pytest.mark.slow
def test_games_are_played_studied_and_reported_without_any_extra(tmp_path: Path) -> None:
    series = ["simulate", "silver", "--bots", "greedy,easy", "--games", "2", "--set", "rounds=1"]
    told = small(
        tmp_path,
        ["--version"],
        ["games"],
        ["bots"],
        ["rules", "foxes"],
        [*series, "--results", "r"],
        ["report", "r"],
        ["verify", "r/records.jsonl"],
        ["export", "r", "--to", "steps.jsonl"],
        ["new", "mygame"],
    )
    assert [code for code, _ in told] == [0] * len(told), told


@pytest.mark.slow
def test_what_needs_an_extra_says_in_one_sentence_what_to_install(tmp_path: Path) -> None:
    series = ["simulate", "silver", "--bots", "random,random", "--games", "1", "--results", "r"]
    serve, _, parquet = small(tmp_path, ["serve"], series, ["export", "r", "--to", "s.parquet"])
    assert serve == (
        2,
        "meute: this needs litestar, which is not installed: pip install 'meute[server]'\n",
    )
    assert parquet[0] == 2
    assert "pip install 'meute[data]'" in parquet[1]
    assert parquet[1].count("\n") == 1


def test_every_extra_is_known_by_the_packages_it_brings() -> None:
    extras = dict(PROJECT["optional-dependencies"])
    whole = extras.pop("all")
    assert whole == [f"meute[{','.join(extras)}]"]
    assert set(extras) == set(EXTRAS)
    for extra, packages in EXTRAS.items():
        asked = " ".join(extras[extra])
        assert any(package in asked for package in packages), f"{extra} brings none of {packages}"


def test_the_small_installation_is_small() -> None:
    assert len(PROJECT["dependencies"]) <= 5
