"""Limits at exactly their bound: what is just allowed, and what is one too many."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from meute.server.lobby import limits
from meute.server.lobby.limits import BYTES, CHAT, Bucket, Buckets
from meute.server.lobby.names import NAME, distinct
from meute.server.table.conversation import STRIKES
from meute.server.table.hub import LETTERS, WAITING, Client
from tests.server.kit import Person, Site


def garble(person: Person, times: int) -> None:
    for _ in range(times):
        person.socket.send("garbage")
        assert person.refused() == "server.unreadable"


@pytest.mark.slow
def test_as_many_strikes_in_a_row_as_allowed_are_refused_and_the_next_word_is_the_last(
    site: Site,
) -> None:
    with site.sit(site.table("me", "greedy")) as ann:
        garble(ann, STRIKES)
        ann.send(type="ping")
        assert ann.refused() == "server.too_fast"
        with contextlib.suppress(ConnectionClosed):
            ann.hear()
        assert ann.socket.close_code == 1008


def test_a_message_that_can_be_read_makes_strikes_forgotten(site: Site) -> None:
    with site.sit(site.table("me", "greedy")) as ann:
        for _ in range(2):
            garble(ann, STRIKES - 1)
            ann.send(type="ping")
            ann.await_one("pong")


def test_answers_against_the_rules_are_no_strikes(site: Site) -> None:
    with site.sit(site.table("me", "greedy")) as ann:
        for _ in range(STRIKES + 1):
            ann.send(type="undo", n=10**6)
            assert ann.refused() == "server.late"
        ann.send(type="ping")
        ann.await_one("pong")


def test_a_message_may_have_as_many_bytes_as_the_limit(site: Site) -> None:
    ping = '{"type":"ping"}'
    with site.sit(site.table("me", "greedy")) as ann:
        ann.socket.send(ping.ljust(BYTES))
        ann.await_one("pong")
        ann.socket.send(ping.ljust(BYTES + 1))
        assert ann.refused() == "server.too_long"
        accents = ping[:-1] + ',"x":"' + "é" * (BYTES // 2) + '"}'
        assert len(accents) < BYTES
        ann.socket.send(accents)
        assert ann.refused() == "server.too_long"


def test_names_and_chat_lines_may_be_as_long_as_their_limits(site: Site) -> None:
    me = site.table("me", "open", name="N" * NAME)
    invite = me["invites"]["1"]
    where = f"/api/tables/{me['table']}/join"
    longer = site.post(where, {"name": "M" * (NAME + 1), "invite": invite})
    assert longer.json()["why"]["message"] == {
        "key": "server.name_long",
        "params": {"most": NAME},
    }
    joined = site.post(where, {"name": "M" * NAME, "invite": invite}).json()
    with site.sit(me) as ann, site.sit(joined) as bob:
        assert [seat["name"] for seat in ann.now["seats"]] == ["N" * NAME, "M" * NAME]
        ann.send(type="chat", text=" " + "x" * CHAT + " ")
        assert bob.await_one("chat")["text"] == "x" * CHAT
        ann.send(type="chat", text="x" * (CHAT + 1))
        assert ann.refused() == "server.chat_long"


def test_people_of_one_name_are_numbered() -> None:
    assert distinct("Ann", []) == "Ann"
    assert distinct("Ann", ["Bob", "Ann"]) == "Ann 2"
    assert distinct("Ann", ["Ann", "Ann 2", "Ann 4"]) == "Ann 3"


def texts_of(client: Client) -> list[str]:
    """What is still sent to a client before it is closed."""

    async def read() -> list[str]:
        texts = []
        while (text := await client.next()) is not None:
            texts.append(text)
        return texts

    return asyncio.run(read())


def test_a_slow_reader_is_kept_while_no_more_waits_than_may() -> None:
    client = Client(0)
    sent = [str(n) for n in range(WAITING - 1)]
    for text in sent:
        client.send(text)
    assert not client.lost
    client.stop()
    assert texts_of(client) == sent


def test_a_slow_reader_is_given_up_with_one_message_too_many_and_hears_no_more() -> None:
    client = Client(0)
    lost = []
    for n in range(WAITING + 2):
        client.send(str(n))
        lost.append(client.lost)
    assert lost == [False] * WAITING + [True] * 2
    assert texts_of(client) == []


def test_a_reader_with_as_much_waiting_as_may_can_be_sent_away() -> None:
    client = Client(0)
    for n in range(WAITING):
        client.send(str(n))
    client.stop()
    assert texts_of(client) == []
    assert not client.lost


def test_who_is_here_is_said_once_to_a_slow_reader() -> None:
    """Spectators who come and go a thousand times throw nobody off."""
    client = Client(0)
    for n in range(10 * WAITING):
        client.send_people(f"people {n}")
    client.send("an update")
    assert not client.lost
    assert client.waiting == 2

    async def read() -> list[str | None]:
        return [await client.next(), await client.next()]

    assert asyncio.run(read()) == ["an update", f"people {10 * WAITING - 1}"]


def test_a_slow_reader_may_let_so_many_letters_wait() -> None:
    client = Client(0)
    for _ in range(3):
        client.send("x" * (LETTERS // 3))
    assert not client.lost
    client.send("x")
    client.send("y" * 10)
    assert client.lost


class Watch:
    """A clock that only a test turns; ahead of ours, so that a new bucket is full."""

    def __init__(self) -> None:
        self.now = monotonic() + 3600

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(limits, "monotonic", found)
    return found


def taken(bucket: Bucket, most: int = 20) -> int:
    """How many tokens can be spent now."""
    return sum(bucket.take() for _ in range(most))


def test_a_bucket_gives_what_it_holds_and_then_what_comes_back_with_time(watch: Watch) -> None:
    bucket = Bucket(3, 0.5)
    found = []
    for seconds in (0, 1.5, 0.5, 6, 1000):
        watch.now += seconds
        found.append((bucket.full, taken(bucket)))
    assert found == [(True, 3), (False, 0), (False, 1), (True, 3), (True, 3)]


@pytest.mark.usefixtures("watch")
def test_addresses_do_not_share_a_bucket() -> None:
    buckets = Buckets(2, 0.001)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert [buckets.take("b") for _ in range(3)] == [True, True, False]


@pytest.mark.slow
def test_an_address_that_still_owes_is_never_forgotten(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Buckets, "KEPT", 2)
    buckets = Buckets(2, 0.5)
    assert [buckets.take("flood") for _ in range(3)] == [True, True, False]
    for n in range(5):
        buckets.take(f"visitor {n}")
    assert not buckets.take("flood")
    watch.now += 2
    assert [buckets.take("flood") for _ in range(2)] == [True, False]
