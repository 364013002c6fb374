"""Who is here: people who come and leave, and a server that stops."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Site, serving


@pytest.mark.slow
def test_whoever_comes_or_leaves_the_others_hear_of_it(site: Site) -> None:
    one, two = site.friends(2)

    def is_here(seat: int, spectators: int) -> Any:
        """Wait for a word about who is here, with the other seat there or not."""
        return lambda p: (p["seats"][1]["online"], p["spectators"]) == (bool(seat), spectators)

    with site.sit(one) as ann:
        with site.sit(two):
            ann.await_one("people", is_here(1, 0))
            with site.watch(one["table"]):
                ann.await_one("people", is_here(1, 1))
            ann.await_one("people", is_here(1, 0))
            with site.sit(two):
                ann.await_one("people", is_here(1, 0))
            ann.await_one("people", is_here(1, 0))
        gone = ann.await_one("people", is_here(0, 0))
        assert [seat["online"] for seat in gone["seats"]] == [True, False]


@pytest.mark.slow
def test_a_server_that_stops_does_not_send_anybody_away_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as stopping:
        me = stopping.table("me", "greedy")
        people = [stopping.sit(me), stopping.watch(me["table"])]
        for person in people:
            person.await_one("update")
    for person in people:
        with contextlib.suppress(ConnectionClosed):
            while True:
                person.hear()
        person.close()
        assert person.socket.close_code not in (1008, 4004), "no use in trying again"
