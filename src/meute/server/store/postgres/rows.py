"""What changes write into the database, many at once, and what a table is read from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, LiteralString

import msgspec

from meute.server.schema.told import Chatted, LogEntry
from meute.server.store.news import Changed, News
from meute.server.store.postgres.schema import PLACES, Db
from meute.server.store.protocol import (
    CHAT_KEPT,
    Ban,
    Change,
    Ending,
    Overtaken,
    Pardon,
    Piece,
    Proof,
    Removal,
    Rewritten,
    Saved,
    Step,
    StoreError,
    Tick,
)
from meute.server.store.rows import facts_of, news_of

Errors = list[Exception | None]

ROW: LiteralString = "name, status, public, wake, facts, changed, lines, made, seed, origin"
KINDS: LiteralString = (
    "%s::text[], %s::text[], %s::boolean[], %s::float8[], %s::bytea[], %s::float8[], "
    "%s::integer[], %s::float8[], %s::text[], %s::text[]"
)
WIDTH: Final = len(ROW.split(", "))


Written = Step | News

ALONE: Final = (Removal, Rewritten)

CHANNEL: LiteralString = "'meute_' || 'tables'::regclass::oid"
"""Where the processes hear of each other that serve the same tables."""


def rounds(steps: Sequence[Written]) -> Iterator[list[Written]]:
    """Cut steps into rounds that can be written at once: in each, a table changes once.

    What removes tables or rewrites one stands alone.
    """
    now: list[Written] = []
    changed: set[str] = set()
    for step in steps:
        name = step.facts.table if isinstance(step, Change) else ""
        if now and (name in changed or isinstance(step, ALONE) or isinstance(now[0], ALONE)):
            yield now
            now, changed = [], set()
        now.append(step)
        changed |= {name} - {""}
    if now:
        yield now


def apply(db: Db, steps: Sequence[Written], me: str = "") -> Errors:
    """Write the steps of one round; a change that does not fit is left out, and told why.

    What was changed by this process, `me`, the others hear when it is kept.
    """
    changes = [step for step in steps if isinstance(step, Change)]
    found = _locked(db, changes) if changes else {}
    refused = {
        change.facts.table: why
        for change in changes
        if (why := _misfit(change, found.get(change.facts.table)))
    }
    fitting = [change for change in changes if change.facts.table not in refused]
    with db.pipeline():
        _write_changes(db, fitting)
        for step in steps:
            if not isinstance(step, Change | News):
                _write_other(db, step)
        news: list[News] = [step for step in steps if isinstance(step, News)]
        for change in fitting if me else ():
            if change.seed is None:
                name = change.facts.table
                news.append(Changed(name, found[name][0] + 1, me))
        for step in steps if me else ():
            if not isinstance(step, Change | News):
                news += news_of(step, me)
        tell(db, news)
    return [refused.get(step.facts.table) if isinstance(step, Change) else None for step in steps]


def _locked(db: Db, changes: Sequence[Change]) -> dict[str, tuple[int, int]]:
    """Lock the tables that change, in one order for all processes.

    Return how often each was written, and how many lines it has.
    """
    names = [change.facts.table for change in changes]
    query = "SELECT name, revision, lines FROM tables WHERE name = ANY(%s) ORDER BY name FOR UPDATE"
    return {name: (revision, lines) for name, revision, lines in db.execute(query, (names,))}


def _misfit(change: Change, found: tuple[int, int] | None) -> Exception | None:
    """Tell why a change does not fit to how often a table was written, and to its lines."""
    name = change.facts.table
    if change.seed is not None:
        return StoreError(f"there is a table {name} already") if found else None
    if found is None:
        return StoreError(f"there is no table {name} any more")
    revision, lines = found
    if change.follows not in (None, revision):
        return Overtaken(f"table {name} was written to elsewhere")
    if change.lines and change.after != (0 if change.anew else lines):
        return StoreError(f"another line stands where line {change.after} should")
    return None


def _write_changes(db: Db, changes: Sequence[Change]) -> None:
    """Write changes that fit."""
    made = [change for change in changes if change.seed is not None]
    if made:
        query = f"INSERT INTO tables ({ROW}) SELECT * FROM unnest({KINDS})"
        db.execute(query, _columns(map(_row, made), WIDTH))
    changed = [change for change in changes if change.seed is None]
    if changed:
        query = (
            "UPDATE tables AS t SET status = n.status, public = n.public, wake = n.wake, "
            "facts = n.facts, changed = n.changed, revision = revision + 1, "
            "lines = coalesce(n.lines, t.lines) "
            f"FROM unnest({KINDS}) AS n ({ROW}) WHERE t.name = n.name"
        )
        db.execute(query, _columns(map(_row, changed), WIDTH))
    _write_lines(db, changes)
    _write_sealed(db, changes)
    _write_words(db, changes)


def _row(change: Change) -> tuple[Any, ...]:
    facts, name = change.facts, change.facts.table
    data = msgspec.json.encode(facts)
    written = change.lines or change.anew or change.seed is not None
    lines = change.after + len(change.lines) if written else None
    first = (name, facts.status, facts.public, facts.wake, data, facts.changed, lines)
    return (*first, facts.made, change.seed or "", facts.origin or name)


def _write_lines(db: Db, changes: Sequence[Change]) -> None:
    anew = [change.facts.table for change in changes if change.anew]
    if anew:
        db.execute("DELETE FROM lines WHERE name = ANY(%s)", (anew,))
    rows = [
        (change.facts.table, number, line)
        for change in changes
        for number, line in enumerate(change.lines, change.after)
    ]
    if not rows:
        return
    kinds: LiteralString = "%s::text[], %s::integer[], %s::bytea[]"
    db.execute(f"INSERT INTO lines SELECT * FROM unnest({kinds})", _columns(rows, 3))


def _write_sealed(db: Db, changes: Sequence[Change]) -> None:
    rows = [(c.facts.table, seat, action) for c in changes for seat, action in c.sealed.items()]
    if not rows:
        return
    query = (
        "DELETE FROM sealed AS s USING unnest(%s::text[], %s::integer[]) AS n (name, seat) "
        "WHERE s.name = n.name AND s.seat = n.seat"
    )
    db.execute(query, _columns([row[:2] for row in rows], 2))
    kept = [row for row in rows if row[2] is not None]
    if kept:
        kinds: LiteralString = "%s::text[], %s::integer[], %s::bytea[]"
        db.execute(f"INSERT INTO sealed SELECT * FROM unnest({kinds})", _columns(kept, 3))


def _write_words(db: Db, changes: Sequence[Change]) -> None:
    """Write notes in the log and chat; of the chat the last lines are kept."""
    encode = msgspec.json.encode
    notes = [(c.facts.table, encode(note)) for c in changes for note in c.notes]
    kinds: LiteralString = "unnest(%s::text[], %s::bytea[])"
    if notes:
        db.execute(f"INSERT INTO notes (name, note) SELECT * FROM {kinds}", _columns(notes, 2))
    chat = [(c.facts.table, encode(said)) for c in changes for said in c.chat]
    if chat:
        db.execute(f"INSERT INTO chat (name, said) SELECT * FROM {kinds}", _columns(chat, 2))
        query = (
            "DELETE FROM chat USING (SELECT id, row_number() OVER (PARTITION BY name "
            "ORDER BY id DESC) AS place FROM chat WHERE name = ANY(%s)) AS old "
            "WHERE chat.id = old.id AND old.place > %s"
        )
        db.execute(query, ([name for name, _ in chat], CHAT_KEPT))


def _columns(rows: Iterable[Sequence[Any]], width: int) -> list[list[Any]]:
    """Turn rows into columns, as `unnest` takes them."""
    columns: list[list[Any]] = [[] for _ in range(width)]
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            column.append(value)
    return columns


def tell(db: Db, news: Sequence[News]) -> None:
    """Tell other processes something, once what stands before it is kept."""
    if news:
        words = [msgspec.json.encode(each).decode() for each in news]
        query = f"SELECT pg_notify({CHANNEL}, word) FROM unnest(%s::text[]) AS word"
        db.execute(query, (words,))


def _write_other(db: Db, step: Step) -> None:
    """Write what is no change of a table."""
    if isinstance(step, Piece):
        query: LiteralString = "INSERT INTO studies VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
        db.execute(query, (step.table, step.number, step.data))
    elif isinstance(step, Ending):
        query = (
            "INSERT INTO endings SELECT name, %s FROM tables WHERE name = %s "
            "AND revision = coalesce(%s, revision) ON CONFLICT DO NOTHING"
        )
        db.execute(query, (step.data, step.table, step.follows))
    elif isinstance(step, Proof):
        query = (
            "INSERT INTO proof VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET mark = EXCLUDED.mark"
        )
        db.execute(query, (step.mark,))
    elif isinstance(step, Tick):
        query = (
            "INSERT INTO clock AS c VALUES (1, %s) "
            "ON CONFLICT (id) DO UPDATE SET now = greatest(c.now, EXCLUDED.now)"
        )
        db.execute(query, (step.now,))
    elif isinstance(step, Removal):
        _remove(db, list(step.tables))
    elif isinstance(step, Rewritten):
        _rewrite(db, step)
    elif isinstance(step, Ban):
        query = (
            "INSERT INTO bans VALUES (%s, %s, %s, %s) ON CONFLICT (mark) DO UPDATE SET "
            "made = EXCLUDED.made, until = EXCLUDED.until, why = EXCLUDED.why"
        )
        db.execute(query, (step.mark, step.made, step.until, step.why))
    elif isinstance(step, Pardon):
        db.execute("DELETE FROM bans WHERE mark = %s", (step.mark,))


def _rewrite(db: Db, step: Rewritten) -> None:
    """Let a table without something take the place of the one that had it."""
    name = step.facts.table
    whole = Change(
        facts=step.facts,
        follows=step.follows,
        anew=True,
        lines=step.lines,
        notes=step.notes,
        chat=step.chat,
    )
    misfit = _misfit(whole, _locked(db, [whole]).get(name))
    if misfit is not None:
        raise misfit
    for place in ("notes", "chat", "studies", "endings"):
        db.execute(f"DELETE FROM {place} WHERE name = %s", (name,))
    _write_changes(db, [whole])
    db.execute("UPDATE tables SET origin = %s WHERE name = %s", (step.facts.origin or name, name))
    if step.ending is not None:
        db.execute("INSERT INTO endings VALUES (%s, %s)", (name, step.ending))


def _remove(db: Db, names: list[str]) -> None:
    """Remove tables, locked in the same order as those that change."""
    db.execute("SELECT FROM tables WHERE name = ANY(%s) ORDER BY name FOR UPDATE", (names,))
    db.execute("DELETE FROM tables WHERE name = ANY(%s)", (names,))
    for place in PLACES:
        db.execute(f"DELETE FROM {place} WHERE name = ANY(%s)", (names,))


WHOLE: LiteralString = """
SELECT facts, seed, revision,
    (SELECT ending FROM endings WHERE name = t.name),
    ARRAY(SELECT line FROM lines WHERE name = t.name ORDER BY number),
    ARRAY(SELECT seat FROM sealed WHERE name = t.name ORDER BY seat),
    ARRAY(SELECT action FROM sealed WHERE name = t.name ORDER BY seat),
    ARRAY(SELECT note FROM notes WHERE name = t.name ORDER BY id),
    ARRAY(SELECT said FROM chat WHERE name = t.name ORDER BY id)
FROM tables AS t WHERE name = %s
"""
"""A whole table: one question, so that it is read at one moment."""


def load(db: Db, name: str) -> Saved | None:
    """Read a whole table at one moment."""
    row = db.cursor(binary=True).execute(WHOLE, (name,)).fetchone()
    if row is None:
        return None
    facts, seed, revision, ending, lines, seats, actions, notes, chat = row
    return Saved(
        facts=facts_of(facts),
        seed=seed,
        revision=revision,
        ending=ending,
        lines=lines,
        sealed=dict(zip(seats, actions, strict=True)),
        notes=[msgspec.json.decode(note, type=LogEntry) for note in notes],
        chat=[msgspec.json.decode(said, type=Chatted) for said in chat],
    )
