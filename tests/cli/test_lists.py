"""What the house has: games, bots, rules, speed."""

import subprocess

import pytest

import meute
from tests.cli.running import run
from tests.cli.terminal import MEUTE


def test_games() -> None:
    output = run("games").stdout
    for word in ("silver", "2-4", "30-60", "edition=fr|en", "rounds=4 (1 to 8)", "Ted Alspach"):
        assert word in output


def test_bots() -> None:
    output = run("bots").stdout
    for name in meute.bots():
        assert name in output
    assert "Picks any option" in output


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_rules_have_their_numbers_and_fit_the_terminal(language: str) -> None:
    output = run("rules", "silver", "--lang", language).stdout
    for number in meute.game("silver").rules(language):
        assert f"{number} " in output
    assert max(map(len, output.splitlines())) <= 100


def test_bench() -> None:
    output = run("bench", "silver", "--rounds", "1", "--groups", "1").stdout
    assert "Python" in output
    assert "children" in output
    assert output.count("silver") == 3


def test_a_reader_who_has_seen_enough() -> None:
    """`meute rules silver | head -1`, without a word about the broken pipe."""
    process = subprocess.Popen(
        [MEUTE, "rules", "silver"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_the_version() -> None:
    assert meute.__version__ in run("--version").stdout
