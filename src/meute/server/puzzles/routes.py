"""Puzzles over HTTP: their list, and one try after the other."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from meute.server.app.packing import Packed
from meute.server.app.service import Service
from meute.server.lobby.visitor import address_of
from meute.server.puzzles.board import listed, moment
from meute.server.puzzles.schema import PuzzleList, PuzzleMoment, PuzzleTry
from meute.server.thinking.turns import Asker

AnyRequest = Request[Any, Any, State]


@get("/api/puzzles", response_class=Packed)
async def puzzle_list(request: AnyRequest, service: NamedDependency[Service]) -> PuzzleList:
    """List the puzzles, and tell which is the one of the day."""
    asker = Asker("", address_of(request))
    return await service.puzzles.do(asker, listed, datetime.now(UTC).date())


@post("/api/puzzles/{room:str}/{name:str}", status_code=200, response_class=Packed)
async def puzzle_try(
    room: FromPath[str],
    name: FromPath[str],
    data: PuzzleTry,
    request: AnyRequest,
    service: NamedDependency[Service],
) -> PuzzleMoment:
    """Lay out a puzzle after right answers, and judge new ones; nothing of it is kept."""
    asker = Asker(f"{room} {name}", address_of(request))
    return await service.puzzles.do(asker, moment, room, name, data)


PUZZLE_HANDLERS = (puzzle_list, puzzle_try)
