"""Whatever fails at a table is one record of the log, with its name and reason, and is counted."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import InternalServerException
from websockets.exceptions import ConnectionClosed

import meute
from meute.core.errors import MeuteError
from meute.server.app.trouble import FORMS, OneLine, logging_as
from meute.server.store.protocol import Step, StoreError
from meute.server.store.sqlite import SqliteStore
from meute.server.table import acts
from meute.server.thinking.pool import Thinkers
from meute.server.thinking.turns import Asker
from tests.server.kit import PATIENCE, Person, Site, serving, spoil
from tests.server.places import Place

FORGED = "x\n2030-01-01 00:00:00,000 ERROR table forged could not be saved: \u2028\x1b[2Jno"


class Log:
    """What the server writes into its log, as its operator reads it."""

    def __init__(self, text: StringIO) -> None:
        self._text = text

    @property
    def lines(self) -> list[str]:
        """The lines that begin a record."""
        return [line for line in self._text.getvalue().split("\n") if line and line[0] != " "]

    @property
    def one(self) -> str:
        """The only record, with its trace."""
        assert len(self.lines) == 1, self.lines
        return self._text.getvalue()


@pytest.fixture
def log() -> Iterator[Log]:
    text = StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(OneLine())
    logging.getLogger().addHandler(handler)  # what asyncio would say by itself counts, too
    yield Log(text)
    logging.getLogger().removeHandler(handler)


def failures(site: Site) -> int:
    lines = [line.split() for line in site.get("/metrics").text.splitlines() if line[0] != "#"]
    return next(int(value) for name, value in lines if name.startswith("meute_failures_total"))


def hang_up(person: Person) -> tuple[str, int]:
    """Return the refusal that comes before the end, and the code of the close."""
    key = person.refused()
    with pytest.raises(ConnectionClosed):
        person.hear()
    person.close()
    code = person.socket.close_code
    assert code is not None
    return key, code


def fail(error: Exception) -> Any:
    async def failing(*_: object, **__: object) -> None:
        raise error

    return failing


@pytest.mark.slow
def test_a_socket_that_fails_is_noted_and_the_table_goes_on(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site:
        me = site.table("me", "greedy")
        with site.sit(me) as ann:
            monkeypatch.setattr(acts, "say", fail(RecursionError(FORGED)))
            ann.send(type="chat", text="hi")
            assert ann.refused() == "server.trouble"
            monkeypatch.undo()
            ann.send(type="chat", text="hi")
            ann.await_one("chat")
        assert failures(site) == 1
    assert f" ERROR table {me['table']} could not heed a message: " in log.one
    assert "    Traceback" in log.one
    assert "\\n2030-01-01" in log.one


@pytest.mark.slow
def test_a_table_that_stumbles_is_noted_once(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site:
        me = site.table("me", "greedy")
        with site.sit(me) as ann:
            options = ann.options()
            monkeypatch.setattr(acts, "_change", fail(KeyError(FORGED)))
            ann.play(options[0])
            assert ann.refused() == "server.trouble"
        assert failures(site) == 1
    assert f" ERROR table {me['table']} stumbled: KeyError(" in log.one


def spoilt(data: Path) -> str:
    """Leave a table whose lines cannot be read."""
    with serving(data) as site:
        name: str = site.friends(2)[0]["table"]
    spoil(data / "meute.sqlite3", "lines")
    return name


@pytest.mark.slow
def test_a_socket_to_a_table_that_cannot_be_read_is_told_and_noted(
    tmp_path: Path, log: Log
) -> None:
    name = spoilt(tmp_path)
    with serving(tmp_path) as site:
        assert hang_up(Person(site.port, name, None)) == ("server.try_again", 1011)
        assert failures(site) == 1
    assert f" ERROR table {name} could not be loaded: database disk image is malformed" in log.one


@pytest.mark.slow
def test_a_record_that_is_not_as_it_was_is_told_and_noted(place: Place, log: Log) -> None:
    with place.serving() as site:
        name = site.friends(2)[0]["table"]
    if place.address:
        text = "replace(convert_from(line, 'UTF8'), 'Value', 'Valeu')"
        place.run(f"UPDATE lines SET line=convert_to({text}, 'UTF8')")  # noqa: S608 (ours)
    else:
        place.run("UPDATE lines SET line=CAST(replace(line, 'Value', 'Valeu') AS BLOB)")
    with place.serving() as site:
        assert hang_up(Person(site.port, name, None)) == ("server.trouble", 1011)
        assert site.get(f"/api/tables/{name}/frames").status_code == 500
        assert failures(site) == 2
    assert len(log.lines) == 2
    assert all(f" ERROR table {name} could not be loaded: line " in line for line in log.lines)


@pytest.mark.slow
def test_a_request_that_fails_is_noted_and_cannot_forge_a_line(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site:
        monkeypatch.setattr("meute.server.lobby.host.one", fail(ValueError(FORGED)))
        answer = site.http.get("/api/tables/a%0A2030-01-01%20ERROR%20table%20b%1b%e2%80%a8")
        assert answer.status_code == 500
        assert answer.json()["why"]["message"]["key"] == "server.trouble"
        assert failures(site) == 1
    assert " ERROR table a\\n2030-01-01 ERROR table b\\x1b\\u2028 failed at GET " in log.one
    assert not {"\x1b", "\u2028", "\r"} & set(log.one)


@pytest.mark.slow
def test_what_the_framework_calls_our_fault_is_noted(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site:
        monkeypatch.setattr("meute.server.lobby.host.one", fail(InternalServerException("oh")))
        assert site.get("/api/tables/abc").status_code == 500
        assert failures(site) == 1
    assert " ERROR table abc failed at GET /api/tables/abc: " in log.one


@pytest.mark.slow
def test_a_request_that_breaks_off_is_no_failure(tmp_path: Path, log: Log) -> None:
    with serving(tmp_path) as site:
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as plug:
                plug.sendall(b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        assert failures(site) == 0
    assert log.lines == []


class Full(SqliteStore):
    """Saves nothing while told so."""

    full = False

    async def write(self, change: Step) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().write(change)


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> type[Full]:
    monkeypatch.setattr("meute.server.store.opening.SqliteStore", Full)
    monkeypatch.setattr(Full, "full", False)
    return Full


@pytest.mark.slow
def test_a_new_table_that_cannot_be_saved_is_noted(
    tmp_path: Path, log: Log, full: type[Full]
) -> None:
    with serving(tmp_path) as site:
        full.full = True
        wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = site.post("/api/tables", wish)
        assert (answer.status_code, failures(site)) == (503, 1)
    assert "failed at POST /api/tables: the disk is full\n" in log.one


@pytest.mark.slow
def test_an_alarm_that_fails_is_noted_and_not_tried_without_pause(
    tmp_path: Path, log: Log, full: type[Full]
) -> None:
    with serving(tmp_path, limits={"live": 0.3}) as site:
        one, _ = site.friends(2, clock="live")
        with site.sit(one) as ann:
            full.full = True
            while not log.lines:
                ann.send(type="ping")
                ann.await_one("pong")
            for _ in range(200):
                ann.send(type="ping")
                ann.await_one("pong")
            assert failures(site) == 1
    assert f" ERROR table {one['table']} could not be saved: the disk is full\n" in log.one


@pytest.mark.slow
def test_a_bot_whose_answer_cannot_be_saved_is_noted_once_a_try(
    tmp_path: Path, log: Log, full: type[Full], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meute.server.thinking.bots.PAUSE_AFTER_TROUBLE", 3600)
    with serving(tmp_path, bot_delay=0.2) as site:
        made = site.table("greedy", "greedy")
        full.full = True
        with site.watch(made["table"]) as eve:
            while not log.lines:
                eve.send(type="ping")
                eve.await_one("pong")
        assert failures(site) == 1
    assert f" ERROR table {made['table']} could not be saved: the disk is full\n" in log.one


@pytest.mark.slow
def test_a_bot_that_fails_is_noted_with_its_table_and_cannot_forge_a_line(log: Log) -> None:
    table = meute.Table("silver", 2, seed=1)

    async def ask() -> int:
        thinkers = Thinkers(1, 20)
        await thinkers.choose(table.question(0), FORGED, Asker("the-table"))
        await thinkers.close()
        return thinkers.failures

    assert asyncio.run(ask()) == 1
    assert " WARNING table the-table has a bot that failed, x\\n2030-01-01" in log.one
    assert "UnknownName" in log.one


@pytest.mark.slow
def test_a_long_text_does_not_fill_the_log(log: Log) -> None:
    logging.getLogger("meute.server").warning("%s", "x" * 10**6)
    assert len(log.one) < 1000


def test_a_log_for_programs_is_a_line_of_json_for_every_record() -> None:
    """Whatever a visitor puts into it, and with the trace of what nobody foresaw."""
    why = (ValueError, ValueError("no \n such thing"), None)
    made = logging.LogRecord("meute", logging.ERROR, "", 1, "table %s fails", ("a\nb",), why)
    made.table = "a\nb"
    text = FORMS["json"]().format(made)
    assert "\n" not in text
    first = json.loads(text)
    quiet = logging.LogRecord("meute", logging.INFO, "", 1, "all is well", (), None)
    second = json.loads(FORMS["json"]().format(quiet))
    assert first["message"] == r"table a\nb fails"
    assert (first["level"], first["table"], first["error"]) == ("error", r"a\nb", "ValueError")
    assert first["trace"] == ["ValueError: no ", " such thing"]
    assert second.keys() == {"time", "level", "logger", "process", "message"}


def test_a_form_of_log_that_there_is_not_is_refused() -> None:
    with pytest.raises(MeuteError, match="log is text or json, not 'xml'"):
        logging_as("xml")
