"""A server that is measured: started as by `meute serve`, and what it costs."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meute.core.errors import MeuteError
from meute.server.app.settings import WITHOUT_LIMITS

COMMAND: Final = (sys.executable, "-c", "from meute.cli import main; main()", "serve")
STOP: Final = 30.0
"""Seconds after which a server that should stop is killed."""


@dataclass(frozen=True)
class Kind:
    """Which server is measured."""

    folder: Path
    store: str = ""
    workers: int = 1

    @property
    def command(self) -> list[str]:
        """How it is started: without limits for each visitor."""
        words = [*COMMAND, "--port", "0", "--no-open", "--data", str(self.folder)]
        words += ["--store", self.store, "--workers", str(self.workers)] if self.store else []
        for name, value in WITHOUT_LIMITS.items():
            words += ["--set", f"{name}={value:.0f}"]
        return words


@dataclass(frozen=True)
class Running:
    """A server that runs."""

    process: Process
    port: int

    def _processes(self) -> list[int]:
        """Return the processes that serve: not those in which bots would think."""
        pid = self.process.pid
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
            told = {int(c): Path(f"/proc/{c}/cmdline").read_bytes() for c in children}
        except OSError:
            return [pid]
        workers = [child for child, words in told.items() if b"meute.server.app.worker" in words]
        return workers or [pid]

    def cpu(self) -> float:
        """Return the CPU seconds that it has used; not a number where the system does not tell."""
        ticks = 0
        for pid in self._processes():
            try:
                stat = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:
                return float("nan")
            ticks += int(stat[11]) + int(stat[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the kilobytes that it occupies; not a number where the system does not tell."""
        found = 0.0
        for pid in self._processes():
            try:
                status = Path(f"/proc/{pid}/status").read_text("utf-8")
            except OSError:
                return float("nan")
            lines = (line.split() for line in status.splitlines())
            found += next((float(words[1]) for words in lines if words[0] == "VmRSS:"), 0.0)
        return found


@asynccontextmanager
async def running(kind: Kind) -> AsyncIterator[Running]:
    """Run a server for a while."""
    process = await asyncio.create_subprocess_exec(*kind.command, stdout=PIPE)
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        if not line:
            raise MeuteError("the server of the benchmark did not start")
        yield Running(process, int(line.split()[3].rpartition(":")[2]))
    finally:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP)
        except TimeoutError:
            process.kill()
            await process.wait()
