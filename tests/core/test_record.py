"""Records: what they tell, to whom, and how a change is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import meute
from meute.core import registry
from meute.core.dealer import Dealer, FairDealer
from meute.core.record import chained
from meute.core.table import Table
from meute.testing.template import HUSH
from meute.testing.walk import play_at_random


@pytest.fixture(autouse=True)
def hush() -> Iterator[None]:
    with registry.lent(HUSH):
        yield


def finished(seed: int = 5) -> Table:
    table = Table("hush", 3, seed, names=("Anna", "Bob", "Chloé"))
    play_at_random(table, Dealer(seed), 1000)
    assert table.over
    return table


def silver_record() -> bytes:
    table = Table("silver", 2, 11, {"rounds": 1})
    play_at_random(table, Dealer(11), 10_000)
    return table.record.to_bytes()


SILVER = silver_record()


def rewritten(data: bytes, line: int, change: dict[str, object]) -> bytes:
    """The record with one line changed and every digest of the chain made to fit again."""
    plains = [json.loads(raw) for raw in data.splitlines()]
    for plain in plains:
        del plain["h"]
    plains[line - 1].update(change)
    return b"".join(chained(plains))


def _face(data: bytes, line: int) -> int:
    """The face of the die that stands in a line."""
    face: int = json.loads(data.splitlines()[line - 1])["action"]["face"]
    return face


def test_a_record_reads_back_and_replays() -> None:
    table = finished()
    data = table.record.to_bytes()
    record = meute.decode("hush", data)
    assert meute.encode(record) == data
    again = meute.replay(record)
    assert again.over
    assert again.state_hash() == table.state_hash()
    assert again.scores == table.scores
    assert again.names == ("Anna", "Bob", "Chloé")


def test_saved_files_load_and_many_fit_in_one(tmp_path: Path) -> None:
    one, other = finished(1).record, finished(2).record
    meute.save(one, tmp_path / "one.jsonl")
    assert meute.load(tmp_path / "one.jsonl").to_bytes() == one.to_bytes()
    meute.save_all([one, other], tmp_path / "both.jsonl")
    loaded = meute.load_all(tmp_path / "both.jsonl")
    assert [record.to_bytes() for record in loaded] == [one.to_bytes(), other.to_bytes()]
    with pytest.raises(meute.BadData, match="2 records"):
        meute.load(tmp_path / "both.jsonl")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["both.jsonl", "one.jsonl"]


def test_a_file_that_cannot_be_read_or_written_says_why(tmp_path: Path) -> None:
    with pytest.raises(meute.BadData, match="cannot read"):
        meute.load(tmp_path / "missing.jsonl")
    with pytest.raises(meute.BadData, match="cannot write"):
        meute.save(finished().record, tmp_path / "no" / "folder.jsonl")
    (tmp_path / "empty.jsonl").write_bytes(b"")
    with pytest.raises(meute.BadRecord, match="empty"):
        meute.load(tmp_path / "empty.jsonl")


def test_an_unfinished_record_goes_on_with_its_seed() -> None:
    table = Table("hush", 2, 9)
    play_at_random(table, Dealer(1), 3)
    record = meute.decode("hush", table.record.to_bytes())
    again = meute.replay(record, seed=9)
    assert again.waiting == table.waiting
    for each in (table, again):
        play_at_random(each, Dealer(2), 1000)
    assert again.record.to_bytes() == table.record.to_bytes()


def test_an_unfinished_record_cannot_go_on_with_another_seed() -> None:
    table = Table("hush", 2, 9)
    with pytest.raises(meute.BadRecord, match="not the one promised"):
        meute.replay(table.record, seed=10)


def test_a_record_does_not_tell_its_seed_before_the_end() -> None:
    table = Table("hush", 2, "a long secret")
    play_at_random(table, Dealer(1), 3)
    assert b"a long secret" not in table.record.to_bytes()
    again = meute.replay(table.record)
    with pytest.raises(meute.SeedNeeded):
        play_at_random(again, Dealer(1), 1000)
    play_at_random(table, Dealer(1), 1000)
    assert b"a long secret" in table.record.to_bytes()


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert FairDealer("wolf").commitment == (
        "f76b61b962db075bb76ad6f3fab10f7bd546f92f1b89f18c513d4122575c18ac"
    )


def test_a_seat_reads_what_it_has_seen_and_no_digest() -> None:
    table = Table("hush", 2, 3)
    lines = table.record.lines_for(0)
    assert lines[1]["action"]["type"] == "Die"
    assert "action" not in lines[2]
    assert lines[2]["to"] == [1]
    assert all("action" not in line for line in table.record.lines_for(None)[1:])
    long = Table("silver", 4, 3)
    play_at_random(long, Dealer(3), 80)
    assert any("check" in str(entry.plain(4)) for entry in long.record.entries)
    assert not any("check" in line or "h" in line for line in long.record.lines_for(1))


def test_a_finished_record_is_open_to_all() -> None:
    table = finished()
    assert table.record.lines_for(0) == table.record.lines_for(None)
    assert all("action" in line for line in table.record.lines_for(None)[1:-1])


@pytest.mark.slow
@settings(max_examples=300)
@given(place=st.integers(0, len(SILVER) - 1), byte=st.integers(0, 255))
def test_one_changed_byte_is_found_at_its_line(place: int, byte: int) -> None:
    if SILVER[place] == byte:
        return
    changed = SILVER[:place] + bytes([byte]) + SILVER[place + 1 :]
    line = SILVER[:place].count(b"\n") + 1
    with pytest.raises(meute.BadRecord) as caught:
        meute.verify(changed)
    assert caught.value.line == line


@pytest.mark.slow
@given(cut=st.integers(0, len(SILVER) - 1))
@example(cut=SILVER.index(b'{"n":50,"seat"'))
@example(cut=SILVER.index(b'{"n":50,"check"'))
@example(cut=SILVER.index(b'{"n":51,'))
def test_a_cut_record_is_either_unfinished_or_bad(cut: int) -> None:
    part = SILVER[:cut]
    digest_due = SILVER[cut:].startswith((b'{"n":50,"check"', b'{"n":100,"check"'))
    if part.endswith(b"\n") and not digest_due:
        [record] = meute.verify(part)
        assert not record.finished
    else:
        with pytest.raises(meute.BadRecord):
            meute.verify(part)


def test_a_forged_die_is_found_even_if_every_digest_fits() -> None:
    data = finished().record.to_bytes()
    forged = rewritten(data, 2, {"action": {"type": "Die", "face": 7 - _face(data, 2)}})
    with pytest.raises(meute.BadRecord, match="line 2: the dice of this seed gave another outcome"):
        meute.verify(forged)


@pytest.mark.parametrize(
    ("line", "change", "why"),
    [
        (1, {"commitment": "0" * 64}, "not the one promised"),
        (1, {"rules": 99}, "rules version 99"),
        (1, {"seats": 9}, "2 to 4 players"),
        (1, {"game": "chess"}, "no game is called"),
        (1, {"meute": 2}, "another format"),
        (5, {"seat": 1}, "is not asked here"),
        (5, {"action": {"type": "Bid", "number": 3}}, "not among the options"),
        (5, {"action": {"type": "Bid", "number": "3"}}, "number"),
        (5, {"action": {"type": "Bid"}}, "lacks the field"),
        (5, {"action": {"type": "Bid", "number": 3, "x": 1}}, "has no field"),
        (5, {"action": {"type": "Steal"}}, "no action is called 'Steal'"),
        (5, {"action": None}, "names its 'type'"),
        (5, {"n": 77}, "event 4 should stand here"),
        (5, {"n": None}, "expected a number"),
        (5, {"undo": 1}, "one of"),
        (2, {"to": [1]}, "other seats than those that saw it"),
        (2, {"to": [0, 1]}, "other seats than those that saw it"),
        (2, {"to": []}, "other seats than those that saw it"),
        (2, {"to": [0, 7]}, "in order, each once"),
        (2, {"to": [0, 0]}, "in order, each once"),
        (2, {"to": [-1]}, "in order, each once"),
        (2, {"to": "0"}, "in order, each once"),
        (2, {"to": None}, "other seats than those that saw it"),
        (10, {"to": [0]}, "other seats than those that saw it"),
        (10, {"to": [0, 1, 2]}, "other seats than those that saw it"),
    ],
)
def test_a_forged_line_is_found(line: int, change: dict[str, object], why: str) -> None:
    with pytest.raises(meute.BadRecord, match=why) as caught:
        meute.verify(rewritten(finished().record.to_bytes(), line, change))
    assert caught.value.line == line


def test_a_forged_result_or_digest_is_found() -> None:
    data = SILVER
    lines = data.splitlines()
    end = json.loads(lines[-1])["end"]
    forged = rewritten(data, len(lines), {"end": {**end, "scores": [0.0, 0.0]}})
    with pytest.raises(meute.BadRecord, match="the result is not"):
        meute.verify(forged)
    check = next(i for i, raw in enumerate(lines, start=1) if b'"check"' in raw)
    with pytest.raises(meute.BadRecord, match="another digest") as caught:
        meute.verify(rewritten(data, check, {"check": "0" * 64}))
    assert caught.value.line == check


def test_a_missing_digest_and_a_line_after_the_end_are_found() -> None:
    plains = [json.loads(raw) for raw in SILVER.splitlines()]
    for plain in plains:
        del plain["h"]
    check = next(i for i, plain in enumerate(plains) if "check" in plain)
    without = plains[:check] + plains[check + 1 :]
    with pytest.raises(meute.BadRecord, match="digest of event 50 should stand here"):
        meute.verify(b"".join(chained(without)))
    with pytest.raises(meute.BadRecord, match="after the end"):
        meute.verify(b"".join(chained([*plains, plains[-1]])))


def test_a_record_that_is_replayed_names_the_line_of_its_file() -> None:
    data = finished().record.to_bytes()
    changes: list[tuple[int, dict[str, object]]] = [
        (1, {"rules": 99}),
        (2, {"action": {"type": "Die", "face": 7 - _face(data, 2)}}),
        (5, {"seat": 1}),
    ]
    for line, change in changes:
        record = meute.decode("hush", rewritten(data, line, change))
        with pytest.raises(meute.BadRecord, match=f"^line {line}: ") as caught:
            meute.replay(record)
        assert caught.value.line == line


def test_in_a_file_of_many_records_lines_are_counted_from_its_top() -> None:
    first, second = finished(1).record.to_bytes(), finished(2).record.to_bytes()
    above = len(first.splitlines())
    forged = rewritten(second, 2, {"action": {"type": "Die", "face": 7 - _face(second, 2)}})
    assert [record.finished for record in meute.verify(first + second)] == [True, True]
    for data, line in ((first + forged, above + 2), (forged + first, 2)):
        with pytest.raises(meute.BadRecord, match="the dice of this seed") as caught:
            meute.verify(data)
        assert caught.value.line == line
    other_rules = rewritten(second, 1, {"rules": 99})
    with pytest.raises(meute.BadRecord, match="rules version 99") as caught:
        meute.verify(first + other_rules)
    assert caught.value.line == above + 1


def test_a_record_needs_its_header() -> None:
    with pytest.raises(meute.BadRecord, match="starts with its header"):
        meute.verify(b"".join(chained([{"n": 1, "seat": 0, "undo": 1}])))


@pytest.mark.slow
@given(data=st.binary(max_size=200))
def test_noise_is_refused_and_never_crashes(data: bytes) -> None:
    with pytest.raises(meute.BadRecord):
        meute.verify(data)
