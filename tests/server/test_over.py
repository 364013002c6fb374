"""Over is over: nothing at a finished table can be taken back, answered, planned or lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from meute.core.replay import verify
from tests.server.kit import play_on, serving


@pytest.mark.slow
def test_a_finished_game_cannot_be_reopened(tmp_path: Path) -> None:
    """Foxes ends with an answer that showed nobody anything: only the end itself forbids undo."""
    with serving(tmp_path) as site:
        seats = site.friends(2, game="foxes")
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob])
            where = f"/api/tables/{seats[0]['table']}"
            before, record = site.get(where).json(), site.get(f"{where}/record").content
            assert before["status"] == "over"
            for person in (ann, bob):
                assert person.now["undo"]["message"]["key"] == "core.over"
                n = person.now["n"]
                for message in (
                    {"type": "undo", "n": n, "all": True},
                    {"type": "undo", "n": n},
                    {"type": "play", "n": n, "action": {"type": "Done"}},
                    {"type": "plan", "n": n, "actions": []},
                ):
                    person.send(**message)
                    assert person.refused() == "core.over"
            assert site.get(where).json() == before
            assert site.get(f"{where}/record").content == record
    verify(record)
    with serving(tmp_path) as site, site.sit(seats[0]) as ann:
        assert ann.now["over"]
        assert site.get(f"{where}/record").content == record
