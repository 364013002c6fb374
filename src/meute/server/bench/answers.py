"""What one answer costs the server: read, checked, played, written down, and told to everybody.

No socket and no disk: it is CPU time alone, so figures of one machine can be compared. Every round
plays another deal, since much of what a server does for one table it remembers for the next; the
figure is that of the quickest round.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import cast

import msgspec

from meute.core import registry
from meute.core.codec import to_plain
from meute.core.dealer import Dealer
from meute.server.app.houseclock import HouseClock
from meute.server.app.metrics import Metrics
from meute.server.app.settings import Settings
from meute.server.app.workshop import Workshop
from meute.server.schema.heard import Play
from meute.server.store.lines import new_table
from meute.server.store.protocol import Change, Facts, Piece, Proof, Saved, SeatRow, Store
from meute.server.table import acts
from meute.server.table.hub import Client
from meute.server.table.live import LiveTable
from meute.server.table.surroundings import Surroundings
from meute.server.table.upgrade import Taken

_reader = msgspec.json.Decoder(Play)


@dataclass(frozen=True)
class Cost:
    """What was measured."""

    game: str
    people: int
    """Everybody who is told: all seats, and maybe a spectator."""
    answers: int
    """How many were measured in a round."""
    seconds: float
    """CPU time of one answer."""
    letters: float
    """Characters sent for one answer, to all together."""


class _Nowhere:
    """A store that forgets everything at once."""

    async def write(self, change: Change | Piece | Proof) -> None:
        """Keep nothing."""


def answer_cost(
    game: str, seats: int, answers: int = 200, rounds: int = 3, *, spectator: bool = False
) -> Cost:
    """Measure the first answers of random games between people, told to everybody at the table."""
    found = [asyncio.run(_round(game, seats, answers, deal, spectator)) for deal in range(rounds)]
    return min(found, key=lambda cost: cost.seconds)


async def _round(game: str, seats: int, answers: int, deal: int, spectator: bool) -> Cost:  # noqa: FBT001 (our own)
    live, luck = _table(game, seats, deal), Dealer(deal)
    clients = [Client(seat) for seat in (*range(seats), *([None] if spectator else []))]
    for client in clients:
        live.hub.add(client)
    given, seconds, letters = 0, 0.0, 0
    while given < answers and not live.table.over:
        table = live.table
        seat = table.waiting[0]
        answer = Play(n=table.events, action=to_plain(luck.pick(table.options(seat))))
        text = msgspec.json.encode(answer)
        start = process_time()
        await _heed(live, seat, text)
        seconds += process_time() - start
        given += 1
        letters += sum([await _sent(client) for client in clients])
    return Cost(game, len(clients), given, seconds / given, letters / given)


def _table(game: str, seats: int, deal: int) -> LiveTable:
    rows = [SeatRow(kind="person", name=f"P{seat}") for seat in range(seats)]
    variant = dict(registry.game(game).meta.variant({}))
    facts = Facts(
        table="bench", game=game, variant=variant, clock="relaxed", public=False, made=0.0,
        seats=rows, status="running",
    )  # fmt: skip
    saved = Saved(facts=facts, seed=str(deal), revision=0, lines=[], sealed={}, notes=[], chat=[])
    around = Surroundings(
        store=cast("Store", _Nowhere()),
        settings=Settings(data=Path()),
        metrics=Metrics(),
        changed=lambda _: None,
        clock=HouseClock(),
        workshop=Workshop("bench"),
    )
    return LiveTable(saved, Taken(new_table(facts, saved.seed)), around)


async def _heed(live: LiveTable, seat: int, text: bytes) -> None:
    """Do what a conversation does with an answer."""
    answer = _reader.decode(text)
    await acts.be_back(live, seat)
    await acts.play(live, seat, answer.n, answer.action, answer.after)


async def _sent(client: Client) -> int:
    """Take what waits to be sent to somebody; return how long it is."""
    length = 0
    while client.waiting:
        length += len(await client.next() or "")
    return length
