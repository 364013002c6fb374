"""What lies on the table now: flat lists of integers, and the open questions.

Piles that nobody has looked into have no order here, only contents: chance says which card comes
when one is turned. So the only secrets in a state are those somebody knows: which wolves became
cubs, face-down counters, hands of fight cards, and sealed answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from meute.core.decision import Pending
from meute.core.message import Line
from meute.core.shape import FIELD_TYPES
from meute.games.tracks.data import COLUMNS, SOURCES, WOLVES_EACH

NOBODY: Final = -1
NOTHING: Final = -1

HAND: Final = 0
CUB: Final = 1
PACK: Final = 2
"""Where a wolf's card is. B0.2"""

UNASKED: Final = -1
EMPTY: Final = 0
"""A cell whose player has not been asked yet, and one left empty; otherwise the counter's value."""

PREPARATION: Final = 0
CUB_PHASE: Final = 1
SOLITARY_PHASE: Final = 2
HUNT_PHASE: Final = 3
HOWL_PHASE: Final = 4
RANK_PHASE: Final = 5
SCORING: Final = 6
"""The phases of a year; the five action phases have a column of the tableaux each. B2"""

RUNNING: Final = 0
WON: Final = 1
EXTINCT: Final = 2
"""How things stand, or ended. M7"""


def wolf_of(player: int, letter: int) -> int:
    """Return the number of a player's wolf A, B or C."""
    return WOLVES_EACH * player + letter


def wolves_of(player: int) -> range:
    """Return a player's three wolves, or the three of a colour among the printed values."""
    return range(WOLVES_EACH * player, WOLVES_EACH * (player + 1))


def owner_of(wolf: int) -> int:
    """Return the player whose wolf it is."""
    return wolf // WOLVES_EACH


def letter_of(wolf: int) -> int:
    """Return 0 for a wolf A, 1 for B and 2 for C."""
    return wolf % WOLVES_EACH


def wolves_in(player: int, letters: int) -> list[int]:
    """Return the wolves of a set of a player's letters, given as bits."""
    first = WOLVES_EACH * player
    return [first + letter for letter in range(WOLVES_EACH) if letters >> letter & 1]


def letters_of(wolves: list[int]) -> int:
    """Return the letters of some wolves of one player as bits."""
    return sum([1 << wolf % WOLVES_EACH for wolf in wolves])


def cell_of(wolf: int, phase: int) -> int:
    """B0.1 Return a wolf's cell for an action phase."""
    return COLUMNS * wolf + phase - 1


@dataclass(frozen=True)
class Settings:
    """The room's settings, chosen when the table is made, with the values of the components."""

    joining: bool
    life_span: bool
    strength_first: bool
    omega_stays: bool
    target: int
    spirals: tuple[int, ...]
    """Strength by counter; the first, for an empty cell, is 0."""
    small_cards: tuple[int, ...]
    """The kinds of the 15 small prey cards, in order."""
    small_strength: tuple[int, ...]
    """Strength by kind of small prey; the first, no prey, is 0."""
    large_cards: tuple[int, ...]
    """The kinds of the 12 large prey cards, in order."""
    large_black: tuple[int, ...]
    large_green: tuple[int, ...]
    large_red: tuple[int, ...]
    large_food: tuple[int, ...]
    births: tuple[int, ...]
    """Cubs by the value of the blue card, from 1 on."""
    colours: tuple[int, ...]
    """The colour of each seat."""
    female: tuple[int, ...]
    """1 for each wolf that is a female, by the wolf's number."""


@dataclass
class State:
    """Everything the rules need to go on, and nothing they could work out."""

    settings: Settings
    seats: int
    year: int
    """Rounds begun so far. B2"""
    phase: int
    """Columns up to this one are revealed; SCORING in phase M."""
    placed: bool
    """Whether all have placed their counters, so that filled cells are public. P3.3"""
    result: int
    omega: int
    quarry: int
    """The kind of large prey chosen for this year's hunt. P2.3"""
    tries: int
    """Failed choices of first wolves. B1.5"""
    submitted: int
    """Wolves that have submitted this year, as bits. PH5.5"""
    attacker: int
    defender: int
    """The two wolves of the fight now fought. PH5.6"""
    drawn: int
    """The last blue card, small prey or injury that was turned for all to see."""
    ledger: list[int]
    """Where points came from: one number per player and source. M1-M6"""
    where: list[int]
    unsure: list[int]
    """1 for each wolf of whom only its owner knows whether it is a cub. B0.13"""
    strength: list[int]
    vigour: list[int]
    """Strength by wolf as it was when counters were placed. O2.3"""
    chips: list[int]
    """Recognition by wolf. B0.5"""
    males: list[int]
    females: list[int]
    """The two columns from the top, without the omega. B0.6"""
    counters: list[int]
    """Cells of all tableaux, five for each wolf. Revealed ones stay until the next year."""
    sequence: list[int]
    """The wolves of the phase in their order of play. PH0.3"""
    caught: list[int]
    """The small prey lying beside each wolf. PH2.1"""
    small_pile: list[int]
    """The kinds of the small prey cards face down, in order of kind."""
    display: list[int]
    large_pile: list[int]
    """The kinds of the large prey cards face down, in order of kind."""
    large_open: list[int]
    """The kinds of the large prey face up, the one lying longest first."""
    large_discard: list[int]
    votes: list[int]
    """The kinds voted for this year, by player. P2.4"""
    added: list[int]
    """How many cubs each player has added this year. P1.5"""
    deaths: list[int]
    exclusions: list[int]
    """Wolves of each player that died or were excluded this year and are not paid for yet. M4"""
    bereft: list[int]
    """1 for each player who has lost the last wolf since the last asking point. O1.1"""
    young: list[int]
    """The wolves that have grown up this year. M5"""
    fight_scores: list[int]
    """Attacker's and defender's. PH5.6b"""
    fight_hands: list[int]
    """Attacker's and defender's cards not played yet, as bits."""
    fight_played: list[int]
    """Attacker's and defender's cards played, as bits."""
    sealed: list[int]
    """What each player has answered in the secret round now open."""
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)

    @property
    def points(self) -> list[int]:
        """The points of each player: the sum of what the ledger says."""
        first = range(0, len(self.ledger), SOURCES)
        return [sum(self.ledger[start : start + SOURCES]) for start in first]

    def rows(self) -> list[list[int]]:
        """B0.7 The occupied rows from the top, the female before the male in each."""
        males, females = self.males, self.females
        out = [females[:1] + males[:1], males[1:2]]
        out += [
            females[row - 1 : row] + males[row : row + 1]
            for row in range(2, max(len(males), len(females) + 1))
        ]
        if self.omega != NOBODY:
            out.append([self.omega])
        return [row for row in out if row]

    def then(self, *coming: Pending) -> None:
        """Put what comes next on the stack, first thing first."""
        pending = self.pending
        for item in reversed(coming):
            pending.append(item)

    def unseal(self) -> list[int]:
        """Open the sealed answers: return them and make room for the next secret round."""
        answers = self.sealed
        self.sealed = [NOTHING] * self.seats
        self.shown += 1
        return answers

    def copy(self) -> State:
        """Return an equal, independent state without a story."""
        return State(
            self.settings,
            self.seats,
            self.year,
            self.phase,
            self.placed,
            self.result,
            self.omega,
            self.quarry,
            self.tries,
            self.submitted,
            self.attacker,
            self.defender,
            self.drawn,
            self.ledger[:],
            self.where[:],
            self.unsure[:],
            self.strength[:],
            self.vigour[:],
            self.chips[:],
            self.males[:],
            self.females[:],
            self.counters[:],
            self.sequence[:],
            self.caught[:],
            self.small_pile[:],
            self.display[:],
            self.large_pile[:],
            self.large_open[:],
            self.large_discard[:],
            self.votes[:],
            self.added[:],
            self.deaths[:],
            self.exclusions[:],
            self.bereft[:],
            self.young[:],
            self.fight_scores[:],
            self.fight_hands[:],
            self.fight_played[:],
            self.sealed[:],
            self.shown,
            self.pending[:],
        )


def revealed(state: State) -> list[int]:
    """PH0.1 The counters of the column now revealed, by wolf."""
    return state.counters[state.phase - 1 :: COLUMNS]


FIELD_TYPES[State] = {"pending": list[Pending]}
