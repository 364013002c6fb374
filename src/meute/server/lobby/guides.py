"""What a room says to somebody new, over HTTP: pictures, words, and an aid for a table."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from meute.core.game import Game
from meute.core.guide import drawn, positions
from meute.core.message import Message, Phrasebook
from meute.core.terms import terms_of
from meute.server.app.packing import Lasting
from meute.server.app.service import Service
from meute.server.lobby import host
from meute.server.lobby.routes import check_language, known
from meute.server.schema.guide import Aid, AidSection, Guide, GuidePanel, TermInfo, Terms

BESIDE = "|"
"""What stands between the two halves of a line of the aid."""


@get("/api/games/{name:str}/guide/{language:str}", response_class=Lasting, sync_to_thread=True)
def guide(name: FromPath[str], language: FromPath[str]) -> Guide:
    """Give a game in a few pictures, in one language."""
    check_language(language)
    return _guide(known(name), language)


@get("/api/games/{name:str}/terms/{language:str}", response_class=Lasting, sync_to_thread=True)
def terms(name: FromPath[str], language: FromPath[str]) -> Terms:
    """Give what the words of a game mean, in one language."""
    check_language(language)
    return _terms(known(name), language)


@get("/api/tables/{table:str}/aid/{language:str}")
async def aid(
    table: FromPath[str], language: FromPath[str], service: NamedDependency[Service]
) -> Aid:
    """Give what to have at hand at a table: its own prices and points, by its settings."""
    check_language(language)
    info = await host.one(service, table)
    game = known(info.game)
    book = book_of(game, language)
    sections = game.aid(len(info.seats), game.meta.variant(info.variant))
    return Aid(
        language=language,
        sections=[
            AidSection(
                title=book.say(section.title, ()),
                lines=[_halves(book.say(line, ())) for line in section.lines],
            )
            for section in sections
        ],
    )


def book_of(game: Game, language: str) -> Phrasebook:
    """Return what says the words of a guide."""
    return Phrasebook(language, game.catalogue(language), game.guide(language))


def _halves(line: str) -> tuple[str, str]:
    what, _, told = line.partition(BESIDE)
    return what.strip(), told.strip()


@cache
def _guide(game: Game, language: str) -> Guide:
    panels = game.panels()
    found = positions(game, panels)
    book = book_of(game, language)

    def key(panel: str) -> str:
        return f"{game.meta.name}.guide.{panel}"

    return Guide(
        language=language,
        panels=[
            GuidePanel(
                name=panel.name,
                title=book.say(Message(f"{key(panel.name)}.title"), ()),
                text=book.say(Message(key(panel.name), panel.facts), ()),
                rule=panel.rule,
                day=drawn(game, panel, found[panel.name].view, language, "day"),
                night=drawn(game, panel, found[panel.name].view, language, "night"),
            )
            for panel in panels
        ],
    )


@cache
def _terms(game: Game, language: str) -> Terms:
    return Terms(
        language=language,
        terms=[
            TermInfo(name=term.name, forms=list(term.forms), about=term.about, rule=term.rule)
            for term in terms_of(game, language)
        ],
    )


HANDLERS = (guide, terms, aid)
