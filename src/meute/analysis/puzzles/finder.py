"""Puzzles from self-play: each game is looked through turn by turn, and gives what stands out.

What a game gives depends on its number alone, so a search can be stopped, go on, and be shared out
among processes with the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from meute.analysis.puzzles.bench import Bench
from meute.analysis.puzzles.lines import Line, Lines, Path
from meute.analysis.puzzles.proof import ALIKE, CANDIDATE, GLIMPSED, PROVED, Bar, Standout, standout
from meute.analysis.puzzles.puzzle import UNKNOWN, Fork, Puzzle
from meute.analysis.puzzles.score import attempt, share
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

MOST_CLOSE: Final = 8
"""Ways that meet in the search: the best of them, as far as the glance tells."""

DETOURS: Final = 3
"""How often one looks beside the right ways for others, until there are none."""

FEWEST: Final = 3
"""Options that a question must have for its right answer to be a find."""

GUESSED: Final = 0.5
"""What is solved more often than so by blind choice is no puzzle."""

MOST_A_GAME: Final = 3
"""Puzzles that are kept of one game, those with the largest gaps: else it would be told in them."""

APART: Final = 4
"""Answers of every seat between two puzzles of one game."""

SOLVED: Final = 0.6
"""The share of tries from which on a level counts as one that solves a puzzle."""

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
    easy: int = 6
    """Of so many positions in which `medium` finds the best way one is looked at all the same."""
    skip: int = 1
    """Only every so many turns is looked at."""
    open: tuple[float, float] = (0.05, 0.95)
    """Between these an estimate of the chance must lie: else no turn changes much."""
    late: int = 0
    """So many answers of every seat are not looked at: early in a game no turn decides it."""
    seats: Sequence[int] = (2, 3)
    variants: Sequence[Mapping[str, Any]] = ({},)


EFFORTS: Final[dict[str, Effort]] = {
    "silver": Effort(
        glance=30,
        search=160,
        proof=1000,
        lines=8,
        skip=3,
        seats=(2, 2, 3, 4),
        variants=({"rounds": 1}, {"rounds": 1}, {"rounds": 2}, {"rounds": 4}),
    ),
    "wolves": Effort(glance=1, search=16, proof=64, lines=24, easy=2, late=6, seats=(2, 2, 3)),
    "tracks": Effort(glance=18, search=96, proof=600, lines=8, seats=(3, 4)),
    "foxes": Effort(
        glance=9, search=60, proof=400, lines=12, open=(0.12, 0.88), late=85, seats=(2, 2, 3)
    ),
}
"""What finding puzzles of our rooms takes."""

USUAL: Final = Effort(12, 100, 600, 32)
"""For rooms that are not named."""


@dataclass(frozen=True)
class Position:
    """A question of self-play from which a new row of answers began, and what was answered."""

    game: Game
    view: Any
    seats: int
    answers: Path
    """The answers of everybody before it."""
    event: int
    played: Path
    """What was answered, up to what nobody could foresee."""


def search(room: str, seed: str, number: int, effort: Effort | None = None) -> list[Puzzle]:
    """Return the puzzles of one game of self-play: the best of them."""
    effort = effort or EFFORTS.get(room, USUAL)
    luck = Dealer(f"{seed} {room} {number}")
    seats, variant = luck.pick(effort.seats), luck.pick(effort.variants)
    dice = f"{seed} {number}"
    found = []
    for position in turns(BareTable(registry.game(room), seats, dice, variant)):
        early = len(position.answers) < effort.late * seats
        if not early and luck.pick(range(effort.skip)) == 0:
            puzzle = puzzle_in(position, effort, luck)
            if puzzle is not None:
                name = f"{room}-{number}-{position.event}"
                found.append(replace(puzzle, name=name, variant=variant, seed=dice))
    return [rated(puzzle) for puzzle in apart(found)]


def apart(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles with the largest gaps, none soon after another, in their order."""
    kept: list[Puzzle] = []
    for puzzle in sorted(found, key=lambda puzzle: -puzzle.gap):
        between = [abs(len(puzzle.answers) - len(other.answers)) for other in kept]
        if len(kept) < MOST_A_GAME and all(n >= APART * puzzle.seats for n in between):
            kept.append(puzzle)
    return sorted(kept, key=lambda puzzle: len(puzzle.answers))


def turns(table: BareTable) -> Iterator[Position]:
    """Play a game and yield every row of answers, once it was given."""
    bot = MediumBot()
    begun: Position | None = None
    answers: list[int] = []
    while not table.over:
        seat = table.waiting[0]
        options = table.options(seat)
        if begun is None:
            begun = _beginning(table, seat, answers)
        shown, events = table.copy_state().shown, table.events
        place = options.index(table.ask(seat, bot))
        table.play(seat, options[place])
        answers.append(place)
        begun = replace(begun, played=(*begun.played, place))
        alone = not table.over and not table.in_run and table.waiting[0] == seat
        if not alone or table.events != events + 1 or table.copy_state().shown != shown:
            if begun.view is not None:
                yield begun
            begun = None


def _beginning(table: BareTable, seat: int, answers: Sequence[int]) -> Position:
    """Return where a row begins; without a view if there is nothing to choose or to find."""
    view = table.full_view(seat) if _fit(table, seat) else None
    if view is not None and odds_of(table.game, view, table.options(seat)) is not None:
        view = None
    return Position(table.game, view, table.seats, tuple(answers), table.events, ())


def _fit(table: BareTable, seat: int) -> bool:
    """Tell whether a question can have one right answer: what should be drawn by chance cannot."""
    options = table.options(seat)
    if len(options) == 1 or (table.in_run and table.left(seat) > 1):
        return False
    return whole_of(table.game, table.full_view(seat)) is None


def puzzle_in(position: Position, effort: Effort, luck: Dealer) -> Puzzle | None:
    """Return the puzzle that a position is, without its name; None if nothing stands out."""
    search = Search(position, effort, Dealer(luck.pick(range(1 << 48))))
    found = search.found()
    if found is None:
        return None
    game, best, lead = position.game, found.best, found.lead
    chance = search.proof.mean(best)
    puzzle = Puzzle(
        name="",
        game=game.meta.name,
        rules=game.meta.rules_version,
        seats=position.seats,
        variant={},
        seed="",
        answers=position.answers,
        seat=position.view.player,
        root=search.fork(found),
        chance=round(chance, 3),
        other=round(chance - lead.mean, 3),
        gap=round(lead.mean, 3),
        error=round(lead.error, 4),
        worlds=effort.proof,
        themes=(),
        level=0,
        solved={},
    )
    wide = max(len(fork.chances) for fork, _ in puzzle.way() if fork.clear)
    return puzzle if wide >= FEWEST and puzzle.root.guessed <= GUESSED else None


class Search:
    """The three looks at one position: a glance, a search, and the proof."""

    def __init__(self, position: Position, effort: Effort, luck: Dealer) -> None:
        """Imagine worlds for the search, and others for the proof."""
        game, view = position.game, position.view
        seeds = [luck.pick(range(1 << 48)) for _ in range(3)]
        self._effort, self._played = effort, position.played
        self._any = luck.pick(range(effort.easy)) == 0
        self._glance = Bench(game, view, Dealer(seeds[0]), far=False)
        self._bench = Bench(game, view, Dealer(seeds[1]), far=True)
        self.proof = Bench(game, view, Dealer(seeds[2]), far=True)
        self._lines = Lines(game, self._glance.world(), view.player, self._glance.rate)
        self._best: Line | None = None

    def found(self) -> Standout | None:
        """Return what stands out in the proof too."""
        if not self._glimpsed():
            return None
        effort = self._effort
        near = self._near(self._glance, NEARLY)
        if len(self._near(self._glance, ALIKE)) > MOST_RIGHT:
            return None
        others = [line for line in self._near(self._glance, 1.0) if line not in near]
        close = [*near, *others][:MOST_CLOSE]
        self._bench.run(close, effort.search // 4)
        if standout(close, self._bench, GLIMPSED) is None:
            return None
        self._bench.run(close, effort.search)
        stands = standout(close, self._bench, CANDIDATE)
        return None if stands is None else self._proved(close, stands)

    def _glimpsed(self) -> bool:
        """Tell whether a position is worth a search, by as little thinking as possible."""
        effort = self._effort
        low, high = effort.open
        if not low < self._glance.estimate() < high:
            return False
        self._lines.grow(effort.lines)
        played = self._lines.follow(self._played)
        for worlds, wider in ((max(1, effort.glance // 3), False), (effort.glance, True)):
            if wider:
                self._lines.widen(self._near(self._glance, 0.0)[0].paths[0], 2)
            lines = self._lines.found
            if len(lines) == 1:
                return False
            self._glance.run(lines, worlds)
            best = self._near(self._glance, 0.0)[0]
            if not self._any and self._glance.ahead(best, played).mean < GLIMPSED.gap:
                return False
        return standout(lines, self._glance, GLIMPSED) is not None

    def _proved(self, lines: Sequence[Line], stands: Standout) -> Standout | None:
        """Return what stands out in other worlds too, if it is the same."""
        again: Standout | None = None
        for part, bar in ((8, Bar(0.03, 0.5)), (3, Bar(0.06, 1.5)), (1, PROVED)):
            self.proof.run(lines, self._effort.proof // part)
            again = standout(lines, self.proof, bar, stands.depth)
            if again is None or not set(again.right) & set(stands.right):
                return None
            lines = self._contenders(lines, again)
        return self._complete(lines, stands.depth)

    def _complete(self, lines: Sequence[Line], depth: int) -> Standout | None:
        """Look beside the right ways for others that are as good; prove those too."""
        for _ in range(DETOURS):
            again = standout(lines, self.proof, PROVED, depth)
            fresh = [] if again is None else self._overlooked(again)
            if again is None or len(fresh) > MOST_CLOSE:
                return None
            if not fresh:
                return standout(lines, self.proof, PROVED, depth)
            lines = [*lines, *fresh]
            self.proof.run(lines, self._effort.proof)
        return None

    def _overlooked(self, stands: Standout) -> list[Line]:
        """Return ways that leave a right one somewhere and are not clearly worse at a glance."""
        for path in stands.right[:MOST_RIGHT]:
            self._lines.widen(path, 1)
        self._glance.run(self._lines.found, self._effort.glance)
        unproved = [line for line in self._lines.found if not self.proof.tried(line)]
        ahead = [self._glance.ahead(stands.best, line).mean for line in unproved]
        return [line for line, lead in zip(unproved, ahead, strict=True) if lead < GLIMPSED.gap]

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
        assert best is not None
        if self.proof.tried(line):
            return self.proof.mean(line)
        for bench in (self._bench, self._glance):
            if bench.tried(line) and bench.tried(best):
                return self.proof.mean(best) - bench.ahead(best, line).mean
        return None

    def fork(self, stands: Standout) -> Fork:
        """Return the questions on all right ways, with what every option is worth."""
        self._best = stands.best
        worth: dict[Path, float] = {}
        for line in self._lines.found:
            chance = self.chance(line)
            for path in line.paths if chance is not None else ():
                for depth in range(1, min(len(path), stands.depth) + 1):
                    start = path[:depth]
                    worth[start] = max(worth.get(start, 0.0), chance or 0.0)
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
        name: round(share([attempt(puzzle, bot, str(n)) for n in range(TRIES[name])]), 2)
        for name, bot in bots.items()
    }
    level = 1 + sum(part < SOLVED for part in solved.values())
    return replace(puzzle, solved=solved, level=level, themes=themes_of(puzzle))
