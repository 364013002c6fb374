"""The store: durable, in order, whole or not at all; and a table whose store fails."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from meute.server.app.service import Service
from meute.server.lobby import host
from meute.server.lobby.house import House
from meute.server.lobby.tokens import Signer
from meute.server.refusal import Refusal
from meute.server.schema.lobby import JoinTable, NewTable, Seated, SeatWish
from meute.server.schema.told import Chatted, LogEntry
from meute.server.schema.words import Told
from meute.server.store.keys import keys_in
from meute.server.store.protocol import (
    CHAT_KEPT,
    Change,
    Facts,
    Overtaken,
    Piece,
    Removal,
    Saved,
    SeatRow,
    Step,
    Store,
    StoreError,
)
from meute.server.table import acts
from meute.server.table.hub import Client
from meute.server.thinking.pool import Thinkers
from tests.server.places import Place

FACTS = Facts(
    table="t",
    game="silver",
    variant={},
    clock="relaxed",
    public=True,
    made=1.0,
    seats=[SeatRow(kind="open")],
)


SAID = Chatted(seat=0, name="Ann", text="hi", at=2.0)


def with_store(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await place.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


@asynccontextmanager
async def served(store: Store, place: Place) -> AsyncIterator[Service]:
    """The tables of a store; nothing is left running, whatever a test finds."""
    thinkers = Thinkers(1, 5)
    service = Service(store, thinkers, await store.keys(), place.settings, House(place.settings))
    try:
        yield service
    finally:
        await service.stop()
        await thinkers.close()
        await store.close()


def test_what_is_written_is_there_after_a_restart(place: Place) -> None:
    said = Chatted(seat=0, name="Ann", text="hi", at=2.0)
    note = LogEntry(n=3, message=Told(key="k", params={"player": {"seat": 0}}))

    async def write(store: Store) -> None:
        await store.write(Change(facts=FACTS, seed="s", lines=[b"0"]))
        await store.write(
            Change(facts=FACTS, after=1, lines=[b"1", b"2"], sealed={0: b"a", 1: b"b"})
        )
        later = msgspec.structs.replace(FACTS, status="running", wake=9.0)
        await store.write(Change(facts=later, sealed={1: None}, notes=[note], chat=[said]))

    async def read(store: Store) -> None:
        saved = await store.load("t")
        assert saved is not None
        assert saved.lines == [b"0", b"1", b"2"]
        assert saved.sealed == {0: b"a"}
        assert (saved.notes, saved.chat, saved.seed) == ([note], [said], "s")
        assert saved.facts.status == "running"
        assert await store.due() == [("t", 9.0)]
        assert await store.count() == {"running": 1}
        assert [facts.table for facts in await store.public(5)] == ["t"]
        assert await store.facts(["t", "u"]) == [saved.facts]
        assert await store.load("u") is None

    with_store(place, write)
    with_store(place, read)


def test_a_second_writer_is_refused_and_changes_nothing(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(Change(facts=FACTS, seed="s", lines=[b"0", b"1"]))
        over = msgspec.structs.replace(FACTS, status="over")
        for after in (0, 1, 3):
            with pytest.raises(StoreError):
                await store.write(Change(facts=over, after=after, lines=[b"x"]))
        with pytest.raises(StoreError):
            await store.write(Change(facts=FACTS, seed="other"))
        saved = await store.load("t")
        assert saved is not None
        assert (saved.lines, saved.facts.status) == ([b"0", b"1"], "open")

    with_store(place, work)


def test_a_change_that_follows_another_than_it_names_is_overtaken(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(Change(facts=FACTS, seed="s", lines=[b"0"]))
        await store.write(Change(facts=FACTS, follows=0, sealed={0: b"a"}))
        for follows in (0, 2):
            with pytest.raises(Overtaken):
                await store.write(Change(facts=FACTS, follows=follows, chat=[SAID]))
        await store.write(Change(facts=FACTS, follows=1, after=1, lines=[b"1"]))
        saved = await store.load("t")
        assert saved is not None
        assert (saved.revision, saved.chat, saved.lines) == (2, [], [b"0", b"1"])

    with_store(place, work)


def test_changes_of_a_table_at_once_happen_in_their_order(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(Change(facts=FACTS, seed="s"))
        lines = [Change(facts=FACTS, follows=i, after=i, lines=[b"%d" % i]) for i in range(20)]
        said = msgspec.structs.replace(FACTS, table="u")
        others = [Change(facts=said, seed="s", chat=[SAID] * 120)]
        await asyncio.gather(*map(store.write, [*lines, *others]))
        saved, other = await store.load("t"), await store.load("u")
        assert saved is not None
        assert saved.lines == [b"%d" % i for i in range(20)]
        assert other is not None
        assert len(other.chat) == CHAT_KEPT

    with_store(place, work)


def test_lines_written_anew_take_the_place_of_all_before(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(Change(facts=FACTS, seed="s", lines=[b"0", b"1", b"2"]))
        await store.write(Change(facts=FACTS, follows=0, anew=True, lines=[b"a", b"b"]))
        await store.write(Change(facts=FACTS, follows=1, after=2, lines=[b"c"]))
        saved = await store.load("t")
        assert saved is not None
        assert saved.lines == [b"a", b"b", b"c"]

    with_store(place, work)


def test_many_writers_share_commits_and_one_bad_change_harms_no_other(place: Place) -> None:
    async def work(store: Store) -> None:
        names = [f"t{i}" for i in range(40)]
        made = [msgspec.structs.replace(FACTS, table=name) for name in names]
        await asyncio.gather(*(store.write(Change(facts=f, seed="s", lines=[b"0"])) for f in made))
        changes = [
            Change(facts=f, after=1 if i % 4 else 7, lines=[b"1"]) for i, f in enumerate(made)
        ]
        results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [isinstance(r, StoreError) for r in results] == [i % 4 == 0 for i in range(40)]
        lines = [saved.lines for name in names if (saved := await store.load(name))]
        assert [len(found) for found in lines] == [1 if i % 4 == 0 else 2 for i in range(40)]

    with_store(place, work)


class Failing:
    """A store that fails when told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken = False
        self.loads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def load(self, table: str) -> Saved | None:
        self.loads += 1
        return await self._store.load(table)

    async def write(self, change: Step) -> None:
        if self.broken:
            raise StoreError("the disk is full")
        await self._store.write(change)


def test_what_cannot_be_saved_did_not_happen(place: Place) -> None:
    async def run() -> None:
        store = Failing(await place.open())
        async with served(cast("Store", store), place) as service:
            await fail_once(store, service)

    async def fail_once(store: Failing, service: Service) -> None:
        wish = NewTable(
            game="silver", name="Ann", seats=[SeatWish(kind="me"), SeatWish(kind="open")]
        )
        made = await host.create(service, wish)
        join = JoinTable(name="Bob", invite=made.invites["1"])
        await host.join(service, made.table, join)
        live = await service.live(made.table)
        watcher = Client(1)
        live.hub.add(watcher)
        n, before = live.table.events, live.table.state_json()
        answer = {"type": "LookAtTwo", "first": 0, "second": 1}
        store.broken = True
        with pytest.raises(Refusal) as refused:
            await acts.play(live, 0, n, answer)
        assert refused.value.reason.message.key == "server.try_again"
        store.broken = False
        loads = store.loads
        await acts.play(live, 0, n, answer)
        await acts.play(live, 1, n, answer)
        assert store.loads == loads + 1, "the table is taken up again once"
        assert live.table.events > n
        assert live.table.state_json() != before
        saved = await store.load(made.table)
        assert saved is not None
        assert len(saved.lines) == len(live.table.record.entries) + 1
        texts = [await watcher.next() for _ in range(3)]
        assert ['"answered":[]' in str(text) for text in texts[:2]] == [True, True]

    asyncio.run(run())


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    first, second = Signer(keys_in(tmp_path).seats), Signer(keys_in(tmp_path).seats)
    assert (tmp_path / "server.key").stat().st_mode & 0o777 == 0o600
    token = first.token("table", 2)
    claim = second.read(token)
    assert (claim.table, claim.seat) == ("table", 2)
    assert first.token("table", 2) != token
    assert first.token("table", None, "old") == second.token("table", None, "old")
    for forged in (token + "x", token.replace("table", "other"), token.replace(".2.", ".1."), ""):
        with pytest.raises(Refusal):
            second.read(forged)
    with pytest.raises(Refusal):
        Signer(b"another key").read(token)


def test_a_crash_while_the_key_is_made_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        keys_in(tmp_path)
    assert not (tmp_path / "server.key").exists()
    monkeypatch.undo()
    key = keys_in(tmp_path)
    assert keys_in(tmp_path) == key
    assert sorted(path.name for path in tmp_path.iterdir()) == ["server.key", "signing.key"]


def test_the_key_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def sync(file: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(file).st_mode) else "file"
        done.append(f"{kind} {(tmp_path / 'server.key').exists()}")

    monkeypatch.setattr("os.fsync", sync)
    keys_in(tmp_path)
    assert done[:2] == ["file False", "folder True"]


def test_no_token_is_kept_in_the_clear(place: Place) -> None:
    async def run() -> Seated:
        wish = NewTable(
            game="silver", name="Ann", seats=[SeatWish(kind="me"), SeatWish(kind="open")]
        )
        async with served(await place.open(), place) as service:
            return await host.create(service, wish)

    made = asyncio.run(run())
    everything = place.everything()
    assert made.table.encode() in everything
    assert made.token.encode() not in everything
    assert made.invites["1"].encode() not in everything


def test_no_address_floods_the_list_of_the_lobby(place: Place) -> None:
    async def work(store: Store) -> None:
        made = 0.0
        for origin, count in (("ann", 1), ("bob", 2), ("flood", 50), ("other", 40)):
            for n in range(count):
                made += 1
                facts = msgspec.structs.replace(
                    FACTS, table=f"{origin}{n}", origin=origin, made=made
                )
                await store.write(Change(facts=facts, seed="s"))
        listed = [facts.table for facts in await store.public(8)]
        assert listed[:4] == ["other39", "flood49", "bob1", "ann0"]
        assert listed[4:] == ["other38", "flood48", "bob0", "other37"]
        assert await store.standing("flood") == 50
        over = msgspec.structs.replace(FACTS, table="flood0", origin="flood", status="over")
        await store.write(Change(facts=over))
        assert await store.standing("flood") == 49

    with_store(place, work)


def test_old_tables_go_with_everything_about_them(place: Place) -> None:
    async def work(store: Store) -> None:
        for name, changed in (("old", 10.0), ("older", 5.0), ("new", 99.0)):
            facts = msgspec.structs.replace(FACTS, table=name, changed=changed)
            await store.write(
                Change(facts=facts, seed="s", lines=[b"0"], sealed={0: b"a"}, chat=[SAID])
            )
            await store.write(Piece(table=name, number=0, data=b"x"))
        assert await store.aged("open", 50.0, 9) == ["older", "old"]
        assert await store.aged("open", 50.0, 1) == ["older"]
        assert await store.aged("over", 50.0, 9) == []
        await store.write(Removal(tables=["old", "older"]))
        assert await store.load("old") is None
        assert await store.pieces("old") == []
        kept = await store.load("new")
        assert kept is not None
        assert (kept.lines, kept.chat) == ([b"0"], [SAID])
        with pytest.raises(StoreError):
            await store.write(Change(facts=msgspec.structs.replace(FACTS, table="old")))

    with_store(place, work)


def test_a_server_removes_what_is_kept_no_longer_and_nothing_that_somebody_looks_at(
    place: Place,
) -> None:
    async def work(store: Store) -> None:
        async with served(store, place) as service:
            names = []
            for _ in range(2):
                seats = [SeatWish(kind="me"), SeatWish(kind="open")]
                made = await host.create(service, NewTable(game="silver", name="Ann", seats=seats))
                names.append(made.table)
            await service.live(names[0])
            await service.upkeep.remove_old("open", -1.0)
            assert [f.table for f in await service.store.facts(names)] == names[:1]

    asyncio.run(_opened(place, work))


def test_an_address_has_so_many_tables_that_stand(place: Place) -> None:
    async def work(store: Store) -> None:
        async with served(store, place) as service:
            service.settings = replace(service.settings, tables_standing=2)
            wish = NewTable(
                game="silver", name="Ann", seats=[SeatWish(kind="me"), SeatWish(kind="open")]
            )
            for _ in range(2):
                await host.create(service, wish, "here")
            with pytest.raises(Refusal) as refused:
                await host.create(service, wish, "here")
            assert refused.value.reason.message.key == "server.too_many_standing"
            await host.create(service, wish, "elsewhere")

    asyncio.run(_opened(place, work))


async def _opened(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    await work(await place.open())
