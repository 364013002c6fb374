"""Bots at a table have characters: drawn by its luck or chosen, named in the log, and no secret."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meute.bots.search.character import characters
from meute.core import registry
from tests.server.kit import Site

SILVER = characters(registry.game("silver"))


def bots(table: dict[str, Any]) -> list[str]:
    """How the table's line in the lobby names its bots."""
    return [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]


def like(bot: str) -> str:
    """What a bot is like."""
    found = re.fullmatch(r"\w+\(character=(\w+)\)", bot)
    assert found, bot
    return found[1]


def introduced(site: Site, table: dict[str, Any]) -> list[str]:
    """What the log says that each bot is like."""
    with site.sit(table) as ann:
        said = [line["message"] for line in ann.now["log"]]
    told = [one["params"] for one in said if one["key"] == "server.log.character"]
    return [one["character"]["key"] for one in told]


def test_every_bot_of_a_level_gets_a_character_of_its_own(site: Site) -> None:
    table = site.table("me", "hard", "medium", "easy")
    seen = bots(site.get(f"/api/tables/{table['table']}").json())
    assert {like(bot) for bot in seen} < set(SILVER)
    assert len({like(bot) for bot in seen}) == 3
    assert [bot.partition("(")[0] for bot in seen] == ["hard", "medium", "easy"]


def test_whoever_makes_a_table_may_choose(site: Site) -> None:
    table = site.table("me", "hard(character=spy)", "greedy")
    assert bots(site.get(f"/api/tables/{table['table']}").json()) == [
        "hard(character=spy)",
        "greedy",
    ]


@pytest.mark.parametrize("bot", ["hard(character=miser)", "search(playouts=9,character=spy)"])
def test_no_character_of_another_room_and_no_other_settings(site: Site, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = site.post("/api/tables", {"game": "silver", "name": "Ann", "seats": seats})
    assert answer.status_code == 400
    assert answer.json()["why"]["message"]["key"] in {"server.bad_table", "server.named_bots_only"}


def test_the_log_says_what_the_bots_are_like(site: Site) -> None:
    table = site.table("me", "medium(character=spy)")
    assert introduced(site, table) == ["silver.temper.spy"]


def test_a_bot_that_comes_later_has_a_character_too(site: Site) -> None:
    table = site.table("me", "open", "medium(character=spy)")
    path = f"/api/tables/{table['table']}/seats/1/bot"
    assert site.post(path, {"bot": "hard"}, table["token"]).status_code == 200
    first, second = introduced(site, table)
    assert first == "silver.temper.spy" != second


def test_everybody_is_told_the_same_about_a_bot(site: Site) -> None:
    """Also a spectator: what a bot is like is drawn beside the dice, and says nothing of them."""
    table = site.table("me", "hard", "hard")
    with site.sit(table) as ann, site.watch(table["table"]) as eve:
        assert ann.now["log"][:2] == eve.now["log"][:2]
