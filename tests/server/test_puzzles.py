"""Puzzles over HTTP: laid out and judged by the server, which keeps the solution to itself."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from meute.analysis.puzzles import Puzzle, puzzles
from meute.analysis.puzzles.setting import Setting
from meute.core.codec import to_plain
from meute.server.puzzles.board import daily, offered
from tests.server.kit import Site, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def tried(site: Site, puzzle: Puzzle, *given: Any, show: bool = False) -> dict[str, Any]:
    answer = site.post(f"/api/puzzles/{puzzle.game}/{puzzle.name}", {"given": given, "show": show})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def solution(puzzle: Puzzle) -> list[Any]:
    setting = Setting(puzzle)
    return [to_plain(action) for action in setting.actions(setting.best_from(()))]


def long_one(room: str) -> Puzzle:
    """A puzzle of several steps."""
    return max(puzzles(room), key=lambda puzzle: puzzle.steps)


@pytest.mark.slow
def test_the_list_tells_no_solution_and_the_day_has_one_puzzle_for_all(site: Site) -> None:
    told = site.get("/api/puzzles").json()
    assert len(told["puzzles"]) == len(offered())
    assert told["daily"] in told["puzzles"]
    assert set(told["puzzles"][0]) == {"name", "game", "seats", "themes", "level"}


def test_each_day_another_room_and_all_puzzles_in_turn() -> None:
    many = list(offered().values())
    first = date(2026, 12, 1).toordinal()
    days = [daily(date.fromordinal(first + n), many) for n in range(4 * 200)]
    rooms = [puzzle.game for puzzle in days if puzzle is not None]
    assert sorted(rooms[:4]) == sorted(set(rooms))
    assert rooms[4:8] == rooms[:4]
    assert {puzzle.name for puzzle in days if puzzle is not None} == {p.name for p in many}
    assert daily(date.fromordinal(first), []) is None


@pytest.mark.slow
@pytest.mark.parametrize("room", ["silver", "wolves", "tracks", "foxes"])
def test_a_puzzle_is_solved_answer_by_answer(site: Site, room: str) -> None:
    puzzle = long_one(room)
    way = solution(puzzle)
    begun = tried(site, puzzle)
    assert begun["verdict"] == "open"
    assert begun["way"] == []
    assert begun["chance"] is begun["other"] is begun["cost"] is None
    assert puzzle.seed not in str(begun)
    now = begun
    while now["question"] is not None:  # what leaves no choice gives itself
        answer = way[len(now["given"])]
        assert answer in [option["action"] for option in now["question"]["options"]]
        now = tried(site, puzzle, *now["given"], answer)
        assert now["verdict"] in ("right", "solved")
    assert now["verdict"] == "solved"
    assert now["question"] is None
    assert [step["action"] for step in now["way"]] == way
    assert now["chance"] - now["other"] == pytest.approx(puzzle.gap, abs=0.002)
    assert now["way"][-1]["view"] == now["view"]


@pytest.mark.slow
def test_a_wrong_answer_tells_its_price_and_changes_nothing(site: Site) -> None:
    puzzle = puzzles("silver")[0]
    begun = tried(site, puzzle)
    wrong = next(n for n in range(len(puzzle.root.chances)) if n not in puzzle.root.good)
    action = begun["question"]["options"][wrong]["action"]
    now = tried(site, puzzle, action)
    assert now["verdict"] == "wrong"
    assert now["cost"] is None or now["cost"] > 0
    assert now["view"] == begun["view"]
    assert now["way"] == now["given"] == []
    assert now["chance"] is None


@pytest.mark.slow
def test_what_the_rules_forbid_is_explained_and_what_is_no_answer_refused(site: Site) -> None:
    puzzle = puzzles("silver")[0]
    now = tried(site, puzzle, {"type": "LookAtTwo", "first": 0, "second": 1})
    assert now["verdict"] == "impossible"
    assert now["why"]["message"]["key"]
    path = f"/api/puzzles/silver/{puzzle.name}"
    assert site.post(path, {"given": [{"type": "Nonsense"}]}).status_code == 400
    assert site.post(path, {"given": [{"type": "Call"}] * 99}).status_code == 400
    assert site.post(path, {"given": "x"}).status_code == 400
    assert site.post("/api/puzzles/silver/none", {}).status_code == 404
    assert site.post("/api/puzzles/chess/none", {}).status_code == 404


@pytest.mark.slow
def test_the_solution_is_shown_to_whoever_asks(site: Site) -> None:
    puzzle = long_one("tracks")
    now = tried(site, puzzle, show=True)
    assert now["verdict"] == "open"
    assert [step["action"] for step in now["way"]] == solution(puzzle)
    clear = [step for step in now["way"] if step["chance"] is not None]
    assert len(clear) == puzzle.steps


def test_nothing_of_a_try_is_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        tried(site, puzzles("silver")[0])
        assert site.get("/api/tables").json() == []
