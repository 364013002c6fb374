"""What one answer costs the server: read, checked, played, written down, and told to everybody.

CPU time without socket and disk, so that figures of one machine can be compared.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any, cast

import msgspec

from meute.core import registry
from meute.core.codec import to_plain
from meute.core.dealer import Dealer
from meute.server import acts
from meute.server.hub import Client
from meute.server.metrics import Metrics
from meute.server.schema import Play
from meute.server.settings import Settings
from meute.server.store import Facts, Saved, SeatRow, Store
from meute.server.tables import LiveTable, Surroundings

_reader = msgspec.json.Decoder(Play)


@dataclass(frozen=True)
class Cost:
    """What was measured."""

    answers: int
    seconds: float
    """CPU time of one answer."""


class _Listener(Client):
    """Somebody who is told everything, and keeps nothing."""

    def send(self, text: str) -> None:
        """Forget it."""


class _Nowhere:
    """A store that keeps nothing."""

    async def write(self, change: Any) -> None:
        """Forget it."""


def answer_cost(
    game: str, seats: int, answers: int = 200, rounds: int = 3, *, spectator: bool = False
) -> Cost:
    """Measure the first answers of random games, told to every seat and maybe a spectator."""
    people = [*range(seats), *([None] if spectator else [])]
    found = [asyncio.run(_round(game, seats, people, answers, deal)) for deal in range(rounds)]
    return min(found, key=lambda cost: cost.seconds)


async def _round(game: str, seats: int, people: list[int | None], answers: int, deal: int) -> Cost:
    live, luck = await _table(game, seats, deal), Dealer(f"answers {deal}")
    for seat in people:
        live.hub.add(_Listener(seat))
    given, seconds = 0, 0.0
    while given < answers and not live.table.over:
        asked = live.table.waiting[0]
        action = to_plain(luck.pick(live.table.options(asked)))
        text = msgspec.json.encode(Play(n=live.table.events, action=action))
        start = process_time()
        said = _reader.decode(text)
        await acts.play(live, asked, said.n, said.action, said.after)
        seconds += process_time() - start
        given += 1
    return Cost(given, seconds / given)


async def _table(game: str, seats: int, deal: int) -> LiveTable:
    facts = Facts(
        table="bench",
        game=game,
        variant=dict(registry.game(game).meta.variant({})),
        clock="relaxed",
        public=False,
        made=0.0,
        seats=[SeatRow(kind="person", name=f"P{seat}") for seat in range(seats)],
        status="open",
    )
    saved = Saved(facts=facts, seed=f"{deal:064x}", lines=[], sealed={}, notes=[], chat=[])
    store = cast("Store", _Nowhere())
    around = Surroundings(store, Settings(data=Path()), Metrics(), lambda _: None, 0.0)
    live = LiveTable(saved, around)
    await live.commit()  # every seat is taken, so this deals
    return live
