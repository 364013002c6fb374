"""A process in which bots think: one JSON line in, one JSON line out, until its input ends.

Started by `pool.Thinkers` as `python -m meute.server.thinking.process [module ...]`; the modules
may register games and bots. Nothing is pickled, and a bot gets what its seat may know and nothing
more.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final

import msgspec

from meute.analysis.hints import advise
from meute.analysis.study import Preferred, Study
from meute.bots.search import SearchBot
from meute.core import registry
from meute.core.codec import action_from_plain, view_from_plain
from meute.core.dealer import Dealer
from meute.core.replay import parse
from meute.server.table.wire import told
from meute.server.thinking.schema import Chance, Moment, OtherMove

GENTLE: Final = 10
"""How far a process steps back behind others while it studies games."""


class Thought(msgspec.Struct, frozen=True, kw_only=True, tag="thought"):
    """What a bot is asked: the full view of its seat, its options, and its luck."""

    game: str
    bot: str
    view: dict[str, Any]
    options: list[dict[str, Any]]
    luck: str
    """The seed of its own luck, hexadecimal."""


class Consult(msgspec.Struct, frozen=True, kw_only=True, tag="consult"):
    """What the search is asked for a hint, and how long it may look."""

    thought: Thought
    seconds: float


class Lesson(msgspec.Struct, frozen=True, kw_only=True, tag="study"):
    """A finished game to study from some part on, for about so many seconds."""

    table: str
    record: str
    people: list[int]
    start: int
    seconds: float


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Which option the bot takes, by its index; or what went wrong."""

    option: int = -1
    error: str = ""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The best option and the next best, by index, each with its chance to win."""

    best: list[tuple[int, float]] = []
    error: str = ""


class Studied(msgspec.Struct, frozen=True, kw_only=True):
    """What was found out about a game in one slice of time."""

    done: int = 0
    """The number of parts that are done after it."""
    total: int = 0
    moments: list[Moment] = []
    moves: list[OtherMove] = []
    error: str = ""


def choose(thought: Thought) -> int:
    """Return the index of the option the bot takes."""
    game = registry.game(thought.game)
    options = [action_from_plain(game, option) for option in thought.options]
    view = view_from_plain(game, thought.view)
    chosen = registry.bot(thought.bot).choose(view, options, Dealer(int(thought.luck, 16)))
    return options.index(chosen)


def consult(asked: Consult) -> list[tuple[int, float]]:
    """Return the best options with their chances."""
    thought = asked.thought
    game = registry.game(thought.game)
    assert game.foresight is not None
    options = [action_from_plain(game, option) for option in thought.options]
    view = view_from_plain(game, thought.view)
    bot = SearchBot(game.foresight.levels["expert"], asked.seconds)
    found = advise(game, view, options, Dealer(int(thought.luck, 16)), bot)
    return [(options.index(verdict.option), round(verdict.chance, 3)) for verdict in found]


@lru_cache(maxsize=1)
def _opened(table: str, record: str, people: tuple[int, ...]) -> Study:
    """Return the study of a game; the next slice is about the same one."""
    if hasattr(os, "nice"):
        os.nice(max(0, GENTLE - os.nice(0)))
    [(_, parsed)] = parse(record.encode())
    return Study(parsed, table, people)


def study(lesson: Lesson) -> Studied:
    """Do one part after the other until the time is over."""
    opened = _opened(lesson.table, lesson.record, tuple(lesson.people))
    deadline = perf_counter() + lesson.seconds
    moments: list[Moment] = []
    moves: list[OtherMove] = []
    done = lesson.start
    while done < opened.total and (done == lesson.start or perf_counter() < deadline):
        if done < len(opened.moments):
            moments.append(_moment(opened, done))
        elif (found := opened.preferred(done)) is not None:
            moves.append(_other_move(opened, found))
        done += 1
    return Studied(done=done, total=opened.total, moments=moments, moves=moves)


def _moment(opened: Study, part: int) -> Moment:
    seats = [Chance(chance=p.chance, low=p.low, high=p.high) for p in opened.chances(part)]
    return Moment(n=opened.moments[part].n, seats=seats)


def _other_move(opened: Study, found: Preferred) -> OtherMove:
    move, say = found.move, opened.game.sentence
    return OtherMove(
        n=move.n,
        seat=move.seat,
        played=told(say(move.shown, move.answer)),
        better=told(say(move.shown, found.better)),
        chance=found.chance,
        best=found.best,
    )


def answer(line: bytes) -> Choice | Advice | Studied:
    """Think once; whatever a bot does wrong is told, never raised."""
    kind: type[Choice | Advice | Studied] = Choice
    try:
        asked = msgspec.json.decode(line, type=Thought | Consult | Lesson)
        if isinstance(asked, Consult):
            kind = Advice
            return Advice(best=consult(asked))
        if isinstance(asked, Lesson):
            kind = Studied
            return study(asked)
        return Choice(option=choose(asked))
    except Exception as error:  # noqa: BLE001 (a bot may fail in any way)
        return kind(error=f"{type(error).__name__}: {error}")


def main(modules: list[str]) -> None:
    """Answer line by line; what a bot prints goes to stderr, not between the answers."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for module in modules:
        import_module(module)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    while True:
        out.write(msgspec.json.encode(answer(lines.get())) + b"\n")


def _listen(lines: SimpleQueue[bytes]) -> None:
    """Hand on what the server asks; without a server, end at once, even amid a search.

    The system closes our input when the server ends, in whatever way it does. Only a thread of its
    own notices that while a bot thinks.
    """
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
