"""What a puzzle is made of: a position as the answers that led to it, and what each way is worth.

One line of a file, as JSON:

    {"name":"silver-17-42","game":"silver","rules":1,"seats":2,"variant":{"rounds":1},
     "seed":"puzzles 17","answers":[3,0,...],"seat":1,
     "root":{"chances":[412,655,380],"good":{"1":{"chances":[655,520],"good":{"0":null}}}},
     "chance":0.655,"other":0.52,"gap":0.135,"error":0.011,"worlds":2000,
     "themes":["call"],"level":3,"solved":{"medium":0.0,"hard":0.67,"expert":1.0}}

`answers` are places in the lists of options, asked of whoever the table waits for first; chance's
come from the seed. So a position is no more than its game, and nothing hidden stands in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from meute.core import registry
from meute.core.bare import BareTable
from meute.core.errors import BadData
from meute.core.game import Game

UNKNOWN: Final = -1
"""The chance of an option that the room's judgement likes too little to have been played on."""


@dataclass(frozen=True)
class Fork:
    """A question on the way: the chance to win after each option, and which of them are right."""

    chances: tuple[int, ...]
    """In thousandths, with the best way on from there; UNKNOWN for what nobody would try."""
    good: Mapping[int, Fork | None]
    """The right options; each with the question that follows, None where all is solved."""

    def plain(self) -> dict[str, Any]:
        """Return it as it is written."""
        good = {str(n): None if fork is None else fork.plain() for n, fork in self.good.items()}
        return {"chances": list(self.chances), "good": good}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Fork:
        """Read what `plain` wrote."""
        good = {
            int(n): None if fork is None else cls.read(fork) for n, fork in plain["good"].items()
        }
        return cls(tuple(plain["chances"]), good)

    @property
    def best(self) -> int:
        """The right option with the highest chance."""
        return max(self.good, key=lambda n: (self.chances[n], -n))

    @property
    def guessed(self) -> float:
        """How often somebody who chooses blindly gives right answers from here to the end."""
        parts = (1.0 if fork is None else fork.guessed for fork in self.good.values())
        return sum(parts) / len(self.chances)

    @property
    def clear(self) -> bool:
        """Whether one can go wrong here."""
        return len(self.good) < len(self.chances)


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and what every way to go on is worth to that seat."""

    name: str
    game: str
    rules: int
    """The version of the rules under which the answers mean what they should."""
    seats: int
    variant: Mapping[str, Any]
    """The settings that differ from the usual ones."""
    seed: str
    """From which chance has dealt."""
    answers: tuple[int, ...]
    """What everybody has answered so far, as places among the options."""
    seat: int
    """Who is to find the best way."""
    root: Fork
    """The first question."""
    chance: float
    """The chance to win with the best way, as the long search says."""
    other: float
    """The chance with the best of all that are wrong."""
    gap: float
    """By how much the best way is better, world by world."""
    error: float
    """The standard error of that."""
    worlds: int
    """Imagined worlds in which that was measured, other ones than the search was led by."""
    themes: tuple[str, ...]
    """What it is about; see `themes`."""
    level: int
    """From 1, which `medium` solves, to 4, which `expert` does not."""
    solved: Mapping[str, float]
    """How often each level of bots solved it when it was found."""

    def plain(self) -> dict[str, Any]:
        """Return it as it is written."""
        own = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {**own, "variant": dict(self.variant), "root": self.root.plain()}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Puzzle:
        """Read what `plain` wrote."""
        try:
            known = {name: plain[name] for name in cls.__dataclass_fields__}
            known["root"] = Fork.read(known["root"])
            known["answers"], known["themes"] = tuple(known["answers"]), tuple(known["themes"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadData(f"this is no puzzle: {error!r}") from None
        return cls(**known)

    @property
    def rulebook(self) -> Game:
        """The rules; those that the puzzle was found under, or it means nothing."""
        game = registry.game(self.game)
        if game.meta.rules_version != self.rules:
            message = f"puzzle {self.name} is for rules {self.rules} of {self.game}"
            raise BadData(f"{message}, and here they are {game.meta.rules_version}")
        return game

    def table(self) -> BareTable:
        """Lay the position out: a table that waits for the puzzle's seat."""
        table = BareTable(self.rulebook, self.seats, self.seed, self.variant)
        for place in self.answers:
            play_on(table, place)
        return table

    @cached_property
    def steps(self) -> int:
        """How many questions of the best way have a wrong answer."""
        return sum(fork.clear for fork, _ in self.way())

    def way(self) -> Iterator[tuple[Fork, int]]:
        """Yield the questions of the best way, each with the answer to give."""
        fork: Fork | None = self.root
        while fork is not None:
            yield fork, fork.best
            fork = fork.good[fork.best]

    def fork(self, given: Sequence[int]) -> Fork | None:
        """Return the question after right answers; None if all is solved."""
        fork: Fork | None = self.root
        for place in given:
            if fork is None or place not in fork.good:
                raise BadData(f"puzzle {self.name} does not go on so")
            fork = fork.good[place]
        return fork


def play_on(table: BareTable, place: int) -> None:
    """Let whoever is asked first answer with the option at this place."""
    if table.over:
        raise BadData("the game is over before the puzzle begins")
    seat = table.waiting[0]
    options = table.options(seat)
    if not 0 <= place < len(options):
        raise BadData(f"there is no option {place} at event {table.events}")
    table.play(seat, options[place])
