"""`meute serve` and `meute bench server` as commands."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from meute.server.app.settings import data_folder
from meute.server.bench.load import bench
from tests.cli.running import refused as wrong
from tests.cli.running import run
from tests.server.kit import spoil

KEPT = (
    "meute.lock",
    "meute.sqlite3",
    "meute.sqlite3-shm",
    "meute.sqlite3-wal",
    "server.key",
    "signing.key",
)
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
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.slow
def test_it_says_where_it_is_and_keeps_its_tables_where_told(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    with started("--port", "0", MEUTE_DATA=str(data)) as (process, line):
        address = line.split()[3]
        assert httpx.get(f"{address}/health", timeout=15).json()["status"] == "ok"
        assert (data / "meute.sqlite3").is_file()
        assert data.stat().st_mode & 0o777 == 0o700
        process.terminate()
        assert process.wait(15) in (0, -15, 143)


@pytest.mark.slow
def test_ctrl_c_ends_it_with_one_sentence(tmp_path: Path) -> None:
    wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "bot", "bot": "greedy"}] * 2}
    with started("--port", "0", "--data", str(tmp_path), "--bot-delay", "0") as (process, line):
        address = line.split()[3]
        made = httpx.post(f"{address}/api/tables", json=wish, timeout=15).json()["table"]
        while httpx.get(f"{address}/api/tables/{made}", timeout=15).json()["status"] != "over":
            pass
        os.killpg(process.pid, signal.SIGINT)
        _, warned = process.communicate(timeout=30)
        assert warned == "meute: stopped.\n"
        assert process.returncode == 130


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = wrong("serve", "--port", port, "--data", str(tmp_path))
    assert said.startswith(f"meute: cannot listen at 127.0.0.1:{port}: ")


def refused(folder: Path) -> str:
    """Run the command where it cannot start; return the one sentence it says."""
    return wrong("serve", "--port", "0", "--data", str(folder))


@pytest.mark.slow
@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_a_key_that_others_could_guess_is_refused(tmp_path: Path, length: int) -> None:
    key = tmp_path / "server.key"
    key.write_bytes(b"k" * length)
    said = refused(tmp_path)
    assert f"{key} has {length} bytes" in said
    assert "backup" in said
    assert "delete it" in said
    assert "stop working" in said
    assert key.read_bytes() == b"k" * length


@pytest.mark.slow
def test_a_folder_in_which_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    folder = tmp_path
    if os.geteuid():
        tmp_path.chmod(0o555)
    else:
        folder = Path("/proc/self")  # not even root makes a file there
    assert f"cannot keep tables in {folder}: " in refused(folder)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["meute.lock", "server.key", "meute.sqlite3"])
def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    assert "Is a directory" in refused(tmp_path)


@pytest.mark.slow
def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "meute.sqlite3"
    file.write_text("Dear diary, " * 1000)
    said = refused(tmp_path)
    assert str(file) in said
    assert "not a database" in said
    assert "backup" in said
    assert file.read_text() == "Dear diary, " * 1000


@pytest.mark.slow
def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    with started("--port", "0", "--data", str(tmp_path)) as (_, line):
        assert line
    spoil(tmp_path / "meute.sqlite3", "tables")
    said = refused(tmp_path)
    assert f"cannot read the tables in {tmp_path}" in said
    assert "malformed" in said


@pytest.mark.slow
def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir()
    folder.chmod(0o755)
    for _ in range(2):
        with started("--port", "0", "--data", str(folder)) as (process, line):
            httpx.get(f"{line.split()[3]}/health", timeout=15).raise_for_status()
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            assert modes == dict.fromkeys(KEPT, 0o600)
            process.kill()
            process.wait(15)
        for name in KEPT:
            (folder / name).chmod(0o644)  # as an older version left them, -wal and -shm included
    assert folder.stat().st_mode & 0o777 == 0o755


@pytest.mark.slow
def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused(tmp_path / "file" / "data").startswith("meute: cannot keep tables in ")


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEUTE_DATA", "here")
    assert data_folder() == Path("here")
    monkeypatch.delenv("MEUTE_DATA")
    assert data_folder().name == "meute"


@pytest.mark.slow
def test_the_benchmark_measures_something() -> None:
    report = bench(2, 1.0, rate=20.0)
    unhurried, at_once = report.paces
    assert 0 < unhurried.median <= unhurried.p99
    assert unhurried.moves <= 40 < at_once.moves
    assert at_once.cpu > 0
    assert report.back.seconds > 0


@pytest.mark.slow
def test_a_bot_of_ones_own_is_offered(tmp_path: Path) -> None:
    file = Path(__file__).with_name("bots") / "invited.py"
    words = ("--port", "0", "--data", str(tmp_path), "--bot", f"clever={file}:Last")
    with started(*words) as (_, line):
        games = httpx.get(f"{line.split()[3]}/api/games", timeout=15).json()
        assert all("clever" in game["bots"] for game in games)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("clever", "'clever' is not of the form NAME=BOT"),
        ("clever=nowhere.py:Clever", "there is no file nowhere.py"),
        ("greedy=exec:true", "a bot called 'greedy' is already installed"),
    ],
)
def test_a_bot_that_cannot_be_invited_stops_the_start_with_a_sentence(
    tmp_path: Path, bot: str, told: str
) -> None:
    ended = run("serve", "--port", "0", "--data", str(tmp_path), "--bot", bot)
    assert ended.exit_code != 0
    assert told in " ".join(ended.stderr.split())
