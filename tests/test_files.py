"""A file appears whole or not at all."""

from contextlib import suppress
from pathlib import Path

import pytest

import meute
from meute import BadData, BadRecord
from meute.files import about, whole_file, writable


def test_the_file_appears_at_the_end(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    with whole_file(target) as file:
        file.write(b"one\n")
        assert not target.exists()
    assert target.read_bytes() == b"one\n"
    assert list(tmp_path.iterdir()) == [target]


def test_what_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    target.write_bytes(b"old\n")
    with suppress(KeyboardInterrupt), whole_file(target) as file:
        file.write(b"new\n")
        raise KeyboardInterrupt
    assert target.read_bytes() == b"old\n"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("name", ["", "missing/games.jsonl", "file/games.jsonl", "x" * 300])
def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(BadData, match="cannot write"), whole_file(tmp_path / name):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_root_is_a_folder() -> None:
    with pytest.raises(BadData, match="folder"):
        writable("/")


@pytest.mark.parametrize("data", [b"", b"hello\n", b"{}\n"])
def test_a_bad_record_names_its_file_and_line(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "mybot.py"
    file.write_bytes(data)
    with pytest.raises(BadRecord) as refused:
        meute.load(file)
    assert str(refused.value).startswith(f"{file}, line 1: ")
    assert refused.value.line == 1


def test_a_file_is_named_once() -> None:
    with pytest.raises(BadData, match=r"^x\.jsonl: nothing here$"), about("x.jsonl"):
        raise BadData("nothing here")
    with pytest.raises(BadData, match=r"^cannot read x\.jsonl$"), about("x.jsonl"):
        raise BadData("cannot read x.jsonl")
