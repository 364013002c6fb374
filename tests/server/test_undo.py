"""Undo over the wire, at a table of Hush."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import meute
from meute.core import registry
from meute.testing.template import HUSH
from tests.server.kit import Person, Site, serving

NOD = {"type": "Nod"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with registry.lent(HUSH), serving(tmp_path) as found:
        yield found


def read_log(person: Person) -> list[str]:
    """Put together the log as a client does."""
    lines: list[tuple[int, str]] = []
    for text in person.heard:
        message = json.loads(text)
        if message["type"] == "update":
            lines = [line for line in lines if line[0] <= message["log_from"]]
            lines += [(line["n"], line["message"]["key"]) for line in message["log"]]
    return [key for _, key in lines]


@pytest.mark.slow
def test_answers_are_taken_back_step_by_step_or_all_at_once(site: Site) -> None:
    one, two = site.friends(2, game="hush", variant={"rounds": 1})
    with site.sit(one) as ann, site.sit(two) as bob:
        start = ann.now
        assert start["undo"]["message"]["key"].startswith("core.undo.")
        ann.send(type="undo", n=start["n"])
        assert ann.refused().startswith("core.undo.")
        for _ in range(2):
            n = ann.now["n"]
            ann.play(NOD)
            ann.until(lambda u, n=n: u["n"] > n)  # type: ignore[misc]
        assert ann.now["undo"] is None
        assert ann.now["view"]["nods"] == 2
        ann.send(type="undo", n=ann.now["n"])
        assert ann.until(lambda u: u["view"]["nods"] == 1)["n"] == start["n"] + 3
        bob.until(lambda u: u["n"] == start["n"] + 3)
        bob.send(type="undo", n=bob.now["n"])
        assert bob.refused() == "core.undo.others"
        ann.send(type="undo", n=ann.now["n"], all=True)
        again = ann.until(lambda u: u["view"]["nods"] == 0)
        assert again["question"] == start["question"]
        bob.until(lambda u: u["n"] == again["n"])
        for who in (ann, bob):
            with site.sit(one if who is ann else two) as other:
                assert read_log(other) == read_log(who)
        with site.sit(one, since=start["n"] + 1) as late:
            assert late.now["log_from"] <= start["n"]


@pytest.mark.slow
def test_a_game_with_undo_is_replayed_and_verified(site: Site) -> None:
    one, two = site.friends(2, game="hush", variant={"rounds": 1})
    with site.sit(one) as ann, site.sit(two) as bob:
        ann.play(NOD)
        ann.until(lambda u: u["view"]["nods"] == 1)
        ann.send(type="undo", n=ann.now["n"])
        ann.until(lambda u: u["view"]["nods"] == 0)
        ann.play({"type": "Stash", "token": 1})
        bob.until(lambda u: u["waiting"] == [1])
        bob.play({"type": "Stash", "token": 0})
        ann.until(lambda u: u["question"] and u["question"]["secret"])
        ann.play({"type": "Bid", "number": 1})
        ann.play({"type": "Raise", "by": 0})
        bob.until(lambda u: u["question"] and u["question"]["secret"])
        bob.play({"type": "Bid", "number": 2})
        bob.play({"type": "Raise", "by": 0})
        last = bob.until(lambda u: u["over"])
        assert last["scores"]
    [record] = meute.verify(site.get(f"/api/tables/{one['table']}/record").content)
    assert record.finished
    film = site.get(f"/api/tables/{one['table']}/frames", eyes="open").json()
    assert [frame["n"] for frame in film["frames"]] == list(range(film["events"] + 1))
    undone = [
        frame for frame in film["frames"] if frame["log"][-1:] and "undone" in str(frame["log"])
    ]
    assert [frame["view"]["nods"] for frame in undone] == [0]
