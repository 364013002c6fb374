"""Matches on a Ray cluster, or on a Ray of this machine: same bytes, however many play.

Ray plays a task again whose worker has died, and a match is a pure function, so nothing is lost
with a machine but time.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Final

from meute.arena.executors import AHEAD, CHUNK, Results
from meute.arena.match import Match, Result
from meute.arena.parcels import Broken, contents, packed, played
from meute.core.errors import MeuteError

RETRIES: Final = 5
"""How often a chunk is played again whose worker has died: more means that it kills its workers."""

ADDRESS: Final = "RAY_ADDRESS"
"""Names a cluster in the environment; Ray's own word for it."""

KNOCK: Final = 5.0
"""Seconds within which a cluster must take a connection; Ray itself waits a minute."""

HABITS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # else Ray packs the working folder into every worker
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


@dataclass(frozen=True)
class OnRay:
    """Plays on all processors of a cluster, or on as many as are asked for."""

    address: str = ""
    """Where the cluster is; empty: a Ray of this machine alone, for as long as this lasts."""
    jobs: int | None = None
    chunk: int = CHUNK

    @property
    def workers(self) -> int:
        """How many matches are played side by side."""
        ray = _connected(self.address, self.jobs)
        there = int(ray.cluster_resources().get("CPU", 1))
        return there if self.jobs is None else min(self.jobs, there)

    def run(self, matches: Iterable[Match], *, keep_records: bool) -> Results:
        """Play chunks side by side; closing early takes back what waits."""
        ray = _connected(self.address, self.jobs)
        waiting: deque[Any] = deque()
        try:
            for task in self._sent(ray, iter(matches), keep_records=keep_records):
                waiting.append(task)
                if len(waiting) >= self.workers * AHEAD:
                    yield from _fetched(ray, waiting.popleft())
            while waiting:
                yield from _fetched(ray, waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task, force=True)

    def _sent(self, ray: Any, coming: Iterator[Match], *, keep_records: bool) -> Iterator[Any]:
        """Send chunk after chunk; what is in a file is sent once."""
        task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(_played)
        sent: dict[str, Any] = {}
        while chunk := list(islice(coming, self.chunk)):
            parcel = packed(chunk, keep_records=keep_records)
            if any(digest not in sent for _, digest in parcel.files):
                for (_, digest), data in zip(parcel.files, contents(parcel), strict=True):
                    sent[digest] = ray.put(data)
            yield task.remote(parcel, *(sent[digest] for _, digest in parcel.files))


def on_ray(address: str, jobs: int | None, chunk: int) -> OnRay:
    """Return the executor behind `--on ray` and `--on ray:ADDRESS`."""
    _ray()  # where it is missing, that is told before anything else
    return OnRay(address or os.environ.get(ADDRESS, ""), jobs, chunk)


def _played(parcel: Any, *inside: bytes) -> Any:
    """Play a parcel inside a worker of the cluster."""
    return played(parcel, inside)


def _ray() -> Any:
    for name, value in HABITS.items():
        os.environ.setdefault(name, value)
    import ray  # noqa: PLC0415 (an extra)

    return ray


@cache
def _connected(address: str, jobs: int | None) -> Any:
    """Reach a cluster, or start one here; once, since that takes seconds."""
    ray = _ray()
    if ray.is_initialized():
        return ray
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address:
            _knock(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    except (OSError, ValueError, RuntimeError) as error:  # a lost connection is an OSError
        where = f"Ray at {address}" if address else "a Ray of this machine"
        raise MeuteError(f"cannot play on {where}: {_first_line(error)}") from None
    return ray


def _knock(address: str) -> None:
    """Make sure that somebody is there, for an address of a host and a port."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def _fetched(ray: Any, task: Any) -> list[Result]:
    try:
        found: list[Result] | Broken = ray.get(task)
    except ray.exceptions.RayError as error:
        raise MeuteError(f"Ray gave up a chunk of matches: {_first_line(error)}") from None
    if isinstance(found, Broken):
        raise found.told()
    return found


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
