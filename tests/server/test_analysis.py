"""Hints with figures, and the analysis of finished games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import PATIENCE, Process, Site, play_on, serving


def finished(site: Site, **wish: Any) -> dict[str, Any]:
    """A person's finished game of one round."""
    seated = site.table("me", "greedy", variant={"rounds": 1}, **wish)
    with site.sit(seated) as ann:
        play_on([ann])
    return seated


def path_of(seated: dict[str, Any]) -> str:
    return f"/api/tables/{seated['table']}/analysis"


def whole(site: Site, path: str) -> dict[str, Any]:
    """Ask for an analysis and wait for its end."""
    assert site.post(path).status_code == 202
    until = time.monotonic() + 8 * PATIENCE
    while time.monotonic() < until:
        found: dict[str, Any] = site.get(path).json()
        if not found["running"]:
            return found
        time.sleep(0.05)
    raise AssertionError("the analysis does not come to an end")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.mark.slow
def test_a_hint_tells_its_chance_and_the_next_best(site: Site) -> None:
    with site.sit(site.table("me", "greedy", variant={"rounds": 1})) as ann:
        for _ in range(6):
            options = ann.options()
            ann.send(type="hint", n=ann.now["n"])
            advice = ann.await_one("hint")["advice"]
            assert advice["steps"][0]["action"] in options
            assert 0 < advice["percent"] < 100
            assert advice["standing"]["key"].startswith("core.hint.standing.")
            assert advice["next"] != [step["sentence"] for step in advice["steps"]]
            assert bool(advice["next"]) == (advice["lead"] is not None)
            play_on([ann], 1)


@pytest.mark.slow
def test_a_finished_game_is_analysed_for_everybody_alike(site: Site) -> None:
    seated = finished(site)
    path = path_of(seated)
    before = site.get(path).json()
    assert (before["total"], before["running"], before["moments"]) == (0, False, [])
    found = whole(site, path)
    assert found["done"] == found["total"] > 0
    assert found["people"] == [0]
    events = site.get(f"/api/tables/{seated['table']}/frames").json()["events"]
    numbers = [moment["n"] for moment in found["moments"]]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == events
    for moment in found["moments"]:
        assert len(moment["seats"]) == 2
        assert all(0 <= s["low"] <= s["chance"] <= s["high"] <= 1 for s in moment["seats"])
    assert sum(seat["chance"] for seat in found["moments"][-1]["seats"]) == 1
    for swing in found["swings"]:
        assert swing["since"] < swing["n"] <= events
        assert abs(swing["change"]) >= 0.08
        assert all(swing["since"] < line["n"] <= swing["n"] for line in swing["log"])
    worst = {"best": 0.0, "fine": 0.01, "doubtful": 0.03, "mistake": 0.08}
    assert found["verdicts"]
    for verdict in found["verdicts"]:
        assert verdict["seat"] == 0
        assert verdict["n"] < verdict["until"] <= events
        assert verdict["best"] - verdict["chance"] >= worst[verdict["quality"]] - 2e-3
        assert bool(verdict["better"]) == (verdict["quality"] != "best")
        assert verdict["played"] != verdict["better"]
    (score,) = found["scores"]
    assert sum(score["counts"].values()) == len(found["verdicts"])
    assert 0 < score["accuracy"] <= 1
    for gift in found["gifts"]:
        assert abs(gift["change"]) >= 0.03
        assert all(line["n"] == gift["n"] for line in gift["log"])
    assert site.get(path, token=seated["token"]).json() == found
    assert whole(site, path) == found


def test_a_running_game_is_not_analysed(site: Site) -> None:
    seated = site.table("me", "greedy")
    for answer in (site.post(path_of(seated)), site.get(path_of(seated), token=seated["token"])):
        assert answer.status_code == 409
        assert answer.json()["why"]["message"]["key"] == "server.not_over"
        assert "moments" not in answer.json()


def test_a_table_that_is_not_there_is_not_analysed(site: Site) -> None:
    assert site.post("/api/tables/nothing/analysis").status_code == 404


@pytest.mark.slow
def test_a_game_without_an_estimate_is_not_analysed_but_has_hints(tmp_path: Path) -> None:
    with Process(tmp_path, modules=("tests.server.rooms",)) as server:
        site = server.start()
        seated = site.table("me", "greedy", game="hush", variant={"rounds": 1})
        with site.sit(seated) as ann:
            ann.asked()
            ann.send(type="hint", n=ann.now["n"])
            advice = ann.await_one("hint")["advice"]
            assert advice["percent"] is None
            assert advice["grounds"][0]["text"]["key"].startswith("hush.because")
            play_on([ann])
        answer = site.post(path_of(seated))
        assert answer.status_code == 409
        assert answer.json()["why"]["message"]["key"] == "server.analysis.none"


@pytest.mark.slow
def test_a_power_cut_loses_nothing_and_changes_nothing(tmp_path: Path) -> None:
    """Killed in the middle it goes on, killed at the end it is there; always the same result."""
    with Process(tmp_path) as server:
        site = server.start()
        seated = site.table("me", "greedy")
        with site.sit(seated) as ann:
            play_on([ann])
        path = path_of(seated)
        site.post(path)
        while not (part := site.get(path).json())["done"]:
            time.sleep(0.02)
        assert part["running"]
        server.kill()
        site = server.start()
        after = site.get(path).json()
        assert after["moments"][: len(part["moments"])] == part["moments"]
        assert not after["running"]
        found = whole(site, path)
        assert found["done"] == found["total"]
        assert found["moments"][: len(part["moments"])] == part["moments"]
        server.kill()
        site = server.start()
        assert site.get(path).json() == found
