"""A puzzle on the table of the server: which answers were right, and what it looks like after them.

Everything is worked out from the puzzle and the answers that came with the question. Nothing is
stored, so any process may answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Final

from meute.analysis.puzzles import Fork, Puzzle, puzzles
from meute.analysis.puzzles.setting import Setting
from meute.core import registry
from meute.core.codec import action_from_plain, to_plain
from meute.core.errors import BadData
from meute.server.puzzles.schema import (
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    PuzzleStep,
    PuzzleTry,
    Verdict,
)
from meute.server.refusal import MISSING, refusal
from meute.server.schema.words import Plain, Why
from meute.server.table import wire

KEPT: Final = 64
"""Positions that are kept laid out."""

MOST_GIVEN: Final = 16
"""Answers that one try may hold; no solution is as long."""


@lru_cache(maxsize=1)
def offered() -> dict[tuple[str, str], Puzzle]:
    """Return all puzzles of the rooms that are played here, as far as their rules still hold."""
    return {
        (room, puzzle.name): puzzle
        for room in registry.games()
        for puzzle in puzzles(room)
        if puzzle.rules == registry.game(room).meta.rules_version
    }


def listed(day: date) -> PuzzleList:
    """Return the list of all puzzles, and the one of a day."""
    chosen = daily(day, list(offered().values()))
    return PuzzleList(
        date=day.isoformat(),
        daily=None if chosen is None else told_of(chosen),
        puzzles=[told_of(puzzle) for puzzle in offered().values()],
    )


def daily(day: date, many: Sequence[Puzzle]) -> Puzzle | None:
    """Return the puzzle of a day: each day another room, and all of its puzzles in turn."""
    rooms = sorted({puzzle.game for puzzle in many})
    if not rooms:
        return None
    lap, which = divmod(day.toordinal(), len(rooms))
    own = [puzzle for puzzle in many if puzzle.game == rooms[which]]
    return own[lap % len(own)]


def told_of(puzzle: Puzzle) -> PuzzleInfo:
    """Return what the list says of a puzzle."""
    return PuzzleInfo(
        name=puzzle.name,
        game=puzzle.game,
        seats=puzzle.seats,
        themes=list(puzzle.themes),
        level=puzzle.level,
    )


@lru_cache(maxsize=KEPT)
def _laid_out(room: str, name: str) -> Setting:
    return Setting(offered()[room, name])


def moment(room: str, name: str, attempt: PuzzleTry) -> PuzzleMoment:
    """Return what a puzzle looks like after a try, and what became of its last answers."""
    if (room, name) not in offered():
        raise refusal("unknown_puzzle", MISSING)
    if len(attempt.given) > MOST_GIVEN:
        raise refusal("too_long")
    setting = _laid_out(room, name)
    tried = _tried(setting, attempt.given)
    shown = attempt.show and tried.fork is not None
    solved = tried.fork is None
    game, puzzle = setting.game, setting.puzzle
    table = setting.after(tried.right)
    view = table.view(puzzle.seat) if table is not None else setting.ended(tried.right)
    way = _way(setting, tried.right if solved else setting.best_from(tried.right))
    ended = solved or shown
    return PuzzleMoment(
        puzzle=told_of(puzzle),
        variant=dict(game.meta.unusual(game.meta.variant(puzzle.variant))),
        seat=puzzle.seat,
        colours=list(game.colours(puzzle.seats, game.meta.variant(puzzle.variant))),
        view=to_plain(view),
        question=None if table is None else wire.question(table, puzzle.seat, view),
        given=[to_plain(action) for action in setting.actions(tried.right)],
        verdict=tried.verdict,
        cost=tried.cost,
        why=tried.why,
        way=way if ended else [],
        chance=puzzle.chance if ended else None,
        other=puzzle.other if ended else None,
        worlds=puzzle.worlds if ended else 0,
    )


@dataclass(frozen=True)
class _Tried:
    """How far answers were right, and what became of the first that was not."""

    right: tuple[int, ...]
    fork: Fork | None
    verdict: Verdict
    cost: float | None = None
    why: Why | None = None


def _tried(setting: Setting, given: Sequence[Plain]) -> _Tried:
    """Judge answers one after the other; those that leave no choice give themselves."""
    right, fork = setting.forced((), setting.puzzle.root)
    verdict: Verdict = "open"
    for plain in given:
        if fork is None:
            break
        place = _place(setting, right, plain)
        if isinstance(place, Why):
            return _Tried(right, fork, "impossible", why=place)
        if place not in fork.good:
            chance = fork.chances[place]
            cost = None if chance < 0 else max(0, fork.chances[fork.best] - chance) / 1000
            return _Tried(right, fork, "wrong", cost=cost)
        right, fork = setting.forced((*right, place), fork.good[place])
        verdict = "right"
    return _Tried(right, fork, "solved" if fork is None else verdict)


def _place(setting: Setting, right: tuple[int, ...], plain: Plain) -> int | Why:
    """Return which option an answer is, or why it is none."""
    table, seat = setting.after(right), setting.puzzle.seat
    assert table is not None
    try:
        action = action_from_plain(setting.game, plain)
    except BadData:
        raise refusal("unreadable") from None
    options = table.options(seat)
    if action in options:
        return options.index(action)
    reason = table.why_not(seat, action)
    assert reason is not None
    return wire.why(reason)


def _way(setting: Setting, path: Sequence[int]) -> list[PuzzleStep]:
    """Return the answers of a solution with what they are worth, and what is seen after each."""
    found = []
    fork: Fork | None = setting.puzzle.root
    for depth, place in enumerate(path):
        assert fork is not None
        before, after = tuple(path[:depth]), tuple(path[: depth + 1])
        found.append(_step(setting, fork, before, after))
        fork = fork.good[place]
    return found


def _step(
    setting: Setting, fork: Fork, before: tuple[int, ...], after: tuple[int, ...]
) -> PuzzleStep:
    game, seat = setting.game, setting.puzzle.seat
    table = setting.after(before)
    assert table is not None
    view, options = table.view(seat), table.options(seat)
    option = options[after[-1]]
    wrong = [n for n in range(len(options)) if n not in fork.good and fork.chances[n] >= 0]
    second = max(wrong, key=lambda n: fork.chances[n], default=None)
    seen = setting.after(after)
    return PuzzleStep(
        action=to_plain(option),
        sentence=wire.told(game.sentence(view, option)),
        view=to_plain(setting.ended(after) if seen is None else seen.view(seat)),
        chance=fork.chances[after[-1]] / 1000 if fork.clear else None,
        other=None if second is None else wire.told(game.sentence(view, options[second])),
        other_chance=None if second is None else fork.chances[second] / 1000,
    )
