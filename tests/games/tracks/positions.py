"""Small readable positions of Wolf Tracks.

A wolf is written by seat and letter, with strength and recognition where they matter:

    0A        seat 0's wolf A, strength 12, one chip
    0A:7      strength 7
    0A:7/3    strength 7, three chips

Columns are written from the top. With the usual colours the males are 0A 0B 1C 2A 2B 3C 4A 4B 5C
and the females 0C 1A 1B 2C 3A 3B 4C 5A 5B. Counters are written per wolf, one word for each of the
five phases: `{"0A": "- 6 15 - 3"}`.

A position stands before a part of a year, such as "phase 3", and stops when that part is over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meute.core.codec import encode
from meute.core.decision import Action, Decision, Pending
from meute.core.table import Table
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import CONFIRM, PASS, PLACES
from meute.games.tracks.data import FROM_RANK, LARGE_KINDS, SOURCE_NAMES, SOURCES, STRONGEST
from meute.games.tracks.rules.births import BIRTHS
from meute.games.tracks.rules.cubs import RAISE_CUBS
from meute.games.tracks.rules.end import CHECK_END
from meute.games.tracks.rules.howl import HOWL
from meute.games.tracks.rules.hunt import PACK_HUNT
from meute.games.tracks.rules.joining import ASKING_POINT
from meute.games.tracks.rules.phase import REVEAL_COLUMN
from meute.games.tracks.rules.placement import BEGIN_PLACEMENT, PlaceCounter
from meute.games.tracks.rules.prey import ASK_VOTES, REVEAL_PREY
from meute.games.tracks.rules.ranks import RANK_FIGHTS
from meute.games.tracks.rules.scoring import AGE, PAY_PENALTIES, SCORE_PACK, book
from meute.games.tracks.rules.setup import new_game, settings_from
from meute.games.tracks.rules.solitary import SOLITARY_HUNT
from meute.games.tracks.rules.year import BEGIN_YEAR, YEAR
from meute.games.tracks.rules.young import ASK_LEAVING, GROW_UP
from meute.games.tracks.state import CUB, HAND, NOBODY, NOTHING, PACK, SCORING, State
from meute.testing import positions

WOLF = re.compile(r"(\d)([ABC])(?::(-?\d+))?(?:/(\d))?")


@dataclass(frozen=True)
class Stop(Decision):
    """The end of what a test looks at."""

    def options(self, state: State) -> Sequence[Action]:
        return [PASS]

    def resolve(self, state: State, action: Action) -> None:
        raise AssertionError


PARTS: dict[str, tuple[int, tuple[Pending, ...]]] = {
    "asking": (0, (ASKING_POINT,)),
    "births": (0, (BIRTHS,)),
    "prey": (0, (REVEAL_PREY, ASK_VOTES)),
    "vote": (0, (ASK_VOTES,)),
    "placement": (0, (BEGIN_PLACEMENT,)),
    "phase 1": (0, (REVEAL_COLUMN[1], RAISE_CUBS)),
    "phase 2": (1, (REVEAL_COLUMN[2], SOLITARY_HUNT)),
    "phase 3": (2, (REVEAL_COLUMN[3], PACK_HUNT)),
    "phase 4": (3, (REVEAL_COLUMN[4], HOWL)),
    "phase 5": (4, (REVEAL_COLUMN[5], RANK_FIGHTS)),
    "M1": (5, (SCORE_PACK,)),
    "M3": (SCORING, (AGE,)),
    "M4": (SCORING, (PAY_PENALTIES,)),
    "M5": (SCORING, (GROW_UP,)),
    "M6": (SCORING, (ASK_LEAVING,)),
    "M7": (SCORING, (CHECK_END,)),
    "M": (5, (SCORE_PACK, AGE, PAY_PENALTIES, GROW_UP, ASK_LEAVING, CHECK_END)),
    "after phase 5": (5, (ASKING_POINT,)),
}
"""Where a position may stand: the phase before it, and what happens there."""


def wolf(name: str) -> int:
    """The number of a wolf written as 0A."""
    return 3 * int(name[0]) + "ABC".index(name[1])


def named(number: int) -> str:
    """A wolf's number as 0A."""
    return f"{number // 3}{'ABC'[number % 3]}"


def kind(name: str) -> int:
    """The number of a large prey."""
    return LARGE_KINDS.index(name)


def placed(cell: int, plans: Mapping[str, str]) -> Action:
    """What a plan says for a cell."""
    word = plans.get(named(cell // 5), "- - - - -").split()[cell % 5]
    return PLACES[cell // 5 % 3][cell % 5][0 if word == "-" else int(word)]


class Position(positions.Position[State]):
    """A pack, before a part of a year."""

    game = TRACKS

    def __init__(  # noqa: PLR0913 (a position has many parts)
        self,
        at: str,
        males: str = "",
        females: str = "",
        *,
        seats: int = 3,
        omega: str = "",
        cubs: str = "",
        counters: Mapping[str, str] | None = None,
        prey: str = "caribou sick_moose",
        quarry: str = "caribou",
        points: tuple[int, ...] = (),
        young: str = "",
        deaths: tuple[int, ...] = (),
        exclusions: tuple[int, ...] = (),
        year: int = 2,
        **variant: object,
    ) -> None:
        """Lay out the table; without columns, the setup of a new game."""
        self.state = state = new_game(seats, settings_from(seats, TRACKS.meta.variant(variant)))
        state.story = []
        phase, steps = PARTS[at]
        for name in males.split():
            state.males.append(self._join(name))
        for name in females.split():
            state.females.append(self._join(name))
        if omega:
            state.omega = self._join(f"{omega}/0")
        for name in cubs.split():
            state.where[wolf(name)] = CUB
        state.year = year
        state.phase = phase
        state.placed = phase > 0 or bool(counters)
        state.vigour = state.strength[:]
        for name, row in (counters or {}).items():
            first = 5 * wolf(name)
            state.counters[first : first + 5] = [
                0 if word == "-" else int(word) for word in row.split()
            ]
        for name in prey.split():
            state.large_pile.remove(kind(name))
            state.large_open.append(kind(name))
        if quarry and at not in ("asking", "births", "prey", "vote"):
            state.quarry = kind(quarry)
        for player, already in enumerate(points):
            book(state, player, FROM_RANK, already)
        state.young = [wolf(name) for name in young.split()]
        state.deaths = list(deaths) or state.deaths
        state.exclusions = list(exclusions) or state.exclusions
        self.lay_out(*steps, Stop(0))

    def _join(self, text: str) -> int:
        found = WOLF.fullmatch(text)
        assert found, f"{text!r} is not a wolf"
        number = wolf(found[1] + found[2])
        self.state.where[number] = PACK
        self.state.strength[number] = STRONGEST if found[3] is None else int(found[3])
        self.state.chips[number] = 1 if found[4] is None else int(found[4])
        return number

    @property
    def done(self) -> bool:
        """Whether the part the position stood before is over."""
        return isinstance(self.decision, Stop)

    def to(self, *names: str) -> Position:
        """Give the first answer to everything until such a question, the stop or the end."""
        return self.until(*names, "Stop")

    def place(self, plans: Mapping[str, str] | None = None) -> Position:
        """Answer all questions for cells by rows of counters; cells not named stay empty.

        Everybody but the last player also confirms.
        """
        while any(isinstance(item, PlaceCounter) for item in self.state.pending):
            if isinstance(cell := self.decision, PlaceCounter):
                self.play(placed(cell.cell, plans or {}))
            else:
                self.play(CONFIRM)
        return self

    def table(self) -> Table:
        """The position at a table, with the rest of the year to come."""
        self.state.pending[:1] = [BEGIN_YEAR, *reversed(YEAR[4:])]
        return Table.from_state(TRACKS, encode(self.state), seed=1)

    def confirm(self) -> Position:
        """Let everybody confirm."""
        while self.asked[0] == "ConfirmPlacement":
            self.play(CONFIRM)
        return self

    @property
    def males(self) -> str:
        """The males from the top."""
        return " ".join(named(number) for number in self.state.males)

    @property
    def females(self) -> str:
        """The females from the top."""
        return " ".join(named(number) for number in self.state.females)

    @property
    def omega(self) -> str:
        """The omega, or nothing."""
        return "" if self.state.omega == NOBODY else named(self.state.omega)

    @property
    def sequence(self) -> str:
        """The order of play of the phase."""
        return " ".join(named(number) for number in self.state.sequence)

    @property
    def cubs(self) -> str:
        """The cubs, by number."""
        return self._all(CUB)

    @property
    def hands(self) -> str:
        """The wolves in hand, by number."""
        return self._all(HAND)

    def _all(self, where: int) -> str:
        return " ".join(named(n) for n, place in enumerate(self.state.where) if place == where)

    def strength(self, name: str) -> int:
        """A wolf's strength."""
        return self.state.strength[wolf(name)]

    def chips(self, name: str) -> int:
        """A wolf's recognition."""
        return self.state.chips[wolf(name)]

    def row(self, name: str) -> str:
        """A wolf's cells."""
        first = 5 * wolf(name)
        return " ".join(str(counter or "-") for counter in self.state.counters[first : first + 5])

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return self.state.points

    def booked(self, seat: int) -> dict[str, int]:
        """The points of a seat by where they came from; sources of none are left out."""
        numbers = self.state.ledger[SOURCES * seat : SOURCES * (seat + 1)]
        return {name: n for name, n in zip(SOURCE_NAMES, numbers, strict=True) if n}

    @property
    def prey(self) -> str:
        """The large prey face up."""
        return " ".join(LARGE_KINDS[k] for k in self.state.large_open)

    @property
    def quarry(self) -> str:
        """The prey chosen for the hunt."""
        return "" if self.state.quarry == NOTHING else LARGE_KINDS[self.state.quarry]

    def sees(self, seat: int | None) -> Any:
        """The view of a seat."""
        return TRACKS.view(self.state, seat)

    def log(self, seat: int | None = None) -> list[str]:
        """The last part of the keys of the log lines so far that the seat may read."""
        return [self.short(message) for message in self.heard(seat)]
