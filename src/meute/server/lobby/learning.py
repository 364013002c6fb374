"""Coached first games over HTTP: their tables, and what the teacher says."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from meute.server.app.packing import Lasting
from meute.server.app.service import Service
from meute.server.coach import CATALOGUES as COACH_TEXTS
from meute.server.lobby import host
from meute.server.lobby.routes import AnyRequest, check_language, known
from meute.server.lobby.visitor import address_of
from meute.server.refusal import TOO_MANY, refusal
from meute.server.schema.lobby import NewLesson, Seated, Texts


@get("/api/games/{name:str}/lesson/{language:str}", response_class=Lasting)
async def lesson_texts(name: FromPath[str], language: FromPath[str]) -> Texts:
    """Give what the teacher says in the lesson of a game, in one language."""
    game = known(name)
    check_language(language)
    return Texts(language=language, texts={**COACH_TEXTS[language], **game.lesson_words(language)})


@post("/api/games/{name:str}/lesson")
async def learn(
    name: FromPath[str], data: NewLesson, request: AnyRequest, service: NamedDependency[Service]
) -> Seated:
    """Make a table for the coached first game of a room."""
    address = address_of(request)
    if not service.shares.take("tables", address):
        raise refusal("too_many_tables", TOO_MANY)
    return await host.teach(service, name, data, address)


HANDLERS = (lesson_texts, learn)
