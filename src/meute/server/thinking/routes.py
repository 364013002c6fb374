"""The analysis of a finished game over HTTP: asked for, and looked at."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from meute.server.app.packing import Packed
from meute.server.app.service import Service
from meute.server.lobby.visitor import address_of
from meute.server.refusal import CONFLICT, MISSING, refusal
from meute.server.store.protocol import Facts
from meute.server.table.replays import said_in
from meute.server.thinking.analyst import Said, analysis
from meute.server.thinking.exercise import MOST_GIVEN, Exercise
from meute.server.thinking.schema import Analysis, Tried, Trying
from meute.server.thinking.turns import Asker

AnyRequest = Request[Any, Any, State]


@post("/api/tables/{table:str}/analysis", status_code=202)
async def analyse(
    table: FromPath[str], request: AnyRequest, service: NamedDependency[Service]
) -> Analysis:
    """Study a finished game in the background, once; the result is the same for everybody."""
    live = await service.fresh(table)
    _check_over(live.facts)
    if live.film is not None or live.table.game.foresight is None:
        raise refusal("analysis.none", CONFLICT)
    found = await service.analyst.found(table)
    if not found or found[-1].done < found[-1].total:
        asker = Asker(table, address_of(request))
        service.analyst.begin(asker, live.table.record.to_bytes(), people_of(live.facts))
    return await _looked_at(table, request, service)


@get("/api/tables/{table:str}/analysis", response_class=Packed)
async def looked_at(
    table: FromPath[str], request: AnyRequest, service: NamedDependency[Service]
) -> Analysis:
    """Give what has been found out about a finished game so far."""
    return await _looked_at(table, request, service)


@post("/api/tables/{table:str}/tries", status_code=200, response_class=Packed)
async def try_again(
    table: FromPath[str], data: Trying, request: AnyRequest, service: NamedDependency[Service]
) -> Tried:
    """Lay out a turn of a finished game once more, after some answers; judge it when it is over."""
    live = await service.fresh(table)
    _check_over(live.facts)
    if live.film is not None or live.table.game.foresight is None:
        raise refusal("analysis.none", CONFLICT)
    if len(data.given) > MOST_GIVEN:
        raise refusal("unreadable")
    record = live.table.record.to_bytes().decode()
    trying = Exercise(table=table, record=record, n=data.n, seat=data.seat, given=data.given)
    found = await service.thinkers.exercise(trying, Asker(table, address_of(request)))
    if found is None:
        raise refusal("no_moment", MISSING)
    return found


async def _looked_at(table: str, request: AnyRequest, service: Service) -> Analysis:
    live = await service.fresh(table)
    _check_over(live.facts)
    running = service.analyst.busy(table)
    found = await service.analyst.found(table)
    said: Said
    if live.film is not None:
        said = live.film.said
    else:
        asker = Asker(table, address_of(request))
        said = partial(said_in, await service.cinema.reel(asker, live.table))
    return analysis(table, said, people_of(live.facts), found, running=running)


def _check_over(facts: Facts) -> None:
    """Refuse while the game goes on: an analysis knows what nobody may know before the end."""
    if facts.status != "over":
        raise refusal("not_over", CONFLICT)


def people_of(facts: Facts) -> list[int]:
    """Return the seats of people; at a table of bots alone, all seats."""
    people = [seat for seat, row in enumerate(facts.seats) if row.kind == "person"]
    return people or list(range(len(facts.seats)))


ANALYSIS_HANDLERS = (analyse, looked_at, try_again)
