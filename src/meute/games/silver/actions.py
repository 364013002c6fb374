"""What a seat, or chance, may answer. Every action exists once, in a table."""

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action
from meute.games.silver.data import COPIES, MOST_DRAWN, MOST_OPEN, MOST_PLACES, MOST_SEATS, VILLAGE


@dataclass(frozen=True)
class Youngest(Action):
    """Chance: this seat is called the youngest."""

    seat: int


@dataclass(frozen=True)
class Value(Action):
    """Chance: the card now looked at has this value."""

    value: int


@dataclass(frozen=True)
class LookAtTwo(Action):
    """Look at two of the five cards just dealt."""

    first: int
    second: int


@dataclass(frozen=True)
class Draw(Action):
    """Draw the hidden top card of the deck."""


@dataclass(frozen=True)
class DrawOpen(Action):
    """Draw the open card at this place of the display."""

    place: int


@dataclass(frozen=True)
class Keep(Action):
    """Keep the card drawn at this point of a Rascal draw."""

    draw: int


@dataclass(frozen=True)
class Take(Action):
    """Take the top card of the discard pile."""


@dataclass(frozen=True)
class Call(Action):
    """Call the end of the round."""


@dataclass(frozen=True)
class EndTurn(Action):
    """Use nothing more in this turn."""


@dataclass(frozen=True)
class Discard(Action):
    """Discard the card in hand."""


@dataclass(frozen=True)
class Swap(Action):
    """Exchange the card in hand for one's own card at this place."""

    place: int


@dataclass(frozen=True)
class Announce(Action):
    """Begin to announce a set of several own cards."""


@dataclass(frozen=True)
class Pick(Action):
    """Choose one's own card at this place."""

    place: int


@dataclass(frozen=True)
class Confirm(Action):
    """Turn up the announced set."""


@dataclass(frozen=True)
class OnTop(Action):
    """Lay a card of this value on top of the discard pile."""

    value: int


@dataclass(frozen=True)
class Put(Action):
    """Put the new card into this emptied place."""

    place: int


@dataclass(frozen=True)
class AddLeft(Action):
    """Add the card at the left end of the village."""


@dataclass(frozen=True)
class AddRight(Action):
    """Add the card at the right end of the village."""


@dataclass(frozen=True)
class Decline(Action):
    """Do not use the power, or do not go on with it."""


@dataclass(frozen=True)
class UsePower(Action):
    """Use the power of the card just discarded."""


@dataclass(frozen=True)
class Target(Action):
    """Choose the card at this place of this player's village."""

    seat: int
    place: int


@dataclass(frozen=True)
class Fetch(Action):
    """Choose the card at this place of the discard pile, counted from the bottom."""

    place: int


@dataclass(frozen=True)
class UseAmulet(Action):
    """Lay the amulet on one's own card at this place."""

    place: int


@dataclass(frozen=True)
class UseEmpath(Action):
    """Look at one's own card at this place with an Empath of one's own."""

    place: int


@dataclass(frozen=True)
class SetGuard(Action):
    """Set one's own Bodyguard at this place."""

    place: int


@dataclass(frozen=True)
class Ward(Action):
    """Let the Bodyguard guard one's own card at this place."""

    place: int


YOUNGEST: Final = [Youngest(seat) for seat in range(MOST_SEATS)]
VALUES: Final = [Value(value) for value in range(len(COPIES))]
LOOKS: Final = [
    LookAtTwo(first, second) for first in range(VILLAGE) for second in range(first + 1, VILLAGE)
]
DRAW: Final = Draw()
DRAW_OPEN: Final = [DrawOpen(place) for place in range(MOST_OPEN)]
KEEPS: Final = [Keep(draw) for draw in range(MOST_DRAWN)]
TAKE: Final = Take()
CALL: Final = Call()
END_TURN: Final = EndTurn()
DISCARD: Final = Discard()
SWAPS: Final = [Swap(place) for place in range(MOST_PLACES)]
ANNOUNCE: Final = Announce()
PICKS: Final = [Pick(place) for place in range(MOST_PLACES)]
CONFIRM: Final = Confirm()
ON_TOP: Final = [OnTop(value) for value in range(len(COPIES))]
PUTS: Final = [Put(place) for place in range(MOST_PLACES)]
ADD_LEFT: Final = AddLeft()
ADD_RIGHT: Final = AddRight()
SIDES: Final = [ADD_LEFT, ADD_RIGHT]
DECLINE: Final = Decline()
USE_POWER: Final = UsePower()
TARGETS: Final = [
    [Target(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
FETCHES: Final = [Fetch(place) for place in range(sum(COPIES))]
USE_AMULET: Final = [UseAmulet(place) for place in range(MOST_PLACES)]
USE_EMPATH: Final = [UseEmpath(place) for place in range(MOST_PLACES)]
SET_GUARD: Final = [SetGuard(place) for place in range(MOST_PLACES)]
WARDS: Final = [Ward(place) for place in range(MOST_PLACES)]

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *YOUNGEST, *VALUES, *LOOKS, DRAW, *DRAW_OPEN, *KEEPS, TAKE, CALL, END_TURN, DISCARD, *SWAPS,
    ANNOUNCE, *PICKS, CONFIRM, *ON_TOP, *PUTS, ADD_LEFT, ADD_RIGHT, DECLINE, USE_POWER,
    *(target for row in TARGETS for target in row), *FETCHES, *USE_AMULET, *USE_EMPATH,
    *SET_GUARD, *WARDS,
)  # fmt: skip
"""Every action of the game, each once."""

CHANCES: Final[tuple[type[Action], ...]] = (Youngest, Value)
"""The kinds that chance takes."""
