"""The lobby over HTTP: games and texts, tables made and joined, records and replays."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from meute import __version__
from meute.bots.search.character import characters
from meute.core import registry
from meute.core.codec import to_json
from meute.core.game import Game
from meute.core.meta import Choice, Setting
from meute.core.numbers import Numbers
from meute.core.texts import CATALOGUES as CORE_TEXTS
from meute.server.app.health import Condition
from meute.server.app.metrics import written
from meute.server.app.packing import Lasting, Packed
from meute.server.app.service import Service
from meute.server.lobby import host, playing_on
from meute.server.lobby.visitor import address_of
from meute.server.refusal import CONFLICT, MISSING, TOO_MANY, UNKNOWN_PERSON, refusal
from meute.server.schema.lobby import (
    BotWish,
    Figures,
    GameInfo,
    House,
    JoinTable,
    MyTable,
    MyTables,
    NewTable,
    PlayOn,
    Rulebook,
    Seated,
    SettingInfo,
    TableInfo,
    Texts,
)
from meute.server.schema.replay import Frames
from meute.server.table.live import LiveTable
from meute.server.table.replays import eyes_of
from meute.server.table.wire import told
from meute.server.texts import CATALOGUES as SERVER_TEXTS
from meute.server.thinking.turns import Asker

AnyRequest = Request[Any, Any, State]

RECORD_TYPE = "application/x-ndjson"

ON_THE_BOX = ("title", "pitch", "goal", "credit")
"""What the home page says about a game before anybody opens it."""


def bearer(request: AnyRequest) -> str | None:
    """Return the token a request carries in its header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def needed_token(request: AnyRequest) -> str:
    """Return the token a request must carry."""
    token = bearer(request)
    if token is None:
        raise refusal("token_needed", UNKNOWN_PERSON)
    return token


@get("/api/games", response_class=Lasting)
async def games(service: NamedDependency[Service]) -> list[GameInfo]:
    """List the games one can play here."""
    bots = sorted({*registry.bots(), *service.settings.bots})
    return [_game_info(name, bots) for name in registry.games()]


def _game_info(name: str, bots: list[str]) -> GameInfo:
    meta = registry.game(name).meta
    return GameInfo(
        name=meta.name,
        title=meta.title,
        designers=list(meta.designers),
        publishers=list(meta.publishers),
        year=meta.year,
        fewest=meta.fewest,
        most=meta.most,
        minutes=meta.minutes,
        lowest_wins=meta.lowest_wins,
        settings=[_setting_info(setting) for setting in meta.settings],
        bots=bots,
        characters=characters(registry.game(name)),
        lesson=registry.game(name).lesson is not None,
    )


def _setting_info(setting: Setting) -> SettingInfo:
    if isinstance(setting, Choice):
        return SettingInfo(
            name=setting.name, default=setting.default, choices=list(setting.choices)
        )
    return SettingInfo(
        name=setting.name,
        default=setting.default,
        low=setting.low,
        high=setting.high,
        figures=_figures(setting) if isinstance(setting, Numbers) else None,
    )


def _figures(setting: Numbers) -> Figures:
    return Figures(
        usual=list(setting.usual),
        total=setting.total,
        columns=[told(label) for label in setting.columns],
        rows=[told(label) for label in setting.rows],
        printed=setting.printed,
    )


@get("/api/house")
async def house(service: NamedDependency[Service]) -> House:
    """Tell how patient this server is, and where others can reach it."""
    settings = service.settings
    return House(
        version=__version__,
        page=service.page,
        key=service.sealer.name,
        clocks=dict(settings.limits),
        away=settings.away,
        addresses=list(settings.addresses),
    )


@get("/api/texts/{language:str}", response_class=Lasting)
async def box_texts(language: FromPath[str]) -> Texts:
    """Give the words on the boxes of all games in one language, and the house's own."""
    words = _house_words(language)
    for name in registry.games():
        catalogue = registry.game(name).catalogue(language)
        keys = (f"{name}.{part}" for part in ON_THE_BOX)
        words |= {key: catalogue[key] for key in keys if key in catalogue}
    return Texts(language=language, texts=words)


@get("/api/games/{name:str}/texts/{language:str}", response_class=Lasting)
async def texts(
    name: FromPath[str], language: FromPath[str], *, own: FromQuery[bool] = False
) -> Texts:
    """Give all words of a game in one language, the server's and the engine's included.

    `own=true` leaves those two out, for whoever has them with the words on the boxes.
    """
    game, house = known(name), _house_words(language)
    words = {**({} if own else house), **game.catalogue(language)}
    return Texts(language=language, texts=words)


@get("/api/games/{name:str}/rules/{language:str}", response_class=Lasting)
async def rules(name: FromPath[str], language: FromPath[str]) -> Rulebook:
    """Give the rules of a game in one language."""
    game = known(name)
    check_language(language)
    return Rulebook(language=language, rules=list(game.rules(language).items()))


def known(name: str) -> Game:
    """Return a game that can be played here, or refuse."""
    if name not in registry.games():
        raise refusal("unknown_game", MISSING)
    return registry.game(name)


def check_language(language: str) -> None:
    """Refuse a language that the house does not speak."""
    if language not in CORE_TEXTS:
        raise refusal("unknown_language", MISSING)


def _house_words(language: str) -> dict[str, str]:
    check_language(language)
    return {**CORE_TEXTS[language], **SERVER_TEXTS[language]}


@post("/api/tables")
async def make(data: NewTable, request: AnyRequest, service: NamedDependency[Service]) -> Seated:
    """Make a table; the game begins when no seat is open."""
    address = address_of(request)
    if not service.shares.take("tables", address):
        raise refusal("too_many_tables", TOO_MANY)
    return await host.create(service, data, address)


@get("/api/tables", response_class=Packed)
async def tables(service: NamedDependency[Service]) -> list[TableInfo]:
    """List the public tables that are open or running, the newest first."""
    return await host.listed(service)


@get("/api/tables/{table:str}")
async def table_line(table: FromPath[str], service: NamedDependency[Service]) -> TableInfo:
    """Tell about one table what everybody may know."""
    return await host.one(service, table)


@post("/api/tables/{table:str}/join")
async def join(
    table: FromPath[str], data: JoinTable, request: AnyRequest, service: NamedDependency[Service]
) -> Seated:
    """Sit down at an open seat."""
    address = address_of(request)
    if not service.shares.take("joins", address):
        raise refusal("too_many_joins", TOO_MANY)
    return await host.join(service, table, data, address)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def fill_with_bot(
    table: FromPath[str],
    seat: FromPath[int],
    data: BotWish,
    request: AnyRequest,
    service: NamedDependency[Service],
) -> TableInfo:
    """Give an open seat to a bot, for somebody who sits at the table or made it."""
    return await host.fill(service, table, seat, data.bot, needed_token(request))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    table: FromPath[str], request: AnyRequest, service: NamedDependency[Service]
) -> Seated:
    """Play again with the same people: make the new table, or find it, and sit down there."""
    return await host.rematch(service, table, needed_token(request), address_of(request))


@post("/api/tables/{table:str}/play-on")
async def play_on(
    table: FromPath[str], data: PlayOn, request: AnyRequest, service: NamedDependency[Service]
) -> Seated:
    """Play on from a moment of a finished game, against bots, at a table of its own."""
    address = address_of(request)
    if not service.shares.take("tables", address):
        raise refusal("too_many_tables", TOO_MANY)
    return await playing_on.play_on(service, table, data, address)


@post("/api/tables/{table:str}/claim")
async def claim(
    table: FromPath[str], request: AnyRequest, service: NamedDependency[Service]
) -> Seated:
    """Take the old seat at the new table, with the old token."""
    return await host.claim(service, table, needed_token(request))


@post("/api/mine", status_code=200, response_class=Packed)
async def mine(data: MyTables, service: NamedDependency[Service]) -> list[MyTable]:
    """List the tables that my tokens open."""
    return await host.mine(service, data.tokens)


@get("/api/tables/{table:str}/record", media_type=RECORD_TYPE)
async def record(
    table: FromPath[str], request: AnyRequest, service: NamedDependency[Service]
) -> Response[bytes]:
    """Give the record: whole when the game is over, otherwise as the bearer's seat may read it."""
    live = await service.fresh(table)
    token = bearer(request)
    async with live.alone():
        seat = None if token is None else host.seat_of(service, live.facts, token)
        data = record_lines(live, seat)
    if live.facts.status == "over" and data:
        data = service.sealer.sealed(data)
    headers = {"Content-Disposition": f'attachment; filename="meute-{table}.jsonl"'}
    return Response(data, media_type=RECORD_TYPE, headers=headers)


def record_lines(live: LiveTable, seat: int | None) -> bytes:
    """Write what this seat may read of the record; before the game begins, nothing."""
    if live.film is not None and live.facts.status == "over":
        return live.film.record
    if not live.dealt:
        return b""
    if live.facts.status == "over":
        return live.table.record.to_bytes()
    lines = live.table.record.lines_for(seat)
    return b"".join(to_json(line) + b"\n" for line in lines)


@get("/api/tables/{table:str}/frames", response_class=Packed)
async def replay(  # noqa: PLR0913, PLR0917 (each is a part of what is asked for)
    table: FromPath[str],
    request: AnyRequest,
    service: NamedDependency[Service],
    eyes: FromQuery[str] = "spectator",
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 60,
) -> Frames:
    """Show a finished game: the events from `first` on, through the eyes of a seat or all open."""
    live = await service.fresh(table)
    async with live.alone():
        if live.facts.status != "over":
            raise refusal("not_over", CONFLICT)
        whose = eyes_of(eyes, len(live.facts.seats))
    asker = Asker(table, address_of(request))
    if live.film is not None:
        return await service.cinema.project(asker, partial(live.film.frames, whose, first, count))
    reel = await service.cinema.reel(asker, live.table)
    return await service.cinema.show(asker, reel, whose, first, count)


@get("/health")
async def health(service: NamedDependency[Service]) -> Response[Condition]:
    """Tell whether the server can do its work: status 200 if tables can be kept, 503 if not."""
    seen = await service.health.look()
    return Response(seen, status_code=200 if seen.status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(service: NamedDependency[Service]) -> str:
    """Give the numbers of the server, with all its processes, to a Prometheus."""
    seen = await service.health.look()
    counts = sorted((seen.tables or {}).items())
    house: dict[str, float] = {f"tables_{status}": n for status, n in counts}
    house["healthy"] = seen.status == "ok"
    return written(house, await service.census.take())


HANDLERS = (
    house, games, box_texts, texts, rules, make, tables, table_line, join, fill_with_bot, rematch,
    play_on, claim, mine, record, replay, health, metrics,
)  # fmt: skip
