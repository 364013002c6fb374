"""What lies on the table now: flat lists of integers, and the open questions.

A card gets a number when it first leaves the deck, so its number tells nothing about its value
and follows it through every public move. It has no value until somebody may see it: an unseen
card and an undrawn card are the same thing to chance, so the bag below holds both.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from meute.core.decision import Pending
from meute.core.message import Line
from meute.core.shape import FIELD_TYPES
from meute.games.silver.data import LOOKS_EACH, VILLAGE

NOBODY: Final = -1
NOTHING: Final = -1
UNSEEN: Final = -1
"""The value of a card that nobody has seen yet."""

AMULET: Final = -1
"""Stands for the amulet in the list of what was used in a turn."""


@dataclass(frozen=True)
class Settings:
    """The room's settings, chosen when the table is made."""

    edition: str
    memory: str
    witch: str
    several: str
    rounds: int
    penalty: int


@dataclass(frozen=True)
class RoundEnd:
    """How a round ended: public, and kept for whoever wants to look at it again."""

    ended_by: str
    caller: int
    villages: tuple[tuple[int, ...], ...]
    """The values that lay in each village, from the left."""
    sums: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass
class State:
    """Everything the rules need to go on, and nothing they could work out."""

    settings: Settings
    seats: int
    youngest: int
    round: int
    """Rounds scored so far; equal to the number of rounds when the game is over."""
    turn: int
    """The player whose turn it is."""
    caller: int
    deck: int
    """Hidden cards left in the deck, those put back included."""
    deck_before: int
    """Hidden cards at the end of the turn before."""
    idle: int
    """Turns in a row in which no card left the deck."""
    holding: int
    """The card in the hand of the player whose turn it is."""
    holding_open: bool
    """Whether that card was visible to all before it was taken."""
    amulet_holder: int
    amulet_ready: bool
    """Whether the holder may still lay the amulet in this round."""
    amulet_on: int
    """The card under the amulet."""
    value: list[int]
    known: list[int]
    """Which players have lawfully seen each card, as bits."""
    up: list[int]
    """1 for each card that lies face up."""
    bag: list[int]
    """The values of all cards nobody has seen, in order: in villages, deck and box."""
    villages: list[list[int]]
    discard: list[int]
    display: list[int]
    returned: list[int]
    """The cards put back on the deck after a look; the last lies on top."""
    drawn: list[int]
    """The cards drawn so far in this Draw, in order."""
    picked: list[int]
    """The places announced so far."""
    wards: list[int]
    """Pairs in a row: a Bodyguard and the card it guards besides itself."""
    spent: list[int]
    """The Empaths and Bodyguards, and the amulet, used in this turn."""
    looks: list[int]
    """The two places each player has chosen to look at as the round begins."""
    fresh: list[int]
    """Pairs in a row: a player and a card looked at since that player's last answer.

    Kept for unaided memory only.
    """
    lost: list[int]
    """Points lost: one number per player and scored round, round by round."""
    last: RoundEnd | None
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)

    def then(self, *coming: Pending) -> None:
        """Put what comes next on the stack, first thing first."""
        pending = self.pending
        for item in reversed(coming):
            pending.append(item)

    def fresh_cards(self, player: int) -> list[int]:
        """Return the cards this player has looked at since the last answer."""
        fresh = self.fresh
        return [fresh[i + 1] for i in range(0, len(fresh), 2) if fresh[i] == player]

    def copy(self) -> State:
        """Return an equal, independent state without a story."""
        return State(
            self.settings,
            self.seats,
            self.youngest,
            self.round,
            self.turn,
            self.caller,
            self.deck,
            self.deck_before,
            self.idle,
            self.holding,
            self.holding_open,
            self.amulet_holder,
            self.amulet_ready,
            self.amulet_on,
            self.value[:],
            self.known[:],
            self.up[:],
            self.bag[:],
            [village[:] for village in self.villages],
            self.discard[:],
            self.display[:],
            self.returned[:],
            self.drawn[:],
            self.picked[:],
            self.wards[:],
            self.spent[:],
            self.looks[:],
            self.fresh[:],
            self.lost[:],
            self.last,
            self.shown,
            self.pending[:],
        )


def looks_of(player: int) -> slice:
    """R1.7 Return where the places that a player looks at stand among all of them."""
    return slice(LOOKS_EACH * player, LOOKS_EACH * (player + 1))


def dealt_to(owner: int, card: int) -> bool:
    """R1.4 Tell whether a card is one of those dealt to its owner; they are numbered first."""
    return card // VILLAGE == owner


FIELD_TYPES[RoundEnd] = {"villages": tuple[tuple[int, ...], ...]}
FIELD_TYPES[State] = {
    "villages": list[list[int]],
    "last": RoundEnd | None,
    "pending": list[Pending],
}
