"""Decisions as rooms write them today, and as they wrote them before."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import FrozenInstanceError, dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from meute.core.codec import encode, from_json, from_plain, vocabulary
from meute.core.decision import PARAGRAPHS, Decision, Pending, SecretDecision, Step

BEFORE = '''
from dataclasses import dataclass
from typing import ClassVar

from meute.core.decision import Decision, Step


class State:
    pass


@dataclass(frozen=True)
class Give(Decision[State]):
    """4.2 Give a card to somebody."""

    rule = "4.2"

    player: int
    to: int

    def options(self, state):
        return [1, 2]

    def seen_by(self):
        return 1 << self.to


@dataclass(frozen=True)
class Bid(Decision[State]):
    """4.3 Bid in secret."""

    secret = True
    rule: ClassVar[str] = "4.3"

    player: int


@dataclass(frozen=True)
class Turn(Step[State]):
    player: int

    def run(self, state):
        state.pending.append(Bid(self.player))
'''
"""A room written when a decision named its player, its paragraph and its secrecy in its body."""


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    (tmp_path / "room_of_before.py").write_text(BEFORE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("room_of_before")
    del sys.modules["room_of_before"]


@dataclass(frozen=True)
class Pass(Decision):
    cards: int

    def options(self, state: Any) -> Sequence[Any]:
        return [state] * self.cards


@dataclass(frozen=True)
class Hide(SecretDecision):
    pass


PARAGRAPHS.update({Pass: "1.1"})


def test_a_decision_adds_its_fields_to_the_player() -> None:
    asked = Pass(2, 3)
    assert [field.name for field in fields(Pass)] == ["player", "cards"]
    assert asked == Pass(player=2, cards=3) != Pass(2, 4)
    assert hash(asked) == hash(Pass(2, 3))
    with pytest.raises(FrozenInstanceError):
        asked.cards = 1  # type: ignore[misc]


def test_its_paragraph_stands_beside_it() -> None:
    assert Pass(0, 1).rule == "1.1"
    assert Hide(0).rule == ""


def test_secrecy_is_a_kind_of_decision() -> None:
    assert Hide(1).secret
    assert not Pass(1, 1).secret


def test_a_room_of_before_goes_on_working(before: Any) -> None:
    give, bid = before.Give(1, 2), before.Bid(player=3)
    assert [field.name for field in fields(give)] == ["player", "to"]
    assert (give.player, give.to, give.rule, give.secret) == (1, 2, "4.2", False)
    assert (bid.player, bid.rule, bid.secret) == (3, "4.3", True)
    assert give == before.Give(1, 2) != before.Give(2, 2)
    assert (give.options(None), give.seen_by(), bid.seen_by()) == ([1, 2], 4, -1)
    assert isinstance(before.Turn(1), Step)


def test_a_room_of_before_is_saved_and_read_as_today(before: Any) -> None:
    words = vocabulary(before)
    assert set(words) == {"Give", "Bid", "Turn"}
    for pending in (before.Give(1, 2), before.Bid(0), before.Turn(2)):
        plain = from_json(encode(pending))
        kind = words[plain.pop("type")]
        assert issubclass(kind, Pending)
        assert from_plain(plain, kind, words) == pending
