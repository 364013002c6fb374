"""What chance may answer. Every outcome exists once, in a table."""

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action
from meute.games.foxes import data
from meute.games.foxes.data import MOST_SEATS


@dataclass(frozen=True)
class DrawSeat(Action):
    """Chance: this seat comes next in the first turn order."""

    seat: int


@dataclass(frozen=True)
class DrawOrderTile(Action):
    """Chance: this turn-order tile lies at the position."""

    order_tile: int


@dataclass(frozen=True)
class DrawObjective(Action):
    """Chance: the private objective drawn."""

    objective: int


@dataclass(frozen=True)
class DrawDestiny(Action):
    """Chance: the destiny tile of the round."""

    destiny: int


@dataclass(frozen=True)
class RollDestiny(Action):
    """Chance: the destiny die shows this value."""

    value: int


@dataclass(frozen=True)
class DrawRuse(Action):
    """Chance: the ruse tile drawn."""

    ruse: int


@dataclass(frozen=True)
class Roll(Action):
    """Chance: the action die shows this value."""

    value: int


@dataclass(frozen=True)
class DrawBonus(Action):
    """Chance: the bonus tile drawn."""

    bonus: int


@dataclass(frozen=True)
class TurnUp(Action):
    """Chance: the mulotage tile turned up."""

    catch: int


@dataclass(frozen=True)
class DrawPath(Action):
    """Chance: the path tile drawn."""

    path: int


DRAW_SEATS: Final = [DrawSeat(seat) for seat in range(MOST_SEATS)]
DRAW_ORDER_TILES: Final = [DrawOrderTile(tile) for tile in range(data.ORDER_TILES)]
DRAW_OBJECTIVES: Final = [DrawObjective(card) for card in range(data.OBJECTIVES)]
DRAW_DESTINIES: Final = [DrawDestiny(tile) for tile in range(data.DESTINIES)]
DESTINY_ROLLS: Final = [RollDestiny(value + 1) for value in range(data.FACES)]
DRAW_RUSES: Final = [DrawRuse(tile) for tile in range(data.RUSES)]
ROLLS: Final = [Roll(value + 1) for value in range(data.FACES)]
DRAW_BONUSES: Final = [DrawBonus(tile) for tile in range(data.BONUSES)]
TURN_UPS: Final = [TurnUp(tile) for tile in range(data.CATCH_KINDS)]
DRAW_PATHS: Final = [DrawPath(tile) for tile in range(data.PATHS)]

ALL_CHANCES: Final[tuple[Action, ...]] = (
    *DRAW_SEATS, *DRAW_ORDER_TILES, *DRAW_OBJECTIVES, *DRAW_DESTINIES, *DESTINY_ROLLS,
    *DRAW_RUSES, *ROLLS, *DRAW_BONUSES, *TURN_UPS, *DRAW_PATHS,
)  # fmt: skip
"""Every outcome of chance, each once."""

KINDS: Final[tuple[type[Action], ...]] = (
    DrawSeat, DrawOrderTile, DrawObjective, DrawDestiny, RollDestiny,
    DrawRuse, Roll, DrawBonus, TurnUp, DrawPath,
)  # fmt: skip
"""The kinds of them."""
