"""Settings from a file, the environment and the command line; `meute serve --check`."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from meute.cli import main
from meute.server.store.lock import alone_in
from tests.server.places import Place
from tools.postgres import Postgres


def checked(data: Path, *words: object, code: int = 0, env: dict[str, str] | None = None) -> str:
    """Check what a server would begin with; return what is said."""
    said = ["serve", "--check", "--port", "0", "--data", str(data), *map(str, words)]
    done = CliRunner().invoke(main, said, env=env)
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "meute.toml"
    path.write_text(
        "keep_over = 60\nsockets = 7\nbot_delay = 0.25\nspectators = 9\n"
        'hosts = ["a.example", "b.example"]\nbots_with_settings = true\n'
        '[bots]\nmine = "exec:cat"\n'
    )
    return path


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, file: Path
) -> None:
    here = {"MEUTE_SOCKETS": "8", "MEUTE_SPECTATORS": "10", "MEUTE_BOT_DELAY": "0.5"}
    said = checked(tmp_path, "--settings", file, "--set", "spectators=11", env=here).splitlines()
    for line in (
        "keep_over = 60.0",
        "sockets = 8",
        "spectators = 11",
        "bot_delay = 0.5",
        "hosts = ('a.example', 'b.example')",
        "bots_with_settings = True",
        "bots = {'mine': 'exec:cat'}",
        f"tables: none yet in {tmp_path}",
        "A server can begin.",
    ):
        assert line in said
    assert "bot_delay = 0.125" in checked(tmp_path, "--settings", file, "--bot-delay", "0.125")
    assert "bot_delay = 0.25" in checked(tmp_path, env={"MEUTE_SETTINGS": str(file)})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("colour = 1", "names a setting that there is not: 'colour'"),
        ("sockets = -1", "sockets is a number, 0 at least"),
        ("sockets = {}", "sockets is a text, a number, true, false, or a list"),
        ("port = 70000", "Invalid value for '--port'"),
        ("store = 'mysql://x'", "postgresql://me@there/meute"),
        ("bots = 1", "bots are a part of their own"),
        ("= 1", "is no file of settings (TOML)"),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "meute.toml"
    path.write_text(text)
    words = ["serve", "--check", "--settings", str(path), "--data", str(tmp_path / "data")]
    done = CliRunner().invoke(main, words)
    assert (done.exit_code, done.output.count("\n")) == (2, 1), done.output
    assert why in done.output


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "No such file" in checked(tmp_path, "--settings", tmp_path / "none.toml", code=2)


def test_what_would_keep_a_server_from_beginning_is_told(tmp_path: Path) -> None:
    with alone_in(tmp_path):
        assert "another Meute server keeps its tables in" in checked(tmp_path, code=2)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"cannot listen at 127.0.0.1:{port}" in checked(tmp_path, "--port", port, code=2)
    (tmp_path / "server.key").write_bytes(b"short")
    assert "has 5 bytes instead of 32" in checked(tmp_path, code=2)
    nowhere = f"postgresql:///meute?host={tmp_path}"
    assert "cannot use the database meute at" in checked(tmp_path, "--store", nowhere, code=2)


@pytest.mark.slow
def test_tables_that_stand_are_counted_and_nothing_is_changed(
    database: Postgres, tmp_path: Path
) -> None:
    for address in ("", database.place()):
        place = Place(tmp_path / "data", address)
        place.folder.mkdir(exist_ok=True)
        where = ("--store", address) if address else ()
        assert "tables: none yet in" in checked(place.folder, *where)
        with place.serving() as site:
            site.table("me", "open")
        said = checked(place.folder, *where)
        assert "tables: 1 in" in said
        assert ("warning: fsync is off there" in said) == bool(address)
