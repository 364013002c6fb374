"""Tables whose rules have changed since they were played: shown, gone on with, or ended honestly.

A finished game is shown as it was kept when it ended. A running one goes on under the rules it
began with if its room still has them (`earlier`); else under today's rules if these give the same
position; else it ends without a result, and its log says why.
"""

from __future__ import annotations

from dataclasses import dataclass

from meute.core import registry
from meute.core.codec import from_json
from meute.core.errors import MeuteError
from meute.core.table import Table
from meute.server.store.lines import carried, rebuild
from meute.server.store.protocol import Facts, Saved
from meute.server.table.film import Film, archived


@dataclass(frozen=True)
class Taken:
    """What became of a stored table: its game, or a film of it; neither before the deal."""

    game: Table | None = None
    film: Film | None = None
    carried: bool = False
    """Whether the game now goes on under other rules than it was begun with."""
    ended: bool = False
    """Whether the table can neither go on nor begin."""


def taken_up(saved: Saved) -> Taken:
    """Take up a table where the store has it, whatever has become of its rules."""
    if saved.facts.status == "off" and saved.notes and not saved.lines:
        return Taken(film=_film(saved))  # it never began, and the notes say why
    try:
        if not saved.lines:
            check_offer(saved.facts)
        return Taken(rebuild(saved))
    except MeuteError:
        if not _changed(saved):
            raise
    if saved.facts.status == "running":
        return _going_on(saved)
    return Taken(film=_film(saved), ended=saved.facts.status == "open")


def check_offer(facts: Facts) -> None:
    """Refuse a table that waits for people if its room no longer offers such a game."""
    if facts.status == "open":
        room = registry.game(facts.game)
        room.meta.check_seats(len(facts.seats))
        room.setup(len(facts.seats), room.meta.variant(facts.variant))


def _changed(saved: Saved) -> bool:
    """Tell whether the rules are others than those the table was made for."""
    if not saved.lines:
        return True
    try:
        now = registry.game(saved.facts.game).meta.rules_version
    except MeuteError:
        return True
    return bool(from_json(saved.lines[0])["rules"] != now)


def _going_on(saved: Saved) -> Taken:
    try:
        return Taken(carried(saved), carried=True)
    except MeuteError:
        return Taken(film=_film(saved), ended=True)


def _film(saved: Saved) -> Film:
    """Return the film of a game: as it was kept, or else made by today's rules if they give it."""
    name, game, lines = saved.facts.table, saved.facts.game, b"".join(saved.lines)
    kept = saved.ending
    if kept is None and saved.lines and saved.facts.status != "running":
        try:
            kept = archived(name, carried(saved))
        except MeuteError:
            kept = None
    return Film(name, game, kept, lines)
