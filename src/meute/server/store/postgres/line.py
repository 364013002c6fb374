"""Connections to the database that outlive its restarts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, LiteralString, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from meute.core.errors import MeuteError
from meute.server.store.postgres.schema import Db
from meute.server.store.protocol import StoreError

T = TypeVar("T")

PATIENCE: Final = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}
"""How soon a database that has vanished is given up, unless its address says otherwise."""

DURABLE: Final[LiteralString] = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""
"""What is told to people has to be on the disk, whatever else the database is used for."""

AGAIN: Final = (errors.DeadlockDetected, errors.SerializationFailure)
"""Nothing of a transaction that ends so was kept, and another try may succeed."""


def said(error: BaseException) -> str:
    """Return in one line what the database has said."""
    return " ".join(str(error).split()) or type(error).__name__


def patient(address: str) -> str:
    """Return an address with how long to wait for the database, or say what is wrong with it."""
    try:
        given = conninfo_to_dict(address)
    except psycopg.Error as error:
        raise MeuteError(f"this is no address of a database: {said(error)}") from None
    given = {"application_name": "meute", **given}
    return make_conninfo("", **{**PATIENCE, **given})


def place_of(address: str) -> str:
    """Return where a database is, without the password that may stand in its address."""
    given = conninfo_to_dict(address)
    host = given.get("host") or given.get("hostaddr") or "this machine"
    port = f":{given['port']}" if given.get("port") else ""
    return f"the database {given.get('dbname') or given.get('user') or ''} at {host}{port}"


class Line:
    """A connection for one thread, made anew when it was lost."""

    def __init__(self, address: str, *, reads: bool = False) -> None:
        """Connect when there is something to do; whoever only reads needs no transactions."""
        self._address = address
        self._reads = reads
        self.connections = 0
        """How often a connection was made."""
        self._db: Db | None = None

    def do(self, work: Callable[[Db], T]) -> T:
        """Do some work in a transaction, and return when it is on the disk.

        If the connection is lost before the work is done, nothing was kept of it, so it is done
        again, once, over a new connection. If it is lost while the work is being kept, nobody
        knows whether it was: an error says so, and the caller has to look.
        """
        try:
            try:
                found = work(self._opened())
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                if self._db is None or not (self._lost() or isinstance(error, AGAIN)):
                    raise
                self._begin_anew()
                found = work(self._opened())
            self._opened().commit()
        except psycopg.Error as error:
            self._begin_anew()
            raise StoreError(said(error)) from error
        except BaseException:
            self._begin_anew()
            raise
        return found

    def close(self) -> None:
        """Let go of the connection."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def _opened(self) -> Db:
        if self._db is None:
            self._db = connect(self._address, reads=self._reads)
            self.connections += 1
        return self._db

    def _lost(self) -> bool:
        return self._db is not None and (self._db.closed or self._db.broken)

    def _begin_anew(self) -> None:
        """Undo what was begun; forget a connection that is lost."""
        if self._db is None:
            return
        try:
            self._db.rollback()
        except psycopg.Error:
            self.close()
        if self._lost():
            self.close()


def connect(address: str, *, reads: bool = False) -> Db:
    """Connect to a database."""
    db = psycopg.connect(address, autocommit=True)
    try:
        db.execute(DURABLE)
        db.autocommit = reads
    except BaseException:
        db.close()
        raise
    return db
