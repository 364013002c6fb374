"""Bots that are slow, fail, or take their process with them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import meute
from meute.server.table import acts
from meute.server.thinking.pool import Thinkers
from tests.server.kit import Process, Site, play_on, serving

ROOMS = ("tests.server.rooms",)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Process(
        tmp_path_factory.mktemp("data"), modules=ROOMS, thinkers=2, bots_with_settings=True
    ) as process:
        yield process.start()


@pytest.mark.slow
def test_a_thinking_bot_does_not_delay_another_table(site: Site, tmp_path: Path) -> None:
    gate = tmp_path / "open"
    slow = site.table("me", f"gated(gate={str(gate)!r})", variant={"rounds": 1})
    quick = site.table("me", "greedy", variant={"rounds": 1})
    with site.sit(slow) as ann, site.sit(quick) as bob:
        ann.play(ann.options()[0])
        ann.until(lambda u: u["question"]["answered"])
        play_on([bob])
        assert bob.now["over"]
        ann.send(type="chat", text="it thinks and thinks")
        ann.await_one("chat")
        assert ann.now["waiting"] == [1]
        gate.touch()
        ann.until(lambda u: u["n"] > 2)


@pytest.mark.slow
def test_quick_bots_and_hints_do_not_wait_behind_bots_that_search(
    site: Site, tmp_path: Path
) -> None:
    """Every process for bots that search is taken, and more wait; a game comes to its end."""
    gate = tmp_path / "open"
    slow = f"gated(gate={str(gate)!r})"
    flood = [site.table(slow, slow) for _ in range(6)]
    try:
        quick = site.table("me", "greedy", "easy", "medium", variant={"rounds": 1})
        with site.sit(quick) as bob:
            bob.asked()
            bob.send(type="hint", n=bob.now["n"])
            bob.await_one("hint")
            play_on([bob])
            assert bob.now["over"]
        for table in flood:
            assert site.get(f"/api/tables/{table['table']}").json()["events"] < 10
    finally:
        gate.touch()


def test_a_seat_waits_for_one_hint_at_a_time() -> None:
    """However many connections it has, the rest is refused while somebody thinks."""

    async def ask() -> list[str]:
        live = LiveStub()
        coming = asyncio.Event()
        asked = 0

        async def slowly(*_: object) -> str:
            nonlocal asked
            asked += 1
            await coming.wait()
            return "a hint"

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(acts, "_hint", slowly)
            hints = [asyncio.create_task(acts.hint(live, thinkers, 0, 1)) for _ in range(60)]  # type: ignore[arg-type]
            await asyncio.sleep(0)
            coming.set()
            found = await asyncio.gather(*hints, return_exceptions=True)
            assert asked == 1
            assert await acts.hint(live, thinkers, 0, 1) == "a hint"  # type: ignore[arg-type, comparison-overlap]
        return [str(one) for one in found]

    thinkers = object()
    assert asyncio.run(ask()) == ["a hint"] + ["server.hint.coming"] * 59


class LiveStub:
    """All that matters here of a table."""

    def __init__(self) -> None:
        self.hinted: set[int] = set()


@pytest.mark.slow
def test_guests_name_bots_and_do_not_set_them(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "search(seconds=19)"}]
        wish = {"game": "silver", "name": "Ann", "seats": seats}
        answer = house.post("/api/tables", wish)
        assert answer.status_code == 400
        assert answer.json()["why"]["message"]["key"] == "server.named_bots_only"


def test_a_game_with_failing_bots_comes_to_its_end(site: Site) -> None:
    me = site.table("me", "failing", "crashing", "foolish", game="hush", variant={"rounds": 1})
    with site.sit(me) as ann:
        play_on([ann])
        assert ann.now["over"]
    failures = [x for x in site.get("/metrics").text.splitlines() if "bot_failures" in x]
    assert int(failures[-1].split()[-1]) >= 3


@pytest.mark.slow
def test_a_bot_at_the_server_answers_as_it_does_elsewhere() -> None:
    table = meute.Table("silver", 3, seed=5)

    async def compare() -> None:
        thinkers = Thinkers(1, 20)
        while table.events < 40:
            seat = table.waiting[0]
            for name in ("random", "greedy"):
                choice = await thinkers.choose(table.question(seat), name)
                assert table.options(seat)[choice] == table.ask(seat, meute.bot(name))
            table.play(seat, table.ask(seat, meute.bot("random")))
        await thinkers.close()

    asyncio.run(compare())


@pytest.mark.slow
def test_chance_answers_for_a_bot_that_does_not_come_to_an_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = meute.Table("silver", 2, seed=1)
    never = f"gated(gate={str(tmp_path / 'never')!r})"

    async def ask() -> None:
        thinkers = Thinkers(1, 0.5, ROOMS)
        assert await thinkers.choose(table.question(0), never) in range(10)
        assert thinkers.failures == 1
        await thinkers.close()

    asyncio.run(ask())
    assert "too slow: no answer within 0.5 seconds" in caplog.text
