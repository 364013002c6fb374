"""What other processes tell, heard over a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import msgspec
import psycopg
from psycopg import sql

from meute.server.store.news import Missed, News
from meute.server.store.postgres.line import connect, said
from meute.server.store.postgres.rows import CHANNEL
from meute.server.store.postgres.schema import Db
from meute.server.store.protocol import StoreError

log = logging.getLogger("meute.server")

GLANCE: Final = 0.2
"""Seconds between two looks whether it is time to end."""

PAUSE: Final = 0.5
"""Seconds between two tries to reach a database that is lost."""

_reader: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class Ear:
    """A thread that listens; what it hears is said in the event loop."""

    def __init__(self, address: str, hear: Callable[[News], None]) -> None:
        """Hear nothing yet; the event loop that calls must be running."""
        self._address, self._hear = address, hear
        self._loop = asyncio.get_running_loop()
        self._ended = Event()
        self.deaf = False
        self._thread: Thread | None = None

    async def begin(self) -> None:
        """Listen; nothing that is told from now on is lost."""
        try:
            db = await asyncio.to_thread(self._listening)
        except psycopg.Error as error:
            raise StoreError(said(error)) from error
        self._thread = Thread(target=self._run, args=(db,), name="store-ear")
        self._thread.start()

    async def end(self) -> None:
        """Listen no more."""
        self._ended.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _listening(self) -> Db:
        db = connect(self._address, reads=True)
        row = db.execute(f"SELECT {CHANNEL}").fetchone()
        assert row is not None
        db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(row[0])))
        return db

    def _run(self, db: Db | None) -> None:
        while not self._ended.is_set():
            try:
                if db is None:
                    db = self._listening()
                    self.deaf = False
                    self._say(Missed())
                for word in db.notifies(timeout=GLANCE):
                    self._say(_reader.decode(word.payload))
            except msgspec.DecodeError as error:
                log.warning("a word of another process cannot be read: %s", error)
            except psycopg.Error as error:
                if db is not None:
                    log.warning("other processes are not heard any more: %s", said(error))
                    db.close()
                    db, self.deaf = None, True
                self._ended.wait(PAUSE)
        if db is not None:
            db.close()

    def _say(self, news: News) -> None:
        if not self._ended.is_set():
            self._loop.call_soon_threadsafe(self._hear, news)
