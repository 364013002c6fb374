"""What a seat may do at a live table; each act is saved before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any

from meute.core.codec import action_from_plain, encode, to_json, to_plain
from meute.core.decision import Action, View
from meute.core.errors import BadData
from meute.core.game import Game
from meute.core.lesson import LEARNER
from meute.core.record import Undo
from meute.core.standing import NOT_AN_OPTION, OVER
from meute.core.table import Table
from meute.server.lobby import limits
from meute.server.refusal import Refusal, refusal
from meute.server.schema.told import Advice, Chatted, Ground, Hint, HintStep, Reasoned
from meute.server.schema.words import Plain
from meute.server.table import clock, coaching
from meute.server.table.again import again
from meute.server.table.live import LiveTable
from meute.server.table.wire import maybe_why, told
from meute.server.thinking.pool import Thinkers

_known: dict[type, Mapping[bytes, Any]] = {}


def _actions(game: Game) -> Mapping[bytes, Any]:
    """Return the game's actions by how they are written."""
    if type(game) not in _known:
        _known[type(game)] = {encode(action): action for action in game.actions}
    return _known[type(game)]


def read_action(table: Table, plain: Plain) -> Any:
    """Return the action somebody means; only those that exist reach the rules."""
    known = _actions(table.game)
    try:
        found = known.get(to_json(plain))
        if found is None:  # written in another order, or not at all
            found = known.get(encode(action_from_plain(table.game, plain)))
    except (BadData, TypeError, ValueError, OverflowError, RecursionError):
        raise refusal("unreadable") from None
    if found is None:
        raise Refusal(NOT_AN_OPTION)
    return found


def check_running(live: LiveTable) -> None:
    """Refuse what comes after the game: it was played to its end, or called off."""
    if live.facts.status == "over":
        raise Refusal(OVER)
    if live.facts.status == "off":
        raise refusal("called_off")


def check_turn(live: LiveTable, n: int) -> None:
    """Refuse what was meant for another moment: late, twice, before the game begins or after it."""
    if not live.started:
        raise refusal("not_started")
    check_running(live)
    if n != live.table.events:
        raise refusal("late")


@again
async def play(live: LiveTable, seat: int, n: int, plain: Plain, after: int | None = None) -> None:
    """Answer for a seat, at its person's wish."""
    async with live.alone():
        check_turn(live, n)
        if after not in (None, len(live.table.sealed.get(seat, ()))):
            raise refusal("late")
        action = read_action(live.table, plain)
        coaching.check(live.facts, live.table, seat, [action])
        await answer(live, seat, action)


@again
async def plan(live: LiveTable, seat: int, n: int, plains: Sequence[Plain]) -> None:
    """Set all answers of a seat in the secret run now open, at its person's wish."""
    async with live.alone():
        check_turn(live, n)
        actions = [read_action(live.table, plain) for plain in plains]
        coaching.check(live.facts, live.table, seat, actions, whole=True)
        await _change(live, seat, lambda table: table.plan(seat, actions))


@again
async def play_row(live: LiveTable, seat: int, n: int, plains: Sequence[Plain]) -> None:
    """Answer several questions of a seat as one, at its person's wish."""
    async with live.alone():
        check_turn(live, n)
        actions = [read_action(live.table, plain) for plain in plains]
        coaching.check(live.facts, live.table, seat, actions)
        await _change(live, seat, lambda table: table.play_row(seat, actions))


async def answer(live: LiveTable, seat: int, action: Action) -> None:
    """Answer for a seat; the caller is the table's writer."""
    await _change(live, seat, lambda table: table.play(seat, action))


async def _change(live: LiveTable, seat: int, act: Callable[[Table], None]) -> None:
    """Let something happen at the table, save it, and tell whoever sees a difference."""
    table = live.table
    n, waiting, sealed = table.events, table.waiting, table.sealed
    act(table)
    if table.events == n:
        await _keep_sealed(live, seat, waiting)
        return
    passed = table.passed()
    await live.commit(sealed=dict.fromkeys(sealed))
    live.tell(n, passed)


async def _keep_sealed(live: LiveTable, seat: int, waiting: Sequence[int]) -> None:
    """Save a seat's sealed answers; others hear of it only when they wait for fewer or more."""
    answers = live.table.sealed.get(seat)
    await live.commit(sealed={seat: encode(answers) if answers else None})
    if live.table.waiting == waiting:
        live.tell_seat(seat)
    else:
        live.tell(live.table.events)


@again
async def take_back(live: LiveTable, seat: int, n: int, *, everything: bool) -> None:
    """Take back the seat's last answer, or all of them to the boundary."""
    async with live.alone():
        check_turn(live, n)
        if n >= live.settings.most_events:
            raise refusal("too_long_a_game")
        lesson = coaching.course(live.facts, live.table) if seat == LEARNER else None
        if lesson is not None:
            await live.begin_again(lesson.back())
            return
        waiting = live.table.waiting
        live.table.undo(seat, None if everything else 1)
        if live.table.events == n:
            await _keep_sealed(live, seat, waiting)
            return
        await live.commit()
        last = live.table.record.entries[-1]
        live.tell(last.back_to - 1 if isinstance(last, Undo) else 0)


async def reasons(live: LiveTable, seat: int, n: int, plain: Plain) -> Reasoned:
    """Say why the seat may not give an answer."""
    async with live.alone():
        check_turn(live, n)
        action = read_action(live.table, plain)
        why = live.table.why_not(seat, action)
        return Reasoned(n=n, action=to_plain(action), why=maybe_why(why))


async def hint(live: LiveTable, thinkers: Thinkers, seat: int, n: int) -> Hint:
    """Say what a bot would do with what the seat knows; a seat waits for one hint at a time."""
    if seat in live.hinted:
        raise refusal("hint.coming")
    live.hinted.add(seat)
    try:
        return await _hint(live, thinkers, seat, n)
    finally:
        live.hinted.discard(seat)


async def _hint(live: LiveTable, thinkers: Thinkers, seat: int, n: int) -> Hint:
    async with live.alone():
        check_turn(live, n)
        table = live.table
        options, view = table.options(seat), table.view(seat)
        if not options:
            raise refusal("hint.none")
        question = table.question(seat, table.hint_luck(seat))
    game = table.game
    advice: Advice | None = None
    if game.foresight is not None:
        advice = await thinkers.advise(question, live.settings.hint_seconds, live.asker)
    if advice is None:
        place = await thinkers.choose(question, live.settings.holder, live.asker)
        advice = plain_advice(game, view, options[place])
    first = action_from_plain(game, advice.steps[0].action)
    return Hint(n=n, rule=game.rule(view, first), advice=advice)


def plain_advice(game: Game, view: View, action: Action) -> Advice:
    """Return one answer as advice, with the reason that the room gives for it."""
    step = HintStep(action=to_plain(action), sentence=told(game.planned(view, action)))
    return Advice(steps=[step], grounds=[Ground(text=told(game.because(view, action)))])


@again
async def say(live: LiveTable, seat: int, text: str) -> None:
    """Say a word to the table."""
    line = limits.chat_line(text)
    async with live.alone():
        said = Chatted(seat=seat, name=live.facts.seats[seat].name, text=line, at=time())
        await live.commit(chat=[said])
        live.hub.tell_all(said)


@again
async def be_back(live: LiveTable, seat: int) -> None:
    """Give a seat that a bot holds back to its person."""
    async with live.alone():
        row = live.facts.seats[seat]
        if live.facts.status != "running" or not (row.held or row.free):
            return
        seats, notes = clock.give_back(live.facts, seat)
        await live.commit(live.with_seats(seats), notes=notes)
        live.tell(live.table.events - 1)
        live.tell_people()


@again
async def run_out(live: LiveTable) -> None:
    """Let a bot hold the seats whose time has run out."""
    async with live.alone():
        facts = live.facts
        if facts.deadline is None or facts.deadline > live.clock.now():
            return
        late = clock.people_owing(facts.seats, facts.waiting)
        seats, notes = clock.hold(facts, late)
        await live.commit(live.with_seats(seats), notes=notes)
        live.tell(live.table.events - 1)
        live.tell_people()
