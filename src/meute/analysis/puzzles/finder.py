"""Puzzles from self-play: each game is looked through turn by turn, and gives what stands out.

What a game gives depends on its number alone, so a search can be stopped, go on, and be shared out
among processes with the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from meute.analysis.puzzles.bench import Bench
from meute.analysis.puzzles.lines import Line, Lines, Path
from meute.analysis.puzzles.proof import ALIKE, CANDIDATE, GLIMPSED, PROVED, Bar, Standout, standout
from meute.analysis.puzzles.puzzle import UNKNOWN, Fork, Puzzle
from meute.analysis.puzzles.score import attempt
from meute.analysis.puzzles.themes import themes_of
from meute.bots.levels import ExpertBot, HardBot, MediumBot
from meute.bots.search.mixed import odds_of, whole_of
from meute.core import registry
from meute.core.bare import BareTable
from meute.core.dealer import Dealer
from meute.core.game import Game

NEARLY: Final = 0.12
"""A way so much behind the best after a first look is not looked at again."""

MOST_RIGHT: Final = 5
"""Ways that look as good as the best; where there are more, one need not look for them."""

MOST_CLOSE: Final = 10
"""Ways that meet in the search: the best of them, as far as the glance tells."""

FEWEST: Final = 3
"""Options that a question must have for its right answer to be a find."""

MOST_A_GAME: Final = 3
"""Puzzles that are kept of one game, those with the largest gaps: else it would be told in them."""

TRIES: Final[dict[str, int]] = {"medium": 4, "hard": 3, "expert": 2}
"""How often each level tries a puzzle that was found."""


@dataclass(frozen=True)
class Effort:
    """In how many worlds ways are looked at, how many ways, and what games they come from."""

    glance: int
    """Worlds of a first look, at the ways that look best."""
    search: int
    """Worlds of a search, among ways that came near the best."""
    proof: int
    """Worlds of the proof: other ones, and played farther on."""
    lines: int
    """Ways of a turn that are looked at."""
    skip: int = 1
    """Only every so many turns is looked at."""
    late: int = 0
    """So many answers of every seat are not looked at: early in a game no turn decides it."""
    seats: Sequence[int] = (2, 3)
    variants: Sequence[Mapping[str, Any]] = ({},)


EFFORTS: Final[dict[str, Effort]] = {
    "silver": Effort(
        32, 160, 1000, 8, 1, 0, (2, 2, 3, 4), ({"rounds": 1}, {"rounds": 2}, {"rounds": 4})
    ),
    "wolves": Effort(1, 16, 64, 32, 1, 6, (2, 2, 3)),
    "tracks": Effort(16, 96, 600, 8, 1, 0, (3, 4)),
    "foxes": Effort(10, 60, 400, 12, 1, 78, (2, 2, 3)),
}

USUAL: Final = Effort(12, 100, 600, 32)
"""For rooms that are not named."""


@dataclass
class Position:
    """A question of self-play, as the places of all answers before it."""

    table: BareTable
    answers: list[int] = field(default_factory=list)

    def play(self, place: int) -> None:
        """Let whoever is asked first answer so."""
        seat = self.table.waiting[0]
        self.table.play(seat, self.table.options(seat)[place])
        self.answers.append(place)


def search(room: str, seed: str, number: int, effort: Effort | None = None) -> list[Puzzle]:
    """Return the puzzles of one game of self-play: the best of them."""
    effort = effort or EFFORTS.get(room, USUAL)
    game = registry.game(room)
    luck = Dealer(f"{seed} {room} {number}")
    seats, variant = luck.pick(effort.seats), luck.pick(effort.variants)
    dice = f"{seed} {number}"
    found = []
    for position in turns(Position(BareTable(game, seats, dice, variant))):
        early = len(position.answers) < effort.late * seats
        if not early and luck.pick(range(effort.skip)) == 0:
            puzzle = puzzle_in(position, effort, luck)
            if puzzle is not None:
                name = f"{room}-{number}-{position.table.events}"
                found.append(replace(puzzle, name=name, variant=variant, seed=dice))
    best = sorted(found, key=lambda puzzle: -puzzle.gap)[:MOST_A_GAME]
    return [rated(puzzle) for puzzle in sorted(best, key=lambda puzzle: len(puzzle.answers))]


def turns(position: Position) -> Iterator[Position]:
    """Play a game and yield every question from which a new row of answers begins."""
    table, bot = position.table, MediumBot()
    going_on: int | None = None
    while not table.over:
        seat = table.waiting[0]
        if seat != going_on and len(table.options(seat)) > 1:
            yield position
        shown, events = table.copy_state().shown, table.events
        options = table.options(seat)
        position.play(options.index(table.ask(seat, bot)))
        alone = not table.over and not table.in_run and table.waiting[0] == seat
        unseen = table.events == events + 1 and table.copy_state().shown == shown
        going_on = seat if alone and unseen else None


def puzzle_in(position: Position, effort: Effort, luck: Dealer) -> Puzzle | None:
    """Return the puzzle that a position is, without its name; None if nothing stands out."""
    table = position.table
    game, seat = table.game, table.waiting[0]
    view, options = table.full_view(seat), table.options(seat)
    if not fit(game, table, seat, view, options):
        return None
    search = Search(game, view, effort, Dealer(luck.pick(range(1 << 48))))
    found = search.found()
    if found is None:
        return None
    best, lead = found.best, found.lead
    other = search.proof.mean(best) - lead.mean
    puzzle = Puzzle(
        name="",
        game=game.meta.name,
        rules=game.meta.rules_version,
        seats=table.seats,
        variant={},
        seed="",
        answers=tuple(position.answers),
        seat=seat,
        root=search.fork(found),
        chance=round(search.proof.mean(best), 3),
        other=round(other, 3),
        gap=round(lead.mean, 3),
        error=round(lead.error, 4),
        worlds=effort.proof,
        themes=(),
        level=0,
        solved={},
    )
    wide = max(len(fork.chances) for fork, _ in puzzle.way() if fork.clear)
    return puzzle if wide >= FEWEST else None


def fit(game: Game, table: BareTable, seat: int, view: Any, options: Sequence[Any]) -> bool:
    """Tell whether a question can have one right answer: what should be drawn by chance cannot."""
    if table.in_run and table.left(seat) > 1:
        return False
    return whole_of(game, view) is None and odds_of(game, view, options) is None


class Search:
    """The three looks at one position: a glance, a search, and the proof."""

    def __init__(self, game: Game, view: Any, effort: Effort, luck: Dealer) -> None:
        """Imagine worlds for the search, and others for the proof."""
        seeds = [luck.pick(range(1 << 48)) for _ in range(3)]
        self._effort = effort
        self._glance = Bench(game, view, Dealer(seeds[0]), far=False)
        self._bench = Bench(game, view, Dealer(seeds[1]), far=True)
        self.proof = Bench(game, view, Dealer(seeds[2]), far=True)
        world = self._glance.world()
        self._lines = Lines(game, world, view.player, self._glance.rate)
        self._width: dict[Path, int] = {}

    def found(self) -> Standout | None:
        """Return what stands out in the proof too."""
        effort = self._effort
        self._lines.grow(effort.lines)
        for deeper in (False, True):
            if deeper:
                self._lines.widen(self._near(self._glance, 0.0)[0].paths[0], 2)
            lines = self._lines.found
            self._glance.run(lines, effort.glance)
            if len(lines) < 2 or standout(lines, self._glance, GLIMPSED) is None:
                return None
        close = self._near(self._glance, NEARLY)
        if len(self._near(self._glance, ALIKE)) > MOST_RIGHT:
            return None
        close = (close + [line for line in self._near(self._glance, 1.0) if line not in close])[:MOST_CLOSE]
        self._bench.run(close, effort.search // 4)
        if standout(close, self._bench, GLIMPSED) is None:
            return None
        self._bench.run(close, effort.search)
        stands = standout(close, self._bench, CANDIDATE)
        return None if stands is None else self._proved(close, stands)

    def _proved(self, lines: Sequence[Line], stands: Standout) -> Standout | None:
        """Return what stands out in other worlds too, if it is the same."""
        again: Standout | None = None
        for share, bar in ((8, Bar(0.03, 0.5)), (3, Bar(0.06, 1.5)), (1, PROVED)):
            self.proof.run(lines, self._effort.proof // share)
            again = standout(lines, self.proof, bar, stands.depth)
            if again is None or not set(again.right) & set(stands.right):
                return None
            lines = self._contenders(lines, again)
        return again

    def _contenders(self, lines: Sequence[Line], stands: Standout) -> list[Line]:
        """Leave out what is far behind the best of the rest: it decides nothing any more."""
        least = self.proof.mean(stands.rest) - NEARLY / 2
        return [line for line in lines if self.proof.mean(line) >= least]

    def _near(self, bench: Bench, far: float) -> list[Line]:
        """Return the ways that are near the best by a bench, the best first."""
        known = [line for line in self._lines.found if bench.tried(line)]
        order = sorted(known, key=lambda line: -bench.mean(line))
        return [line for line in order if bench.mean(order[0]) - bench.mean(line) <= far]

    def chance(self, line: Line) -> float | None:
        """Return what a way is worth by the longest look that was taken at it."""
        best = self._best
        if self.proof.tried(line):
            return self.proof.mean(line)
        for bench in (self._bench, self._glance):
            if bench.tried(line) and bench.tried(best):
                return self.proof.mean(best) - bench.ahead(best, line).mean
        return None

    def fork(self, stands: Standout) -> Fork:
        """Return the questions on all right ways, with what every option is worth."""
        self._best = stands.best
        for path in stands.right[:4]:
            self._lines.widen(path, 1)
        self._glance.run(self._lines.found, self._effort.glance)
        worth: dict[Path, float] = {}
        for line in self._lines.found:
            chance = self.chance(line)
            for path in line.paths if chance is not None else ():
                for depth in range(1, min(len(path), stands.depth) + 1):
                    start = path[:depth]
                    worth[start] = max(worth.get(start, 0.0), chance)
        return self._fork((), set(stands.right), worth)

    def _fork(self, path: Path, right: set[Path], worth: Mapping[Path, float]) -> Fork:
        options = self._lines.options(path)
        chances = [worth.get((*path, place)) for place in range(options)]
        depth = len(path) + 1
        good: dict[int, Fork | None] = {}
        for place in range(options):
            here = (*path, place)
            if here in right:
                good[place] = None
            elif any(each[:depth] == here for each in right):
                good[place] = self._fork(here, right, worth)
        told = tuple(UNKNOWN if c is None else round(1000 * max(0.0, min(1.0, c))) for c in chances)
        return Fork(told, good)


def rated(puzzle: Puzzle) -> Puzzle:
    """Let the levels try a puzzle that was found, and tell its themes."""
    bots = {"medium": MediumBot(), "hard": HardBot(), "expert": ExpertBot()}
    solved = {
        name: round(sum(attempt(puzzle, bot, str(n)).solved for n in range(TRIES[name])) / TRIES[name], 2)
        for name, bot in bots.items()
    }
    level = 1 + sum(share < 0.6 for share in solved.values())
    return replace(puzzle, solved=solved, level=level, themes=themes_of(puzzle))
