"""Records on the command line: read aloud, and checked to the byte."""

from pathlib import Path

import pytest

import meute
from tests.cli.running import refused, run


@pytest.fixture(scope="module")
def data() -> bytes:
    """One finished game of three bots."""
    table = meute.Table("silver", 3, seed=4, variant={"rounds": 1}, names=("Ann", "Ben", "Cleo"))
    bot = meute.bot("random")
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    return table.record.to_bytes()


@pytest.fixture
def file(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    return path


def test_a_good_record(file: Path) -> None:
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{file}: ok: 1 record, ")
    assert "unfinished" not in result.stdout


@pytest.mark.parametrize("number", [1, 2, 30, -1])
def test_a_changed_byte_is_found_at_its_line(file: Path, data: bytes, number: int) -> None:
    lines = data.splitlines(keepends=True)
    index = number - 1 if number > 0 else len(lines) - 1
    line = bytearray(lines[index])
    line[-4] ^= 1
    file.write_bytes(b"".join([*lines[:index], bytes(line), *lines[index + 1 :]]))
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert f"{file}: bad: line {index + 1}: " in result.stdout


def test_a_record_that_was_cut_off(file: Path, data: bytes) -> None:
    file.write_bytes(data[:-20])
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert f"bad: line {len(data.splitlines())}: " in result.stdout


def test_a_record_without_an_end_is_unfinished(file: Path, data: bytes) -> None:
    file.write_bytes(b"".join(data.splitlines(keepends=True)[:-1]))
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert result.stdout.endswith("events, unfinished\n")
    assert "The game is unfinished." in run("replay", str(file)).stdout


def test_several_files_are_all_checked(file: Path, tmp_path: Path, data: bytes) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(data.replace(b"Ben", b"Bob"))
    result = run("verify", str(bad), str(file))
    assert result.exit_code == 1
    assert f"{bad}: bad: line 1: " in result.stdout
    assert f"{file}: ok: " in result.stdout
    assert run("verify", str(bad), str(file), str(tmp_path / "missing")).exit_code == 2


def test_a_record_read_aloud(file: Path) -> None:
    output = run("replay", str(file)).stdout
    assert output.startswith("Silver\nSettings: edition=fr, ")
    assert "Round 1 begins." in output
    assert "Ann" in output
    assert "The game is over." in output
    assert " sees it: " not in output


@pytest.mark.slow
def test_a_seat_reads_what_it_could_read(file: Path) -> None:
    assert " sees it: " in run("replay", str(file), "--seat", "1").stdout
    assert "the seats of this record are 1 to 3" in refused("replay", str(file), "--seat", "4")
    assert "no seat 0" in refused("replay", str(file), "--seat", "0")


@pytest.mark.parametrize(("language", "word"), [("fr", "Réglages"), ("de", "Einstellungen")])
def test_in_other_languages(file: Path, language: str, word: str) -> None:
    assert word in run("replay", str(file), "--lang", language).stdout


@pytest.mark.slow
def test_a_file_of_many_records_needs_a_number(file: Path, data: bytes) -> None:
    file.write_bytes(data * 2)
    assert "holds 2 records; choose one by --game-number 1 to 2" in refused("replay", str(file))
    assert run("replay", str(file), "--game-number", "2").exit_code == 0
    assert "holds 2 records" in refused("replay", str(file), "--game-number", "3")
    assert "holds 2 records" in refused("replay", str(file), "--game-number", "0")


def test_a_name_cannot_command_the_terminal(file: Path) -> None:
    table = meute.Table("silver", 2, seed=1, names=("\x1b[2J", "Ben"))
    meute.save(table.record, file)
    assert "\x1b" not in run("replay", str(file)).stdout
