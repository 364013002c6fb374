"""Statistics of one's own, heard while the games are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meute import MeuteError
from meute.arena import Event, Listener, Result, simulate
from meute.arena.heard import heard_means
from meute.core.bare import BareTable
from tests.cli.running import refused, run

FILE = """
from meute.arena import Listener

class Calls(Listener):
    def before(self, table):
        self.calls = [0] * table.seats

    def event(self, table, event):
        if type(event.action).__name__ == "Call":
            self.calls[event.seat] += 1

    def after(self, table, result):
        return {"calls": sum(self.calls), "by seat": self.calls}

class Noisy(Listener):
    def event(self, table, event):
        raise ValueError("too loud")

class Odd(Listener):
    def after(self, table, result):
        return object()

class Deaf:
    pass
"""


class Course(Listener):
    """Hears all there is to hear."""

    def before(self, table: BareTable) -> None:
        self.opened_at = table.events
        self.numbers: list[int] = []
        self.chances = 0

    def event(self, table: BareTable, event: Event) -> None:
        assert event.number == table.events + 1, "the event has not happened yet"
        assert event.action in event.options
        self.numbers.append(event.number)
        self.chances += event.by_chance

    def after(self, table: BareTable, result: Result) -> object:
        assert self.opened_at == 0
        assert self.numbers == list(range(1, result.events + 1))
        assert table.over
        return {"chances": self.chances, "seen": table.names}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(FILE)
    return path


@pytest.mark.slow
@pytest.mark.parametrize("game", ["silver", "wolves", "tracks", "foxes"])
def test_every_event_is_heard_with_and_without_a_record(game: str) -> None:
    bots = ("random",) * 3
    for keep in (False, True):
        (row,) = simulate(game, bots, 1, 1, listeners=[Course], keep_records=keep)
        chances = row.result.heard["Course"]["chances"]
        assert chances == row.result.events - row.result.decisions


def test_who_listens_changes_nothing_else() -> None:
    (alone,) = simulate("silver", ("random", "random"), 1, 1, {"rounds": 1})
    (heard,) = simulate("silver", ("random", "random"), 1, 1, {"rounds": 1}, listeners=[Course])
    own = json.loads(heard.line())
    assert own.pop("heard")["Course"]["seen"] == ["random#1", "random#2"]
    assert own == json.loads(alone.line())


def test_numbers_are_averaged_over_the_games_that_tell_them() -> None:
    class Half(Listener):
        def after(self, table: BareTable, result: Result) -> object:
            return {"always": 2} if result.ranks[0] == 1 else {"always": 4, "seldom": 7, "who": "x"}

    rows = list(simulate("silver", ("greedy", "random"), 4, 1, {"rounds": 1}, listeners=[Half]))
    lines = {line["name"]: line for line in heard_means(rows).lines}
    assert set(lines) == {"always", "seldom"}
    assert (lines["always"]["games"], lines["always"]["mean"]) == (4, 3.0)
    assert (lines["seldom"]["games"], lines["seldom"]["mean"]) == (2, 7.0)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_a_listened_series_is_the_same_for_any_jobs_and_after_growing(
    file: Path, tmp_path: Path
) -> None:
    def play(folder: str, games: int, *more: str) -> Any:
        bench = ("simulate", "silver", "--set", "rounds=1", "--bots", "greedy,random")
        listener = ("--listener", f"{file}:Calls", "--results", str(tmp_path / folder))
        return run(*bench, "--games", str(games), *listener, *more)

    whole = play("one", 12)
    play("two", 12, "--jobs", "2")
    play("grown", 5)
    assert play("grown", 12).output == whole.output
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "grown")
    assert "own.py:Calls calls" in whole.output
    rows = [
        json.loads(line) for line in (tmp_path / "one" / "games.jsonl").read_text().splitlines()
    ]
    taken = [row["kinds"]["Call"][1] for row in rows]
    assert [row["heard"]["own.py:Calls"]["calls"] for row in rows] == taken
    told = refused(
        "simulate", "silver", "--set", "rounds=1", "--bots", "greedy,random", "--games", "12",
        "--results", str(tmp_path / "one"),
    )  # fmt: skip
    assert "with listeners own.py:Calls (" in told
    assert ", not none" in told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Noisy", "ValueError: too loud (own.py, line 17)"),
        ("Odd", "listener own.py:Odd returned a object that is no plain data"),
        ("Deaf", "own.py has no class 'Deaf' that is a meute.arena.Listener"),
        ("Nobody", "own.py has no class 'Nobody'"),
    ],
)
def test_a_listener_that_cannot_work_is_told_in_a_sentence(
    file: Path, name: str, told: str
) -> None:
    bench = ("simulate", "silver", "--bots", "random,random", "--games", "1")
    assert told in refused(*bench, "--listener", f"{file}:{name}")


def test_a_listener_that_is_no_file_is_refused(tmp_path: Path) -> None:
    bench = ("tournament", "silver", "--bots", "random,greedy", "--deals", "1", "--listener")
    assert "write it as FILE.py:CLASS" in refused(*bench, "calls")
    assert "there is no file" in refused(*bench, f"{tmp_path}/no.py:Calls")
    broken = tmp_path / "broken.py"
    broken.write_text("1/0\n")
    assert "ZeroDivisionError: division by zero" in refused(*bench, f"{broken}:Calls")


def test_two_listeners_of_one_name_are_refused() -> None:
    with pytest.raises(MeuteError, match="two listeners are called Course"):
        next(simulate("silver", ("random", "random"), 1, 1, listeners=[Course, Course]))
