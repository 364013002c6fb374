"""Games and bots by name, also those of other packages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.dealer import Dealer
from meute.testing.template import HUSH
from tests.bottexts import NASTY


def test_our_own_games_and_bots_are_there() -> None:
    assert "silver" in meute.games()
    assert {"random", "greedy"} <= set(meute.bots())


def test_a_lent_game_is_there_only_for_a_while() -> None:
    with registry.lent(HUSH):
        assert meute.game("hush") is HUSH
    with pytest.raises(meute.UnknownName, match="no game is called 'hush'"):
        meute.game("hush")


class Stubborn:
    """Always takes the option at one place."""

    def __init__(self, place: int = 0, mood: str = "calm") -> None:
        if place < 0:
            raise TypeError("place counts from 0")
        self.place = place
        self.mood = mood

    @property
    def name(self) -> str:
        return f"stubborn(place={self.place}, mood={self.mood!r})"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        return options[self.place % len(options)]


registry.add_bot("stubborn", Stubborn)


@pytest.mark.parametrize("text", ["random", "greedy"])
def test_bot_names_round_trip(text: str) -> None:
    assert meute.bot(text).name == text


def test_bot_names_with_settings_round_trip() -> None:
    bot = meute.bot("stubborn(mood='wild', place=3)")
    assert bot.name == "stubborn(place=3, mood='wild')"
    assert meute.bot(bot.name).name == bot.name
    assert meute.bot(" stubborn() ").name == meute.bot("stubborn").name


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wolf", "no bot is called 'wolf'; the bots are: .*greedy"),
        ("", "no bot is called ''"),
        ("stubborn(", "no bot is called"),
        ("stubborn(3)", "key=value"),
        ("stubborn(place=)", "key=value"),
        ("stubborn(place=open('x'))", "key=value"),
        ("stubborn(colour='red')", "colour"),
        ("stubborn(place=-1)", "counts from 0"),
        ("random(depth=3)", "random"),
    ],
)
def test_a_bot_name_that_means_nothing_says_so(text: str, why: str) -> None:
    with pytest.raises(meute.UnknownName, match=why):
        meute.bot(text)


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_nasty_bot_texts_are_one_sentence(text: str) -> None:
    with pytest.raises(meute.UnknownName) as refused:
        meute.bot(text)
    told = str(refused.value)
    assert any(each in told for each in NASTY[text].split("|")), told
    assert told.isprintable()
    assert len(told) < 400


def test_a_text_that_cannot_be_written_as_bytes_is_one_sentence() -> None:
    with pytest.raises(meute.UnknownName, match=r"no bot is called '\\ud800'"):
        meute.bot("\ud800")


def test_a_bot_that_needs_a_setting_says_so() -> None:
    with pytest.raises(meute.UnknownName, match="picky needs a value for place"):
        meute.bot("picky")
    with pytest.raises(meute.UnknownName, match=r"bot 'picky\(place=0\)': .*by zero"):
        meute.bot("picky(place=0)")


class Picky(Stubborn):
    """Cannot do without a place."""

    def __init__(self, place: int) -> None:
        super().__init__(1 // place)


registry.add_bot("picky", Picky)


@pytest.mark.slow
def test_another_package_installs_a_game_and_a_bot_by_entry_points(tmp_path: Path) -> None:
    (tmp_path / "den.py").write_text(
        "from meute.games.silver.game import Silver\n"
        "from meute.bots.random import RandomBot\n"
        "from dataclasses import replace\n"
        "class Den(Silver):\n"
        "    meta = replace(Silver.meta, name='den', title='Den')\n"
        "class Cub(RandomBot):\n"
        "    name = 'cub'\n"
        "DEN = Den()\n"
    )
    info = tmp_path / "den-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: den\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[meute.games]\nden = den:DEN\n[meute.bots]\ncub = den:Cub\nbroken = den:Nothing\n"
    )
    script = (
        "import meute\n"
        "assert 'den' in meute.games() and 'cub' in meute.bots()\n"
        "table = meute.Table('den', seats=2, seed=1)\n"
        "table.play(0, table.ask(0, meute.bot('cub')))\n"
        "try:\n"
        "    meute.bot('broken')\n"
        "except meute.MeuteError as error:\n"
        "    print(error)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "'broken' is installed but cannot be loaded from den:Nothing" in run.stdout
