"""Messages that should not have come: each is refused with a reason, and the table lives on."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from meute.server.schema.heard import Act
from meute.server.table.conversation import ACTS
from tests.server.kit import Person, Site, play_on, serving


def closed(person: Person) -> int:
    """Read until the server hangs up; return its code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            person.hear()
    person.close()
    code = person.socket.close_code
    assert code is not None
    return code


@pytest.mark.slow
def test_a_double_click_counts_once(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob], 2)
        mover = ann if ann.now["question"] else bob
        n, action = mover.now["n"], mover.options()[0]
        mover.play(action)
        mover.play(action, n)
        assert mover.refused() == "server.late"
        mover.play(action, n)
        assert mover.refused() == "server.late"
        later = [text for text in mover.heard if f'"n":{n + 1},' in text and '"update"' in text]
        assert len(later) <= 1


@pytest.mark.parametrize("n", [-1, 0, 10**6])
def test_an_answer_to_another_moment_is_refused(site: Site, n: int) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        ann.play(ann.options()[0], n)
        assert ann.refused() == "server.late"
        ann.send(type="undo", n=n)
        assert ann.refused() == "server.late"
        ann.send(type="hint", n=n)
        assert ann.refused() == "server.late"


def test_a_sealed_answer_may_be_changed_and_sent_twice(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        first, second = ann.options()[:2]
        for action in (first, first, second):
            ann.play(action, ann.now["n"])
            ann.await_one("update", lambda u, a=action: u["question"]["answered"] == [a])  # type: ignore[misc]
        assert ann.now["waiting"] == [1]
        bob.until(lambda u: u["waiting"] == [1])
        assert json.dumps(second) not in "".join(bob.heard)
        ann.send(type="undo", n=ann.now["n"])
        ann.until(lambda u: not u["question"]["answered"])
        assert ann.now["waiting"] == [0, 1]


def test_answers_that_do_not_exist_get_a_reason(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        for action, key in (
            ({"type": "LookAtTwo", "first": 99, "second": -5}, "core.not_an_option"),
            ({"type": "LookAtTwo", "first": "a"}, "server.unreadable"),
            ({"type": "Nonsense"}, "server.unreadable"),
            ({"type": ["LookAtTwo"]}, "server.unreadable"),
            ({}, "server.unreadable"),
            ({"type": "Value", "value": 3}, None),
            ({"type": "Draw"}, None),
        ):
            ann.play(action)
            refused = ann.refused()
            assert refused == key or (key is None and refused.startswith(("silver.", "core.")))
        ann.play(ann.options()[0])
        ann.await_one("update")


GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type":"play"}',
    '{"type":"dance"}',
    '{"type":"play","n":"1","action":{}}',
    '{"type":"play","n":1e400,"action":{}}',
    '{"type":"play","n":1,"action":[]}',
    '{"type":"chat","text":7}',
    '{"type":"undo","n":null}',
    '{"type":"hello","token":5}',
    "[" * 2000,
    '{"a":' * 600,
    "\u0000\u202e",
    b"\x00\xff\xfe",
    b"{}",
]


@pytest.mark.slow
@pytest.mark.parametrize("watching", [False, True])
def test_garbage_is_refused_and_the_table_lives_on(site: Site, watching: bool) -> None:  # noqa: FBT001
    me = site.table("me", "greedy")
    with site.watch(me["table"]) if watching else site.sit(me) as person:
        for data in GARBAGE:
            person.socket.send(data)
            assert person.refused() == "server.unreadable"
    with site.sit(me) as ann:
        play_on([ann], 3)


@pytest.mark.slow
@given(data=st.one_of(st.text(max_size=200), st.binary(max_size=200), st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from(["type", "n", "action", "text", "token"]), inner),
    max_leaves=10,
).map(json.dumps)))  # fmt: skip
@settings(max_examples=150)
def test_no_bytes_do_any_harm(garbled: Person, data: str | bytes) -> None:
    garbled.socket.send(data)
    garbled.send(type="ping")
    garbled.await_one("pong")


@pytest.fixture(scope="module")
def garbled(site: Site) -> Any:
    with site.sit(site.table("me", "greedy")) as person:
        yield person
        play_on([person], 3)


def test_a_spectator_only_looks(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann, site.watch(me["table"]) as eve:
        n = ann.now["n"]
        for message in (
            {"type": "play", "n": n, "action": ann.options()[0]},
            {"type": "undo", "n": n},
            {"type": "hint", "n": n},
            {"type": "why", "n": n, "action": {"type": "Draw"}},
            {"type": "chat", "text": "hello"},
        ):
            eve.send(**message)
            assert eve.refused() == "server.watching"
        eve.send(type="ping")
        eve.await_one("pong")
        people = ann.await_one("people", lambda p: p["spectators"] == 1)
        assert [seat["online"] for seat in people["seats"]] == [True, False]
    ann_left = site.watch(me["table"])
    with ann_left:
        assert [seat["online"] for seat in ann_left.now["seats"]] == [False, False]


def test_a_lost_tab_regains_its_seat_and_its_log(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(two) as bob:
        with site.sit(one) as ann:
            play_on([ann, bob], 6)
            before = ann.now
            lines = [line for text in ann.heard for line in json.loads(text).get("log", [])]
        with site.sit(one) as ann:
            assert ann.now["view"] == before["view"]
            assert ann.now["question"] == before["question"]
            assert ann.now["log"] == lines
        with site.sit(one, since=before["n"]) as ann:
            assert ann.now["log_from"] == before["n"] - 1
            assert ann.now["log"] == [line for line in lines if line["n"] >= before["n"]]


def test_a_second_hello_brings_everything_again(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        ann.until(lambda u: u["waiting"] == [0])
        ann.send(type="hello", token=me["token"])
        again = ann.await_one("update")
        with site.sit(me) as elsewhere:
            assert again == elsewhere.now
        assert again["log"]


def test_two_tabs_of_one_seat_hear_the_same(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as left, site.sit(me) as right:
        left.play(left.options()[0])
        left.until(lambda u: u["n"] > 2)
        n = left.now["n"]
        right.until(lambda u: u["n"] == n)
        assert next(t for t in left.heard if f'"n":{n},' in t) in right.heard


def test_a_wrong_token_opens_nothing(site: Site) -> None:
    me, other = site.table("me", "greedy"), site.table("me", "greedy")
    table, seat, nonce, mark = me["token"].split(".")
    for token in (
        "",
        "x",
        "....",
        f"{table}.1.{nonce}.{mark}",
        f"{table}.0.{nonce}.{mark[::-1]}",
        f"{table}.0.{nonce}.",
        f"{table}.0.{'A' * 22}.{mark}",
        other["token"],
        "\u00e9.0.a.b",
    ):
        person = Person(site.port, table, token)
        assert person.refused() == "server.bad_token"
        assert closed(person) == 1008
    assert seat == "0"


def test_an_unknown_table_is_told(site: Site) -> None:
    person = Person(site.port, "nowhere", None)
    assert person.refused() == "server.unknown_table"
    assert closed(person) == 4004


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "garbage", '{"type":"play","n":1,"action":{}}']
)
def test_the_first_word_is_hello(site: Site, first: str) -> None:
    me = site.table("me", "greedy")
    person = Person.__new__(Person)
    person.dial(site.port, me["table"])
    person.socket.send(first)
    assert person.refused() in ("server.hello_first", "server.unreadable")
    assert closed(person) == 1008


@pytest.mark.slow
def test_too_much_at_once_is_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, burst=5, per_second=0.001) as slow:
        me = slow.table("me", "greedy")
        with slow.sit(me) as ann:
            for _ in range(5):
                ann.send(type="ping")
                ann.await_one("pong")
            ann.send(type="ping")
            assert ann.refused() == "server.too_fast"
            for _ in range(60):
                try:
                    ann.send(type="ping")
                except ConnectionClosed:
                    break
            assert closed(ann) == 1008
        with slow.sit(me) as ann:
            ann.play(ann.options()[0])
            ann.await_one("update")


def test_long_messages_are_refused_and_huge_ones_cut_off(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        ann.send(type="chat", text="x" * 5000)
        assert ann.refused() == "server.too_long"
        ann.send(type="chat", text="x" * 501)
        assert ann.refused() == "server.chat_long"
        ann.send(type="chat", text="x" * 70_000)
        assert closed(ann) == 1009
    with site.sit(me) as ann:
        play_on([ann], 2)


@pytest.mark.slow
def test_chat_is_plain_text_and_kept(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        ann.send(type="chat", text="  <b>hi</b>\u202e\n\x07 there ")
        said = bob.await_one("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>hi</b> there")
        ann.send(type="chat", text=" \n ")
        assert ann.refused() == "server.chat_empty"
        for i in range(110):
            ann.send(type="chat", text=f"line {i}")
        bob.await_one("chat", lambda c: c["text"] == "line 109")
    with site.watch(one["table"]) as eve:
        told = [eve.await_one("chat")["text"] for _ in range(100)]
    assert told == [f"line {i}" for i in range(10, 110)]


@pytest.mark.slow
def test_everything_that_somebody_with_a_seat_may_say_is_heeded() -> None:
    assert set(ACTS) == set(get_args(Act))
