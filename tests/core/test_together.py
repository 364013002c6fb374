"""Views written beside each other have the bytes they would have alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import meute
from meute.core.codec import Together, encode, to_json, to_plain
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.table import Table


@dataclass(frozen=True)
class Shown(View):
    player: int
    rows: tuple[Any, ...]


@dataclass(frozen=True)
class Note(Action):
    text: str


@dataclass(frozen=True)
class Bare:
    """A record whose hints cannot be read: its module never imports what they name."""

    rows: tuple[Nowhere, ...]  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.slow
@pytest.mark.parametrize("game", ["silver", "wolves", "tracks", "foxes"])
def test_every_seat_gets_its_own_bytes(game: str) -> None:
    table, luck = Table(game, 3, 5), Dealer(2)
    for _ in range(60):
        if table.over:
            break
        views = [table.view(seat) for seat in (0, 1, 2, None)]
        together = Together()
        written = [to_json(together.write(view)) for view in views]
        assert written == [meute.encode(view) for view in views]
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))


def test_equal_is_not_enough_to_be_written_as_another() -> None:
    together = Together()
    to_plain(Shown(0, ()))
    written = [to_json(together.write(Shown(0, rows))) for rows in ((1, 2), (True, 2.0), (1, 2))]
    assert written[1] == b'{"type":"Shown","player":0,"rows":[true,2.0]}'
    assert written[0] == written[2] == b'{"type":"Shown","player":0,"rows":[1,2]}'


def test_a_record_that_comes_again_is_written_anew_for_whoever_changes_it() -> None:
    note = Note("a")
    to_plain(note)["text"] = "b"
    assert to_plain(note) == {"type": "Note", "text": "a"}
    assert to_plain(Note("c")) == {"type": "Note", "text": "c"}


def test_rows_become_lists_and_records_in_them_objects() -> None:
    plain = to_plain(Table("wolves", 2, 1).view(None))
    assert isinstance(plain["boards"], list)
    assert isinstance(plain["parts"][0], list)
    assert isinstance(plain["regions"][0]["control"], list)


def test_a_record_with_hints_that_cannot_be_read_is_written_all_the_same() -> None:
    assert encode(Bare((1, Note("a")))) == b'{"rows":[1,{"type":"Note","text":"a"}]}'
