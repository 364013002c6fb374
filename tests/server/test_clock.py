"""People who leave: a bot holds their seat, and gives it back; no jump of a clock changes that."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from meute.server.app import houseclock, service
from meute.server.app.houseclock import HouseClock
from meute.server.refusal import refusal
from meute.server.table import acts
from meute.server.table.live import LiveTable
from tests.server.kit import Process, play_on, serving


def keys(update: dict[str, Any]) -> list[str]:
    return [line["message"]["key"] for line in update["log"]]


@pytest.mark.slow
def test_a_bot_holds_the_seat_of_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"live": 0.4}, bot_delay=0.05) as site:
        one, two = site.friends(2, clock="live")
        with site.sit(one) as ann:
            assert ann.now["clock"] == "live"
            assert ann.now["deadline"] > time.time() - 1
            ann.play(ann.options()[0])
            held = ann.until(lambda u: u["seats"][1]["held"])
            assert held["seats"][1]["bot"] == "greedy"
            assert "server.log.held" in keys(held)
            assert not held["seats"][0]["held"]
            ann.until(lambda u: u["n"] > 2 and u["waiting"] == [0])
            with site.sit(two) as bob:
                assert not bob.now["seats"][1]["held"]
                back = ann.until(lambda u: not u["seats"][1]["held"])
                assert "server.log.back" in keys(back)
                people = ann.await_one("people", lambda p: p["seats"][1]["online"])
                assert not people["seats"][1]["held"]


@pytest.mark.slow
def test_a_table_sleeps_until_its_alarm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woken = []

    async def wake(live: LiveTable) -> None:
        woken.append(live.name)

    monkeypatch.setattr(acts, "run_out", wake)
    with serving(tmp_path, limits={"live": 3600.0}) as site:
        one, _ = site.friends(2, clock="live")
        with site.sit(one) as ann:
            ann.play(ann.options()[0])
            for _ in range(20):
                ann.send(type="ping")
                ann.await_one("pong")
            assert ann.now["deadline"] is not None
            assert woken == []


@pytest.mark.slow
def test_an_alarm_that_could_not_be_heeded_rings_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles = iter([refusal("try_again", 503)] * 2)
    run_out = acts.run_out

    async def troubled(live: LiveTable) -> None:
        for trouble in troubles:
            raise trouble
        await run_out(live)

    monkeypatch.setattr(acts, "run_out", troubled)
    monkeypatch.setattr(service, "RETRY", 0.05)
    with serving(tmp_path, limits={"live": 0.2}, bot_delay=0.05) as site:
        one, _ = site.friends(2, clock="live")
        with site.sit(one) as ann:
            ann.play(ann.options()[0])
            assert ann.until(lambda u: u["seats"][1]["held"])


@pytest.mark.slow
def test_a_word_gives_the_seat_back_but_a_ping_does_not(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"live": 0.3}, bot_delay=0.3) as site:
        one, two = site.friends(2, clock="live")
        with site.sit(one) as ann, site.sit(two) as bob:
            bob.until(lambda u: u["seats"][1]["held"])
            bob.send(type="ping")
            bob.await_one("pong")
            assert bob.now["seats"][1]["held"]
            bob.send(type="chat", text="I was making tea")
            bob.until(lambda u: not u["seats"][1]["held"])
            ann.until(lambda u: not u["seats"][1]["held"])


@pytest.mark.slow
def test_a_relaxed_table_waits_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"live": 0.1}) as site:
        one, two = site.friends(2)
        with site.sit(one) as ann, site.sit(two) as bob:
            play_on([ann, bob], 4)
            assert ann.now["deadline"] is None
            time.sleep(0.3)
            assert not any(
                seat["held"] for seat in site.get(f"/api/tables/{one['table']}").json()["seats"]
            )


@pytest.mark.slow
def test_the_time_does_not_start_anew_for_an_answer_under_seal(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"slow": 1000.0}) as site:
        one, two = site.friends(2, clock="slow")
        with site.sit(one) as ann, site.sit(two) as bob:
            deadline = ann.now["deadline"]
            ann.play(ann.options()[0])
            assert bob.until(lambda u: u["waiting"] == [1])["deadline"] == deadline
            ann.send(type="undo", n=ann.now["n"])
            assert bob.until(lambda u: u["waiting"] == [0, 1])["deadline"] == deadline
            ann.play(ann.options()[0])
            bob.until(lambda u: u["waiting"] == [1])
            bob.play(bob.options()[0])
            assert bob.until(lambda u: u["n"] > 2)["deadline"] > deadline


@pytest.mark.slow
def test_clocks_and_held_seats_survive_a_restart(tmp_path: Path) -> None:
    server = Process(tmp_path, limits={"live": 0.5, "slow": 1000.0}, bot_delay=0.01)
    with server:
        site = server.start()
        slow, _ = site.friends(2, clock="slow")
        with site.sit(slow) as ann:
            deadline = ann.now["deadline"]
        away, _ = site.friends(2, clock="live", variant={"rounds": 8})
        with site.watch(away["table"]) as eve:
            eve.until(lambda u: u["seats"][1]["held"])
        late, _ = site.friends(2, clock="live", variant={"rounds": 1})
        server.kill()
        site = server.start()
        with site.sit(slow) as ann:
            assert ann.now["deadline"] >= deadline, "no time runs while no server does"
        with site.watch(late["table"]) as eve:
            eve.until(lambda u: u["seats"][0]["held"] and u["seats"][1]["held"])
            assert eve.until(lambda u: u["over"])["ranks"]
        with site.watch(away["table"]) as eve:
            assert [seat["held"] for seat in eve.now["seats"]] == [True, True]
            assert keys(eve.now).count("server.log.held") == 2
        with site.sit(away) as ann:
            assert [seat["held"] for seat in ann.now["seats"]] == [False, True]


DAY = 86400.0


class Walls:
    """A clock on the wall that somebody turns, and one that nobody can."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_000_000.0, 5.0
        monkeypatch.setattr(houseclock, "time", lambda: self.wall)
        monkeypatch.setattr(houseclock, "monotonic", lambda: self.steady)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_jump_of_the_wall_clock_moves_the_hour_that_is_told_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    walls = Walls(monkeypatch)
    clock = HouseClock()
    deadline = clock.now() + 180
    walls.passes(30)
    walls.wall += jump
    assert deadline - clock.now() == 150
    assert clock.on_the_wall(deadline) == walls.wall + 150


def test_small_steps_of_the_wall_clock_move_no_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    walls = Walls(monkeypatch)
    clock = HouseClock()
    told = clock.on_the_wall(2_000_000.0)
    walls.wall += 0.5
    assert clock.on_the_wall(2_000_000.0) == told


@pytest.mark.slow
@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_wall_clock_that_jumps_before_a_restart_changes_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    with serving(tmp_path, limits={"live": 1000.0}) as site:
        one, _ = site.friends(2, clock="live")
        with site.sit(one) as ann:
            assert 900 < ann.now["deadline"] - time.time() <= 1000
    real = time.time
    monkeypatch.setattr(houseclock, "time", lambda: real() + jump)
    with serving(tmp_path, limits={"live": 1000.0}) as site, site.sit(one) as ann:
        assert 900 < ann.now["deadline"] - (real() + jump) <= 1000
        assert not ann.now["seats"][1]["held"]
