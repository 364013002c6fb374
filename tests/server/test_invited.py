"""Bots from outside at the browser's table: files and programs that whoever runs it invites."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meute
from meute.bots.learned import write_policy
from meute.bots.outside import named
from meute.core.codes import seat_actions
from meute.core.errors import UnknownName
from meute.core.record import Answer, End
from tests.server.kit import Site, play_on, serving

FILE = Path(__file__).with_name("bots") / "invited.py"
LINES = Path(__file__).parents[1] / "arena" / "bots" / "lines.py"
FIRST = Path(__file__).parents[1] / "arena" / "bots" / "first.sh"
ROUND = {"rounds": 1}
NOTING = """import sys
for line in sys.stdin:
    with open(sys.argv[1], "a") as heard:
        heard.write(line)
    print(0, flush=True)
"""


def program(how: str) -> str:
    return f"exec:{sys.executable} {LINES} {how}"


def played(site: Site, bot: str) -> meute.Record:
    """Play a round against a bot; return the record."""
    made = site.table("me", bot, variant=ROUND)
    with site.sit(made) as ann:
        play_on([ann])
        assert ann.now["over"]
    (record,) = meute.verify(site.get(f"/api/tables/{made['table']}/record").content)
    assert record.finished
    return record


def places(record: meute.Record) -> list[tuple[int, int]]:
    """Where seat 1 had a choice: the place of its answer among the options, and the last place."""
    end = record.entries[-1]
    assert isinstance(end, End)
    table = meute.Table(record.header.game, 2, end.seed, record.header.variant)
    found = []
    for entry in record.entries:
        if isinstance(entry, Answer) and entry.seat >= 0:
            options = table.options(entry.seat)
            if entry.seat == 1 and len(options) > 1:
                found.append((options.index(entry.action), len(options) - 1))
            table.play(entry.seat, entry.action)
    assert found
    return found


@pytest.mark.slow
@pytest.mark.parametrize("bot", [f"{FILE}:Last", program("last")])
def test_a_file_or_a_program_plays_in_the_browser(tmp_path: Path, bot: str) -> None:
    with serving(tmp_path, bots={"mine": bot}) as site:
        record = played(site, "mine")
        assert all(place == last for place, last in places(record))
        assert "meute_bot_failures 0\n" in site.get("/metrics").text


@pytest.mark.slow
def test_a_net_plays_in_the_browser(tmp_path: Path) -> None:
    silver = meute.game("silver")
    inputs, codes = len(silver.feature_names(2)), len(seat_actions(silver))
    write_policy(tmp_path / "net.npz", silver, 2, [(np.zeros((codes, inputs)), np.zeros(codes))])
    with serving(tmp_path / "data", bots={"net": f"learned:{tmp_path / 'net.npz'}"}) as site:
        assert played(site, "net").finished
        assert "meute_bot_failures 0\n" in site.get("/metrics").text


@pytest.mark.slow
def test_a_shell_script_plays_in_the_browser(tmp_path: Path) -> None:
    with serving(tmp_path, bots={"script": f"exec:{FIRST}"}) as site:
        assert {place for place, _ in places(played(site, "script"))} == {0}


@pytest.mark.slow
def test_a_program_is_asked_in_the_documented_lines(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = tmp_path / "bot.py"
    script.write_text(NOTING)
    with serving(
        tmp_path / "data", bots={"mine": f"exec:{sys.executable} {script} {heard}"}
    ) as site:
        played(site, "mine")
    asked = [json.loads(line) for line in heard.read_text().splitlines()]
    fields = ["ask", "game", "variant", "seats", "seat", "luck", "view", "options"]
    assert all(list(question) == fields for question in asked)
    assert [question["ask"] for question in asked] == list(range(1, len(asked) + 1))
    assert all(question["view"]["type"] == "SilverView" for question in asked)
    assert len({question["luck"] for question in asked}) == len(asked)


@pytest.mark.slow
def test_a_game_with_a_bot_that_fails_comes_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, bots={"mine": f"{FILE}:Tired"}) as site:
        played(site, "mine")
    assert "has a bot that failed, mine: " in caplog.text
    assert "are too many, invited.py, line" in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (program("garbage"), "which is no JSON"),
        (program("number"), "answered 99"),
        (program("resign"), "my rules end here"),
        (program("twice"), "before it was asked"),
        (program("end"), ""),
        ("exec:/nowhere/at/all", "cannot be started"),
    ],
)
def test_chance_plays_for_a_bot_that_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, told: str
) -> None:
    with caplog.at_level(logging.WARNING), serving(tmp_path, bots={"mine": bot}) as site:
        made = site.table("me", "mine", variant=ROUND)
        with site.sit(made) as ann:
            assert play_on([ann], answers=4) == 4
    assert told in caplog.text
    if told:
        assert "has a bot that failed, mine: " in caplog.text


@pytest.mark.slow
def test_chance_plays_for_a_bot_that_hangs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, bots={"deaf": program("deaf")}, bot_timeout=0.1) as site:
        made = site.table("me", "deaf", variant=ROUND)
        with site.sit(made) as ann:
            play_on([ann], answers=3)
    assert "deaf: too slow: no answer within 0.1 seconds" in caplog.text


@pytest.mark.slow
def test_the_house_offers_its_own_bots_and_no_others(tmp_path: Path) -> None:
    with serving(tmp_path, bots={"mine": f"{FILE}:Last"}) as site:
        offered = site.get("/api/games").json()
        assert all("mine" in game["bots"] and "greedy" in game["bots"] for game in offered)
        for bot in (f"{FILE}:Last", f"exec:{FIRST}", "learned:net.npz", "yours"):
            wish: dict[str, Any] = {"game": "silver", "name": "Ann"}
            wish["seats"] = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            assert site.post("/api/tables", wish).status_code == 400


@pytest.mark.slow
def test_a_bot_that_is_no_longer_invited_loses_nobody_their_game(tmp_path: Path) -> None:
    with serving(tmp_path, bots={"mine": f"{FILE}:Last"}) as site:
        made = site.table("me", "mine", variant=ROUND)
        with site.sit(made) as ann:
            play_on([ann], answers=2)
    with serving(tmp_path) as site, site.sit(made) as ann:
        play_on([ann])
        assert ann.now["over"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("called", "bot", "told"),
    [
        ("greedy", f"{FILE}:Last", "already installed"),
        ("a b", f"{FILE}:Last", "call a bot by letters"),
        ("mine", "greedy", "name a file as FILE.py:CLASS"),
        ("mine", f"{FILE}:First", "has no class 'First'; it has: Last, Tired"),
        ("mine", "exec:./no/such/program", "there is no program"),
    ],
)
def test_who_cannot_be_invited_is_told_why(called: str, bot: str, told: str) -> None:
    with pytest.raises(UnknownName, match=told):
        named.check_invited(called, bot)
