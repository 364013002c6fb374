"""A server among broken games goes on, and a game that brings no words is played at its tables."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.kit import Site, play_on
from tests.shelf import MEUTE, TOLD, environment, fill


@contextmanager
def served(folder: Path) -> Iterator[tuple[Site, subprocess.Popen[str]]]:
    """Run `meute serve` where these packages are installed."""
    data = folder / "data"
    running = subprocess.Popen(
        [*MEUTE, "serve", "--port", "0", "--no-open", "--bot-delay", "0", "--data", str(data)],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    site = Site(int(running.stdout.readline().split(" (")[0].rpartition(":")[2]))
    try:
        yield site, running
    finally:
        site.http.close()
        running.terminate()
        running.communicate()


@pytest.mark.slow
def test_a_new_game_is_played_beside_broken_ones(tmp_path: Path) -> None:
    with served(fill(tmp_path)) as (site, running):
        assert running.stderr is not None
        told = [running.stderr.readline() for _ in TOLD]
        assert all(TOLD[name] in line for name, line in zip(TOLD, told, strict=True))
        games = [game["name"] for game in site.get("/api/games").json()]
        assert games == ["foxes", "pebbles", "silver", "tracks", "wolves"]
        assert site.get("/api/games/unfinished/texts/en").status_code == 404
        assert site.get("/api/games/pebbles/rules/fr").json()["rules"] == []
        with site.sit(site.table("me", "greedy", game="pebbles")) as ann:
            question = ann.asked()
            assert question["prompt"]["key"] == "core.plain.ask"
            assert question["options"][1]["sentence"]["params"] == {"action": "Take: pebbles 2"}
            play_on([ann])
            assert ann.now["over"]
