"""What a seat may answer (chance: `chances`). Every action exists once, in a table.

Territories, cubs, exits and all kinds are counted from 0, in the order of `data`.
"""

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action
from meute.games.foxes import data
from meute.games.foxes.chances import ALL_CHANCES, KINDS
from meute.games.foxes.data import RESOURCES, VITAL


@dataclass(frozen=True)
class TakePC(Action):
    """Take growth points."""


@dataclass(frozen=True)
class TakeResource(Action):
    """Take a resource of this kind."""

    resource: int


@dataclass(frozen=True)
class RaiseCub(Action):
    """Increase this cub by 1."""

    cub: int


@dataclass(frozen=True)
class AdvanceOn(Action):
    """Advance on the bonus track of this territory."""

    territory: int


@dataclass(frozen=True)
class PayResource(Action):
    """Pay a resource of this kind."""

    resource: int


@dataclass(frozen=True)
class PayTwo(Action):
    """Pay two resources of different kinds."""

    first: int
    second: int


@dataclass(frozen=True)
class PayTile(Action):
    """Pay the mulotage tile stored last."""


@dataclass(frozen=True)
class KeepRoll(Action):
    """Keep the roll."""


@dataclass(frozen=True)
class RollAgain(Action):
    """Use the ruse tile: roll again and choose."""


@dataclass(frozen=True)
class Count(Action):
    """Let the roll of this value count."""

    value: int


@dataclass(frozen=True)
class Place(Action):
    """Put the die into this territory, on the Mountain (4) or into the player's own den (5)."""

    place: int


@dataclass(frozen=True)
class Move(Action):
    """Move the fox by a number of spaces; 0 leaves it on the start."""

    spaces: int


@dataclass(frozen=True)
class Mulotage(Action):
    """Turn up the mulotage tile here."""


@dataclass(frozen=True)
class Mark(Action):
    """Mark the space."""


@dataclass(frozen=True)
class Advance(Action):
    """Advance on the territory's bonus track, or on the Mountain on any."""


@dataclass(frozen=True)
class Raise(Action):
    """Increase a cub."""


@dataclass(frozen=True)
class Activate(Action):
    """Activate a bonus tile with a green flag."""

    bonus: int


@dataclass(frozen=True)
class DrawCard(Action):
    """Exhaust the die to draw a private objective."""


@dataclass(frozen=True)
class SwapCard(Action):
    """Exhaust the die to throw this objective away and draw another."""

    objective: int


@dataclass(frozen=True)
class Exchange(Action):
    """Exhaust the die to use the exchange effect of this objective."""

    objective: int


@dataclass(frozen=True)
class Gather(Action):
    """Gain a resource of choice."""


@dataclass(frozen=True)
class Dig(Action):
    """Draw and place a number of path tiles."""

    tiles: int


@dataclass(frozen=True)
class EndTurn(Action):
    """Do nothing more with this die."""


@dataclass(frozen=True)
class PutObstacle(Action):
    """Put the obstacle into this territory."""

    territory: int


@dataclass(frozen=True)
class Lay(Action):
    """Lay the path tile on this cell, turned clockwise by quarter turns."""

    cell: int
    turn: int


@dataclass(frozen=True)
class Develop(Action):
    """Move the cube of this exit to this instinct."""

    exit: int
    instinct: int


@dataclass(frozen=True)
class UseRuse(Action):
    """Use the ruse tile."""

    ruse: int


@dataclass(frozen=True)
class PlayBonus(Action):
    """Play a bonus tile without flag."""

    bonus: int


@dataclass(frozen=True)
class TradeCheese(Action):
    """Exchange the cheese for PC."""


@dataclass(frozen=True)
class MoveHunter(Action):
    """Move the hunter to this vital territory."""

    territory: int


@dataclass(frozen=True)
class SellResource(Action):
    """Give a resource of this kind for PC."""

    resource: int


@dataclass(frozen=True)
class BuyResources(Action):
    """Give PC for resources of choice."""


@dataclass(frozen=True)
class Grow(Action):
    """Move this cub one space on the growth track."""

    cub: int


@dataclass(frozen=True)
class Leave(Action):
    """Let this cub leave the den by this exit."""

    cub: int
    exit: int


@dataclass(frozen=True)
class StopGrowing(Action):
    """Grow no more in this round."""


TAKE_PC: Final = TakePC()
TAKE: Final = [TakeResource(kind) for kind in range(RESOURCES)]
RAISE_CUB: Final = [RaiseCub(cub) for cub in range(data.CUBS)]
ADVANCE_ON: Final = [AdvanceOn(track) for track in range(VITAL)]
PAY: Final = [PayResource(kind) for kind in range(RESOURCES)]
PAY_TWO: Final = [
    [PayTwo(first, second) if second > first else None for second in range(RESOURCES)]
    for first in range(RESOURCES)
]
PAY_TILE: Final = PayTile()
KEEP_ROLL: Final = KeepRoll()
ROLL_AGAIN: Final = RollAgain()
COUNTS: Final = [Count(value) for value in range(data.FACES + 1)]
PLACES: Final = [Place(place) for place in range(data.DEN + 1)]
MOVES: Final = [Move(spaces) for spaces in range(data.SPACES + 1)]
MULOTAGE: Final = Mulotage()
MARK: Final = Mark()
ADVANCE: Final = Advance()
RAISE: Final = Raise()
ACTS: Final[list[Action]] = [MULOTAGE, MARK, ADVANCE, RAISE]
"""The actions of a space, by their numbers in `data`."""

ACTIVATES: Final[list[Activate | None]] = [
    Activate(tile) if tile >= data.UNFLAGGED else None for tile in range(data.BONUSES)
]
DRAW_CARD: Final = DrawCard()
SWAP_CARDS: Final = [SwapCard(card) for card in range(data.OBJECTIVES)]
EXCHANGES: Final = [Exchange(card) for card in range(data.OBJECTIVES)]
GATHER: Final = Gather()
DIGS: Final = [Dig(tiles) for tiles in range(4)]
END_TURN: Final = EndTurn()
PUT: Final = [PutObstacle(territory) for territory in range(VITAL + 1)]
LAYS: Final = [[Lay(cell, turn) for turn in range(4)] for cell in range(data.CELLS)]
DEVELOPS: Final = [
    [Develop(exit_, slot) for slot in range(data.INSTINCTS)] for exit_ in range(data.EXITS)
]
USE_RUSE: Final = [UseRuse(tile) for tile in range(data.RUSES)]
PLAY_BONUS: Final = [PlayBonus(tile) for tile in range(data.UNFLAGGED)]
TRADE_CHEESE: Final = TradeCheese()
MOVE_HUNTER: Final = [MoveHunter(territory) for territory in range(VITAL)]
SELL: Final = [SellResource(kind) for kind in range(RESOURCES)]
BUY_RESOURCES: Final = BuyResources()
GROW: Final = [Grow(cub) for cub in range(data.CUBS)]
LEAVES: Final = [[Leave(cub, exit_) for exit_ in range(data.EXITS)] for cub in range(data.CUBS)]
STOP: Final = StopGrowing()
ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *ALL_CHANCES, TAKE_PC, *TAKE, *RAISE_CUB, *ADVANCE_ON, *PAY,
    *(pair for row in PAY_TWO for pair in row if pair is not None), PAY_TILE,
    KEEP_ROLL, ROLL_AGAIN, *COUNTS[1:], *PLACES, *MOVES, *ACTS,
    *(activate for activate in ACTIVATES if activate is not None),
    DRAW_CARD, *SWAP_CARDS, *EXCHANGES, GATHER, *DIGS[1:], END_TURN, *PUT,
    *(lay for row in LAYS for lay in row), *(develop for row in DEVELOPS for develop in row),
    *USE_RUSE[1:], *PLAY_BONUS, TRADE_CHEESE, *MOVE_HUNTER, *SELL, BUY_RESOURCES,
    *GROW, *(leave for row in LEAVES for leave in row), STOP,
)  # fmt: skip
"""Every action of the game, each once."""

CHANCES: Final[tuple[type[Action], ...]] = KINDS
"""The kinds that chance takes."""
