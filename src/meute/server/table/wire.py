"""What a table says to one seat: views, questions, log lines, all by the schema of the wire."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from meute.core import registry
from meute.core import shortcut as core
from meute.core.codec import to_plain
from meute.core.decision import EVERYBODY, Action, View
from meute.core.errors import MeuteError
from meute.core.message import Message, Reason
from meute.core.record import Undo, may_see
from meute.core.standing import Standing
from meute.core.table import Table
from meute.server.schema.lobby import SeatInfo, TableInfo
from meute.server.schema.told import LogEntry, Option, Question, Row
from meute.server.schema.words import Plain, Told, Why
from meute.server.store.protocol import Facts


def told(message: Message) -> Told:
    """Put a message on the wire."""
    params = message.params
    return Told(key=message.key, params=to_plain(params) if params else {})


def why(reason: Reason) -> Why:
    """Put a reason on the wire."""
    return Why(rule=reason.rule, message=told(reason.message))


def maybe_why(reason: Reason | None) -> Why | None:
    """Put a reason on the wire, if there is one."""
    return None if reason is None else why(reason)


def question(table: Standing, seat: int, view: View) -> Question | None:
    """Return what the seat with this view is asked, with every answer it may give."""
    decision = table.decision(seat)
    if decision is None:
        return None
    game = table.game
    together = table.in_run
    options = table.options(seat)
    steps, offered = rows(game.shortcuts(view, options))
    return Question(
        prompt=told(game.prompt(view)),
        decision=type(decision).__name__,
        rule=decision.rule,
        options=[option(table, view, action) for action in options],
        steps=steps,
        rows=offered,
        secret=len(together) > 1,
        answered=[to_plain(action) for action in table.sealed.get(seat, ())],
        left=table.left(seat) if together else 1,
    )


def option(table: Standing, view: View, action: Action) -> Option:
    """Return an answer with its sentence and its rule."""
    game = table.game
    return Option(
        action=to_plain(action),
        sentence=told(game.sentence(view, action)),
        rule=game.rule(view, action),
        preview=ahead(game.preview(view, action)),
    )


def ahead(preview: Any) -> Plain | None:
    """Put what an answer would do on the wire, without what is as usual."""
    if preview is None:
        return None
    kind: Any = type(preview)
    plain: Plain = to_plain(
        {name: value for name, usual in _usual(kind) if (value := getattr(preview, name)) != usual}
    )
    return plain


@cache
def _usual(kind: type) -> list[tuple[str, Any]]:
    """Return the fields of a class of previews with what is as usual."""
    return [(field.name, field.default) for field in fields(kind)]


def rows(listed: Sequence[core.Row]) -> tuple[list[Plain], list[Row]]:
    """Return the actions of rows, each once, and the rows by their places in that list."""
    places: dict[Action, int] = {}
    told_once: dict[int, Plain | None] = {}
    found = []
    for row in listed:
        answers = [places.setdefault(answer, len(places)) for answer in row.answers]
        if id(row.preview) not in told_once:
            told_once[id(row.preview)] = ahead(row.preview)
        found.append(Row(answers=answers, preview=told_once[id(row.preview)]))
    return [to_plain(action) for action in places], found


def log_since(
    table: Table, seat: int | None, since: int, notes: Sequence[LogEntry]
) -> list[LogEntry]:
    """Return the log as this seat may read it."""
    return [line for to, line in lines_since(table, since, notes) if may_see(to, seat)]


def lines_since(table: Table, since: int, notes: Sequence[LogEntry]) -> list[tuple[int, LogEntry]]:
    """Return the log with the seats that may read each line.

    The server's notes, for everybody, stand after the event's lines.
    """
    lines = [
        (line.to, LogEntry(n=n, message=told(line.message))) for n, line in table.lines_since(since)
    ]
    lines += [(EVERYBODY, note) for note in notes if note.n > since]
    return sorted(lines, key=lambda line: line[1].n)


def still_true(table: Table, since: int) -> int:
    """Return the last event, up to `since`, whose lines somebody who was away can keep.

    Lines of the very last event are sent again, since a note may have come after them.
    """
    known = min(max(since, 0), table.events) - 1
    undone = [e.back_to - 1 for e in table.record.entries if isinstance(e, Undo) and e.n > known]
    return min([known, *undone])


def seat_infos(
    facts: Facts, online: Container[int], gone: Container[int], holder: str
) -> list[SeatInfo]:
    """Return who sits where, who is connected, and who has been away for long."""
    return [
        SeatInfo(
            name=row.name,
            kind=row.kind,
            bot=holder if row.held else row.bot,
            online=seat in online,
            gone=seat in gone,
            held=row.held,
            free=row.free,
            off=row.off,
        )
        for seat, row in enumerate(facts.seats)
    ]


def colours(facts: Facts) -> list[int]:
    """Return which colour of its box each seat of a table plays."""
    try:
        return list(registry.game(facts.game).colours(len(facts.seats), facts.variant))
    except MeuteError:  # the room is gone, or no longer offers such a game
        return list(range(len(facts.seats)))


def table_info(
    facts: Facts, online: Container[int], gone: Container[int], holder: str
) -> TableInfo:
    """Return a line of the lobby."""
    return TableInfo(
        table=facts.table,
        game=facts.game,
        variant=facts.variant,
        seats=seat_infos(facts, online, gone, holder),
        clock=facts.clock,
        public=facts.public,
        status=facts.status,
        events=facts.events,
        made=facts.made,
        waiting=facts.waiting,
        colours=colours(facts),
        ranks=facts.ranks,
        scores=facts.scores,
        rematch=facts.rematch,
        source=facts.source,
    )
