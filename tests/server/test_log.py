"""The log of somebody who was away: what can be kept, and what is sent again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meute.core import registry
from meute.core.table import Table
from meute.server.schema.told import LogEntry
from meute.server.schema.words import Told
from meute.server.table.wire import log_since, still_true
from meute.testing.template import HUSH
from meute.testing.template.actions import NOD, STASHES


@pytest.fixture(autouse=True, scope="module")
def hush() -> Iterator[None]:
    with registry.lent(HUSH):
        yield


@dataclass
class Game:
    """A table of Hush, the server's notes, and the log of seat 0 at every moment so far."""

    table: Table = field(default_factory=lambda: Table("hush", 2, 3))
    notes: list[LogEntry] = field(default_factory=list)
    read: list[tuple[int, list[LogEntry]]] = field(default_factory=list)

    def do(self, what: str) -> None:
        """Nod, stash, take back or note something, as far as that is possible now."""
        [seat, *others] = self.table.waiting
        if what == "note":
            message = Told(key=f"note {len(self.notes)}", params={})
            self.notes.append(LogEntry(n=self.table.events, message=message))
        elif what == "undo":
            if self.table.cannot_undo(0) is None:
                self.table.undo(0, steps=1)
        elif not others:
            action = NOD if what == "nod" else STASHES[0]
            if action in self.table.options(seat):
                self.table.play(seat, action)
        self.read.append((self.table.events, self.log()))

    def log(self, since: int = -1) -> list[LogEntry]:
        return log_since(self.table, 0, since, self.notes)


@pytest.mark.slow
@given(st.lists(st.sampled_from(["nod", "stash", "undo", "note"]), max_size=12))
def test_what_was_read_before_and_what_is_sent_again_are_the_whole_log(deeds: list[str]) -> None:
    game = Game()
    for what in deeds:
        game.do(what)
    for since, lines in game.read:
        known = still_true(game.table, since)
        kept = [line for line in lines if line.n <= known]
        assert [*kept, *game.log(known)] == game.log()


def test_only_the_last_event_seen_is_sent_again_when_nothing_was_taken_back() -> None:
    game = Game()
    for what in ("nod", "nod", "stash"):
        game.do(what)
    assert game.table.events == 5
    assert [still_true(game.table, since) for since in range(1, 6)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("since", "known"), [(-5, -1), (0, -1), (6, 4), (10**9, 4)])
def test_a_moment_that_never_was_is_the_nearest_that_was(since: int, known: int) -> None:
    game = Game()
    for what in ("nod", "nod", "stash"):
        game.do(what)
    assert still_true(game.table, since) == known


def test_what_was_taken_back_is_not_kept_and_later_moments_know_of_it() -> None:
    game = Game()
    for what in ("nod", "nod", "undo", "nod"):
        game.do(what)
    assert [still_true(game.table, since) for since in (3, 4, 5, 6)] == [2, 3, 3, 5]


def test_notes_stand_after_the_lines_of_their_event() -> None:
    game = Game()
    game.do("note")
    game.do("nod")
    game.do("undo")
    game.do("note")
    keys = [(line.n, line.message.key) for line in game.log()]
    assert keys == [(1, "hush.log.rolled"), (2, "note 0"), (4, "core.undone"), (4, "note 1")]
    assert game.log(since=4) == []
    assert game.log(since=3) == game.log()[2:]
