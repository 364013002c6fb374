"""A turn of a finished game is tried once more, and judged; nobody's game is touched by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Site, play_on, serving


def tried(site: Site, table: str, n: int, *given: Any) -> dict[str, Any]:
    answer = site.post(f"/api/tables/{table}/tries", {"n": n, "seat": 0, "given": list(given)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("room", ["silver", "tracks"])
def test_a_turn_is_laid_out_answered_and_judged(tmp_path: Path, room: str) -> None:
    with serving(tmp_path) as site:
        wish: dict[str, Any] = {"variant": {"rounds": 1}} if room == "silver" else {}
        bots = ["greedy"] * (1 if room == "silver" else 2)
        seated = site.table("me", *bots, game=room, **wish)
        table = seated["table"]
        assert site.post(f"/api/tables/{table}/tries", {"n": 1, "seat": 0}).status_code == 409
        with site.sit(seated) as ann:
            play_on([ann], 60)
            half = ann.now["n"] // 2
            play_on([ann])
        record = site.get(f"/api/tables/{table}/record").content
        where = f"/api/tables/{table}/frames"
        frames = site.get(where, eyes="0", first=half).json()["frames"]
        n = next(f["n"] for f in frames[1:] if f["seat"] == 0) - 1
        while site.post(f"/api/tables/{table}/tries", {"n": n, "seat": 0}).status_code == 404:
            n = next(f["n"] for f in frames if f["n"] > n + 1 and f["seat"] == 0) - 1
        begun = tried(site, table, n)
        assert [begun["view"]] == [frame["view"] for frame in frames if frame["n"] == n]
        given = begun["given"]
        wrong = tried(site, table, n, *given, {"type": "NoSuchThing"})
        assert wrong["why"]["message"]["key"] == "core.not_an_option"
        assert wrong["question"] == begun["question"]
        moment = begun
        while moment["question"]:
            option = moment["question"]["options"][-1]
            assert moment["quality"] is None, "nothing is told before the turn is over"
            given = [*moment["given"], option["action"]]
            moment = tried(site, table, n, *given)
        assert moment["quality"] in ("best", "fine", "doubtful", "mistake")
        assert 0 <= moment["chance"] <= moment["best"] <= 1
        assert bool(moment["better"]) == (moment["quality"] != "best")
        assert tried(site, table, n, *given) == moment
        assert site.post(f"/api/tables/{table}/tries", {"n": 9**9, "seat": 0}).status_code == 404
        assert site.get(f"/api/tables/{table}/record").content == record
