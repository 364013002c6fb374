"""What travels with matches that are played elsewhere, and what is refused there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meute.arena import Listener, Match, MatchFailed, play
from meute.arena.parcels import Broken, Parcel, contents, packed, played
from meute.arena.where import executor_on
from meute.core.errors import MeuteError

BOT = """
class First:
    name = "first"

    def choose(self, view, options, dealer):
        return options[0]
"""
FAULTY = BOT.replace("return options[0]", "raise ValueError('no idea')")
COUNTING = """
from meute.arena import Listener

class Counting(Listener):
    def after(self, table, result):
        return table.events
"""


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match with a bot and a listener from files."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "first.py").write_text(BOT)
    (home / "counting.py").write_text(COUNTING)
    monkeypatch.chdir(home)
    bots, listening = ("first.py:First", "random"), ("counting.py:Counting",)
    return Match("silver", bots, "5", {"rounds": 1}, ("a", "b"), listeners=listening)


def elsewhere(parcel: Parcel, there: Path, monkeypatch: pytest.MonkeyPatch) -> Parcel:
    """Bring a parcel to a machine that has none of the files."""
    there.mkdir()
    monkeypatch.chdir(there)
    return replace(parcel, folder=str(there / "that was elsewhere"))


@pytest.mark.slow
def test_bots_and_listeners_from_files_travel_with_their_matches(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = play(match)
    parcel = packed([match], keep_records=True)
    inside = contents(parcel)
    assert played(parcel, inside) == [here]
    (tmp_path / "home/first.py").write_text(FAULTY)
    assert played(parcel, inside) == [here], "the file of today is not that of the parcel"
    there = elsewhere(parcel, tmp_path / "there", monkeypatch)
    assert played(there, inside) == [here]


@pytest.mark.slow
def test_what_would_be_another_match_elsewhere_is_not_played(match: Match, tmp_path: Path) -> None:
    parcel = packed([match], keep_records=False)
    inside = contents(parcel)

    def why(**other: object) -> str:
        told = played(replace(parcel, **other), inside)  # type: ignore[arg-type]
        assert isinstance(told, Broken)
        error = told.told()
        assert isinstance(error, MeuteError)
        assert not isinstance(error, MatchFailed)
        return str(error)

    assert "not 0.0.1," in why(version="0.0.1")
    assert "rules of silver are version" in why(rules=(("silver", 99),))
    assert "no game is called 'chess'" in why(rules=(("chess", 1),))
    program = tmp_path / "mybot"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    named = replace(match, bots=(f"exec:{program}", "random"))
    parcel = packed([named], keep_records=False)
    program.write_text("#!/bin/sh\necho\n")
    assert "exec:mybot is missing or another program" in why()


def test_a_listener_that_stands_in_no_file_cannot_travel(match: Match) -> None:
    with pytest.raises(MeuteError, match="only one in a file"):
        packed([replace(match, listeners=(Listener,))], keep_records=False)


def test_a_place_to_play_is_named_by_its_executor() -> None:
    assert executor_on(jobs=3).workers == 3
    assert executor_on().workers == 1
    with pytest.raises(MeuteError, match=r"did you mean 'processes'\?"):
        executor_on("process")
    with pytest.raises(MeuteError, match="have no address"):
        executor_on("processes:here")
