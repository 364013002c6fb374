"""A finished game is played on from any of its moments, against bots, with new dice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meute.core.replay import verify
from tests.server.kit import play_on, serving


@pytest.mark.slow
def test_a_finished_game_goes_on_from_one_of_its_moments(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        seated = site.table("me", "greedy", variant={"rounds": 1})
        where = f"/api/tables/{seated['table']}"
        wish = {"n": 1, "seat": 0, "name": "Bea"}
        assert site.post(f"{where}/play-on", wish).status_code == 409
        with site.sit(seated) as ann:
            play_on([ann])
        told = site.get(f"{where}/frames", eyes="0", first=0, count=60).json()
        # a moment in which this seat was about to answer
        n = next(f["n"] for f in told["frames"][20:] if f["seat"] == 0) - 1
        seen = told["frames"][n]["view"]
        made = site.post(f"{where}/play-on", {**wish, "n": n})
        assert made.status_code == 201, made.text
        again = made.json()
        with site.sit(again) as bea:
            assert bea.now["view"] == seen
            assert bea.asked()
            assert [seat["kind"] for seat in bea.now["seats"]] == ["person", "bot"]
            assert bea.now["source"] == {"table": seated["table"], "n": n}
            play_on([bea], 1)
        record = site.get(f"/api/tables/{again['table']}/record", again["token"]).content
        assert "start" not in json.loads(record.splitlines()[0]), "it would tell every hidden card"
    with serving(tmp_path) as site:
        with site.sit(again) as bea:
            play_on([bea])
            assert bea.now["over"]
        whole = site.get(f"/api/tables/{again['table']}/record").content
        verify(whole)
        first = json.loads(site.get(f"{where}/record").content.splitlines()[0])
        assert json.loads(whole.splitlines()[0])["commitment"] != first["commitment"]
        refused = {
            "no_moment": {**wish, "n": told["events"] + 1},
            "nothing_left": {**wish, "n": told["events"]},
            "unknown_seat": {**wish, "seat": 2},
            "bad_table": {**wish, "n": n, "bot": "nobody"},
        }
        for key, wrong in refused.items():
            answer = site.post(f"{where}/play-on", wrong)
            assert answer.json()["why"]["message"]["key"] == f"server.{key}"


@pytest.mark.slow
def test_bots_of_people_are_as_wished(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        seats = site.friends(2, variant={"rounds": 1})
        where = f"/api/tables/{seats[0]['table']}/play-on"
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob])
        wish = {"n": 4, "seat": 1, "name": "Bob", "bot": "easy"}
        again = site.post(where, wish).json()
        with site.sit(again) as bob:
            bots = [seat["bot"] for seat in bob.now["seats"]]
            assert bots[1] is None
            assert bots[0].partition("(")[0] == "easy"
