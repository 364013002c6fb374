"""Tables with printed values of somebody's own, over HTTP."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meute
from meute.core.numbers import Numbers
from tests.server.kit import Site

SPIRALS = "0 0 0 1 1 1 1 1 1 1 2 2 2 3 3"
BOTS = ("me", "random", "random")


def settings_of(site: Site, game: str) -> dict[str, dict[str, Any]]:
    [info] = [info for info in site.get("/api/games").json() if info["name"] == game]
    return {setting["name"]: setting for setting in info["settings"]}


@pytest.mark.slow
@pytest.mark.parametrize("typed", [SPIRALS, SPIRALS.replace(" ", ","), SPIRALS.replace(" ", ", ")])
def test_a_table_takes_typed_numbers_and_keeps_them_in_one_form(site: Site, typed: str) -> None:
    made = site.table(*BOTS, game="tracks", variant={"spirals": typed, "joining": "on"})
    variant = site.get(f"/api/tables/{made['table']}").json()["variant"]
    assert variant["spirals"] == SPIRALS
    assert variant["joining"] == "on"
    lines = site.get(f"/api/tables/{made['table']}/record", made["token"]).text.splitlines()
    assert json.loads(lines[0])["variant"]["spirals"] == SPIRALS
    with site.sit(made) as person:
        assert person.now["view"]["settings"]["spirals"] == [0, *map(int, SPIRALS.split())]


@pytest.mark.parametrize(
    ("variant", "reason"),
    [
        ({"spirals": "1,2"}, "15 whole numbers from 0 to 12; 2 are given"),
        ({"spirals": "13 " * 15}, "13 in place 1 is outside"),
        ({"spirals": "\x00" * 9}, "these are not"),
        ({"small_copies": "3 3 3 3 3"}, "add up to 12; these add up to 15"),
        ({"large_red": "99 15 15 20 25 30 35"}, "sick moose"),
        ({"sexes": "0 " * 18}, "green needs one or two females"),
        ({"target": 12}, "at least 40 points, not 12"),
    ],
)
def test_wrong_numbers_are_refused_with_a_reason(
    site: Site, variant: dict[str, object], reason: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "tracks", "name": "Ann", "seats": seats, "variant": variant}
    answer = site.post("/api/tables", wish)
    assert answer.status_code == 400
    why = answer.json()["why"]["message"]
    assert why["key"] == "server.bad_table"
    assert reason in why["params"]["detail"]


def test_numbers_that_are_no_text_are_refused(site: Site) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "tracks", "name": "Ann", "seats": seats, "variant": {"spirals": {"a": 1}}}
    assert site.post("/api/tables", wish).status_code == 400


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tracks", "foxes"])
def test_the_list_of_games_tells_what_each_number_is(site: Site, game: str) -> None:
    told = settings_of(site, game)
    for setting in meute.game(game).meta.settings:
        info = told[setting.name]
        figures = info["figures"]
        if not isinstance(setting, Numbers):
            assert figures is None
            continue
        assert told[setting.name]["default"] == setting.default
        assert (told[setting.name]["low"], told[setting.name]["high"]) == (
            setting.low,
            setting.high,
        )
        assert figures["usual"] == list(setting.usual)
        assert figures["total"] == setting.total
        assert [label["key"] for label in figures["columns"]] == [m.key for m in setting.columns]
        assert [label["key"] for label in figures["rows"]] == [m.key for m in setting.rows]
        assert figures["printed"] == (setting.name != "target")
