"""Records back into tables, and the check that nobody changed them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from meute.core import registry
from meute.core.codec import action_from_plain, from_json, from_plain
from meute.core.dealer import FairDealer
from meute.core.decision import CHANCE, EVERYBODY
from meute.core.errors import BadData, BadRecord, MeuteError
from meute.core.record import (
    CHECK_EVERY,
    FORMAT,
    Answer,
    Check,
    End,
    Entry,
    Header,
    Record,
    Undo,
    link,
    parse_lines,
)
from meute.core.walk import Moment, laid_out, walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from meute.core.codec import Plain
    from meute.core.game import Game
    from meute.core.table import Table


T = TypeVar("T")


def parse(data: bytes) -> Iterator[tuple[int, Record]]:
    """Read the records of a file, each with the number of its first line."""
    record: Record | None = None
    start = 1
    for number, plain in parse_lines(data):
        if "meute" in plain:
            if record is not None:
                yield start, record
            record, start = Record(_told_by_line(number, _header, plain)), number
        elif record is None:
            raise BadRecord(number, "a record starts with its header")
        elif record.seal is not None:
            raise BadRecord(number, "something stands after the signature")
        elif "signed" in plain:
            if not record.finished:
                raise BadRecord(number, "a signature stands after the end of a game")
            record.seal = plain["signed"]
        else:
            record.entries.append(_told_by_line(number, _entry, record.header, plain))
    if record is not None:
        yield start, record


def _edition(header: Header) -> Game:
    """Return the rules a record was played by if the room still has them, else today's."""
    game = registry.game(header.game)
    if game.meta.rules_version == header.rules:
        return game
    earlier: Mapping[int, Game] = getattr(game, "earlier", {})
    return earlier.get(header.rules, game)


def _told_by_line(number: int, read: Callable[..., T], *data: Any) -> T:
    """Read part of a line; what is wrong with it is told with the line's number."""
    try:
        return read(*data)
    except MeuteError as error:
        raise BadRecord(number, str(error)) from None


def _header(plain: Plain) -> Header:
    if plain.pop("meute") != FORMAT:
        message = f"this record has another format; this engine reads format {FORMAT}"
        raise BadData(message)
    plain.setdefault("names", [])
    plain.setdefault("start", None)
    header: Header = from_plain(plain, Header, {})
    registry.game(header.game)
    return header


def _entry(header: Header, plain: Plain) -> Entry:
    kinds = [kind for kind in ("action", "undo", "check", "end") if kind in plain]
    if len(kinds) != 1:
        message = "a line holds one of: action, undo, check, end"
        raise BadData(message)
    kind = kinds[0]
    n = _number(plain.get("n"))
    if kind == "check":
        return Check(n, str(plain["check"]))
    if kind == "end":
        return _end_of(n, plain["end"])
    seat = _number(plain.get("seat"))
    if kind == "undo":
        return Undo(n, seat, _number(plain["undo"]))
    seen_by = EVERYBODY if plain.get("to") is None else _seats(plain["to"], header.seats)
    action = action_from_plain(_edition(header), plain["action"])
    return Answer(n, seat, action, seen_by)


def _seats(plain: Plain, seats: int) -> int:
    """Read the seats that saw an answer, as bits; each stands once, in order."""
    found = [_number(seat) for seat in plain] if isinstance(plain, list) else [seats]
    if found != sorted(set(found)) or not all(0 <= seat < seats for seat in found):
        message = "a line names the seats that saw it in order, each once"
        raise BadData(message)
    return sum(1 << seat for seat in found)


def _end_of(n: int, plain: Plain) -> End:
    """Read the result of a game."""
    if not isinstance(plain, dict):
        message = "the end of a record is an object"
        raise BadData(message)
    end: End = from_plain({"n": n, **plain}, End, {})
    return end


def _number(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < 1 << 53:
        return value
    message = f"expected a number, got {value!r}"
    raise BadData(message)


def replay(record: Record, seed: int | str | None = None) -> Table:
    """Play a record again and return the table as it stood, ready to go on.

    A finished record tells its seed; an unfinished one can go on only with the seed it promised.
    Every line is checked on the way; the first that does not fit raises `BadRecord`.
    """
    return _Replay(record, seed).run(1)


def follow(table: Table, lines: Iterable[bytes], digest: str) -> list[tuple[int, Any]]:
    """Let a table go on by further lines of its own record; return the positions on the way.

    Each comes with the number of its last event. `digest` is that of the last line the table has
    written. No answer may be sealed. What does not fit raises an error, and the table is then of no
    use.
    """
    entries: list[Entry] = []
    for line in lines:
        plain = from_json(line)
        said = plain.pop("h")
        digest = link(digest, plain)
        if said != digest:
            raise BadData("a line was changed: its digest does not fit")
        entries.append(_entry(table.record.header, plain))
    table.passed()
    known = len(table.record.entries)
    # Between the answers of a secret run there is nothing to see.
    opens = [m.opens for m in walk(entries, table) if isinstance(m.entry, Answer)]
    if table.record.entries[known:] != entries:
        raise BadData("these lines are not what the table would have written")
    return [step for step, shown in zip(table.passed(), opens[1:], strict=True) if shown]


def carry(record: Record, seed: int | str) -> Table:
    """Play a record again by today's rules, whatever rules it was played by.

    Every answer has to be legal and every outcome the one the dice give; else this raises
    `BadRecord`. The table then has a record of its own, by today's rules.
    """
    header = record.header
    meta = registry.game(header.game).meta
    variant = meta.variant(header.variant)
    events: list[Entry] = [e for e in record.entries if isinstance(e, (Answer, Undo))]
    today = replace(header, rules=meta.rules_version, variant=variant)
    return _Carried(Record(today, events), seed).run(1)


def verify(data: bytes) -> list[Record]:
    """Check every byte, rule, die and digest of a file's records; return them if all is well."""
    records = []
    for first_line, record in parse(data):
        _Replay(record, None).run(first_line)
        records.append(record)
    return records


class _Replay:
    """One pass over a record, line by line."""

    def __init__(self, record: Record, seed: int | str | None) -> None:
        self.record = record
        self.seed = seed
        last = record.entries[-1] if record.entries else None
        if isinstance(last, End):
            self.seed = last.seed
        self.dealer = None if self.seed is None else FairDealer(self.seed)
        self._checked = 0

    def run(self, first_line: int) -> Table:
        header, line = self.record.header, first_line
        if self.dealer is not None and self.dealer.commitment != header.commitment:
            raise BadRecord(line, "the seed is not the one promised at the start")
        table = self._open(line)
        try:
            for moment in walk(self.record.entries, table):
                line = first_line + moment.number
                self._check_line(moment, line)
        except BadRecord:
            raise
        except MeuteError as error:
            raise BadRecord(line, str(error)) from None
        self._check_missing(table, line)
        if self.dealer is not None:
            table._deal()  # noqa: SLF001 (a cut may lie before an outcome of chance)
        return table

    def _open(self, line: int) -> Table:
        header = self.record.header
        table = _told_by_line(line, laid_out, header, self.seed, _edition(header))
        if header.rules != table.game.meta.rules_version:
            why = (
                f"the record was played by rules version {header.rules} of {header.game}; "
                f"this engine has version {table.game.meta.rules_version}"
            )
            raise BadRecord(line, why)
        return table

    def _check_line(self, moment: Moment, line: int) -> None:
        table, entry = moment.table, moment.entry
        event = isinstance(entry, (Answer, Undo))
        if table.record.finished or (event and table.over):
            raise BadRecord(line, "something stands after the end")
        if event:
            self._check_missing(table, line)
            if entry.n != table.events + 1:
                raise BadRecord(line, f"event {table.events + 1} should stand here")
        if isinstance(entry, Answer):
            self._check_answer(moment, entry, line)
        elif isinstance(entry, Check):
            self._check_digest(table, entry, line)
        elif isinstance(entry, End):
            self._check_end(table, entry, line)

    def _check_answer(self, moment: Moment, entry: Answer, line: int) -> None:
        decision = moment.decision
        if decision is None or decision.player != entry.seat:
            raise BadRecord(line, f"seat {entry.seat} is not asked here")
        options = moment.options
        if entry.seat == CHANCE and self.dealer is not None:
            due: Any = self.dealer.pick(entry.n, options)
            if due != entry.action:
                raise BadRecord(line, "the dice of this seed gave another outcome")
        if entry.action not in options:
            raise BadRecord(line, "this answer was not among the options")
        if decision.seen_by() != entry.seen_by and not _same_seats(
            decision.seen_by(), entry.seen_by, moment.table.seats
        ):
            raise BadRecord(line, "the line names other seats than those that saw it")

    def _check_missing(self, table: Table, line: int) -> None:
        """A digest is due after every fiftieth event."""
        mine = table.record.entries
        due = [e for e in mine[-1:] if isinstance(e, Check)]
        if due and self._checked < due[0].n:
            raise BadRecord(line, f"the digest of event {due[0].n} should stand here")

    def _check_digest(self, table: Table, entry: Check, line: int) -> None:
        if entry.n != table.events or entry.n % CHECK_EVERY or entry.n == self._checked:
            raise BadRecord(line, "no digest belongs here")
        if entry.state != table.state_hash():
            raise BadRecord(line, "the position after this event has another digest")
        self._checked = entry.n

    def _check_end(self, table: Table, entry: End, line: int) -> None:
        if not table.over:
            raise BadRecord(line, "the game is not over here")
        if table._end(entry.seed) != entry:  # noqa: SLF001 (what the table would write)
            raise BadRecord(line, "the result is not the one the rules give")


class _Carried(_Replay):
    """A pass that finds no digests of positions: other rules may write them differently."""

    def _check_missing(self, table: Table, line: int) -> None:
        pass


def _same_seats(one: int, other: int, seats: int) -> bool:
    return EVERYBODY not in (one, other) and not (one ^ other) & ((1 << seats) - 1)
