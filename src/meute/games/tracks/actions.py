"""What a seat, or chance, may answer. Every action exists once, in a table.

Wolves are numbered by seat, three each: seat 2's wolves A, B and C are 6, 7 and 8. A player's
wolf is also named by its letter, 0 to 2; a set of them by the sum of 1 for A, 2 for B and 4 for C.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from meute.core.decision import Action
from meute.games.tracks.data import (
    COLUMNS,
    COUNTERS,
    FIGHT_CARDS,
    FIGHT_HAND,
    LARGE_KINDS,
    LONGEST_HAND,
    SMALL_KINDS,
    WOLVES,
    WOLVES_EACH,
)


@dataclass(frozen=True)
class FirstWolf(Action):
    """Begin with this wolf; also chance's choice after too many failed tries."""

    letter: int


@dataclass(frozen=True)
class Turned(Action):
    """Chance: the next card turned up is this wolf."""

    wolf: int


@dataclass(frozen=True)
class LargePrey(Action):
    """Chance: the next large prey is of this kind."""

    kind: int


@dataclass(frozen=True)
class BlueCard(Action):
    """Chance: the birth card with this fight value."""

    value: int


@dataclass(frozen=True)
class AddCubs(Action):
    """Lay these wolves among the cubs."""

    letters: int


@dataclass(frozen=True)
class Vote(Action):
    """Vote for a large prey of this kind."""

    kind: int


@dataclass(frozen=True)
class Decide(Action):
    """Settle that a prey of this kind is hunted."""

    kind: int


@dataclass(frozen=True)
class Place(Action):
    """Put this counter, or 0 for none, face down for this wolf and phase."""

    letter: int
    phase: int
    counter: int


@dataclass(frozen=True)
class Confirm(Action):
    """Stand by the whole placement."""


@dataclass(frozen=True)
class SmallPrey(Action):
    """Chance: the next small prey card is of this kind, 0 for no prey."""

    kind: int


@dataclass(frozen=True)
class Catch(Action):
    """Catch the small animal of this kind."""

    kind: int


@dataclass(frozen=True)
class Injury(Action):
    """Chance: the fight card that says how badly a wolf is hurt."""

    value: int


@dataclass(frozen=True)
class Discard(Action):
    """Discard a face-up large prey of this kind."""

    kind: int


@dataclass(frozen=True)
class Attack(Action):
    """Attack this wolf."""

    wolf: int


@dataclass(frozen=True)
class Pass(Action):
    """Attack nobody."""


@dataclass(frozen=True)
class Fight(Action):
    """Stand against the attack."""


@dataclass(frozen=True)
class Submit(Action):
    """Give way to the attack."""


@dataclass(frozen=True)
class Hand(Action):
    """Chance: a hand of fight cards, as bits; bit 1 is the card 1."""

    cards: int


@dataclass(frozen=True)
class PlayCard(Action):
    """Play this fight card."""

    value: int


@dataclass(frozen=True)
class Leave(Action):
    """Let these young wolves leave and the player's others stay."""

    letters: int


@dataclass(frozen=True)
class AskToJoin(Action):
    """Ask the others to admit a wolf."""


@dataclass(frozen=True)
class StayOut(Action):
    """Ask for nothing now."""


@dataclass(frozen=True)
class Agree(Action):
    """Let the other player bring in a wolf."""


@dataclass(frozen=True)
class Refuse(Action):
    """Keep the other player out."""


@dataclass(frozen=True)
class BringIn(Action):
    """Bring in this wolf."""

    letter: int


def bits(cards: tuple[int, ...]) -> int:
    """Return a set of fight cards as bits."""
    return sum(1 << card for card in cards)


def cards_in(cards: int) -> list[int]:
    """Return a set of fight cards, given as bits, from the lowest on."""
    return [card for card in range(1, FIGHT_CARDS + 1) if cards >> card & 1]


def cards_beside(cards: int) -> list[int]:
    """Return the fight cards that are not in a set, from the lowest on."""
    return [card for card in range(1, FIGHT_CARDS + 1) if not cards >> card & 1]


FIRST_WOLVES: Final = [FirstWolf(letter) for letter in range(WOLVES_EACH)]
TURNED: Final = [Turned(wolf) for wolf in range(WOLVES)]
LARGE_PREY: Final = [LargePrey(kind) for kind in range(len(LARGE_KINDS))]
BLUE_CARDS: Final = [BlueCard(value) for value in range(1, FIGHT_CARDS + 1)]
ADD_CUBS: Final = [AddCubs(letters) for letters in range(1 << WOLVES_EACH)]
VOTES: Final = [Vote(kind) for kind in range(len(LARGE_KINDS))]
DECIDES: Final = [Decide(kind) for kind in range(len(LARGE_KINDS))]
PLACES: Final = [
    [
        [Place(letter, phase, counter) for counter in range(COUNTERS + 1)]
        for phase in range(1, COLUMNS + 1)
    ]
    for letter in range(WOLVES_EACH)
]
"""By letter, column (from 0) and counter."""
CONFIRM: Final = Confirm()
CONFIRMING: Final = [CONFIRM]
SMALL_PREY: Final = [SmallPrey(kind) for kind in range(len(SMALL_KINDS))]
CATCHES: Final = [Catch(kind) for kind in range(len(SMALL_KINDS))]
"""By kind; the first, no prey, is never offered."""
INJURIES: Final = [Injury(value) for value in range(1, FIGHT_CARDS + 1)]
DISCARDS: Final = [Discard(kind) for kind in range(len(LARGE_KINDS))]
ATTACKS: Final = [Attack(wolf) for wolf in range(WOLVES)]
PASS: Final = Pass()
FIGHT: Final = Fight()
SUBMIT: Final = Submit()
ANSWERS: Final = [FIGHT, SUBMIT]
HANDS: Final = [
    [Hand(bits(cards)) for cards in combinations(range(1, FIGHT_CARDS + 1), size)]
    for size in range(LONGEST_HAND + 1)
]
"""By the number of cards; only hands of 6, 7 and 8 are dealt."""
PLAY_CARDS: Final = [PlayCard(value) for value in range(FIGHT_CARDS + 1)]
"""By value; there is no card 0."""
LEAVES: Final = [Leave(letters) for letters in range(1 << WOLVES_EACH)]
ASK_TO_JOIN: Final = AskToJoin()
STAY_OUT: Final = StayOut()
JOINING: Final = [ASK_TO_JOIN, STAY_OUT]
AGREE: Final = Agree()
REFUSE: Final = Refuse()
CONSENTS: Final = [AGREE, REFUSE]
BRING_INS: Final = [BringIn(letter) for letter in range(WOLVES_EACH)]

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *FIRST_WOLVES, *TURNED, *LARGE_PREY, *BLUE_CARDS, *ADD_CUBS[1:-1], *VOTES, *DECIDES,
    *(place for letter in PLACES for phase in letter for place in phase),
    CONFIRM, *SMALL_PREY, *CATCHES[1:], *INJURIES, *DISCARDS, *ATTACKS, PASS, FIGHT,
    SUBMIT, *(hand for size in HANDS[FIGHT_HAND:] for hand in size), *PLAY_CARDS[1:], *LEAVES,
    ASK_TO_JOIN, STAY_OUT, AGREE, REFUSE, *BRING_INS,
)  # fmt: skip
"""Every action of the game, each once."""

CHANCES: Final[tuple[type[Action], ...]] = (Turned, LargePrey, BlueCard, SmallPrey, Injury, Hand)
"""The kinds that chance takes."""
