"""What a seat, or chance, may answer. Every action exists once, in a table."""

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action
from meute.testing.template.data import FACES, HIGHEST_BID, TOKENS


@dataclass(frozen=True)
class Die(Action):
    """Chance: the die shows this face."""

    face: int


@dataclass(frozen=True)
class Stash(Action):
    """Hide a token of this worth."""

    token: int


@dataclass(frozen=True)
class Nod(Action):
    """Wait a moment: it shows nothing, so it can be taken back."""


@dataclass(frozen=True)
class Bid(Action):
    """Bid this number."""

    number: int


@dataclass(frozen=True)
class Raise(Action):
    """Make the bid higher by so much."""

    by: int


DICE: Final = [Die(face) for face in FACES]
STASHES: Final = [Stash(token) for token in TOKENS]
NOD: Final = Nod()
BIDS: Final = [Bid(number) for number in range(1, HIGHEST_BID + 1)]
RAISES: Final = [Raise(by) for by in range(2)]

ALL_ACTIONS: Final[tuple[Action, ...]] = (*DICE, *STASHES, *BIDS, *RAISES, NOD)
"""Every action of the game, each once."""

CHANCES: Final[tuple[type[Action], ...]] = (Die,)
"""The kinds that chance takes."""
