"""From a target to the values that reach it, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import refused, run

ROUNDS = ("search-variant", "silver", "--bots", "random,random", "--set", "rounds=1..3")


@pytest.mark.slow
def test_the_number_of_rounds_that_takes_so_long_is_found(tmp_path: Path) -> None:
    one = ("--games", "10", "--results", str(tmp_path / "kept"))
    length = ("--target", "decisions=320:50")
    found = json.loads(run(*ROUNDS, *length, *one, "--json").stdout)
    assert found["found"] == "rounds=2"
    assert found["variant"]["rounds"] == 2
    (measure,) = found["measures"]
    assert measure["low"] < measure["value"] < measure["high"]
    assert (measure["from"], measure["to"]) == (270, 370)
    manifest = json.loads((tmp_path / "kept/manifest.json").read_text())
    assert manifest["variant"]["rounds"] == 2
    assert manifest["seed"] != "1", "the verdict comes from other dice than the race"


@pytest.mark.slow
def test_it_says_what_was_found_and_whether_that_is_enough() -> None:
    told = run(*ROUNDS, "--target", "minutes=5", "--target", "seats=30", "--games", "10").stdout
    assert "rounds=1: 10 games with other dice" in told
    assert "missed: no value that was tried comes near enough" in told
    assert "15 s a decision" in told
    assert "seat 2" in told


def test_what_is_missing_or_wrong_is_said_before_anything_is_played() -> None:
    assert "--target" in refused("search-variant", "silver", "--set", "rounds=1,2")
    assert "did you mean 'minutes'" in refused(*ROUNDS, "--target", "minuts=3")
    assert "rounds" in refused(
        "search-variant", "silver", "--set", "round=1", "--target", "seats=3"
    )
