"""`meute serve` and `meute bench server` as commands."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from meute.server.bench import bench
from meute.server.settings import data_folder

COMMAND = [sys.executable, "-c", "from meute.cli import main; main()", "serve"]


@contextmanager
def started(*arguments: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the command; give its process and its first line."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.terminate()
        process.communicate()


def test_it_says_where_it_is_and_keeps_its_tables_where_told(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    with started("--port", "0", MEUTE_DATA=str(data)) as (process, line):
        address = line.split()[3]
        assert httpx.get(f"{address}/health", timeout=15).json()["status"] == "ok"
        assert (data / "meute.sqlite3").is_file()
        assert data.stat().st_mode & 0o777 == 0o700
        process.terminate()
        assert process.wait(15) in (0, -15, 143)


def test_a_data_folder_belongs_to_one_server(tmp_path: Path) -> None:
    wish = ("--port", "0", "--data", str(tmp_path))
    with started(*wish) as (first, line):
        assert line.startswith("Meute is at ")
        second = subprocess.run([*COMMAND, *wish], check=False, capture_output=True, text=True)
        assert second.returncode == 2
        assert "another Meute server" in second.stderr
        first.kill()
        first.wait(15)
        with started(*wish) as (_, again):
            assert again.startswith("Meute is at ")


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "--port", port, "--data", str(tmp_path)],
            check=False,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"meute: cannot listen at 127.0.0.1:{port}: ")
    assert done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "data")
    done = subprocess.run(
        [*COMMAND, "--port", "0", "--data", folder], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.startswith("meute: cannot keep tables in ")


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEUTE_DATA", "here")
    assert data_folder() == Path("here")
    monkeypatch.delenv("MEUTE_DATA")
    assert data_folder().name == "meute"


def test_the_benchmark_measures_something() -> None:
    report = bench(2, 1.0)
    assert report.tables == 2
    assert report.full_speed.events > 0
    assert 0 < report.unhurried.median <= report.unhurried.p99
