"""Rows of answers over the wire, at a table of The Wolves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.kit import Person, Site

pytestmark = pytest.mark.slow


def seats(site: Site) -> list[dict[str, Any]]:
    return site.friends(2, game="wolves", variant={"packs": "dealt"})


def to_an_action(people: list[Person]) -> tuple[Person, Person]:
    """Answer anything until somebody may take an action; return that person and the other."""
    while True:
        asked = [p for p in people if p.now["question"]]
        if not asked:
            people[0].await_one("update")
            continue
        question = asked[0].now["question"]
        if question["decision"] == "TakeAction":
            [other] = [p for p in people if p is not asked[0]]
            return asked[0], other
        n = asked[0].now["n"]
        asked[0].play(question["options"][0]["action"])
        for person in people:
            person.until(lambda u, n=n: u["n"] > n)  # type: ignore[misc]


def answers(question: dict[str, Any], row: dict[str, Any]) -> list[dict[str, Any]]:
    return [question["steps"][place] for place in row["answers"]]


def moves(question: dict[str, Any]) -> list[list[dict[str, Any]]]:
    rows = [answers(question, row) for row in question["rows"]]
    return [row for row in rows if row[0] == {"type": "Move"}]


def send(person: Person, row: list[dict[str, Any]]) -> None:
    person.send(type="row", n=person.now["n"], answers=row)


def test_a_row_is_one_message_one_update_and_one_step_back(site: Site) -> None:
    one, two = seats(site)
    with site.sit(one) as first, site.sit(two) as second:
        mover, other = to_an_action([first, second])
        start = mover.now
        row = moves(start["question"])[0]
        send(mover, row)
        after = mover.await_one("update")
        assert after["n"] == start["n"] + len(row)
        assert after["frames"], "what happens between is there to be shown"
        assert other.until(lambda u: u["n"] == after["n"])["view"]["one"] == after["view"]["one"]
        assert after["view"]["one"] != start["view"]["one"]
        mover.send(type="undo", n=after["n"])
        again = mover.await_one("update")
        assert again["question"] == start["question"]


def test_a_row_stands_in_the_record_as_its_answers(site: Site) -> None:
    one, two = seats(site)
    with site.sit(one) as first, site.sit(two) as second:
        mover, _ = to_an_action([first, second])
        row = moves(mover.now["question"])[0]
        send(mover, row)
        n = mover.await_one("update")["n"]
        token = one["token"] if mover is first else two["token"]
        data = site.get(f"/api/tables/{one['table']}/record", token).content
    lines = [json.loads(line) for line in data.splitlines()]
    last = [line for line in lines if line.get("n", 0) > n - len(row)]
    assert [line["action"] for line in last if "action" in line] == row


@pytest.mark.parametrize("wrong", [1, 2, 3])
def test_a_bad_row_is_refused_and_nothing_is_half_done(site: Site, wrong: int) -> None:
    one, two = seats(site)
    with site.sit(one) as first, site.sit(two) as second:
        mover, _ = to_an_action([first, second])
        start = mover.now
        row = [*moves(start["question"])[0]]
        row[wrong] = {"type": "EndTurn"}
        send(mover, row)
        assert mover.refused().startswith("wolves.why.")
        with site.sit(one if mover is first else two) as again:
            assert again.now["n"] == start["n"]
            assert again.now["question"] == start["question"]


def test_what_is_no_row_is_refused(site: Site) -> None:
    one, two = seats(site)
    with site.sit(one) as first, site.sit(two) as second:
        mover, other = to_an_action([first, second])
        row = moves(mover.now["question"])[0]
        send(mover, [])
        assert mover.refused() == "core.row.empty"
        send(mover, [{"type": "Jump"}])
        assert mover.refused() == "server.unreadable"
        mover.send(type="row", n=mover.now["n"] - 1, answers=row)
        assert mover.refused() == "server.late"
        send(other, row)
        assert other.refused() == "core.not_asked"
        with site.watch(one["table"]) as guest:
            guest.send(type="row", n=guest.now["n"], answers=row)
            assert guest.refused() == "server.watching"


def test_only_whoever_is_asked_is_told_of_rows_and_previews(site: Site) -> None:
    one, two = seats(site)
    with site.sit(one) as first, site.sit(two) as second:
        mover, other = to_an_action([first, second])
        other.until(lambda u: u["n"] == mover.now["n"])
        assert other.now["question"] is None
        question = mover.now["question"]
        assert len(question["steps"]) == len({str(step) for step in question["steps"]})
        [row] = [r for r in question["rows"] if answers(question, r) == moves(question)[0]]
        way = row["preview"]["way"]
        assert way[-1] == moves(question)[0][-1]["hex"]
        assert "points" not in row["preview"], "what is as usual is left out"
