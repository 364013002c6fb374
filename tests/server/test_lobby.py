"""The lobby over HTTP."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core.message import LANGUAGES
from tests.server.kit import Site, play_on, serving


def key_of(answer: Any) -> str:
    found: str = answer.json()["why"]["message"]["key"]
    return found


@pytest.mark.slow
def test_the_games_with_their_settings(site: Site) -> None:
    games = {game["name"]: game for game in site.get("/api/games").json()}
    silver = games["silver"]
    assert (silver["fewest"], silver["most"]) == (2, 4)
    assert {"greedy", "random"} <= set(silver["bots"])
    edition = next(s for s in silver["settings"] if s["name"] == "edition")
    assert edition["default"] in edition["choices"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_game_come_in_one_answer(site: Site, language: str) -> None:
    texts = site.get(f"/api/games/silver/texts/{language}").json()
    assert texts["language"] == language
    assert {"core.over", "server.late", "silver.card.7"} <= set(texts["texts"])
    own = site.get(f"/api/games/silver/texts/{language}", own=True).json()["texts"]
    assert set(own) == {key for key in texts["texts"] if key.startswith("silver.")}
    rules = site.get(f"/api/games/silver/rules/{language}").json()
    assert rules["language"] == language
    assert rules["rules"]


def test_unknown_games_languages_and_tables_are_told_apart(site: Site) -> None:
    for path, key in (
        ("/api/games/chess/texts/en", "server.unknown_game"),
        ("/api/games/silver/texts/xx", "server.unknown_language"),
        ("/api/tables/nowhere", "server.unknown_table"),
        ("/api/tables/nowhere/record", "server.unknown_table"),
        ("/api/tables/nowhere/frames", "server.unknown_table"),
    ):
        answer = site.get(path)
        assert (answer.status_code, key_of(answer)) == (404, key)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "server.unknown_game"),
        ({"name": "  \u200b "}, "server.name_empty"),
        ({"name": "x" * 25}, "server.name_long"),
        ({"seats": [{"kind": "me"}]}, "server.bad_table"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "server.one_me"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "server.bot_missing"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, "server.bad_table"),
        ({"variant": {"edition": "xx"}}, "server.bad_table"),
        ({"variant": {"colour": "red"}}, "server.bad_table"),
        ({"clock": "hourglass"}, "server.unreadable"),
        ({"unknown": 1}, "server.unreadable"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(site: Site, wish: Any, key: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    answer = site.post("/api/tables", {"game": "silver", "name": "Ann", "seats": seats, **wish})
    assert answer.status_code in (400, 404)
    assert key_of(answer) == key


def test_a_friend_joins_by_invite_and_only_once(site: Site) -> None:
    me = site.table("me", "open", "greedy")
    [(seat, invite)] = me["invites"].items()
    where = f"/api/tables/{me['table']}"
    assert site.get(where).json()["status"] == "open"
    with site.sit(me) as ann:
        assert ann.now["question"] is None
        assert ann.now["waiting"] == [1]
        ann.play({"type": "LookAtTwo", "first": 0, "second": 1})
        assert ann.refused() == "server.not_started"
        bob = site.post(f"{where}/join", {"name": "Ann", "invite": invite}).json()
        assert bob["seat"] == int(seat)
        now = ann.until(lambda u: u["question"] is not None)
        assert now["seats"][1]["name"] == "Ann 2"
        assert now["log_from"] == 0
    assert (
        key_of(site.post(f"{where}/join", {"name": "Eve", "invite": invite})) == "server.seat_taken"
    )
    assert (
        key_of(site.post(f"{where}/join", {"name": "Eve", "invite": "1.x"})) == "server.bad_invite"
    )
    uninvited = site.post(f"{where}/join", {"name": "Eve"})
    assert (key_of(uninvited), uninvited.status_code) == ("server.private", 403)


def test_an_invite_opens_no_other_table(site: Site) -> None:
    one, two = site.table("me", "open"), site.table("me", "open")
    body = {"name": "Eve", "invite": one["invites"]["1"]}
    assert key_of(site.post(f"/api/tables/{two['table']}/join", body)) == "server.bad_invite"


@pytest.mark.slow
def test_public_tables_are_listed_until_they_are_over(site: Site) -> None:
    me = site.table("me", "open", public=True, variant={"rounds": 1})
    hidden = site.table("me", "open")
    names = [line["table"] for line in site.get("/api/tables").json()]
    assert names[0] == me["table"]
    assert hidden["table"] not in names
    join = f"/api/tables/{me['table']}/join"
    bob = site.post(join, {"name": "Bob"}).json()
    assert key_of(site.post(join, {"name": "Eve"})) == "server.no_seat"
    with site.sit(me) as ann, site.sit(bob) as bobby:
        play_on([ann, bobby])
    assert me["table"] not in [line["table"] for line in site.get("/api/tables").json()]
    info = site.get(f"/api/tables/{me['table']}").json()
    assert info["status"] == "over"
    assert len(info["scores"]) == 2


def test_my_tables_by_my_tokens(site: Site) -> None:
    one, two = site.table("me", "greedy"), site.table("greedy", "greedy")
    forged = one["token"][:-2] + ("AA" if one["token"][-2:] != "AA" else "BB")
    tokens = [one["token"], two["token"], forged, "nonsense", ""]
    mine = site.post("/api/mine", {"tokens": tokens}).json()
    assert [(line["token"], line["seat"]) for line in mine] == [
        (two["token"], None),
        (one["token"], 0),
    ]


@pytest.mark.slow
def test_rematch_keeps_seats_and_tells_everybody(site: Site) -> None:
    one, two = site.friends(2, variant={"rounds": 1})
    where = f"/api/tables/{one['table']}"
    assert key_of(site.post(f"{where}/rematch")) == "server.token_needed"
    assert key_of(site.post(f"{where}/rematch", {}, one["token"])) == "server.not_over"
    assert key_of(site.post(f"{where}/claim", {}, one["token"])) == "server.no_rematch"
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob])
        again = site.post(f"{where}/rematch", {}, one["token"]).json()
        assert bob.until(lambda u: u["rematch"] is not None)["rematch"] == again["table"]
    assert again["table"] != one["table"]
    assert again["seat"] == 0
    claims = [
        site.post(f"/api/tables/{name}/{verb}", {}, two["token"]).json()
        for name, verb in (
            (one["table"], "claim"),
            (again["table"], "claim"),
            (one["table"], "rematch"),
        )
    ]
    assert claims[0]["seat"] == 1
    assert claims[0] == claims[1] == claims[2]
    with site.sit(again) as ann, site.sit(claims[0]) as bob:
        assert [seat["name"] for seat in ann.now["seats"]] == ["Ann", "Friend 1"]
        play_on([ann, bob], 4)


@pytest.mark.slow
def test_whoever_made_a_table_for_bots_may_ask_for_another(site: Site) -> None:
    made = site.table("random", "random", variant={"rounds": 1})
    with site.watch(made["table"]) as eve:
        eve.until(lambda u: u["over"])
    again = site.post(f"/api/tables/{made['table']}/rematch", {}, made["token"]).json()
    assert again["seat"] is None
    [line] = site.post("/api/mine", {"tokens": [again["token"]]}).json()
    assert line["info"]["table"] == again["table"]


@pytest.mark.slow
def test_a_running_record_tells_only_what_its_reader_has_seen(site: Site) -> None:
    one, two = site.friends(2)
    where = f"/api/tables/{one['table']}/record"
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob], 6)
        lines = {
            who: site.get(where, token).text
            for who, token in (("Ann", one["token"]), ("Eve", None))
        }
    assert site.get(where, "forged").status_code == 401
    assert "seed" not in lines["Ann"]
    assert lines["Ann"].count('"type":"Value"') > lines["Eve"].count('"type":"Value"')


@pytest.mark.slow
def test_frames_only_of_finished_games(site: Site) -> None:
    one, two = site.friends(2, variant={"rounds": 2})
    where = f"/api/tables/{one['table']}/frames"
    for eyes in ("0", "1", "spectator", "open"):
        answer = site.get(where, one["token"], eyes=eyes)
        assert (answer.status_code, key_of(answer)) == (409, "server.not_over")
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob])
        last = ann.now["n"]
        view = ann.now["view"]
    film = site.get(where, eyes="0", first=0, count=1000).json()
    assert film["events"] == last
    assert [frame["n"] for frame in film["frames"]] == list(range(60))
    assert film["turns"] == sorted(set(film["turns"]))
    assert film["turns"][-1] == last
    for n in (turn for turn in film["turns"] if turn < 59):
        before = next(f["seat"] for f in reversed(film["frames"][: n + 1]) if f["seat"] >= 0)
        assert film["frames"][n + 1]["seat"] not in (before, -1)
    end = site.get(where, eyes="0", first=last, count=60).json()["frames"]
    assert [frame["n"] for frame in end] == [last]
    assert end[0]["view"] == view
    hidden = [f for f in film["frames"] if f["n"] and f["action"] is None]
    assert hidden
    shown = site.get(where, eyes="open").json()["frames"]
    assert all(f["action"] for f in shown if f["n"])
    dice = [f for f in shown if f["outcomes"] is not None]
    assert all(f["seat"] == -1 and f["action"] in f["outcomes"] for f in dice)
    values = [v for v in shown[8]["view"]["value"] if v >= 0]  # everybody has just looked
    assert len(values) > len([v for v in film["frames"][8]["view"]["value"] if v >= 0])
    assert key_of(site.get(where, eyes="2")) == "server.unknown_eyes"
    assert key_of(site.get(where, eyes="me")) == "server.unknown_eyes"
    assert key_of(site.get(where, first="x")) == "server.unreadable"


@pytest.mark.slow
def test_the_dice_of_a_replay_can_be_checked(site: Site) -> None:
    made = site.table("random", "random", variant={"rounds": 1})
    with site.watch(made["table"]) as eve:
        eve.until(lambda u: u["over"])
    film = site.get(f"/api/tables/{made['table']}/frames", eyes="open").json()
    dealer = meute.core.dealer.FairDealer(film["seed"])
    assert dealer.commitment == film["commitment"]
    for frame in film["frames"]:
        if frame["outcomes"] is not None:
            assert dealer.pick(frame["n"], frame["outcomes"]) == frame["action"]


def test_health_and_metrics(site: Site) -> None:
    site.table("me", "greedy")
    health = site.get("/health").json()
    assert (health["status"], health["version"]) == ("ok", meute.__version__)
    text = site.get("/metrics").text
    assert re.search(r"^meute_tables_running \d+$", text, re.MULTILINE)
    assert re.search(r'^meute_append_seconds_bucket\{le="\+Inf"\} \d+$', text, re.MULTILINE)
    assert re.search(r"^meute_sockets 0$", text, re.MULTILINE)


def test_the_interface_is_described(site: Site) -> None:
    page = site.get("/schema")
    assert page.status_code == 200
    assert "/api/tables/{table}/join" in page.text
    assert "<script" not in page.text
    assert site.get("/schema/openapi.json").json()["info"]["title"] == "Meute"


@pytest.mark.slow
def test_the_client_is_served_with_careful_headers(tmp_path: Path) -> None:
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>the client</p>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "main-1234.js").write_text("go()")
    (tmp_path / "secret.txt").write_text("no")
    with serving(tmp_path / "data", client) as site:
        page = site.get("/")
        assert page.text == "<p>the client</p>"
        assert page.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        script = site.get("/assets/main-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert site.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        for path in (
            "/assets/none.js",
            "/none",
            "/assets/..%2f..%2fsecret.txt",
            "/..%2fsecret.txt",
        ):
            assert site.get(path).status_code in (400, 404)


@pytest.mark.slow
def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path / "nothing") as site:
        assert "make play" in site.get("/").text


@pytest.mark.slow
def test_a_long_body_is_refused(site: Site) -> None:
    assert site.post("/api/mine", {"tokens": ["x" * 70_000]}).status_code == 413


@pytest.mark.parametrize("sexes", [None, "1 1 0 0 0 1 0 1 0 1 0 1 0 0 1 1 1 0"])
def test_the_list_of_tables_names_the_colours_of_the_box(site: Site, sexes: str | None) -> None:
    variant = {"sexes": sexes} if sexes else {}
    seated = site.table("me", "open", "greedy", game="tracks", variant=variant)
    listed = site.get(f"/api/tables/{seated['table']}").json()
    body = {"name": "Ben", "invite": seated["invite"]}
    with site.sit(seated) as ann:
        assert listed["colours"] == ann.now["colours"]
        site.post(f"/api/tables/{seated['table']}/join", body).raise_for_status()
        dealt = ann.until(lambda u: u["view"] is not None)
        assert listed["colours"] == dealt["view"]["settings"]["colours"]


@pytest.mark.slow
def test_a_box_without_colours_of_its_own_takes_them_in_turn(site: Site) -> None:
    seated = site.table("me", "open", "greedy")
    assert site.get(f"/api/tables/{seated['table']}").json()["colours"] == [0, 1, 2]
