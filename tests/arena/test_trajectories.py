"""Finished games as steps to learn from."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import meute
from meute.core import registry
from meute.core.codes import codes, seat_actions
from meute.core.record import Answer, Undo
from tests.cli.running import refused, run

PLAY = ("simulate", "silver", "--set", "rounds=1", "--bots", "greedy,random", "--games", "4")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("series") / "r"
    run(*PLAY, "--results", str(path))
    return path


def test_every_answer_of_every_seat_is_a_step(folder: Path) -> None:
    steps = list(meute.trajectories(folder))
    records = meute.load_all(folder / "records.jsonl")
    answers = [
        (number, entry.n, entry.seat, entry.action)
        for number, record in enumerate(records)
        for entry in record.entries
        if isinstance(entry, Answer) and entry.seat >= 0
    ]
    actions = seat_actions(registry.game("silver"))
    assert [(s.game, s.event, s.seat, actions[s.action]) for s in steps] == answers
    assert all(step.action in step.legal for step in steps)
    assert {step.bot for step in steps} == {"greedy", "random"}


def test_returns_are_shares_of_the_win_and_sum_up_to_zero(folder: Path) -> None:
    found: dict[int, dict[int, float]] = {}
    for step in meute.trajectories(folder):
        found.setdefault(step.game, {})[step.seat] = step.returned
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    for row in rows:
        wins = [0.5 if rank == 1 else -0.5 for rank in row["ranks"]]
        assert [found[row["index"]][seat] for seat in range(2)] == wins


def test_a_file_of_records_tells_the_same_as_its_folder(folder: Path) -> None:
    assert list(meute.trajectories(folder / "records.jsonl")) == list(meute.trajectories(folder))


def test_a_code_names_one_action_in_every_room() -> None:
    for name in ("silver", "wolves", "tracks", "foxes"):
        game = registry.game(name)
        known = codes(game)
        assert [known[action] for action in seat_actions(game)] == list(range(len(known)))


@pytest.mark.slow
def test_what_was_taken_back_is_no_step(tmp_path: Path) -> None:
    table = meute.Table("wolves", seats=2, seed=1)
    undone = 0
    bot = meute.bot("random")
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
            if undone < 3 and not table.over and table.cannot_undo(seat) is None:
                table.undo(seat)
                undone += 1
    undos = [entry for entry in table.record.entries if isinstance(entry, Undo)]
    assert len(undos) == 3
    meute.save(table.record, tmp_path / "game.jsonl")
    steps = list(meute.trajectories(tmp_path / "game.jsonl"))
    events = [step.event for step in steps]
    assert events == sorted(set(events))
    assert not any(undo.back_to <= n < undo.n for undo in undos for n in events)


class Noting:
    """A room that writes down whose eyes its features are made for."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.seen: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def features(self, view: Any) -> list[float]:
        self.seen.append(view)
        return [float(view.player), 0.5]


def test_features_come_from_the_view_of_the_seat_that_answers(folder: Path) -> None:
    room = Noting(registry.game("silver"))
    with registry.lent(room):
        steps = list(meute.trajectories(folder))
    assert len(room.seen) == len(steps)
    assert all(isinstance(view, room.view_class) for view in room.seen)
    assert [step.features for step in steps] == [(float(step.seat), 0.5) for step in steps]


@pytest.mark.slow
def test_the_file_holds_what_python_yields(folder: Path, tmp_path: Path) -> None:
    for name in ("steps.parquet", "steps.jsonl"):
        told = run("export", str(folder), "--to", str(tmp_path / name)).output
        assert "steps of 4 games" in told
    table = pq.read_table(tmp_path / "steps.parquet")
    lines = [json.loads(line) for line in (tmp_path / "steps.jsonl").read_text().splitlines()]
    steps = list(meute.trajectories(folder))
    assert table.column_names == list(lines[0])
    assert table.to_pylist() == lines
    assert [line["action"] for line in lines] == [step.action for step in steps]
    assert [line["return"] for line in lines] == [step.returned for step in steps]
    assert [str(field.type) for field in table.schema] == [
        "int64", "int32", "int8", "string", "list<element: float>", "list<element: int32>",
        "int32", "float",
    ]  # fmt: skip
    actions = json.loads(table.schema.metadata[b"meute.actions"])
    assert len(actions) == len(seat_actions(registry.game("silver")))
    assert table.schema.metadata[b"meute.game"] == b"silver"
    names = json.loads(table.schema.metadata[b"meute.features"])
    assert [len(step.features) for step in steps] == [len(names["2"])] * len(steps)


def test_a_game_without_an_end_is_left_out_and_counted(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "records.jsonl").read_bytes().splitlines(keepends=True)
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"".join(lines[:-1]))
    told = run("export", str(file), "--to", str(tmp_path / "out.jsonl")).output
    assert told.endswith("steps of 3 games; 1 without an end left out\n")


def test_a_damaged_record_is_named_by_file_and_line(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "records.jsonl").read_bytes().splitlines(keepends=True)
    file = tmp_path / "bad.jsonl"
    lines[-2] = lines[-2].replace(b'"n":', b'"n":1')
    file.write_bytes(b"".join(lines))
    told = refused("export", str(file), "--to", str(tmp_path / "out.jsonl"))
    assert f"line {len(lines) - 1}" in told
    assert "bad.jsonl" in told
    assert not (tmp_path / "out.jsonl").exists()


def test_what_cannot_be_exported_is_told(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "ends neither in .parquet nor in .jsonl" in refused("export", str(folder), "--to", "x")
    out = str(tmp_path / "x.jsonl")
    assert "cannot read" in refused("export", str(tmp_path / "nowhere"), "--to", out)
    bare = tmp_path / "bare"
    run(*PLAY, "--no-records", "--results", str(bare))
    assert "keeps no records" in refused("export", str(bare), "--to", out)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = refused("export", str(folder), "--to", str(tmp_path / "x.parquet"))
    assert "pip install 'meute[data]'" in told
    assert list(tmp_path.iterdir()) == [bare]
