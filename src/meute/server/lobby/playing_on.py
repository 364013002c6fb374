"""A finished game is played on from any of its moments: another table, with dice of its own."""

from __future__ import annotations

from functools import partial
from time import time

import msgspec

from meute.core.codec import encode
from meute.core.game import Game, State
from meute.core.table import Table
from meute.server.app.service import Service
from meute.server.lobby import host, seating
from meute.server.lobby.tokens import digest, table_name
from meute.server.refusal import CONFLICT, MISSING, refusal
from meute.server.schema.lobby import PlayOn, Seated, Source
from meute.server.store.protocol import Facts
from meute.server.table.live import LiveTable
from meute.server.thinking.turns import Asker


async def play_on(service: Service, name: str, wish: PlayOn, address: str) -> Seated:
    """Seat somebody at a table that goes on from a moment of a finished game."""
    live = await service.fresh(name)
    if live.facts.status != "over":
        raise refusal("not_over", CONFLICT)
    if live.film is not None:
        raise refusal("not_kept", CONFLICT)
    if not 0 <= wish.seat < len(live.facts.seats):
        raise refusal("unknown_seat", MISSING)
    state = await _moment(service, live, wish.n, address)
    origin = await host.check_room(service, address)
    table = table_name()
    token = service.signer.token(table, wish.seat)
    old = live.facts
    rows = seating.played_on(old, wish.seat, wish.name, wish.bot, service.settings)
    row = msgspec.structs.replace(rows[wish.seat], token=digest(token), origin=origin)
    rows[wish.seat] = row
    facts = Facts(
        table=table,
        game=old.game,
        variant=old.variant,
        clock="relaxed",
        public=False,
        made=time(),
        seats=rows,
        origin=origin,
        source=Source(table=name, n=wish.n),
    )
    await host.save_new(service, facts, partial(_dealt, live.table.game, state))
    return Seated(table=table, seat=wish.seat, token=token)


async def _moment(service: Service, live: LiveTable, n: int, address: str) -> State:
    """Return the position after an event, if a seat still has something to decide from there."""
    reel = await service.cinema.reel(Asker(live.name, address), live.table)
    if not 0 <= n < len(reel.steps):
        raise refusal("no_moment", MISSING)
    state: State = reel.steps[n].state.copy()
    if reel.game.decision(state) is None:
        raise refusal("nothing_left", CONFLICT)
    return state


def _dealt(game: Game, state: State, facts: Facts, seed: str) -> Table:
    """Return a table that goes on from a position, with new dice."""
    return Table.from_state(game, encode(state), seed, names=[row.name for row in facts.seats])
