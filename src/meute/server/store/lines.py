"""Tables from their stored lines, and lines from tables."""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.codec import action_from_plain, from_json, to_json
from meute.core.record import Entry, link
from meute.core.replay import carry, parse, replay
from meute.core.table import Table
from meute.server.store.protocol import Facts, Saved


def new_table(facts: Facts, seed: str) -> Table:
    """Deal a table's game, once every seat is taken."""
    names = [row.name for row in facts.seats]
    return Table(facts.game, len(facts.seats), seed, facts.variant, names=names)


def rebuild(saved: Saved) -> Table | None:
    """Play a table again from its lines, and seal again what was sealed; None before the deal."""
    if not saved.lines:
        return None
    [(_, record)] = parse(b"".join(saved.lines))
    return seal_again(replay(record, saved.seed), saved)


def carried(saved: Saved) -> Table:
    """Play a table again by today's rules, where it was played by others; see `carry`."""
    [(_, record)] = parse(b"".join(saved.lines))
    return seal_again(carry(record, saved.seed), saved)


def seal_again(table: Table, saved: Saved) -> Table:
    """Seal what was sealed when a table was saved."""
    for seat, data in saved.sealed.items():
        plain = from_json(data)
        answers = plain if isinstance(plain, list) else [plain]  # one answer alone: an older store
        table.plan(seat, [action_from_plain(table.game, answer) for answer in answers])
    return table


def last_digest(lines: Sequence[bytes]) -> str:
    """Return the digest to which the next line is chained."""
    return str(from_json(lines[-1])["h"]) if lines else ""


def first_line(table: Table) -> tuple[bytes, str]:
    """Write the header of a table's record; return it with its digest."""
    plain = table.record.header.plain()
    digest = link("", plain)
    return to_json({**plain, "h": digest}) + b"\n", digest


def next_lines(table: Table, entries: Sequence[Entry], digest: str) -> tuple[list[bytes], str]:
    """Write entries as lines chained to those before; return them with the last digest."""
    lines = []
    for entry in entries:
        plain = entry.plain(table.seats)
        digest = link(digest, plain)
        lines.append(to_json({**plain, "h": digest}) + b"\n")
    return lines, digest
