"""The numbers that whoever runs the server reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meute.server.app import metrics
from meute.server.app.metrics import BOUNDS, Metrics, written
from tests.server.kit import Site, play_on, serving


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A server whose counts are this test's alone."""
    with serving(tmp_path) as found:
        yield found


def counts(site: Site) -> dict[str, float]:
    """The numbers that whoever runs the server reads."""
    lines = [line for line in site.get("/metrics").text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@pytest.mark.slow
def test_every_refusal_is_counted_once_and_nothing_else_is(own: Site) -> None:
    me = own.table("me", "greedy")
    assert counts(own)["meute_refused_total"] == 0
    with own.sit(me) as ann:
        ann.send(type="ping")
        ann.await_one("pong")
        assert counts(own)["meute_refused_total"] == 0
        ann.socket.send("garbage")
        ann.refused()
        ann.play(ann.options()[0], n=10**6)
        ann.refused()
        ann.play({"type": "Draw"})
        ann.refused()
        assert counts(own)["meute_refused_total"] == 3
        assert counts(own)["meute_messages_total"] == 4
        assert counts(own)["meute_sockets"] == 1
        with own.watch(me["table"]) as eve:
            eve.send(type="chat", text="hello")
            eve.refused()
            assert counts(own)["meute_refused_total"] == 4
            assert counts(own)["meute_sockets"] == 2


def test_the_times_of_the_store_are_a_histogram(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Prometheus wants it: each class holds those before it, and the last one all."""
    took = (BOUNDS[0], BOUNDS[2], BOUNDS[2] + 1e-4, 5.0)
    clock = iter([reading for seconds in took for reading in (0.0, seconds)])
    monkeypatch.setattr(metrics, "perf_counter", lambda: next(clock))
    found = Metrics()
    for lines in (1, 2, 3, 4):
        with found.appending(lines):
            pass
    text = written({"tables_running": 2}, {"": found.numbers({})})
    assert "# TYPE meute_append_seconds histogram\n" in text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    name = "meute_append_seconds"
    buckets = [values[f'{name}_bucket{{le="{bound}"}}'] for bound in BOUNDS]
    assert buckets == ["1", "1", "2", *["3"] * (len(BOUNDS) - 3)]
    assert values[f'{name}_bucket{{le="+Inf"}}'] == values[f"{name}_count"] == "4"
    assert float(values[f"{name}_sum"]) == pytest.approx(sum(took))
    assert (values["meute_lines_total"], values["meute_tables_running"]) == ("10", "2")


@pytest.mark.slow
def test_whoever_runs_the_server_sees_how_long_people_wait_and_what_for(own: Site) -> None:
    seats = own.friends(2)
    with own.sit(seats[0]) as ann, own.sit(seats[1]) as bob:
        before = counts(own)
        play_on([ann, bob], 3)
        ann.send(type="chat", text="that is no answer")
        ann.await_one("chat")
        after = counts(own)
    assert after["meute_answer_seconds_count"] - before["meute_answer_seconds_count"] == 3
    assert after["meute_append_seconds_count"] - before["meute_append_seconds_count"] == 4
    assert after["meute_load_seconds_count"] == 1
    for name in ("loop_lag_seconds", "store_waiting", "thinkers_waiting_search"):
        assert after[f"meute_{name}"] >= 0


def test_a_loop_that_stands_still_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "PAUSE", 0.01)

    async def stand_still() -> float:
        found = Metrics()
        watch = asyncio.create_task(found.watch_loop())
        await asyncio.sleep(0)
        time.sleep(0.1)  # noqa: ASYNC251 (that is what is to be seen)
        await asyncio.sleep(0.05)
        watch.cancel()
        return found.lag

    assert asyncio.run(stand_still()) > 0.05
