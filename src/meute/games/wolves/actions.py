"""What a seat, or chance, may answer. Every action exists once, in a table."""

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action
from meute.games.wolves.data import (
    ALPHA,
    BACK,
    BOARDS,
    DEN,
    FRONT,
    LAND,
    MOST_HEXES,
    MOST_SEATS,
    PACK,
    PILES,
    PREY,
    TILES,
    TRACKS,
)


@dataclass(frozen=True)
class Board(Action):
    """Chance: this region board comes next."""

    board: int


@dataclass(frozen=True)
class Herd(Action):
    """Chance: a stack of this prey comes next."""

    prey: int


@dataclass(frozen=True)
class Pile(Action):
    """Chance: this pile of region tokens comes next."""

    pile: int


@dataclass(frozen=True)
class Starter(Action):
    """Chance: this seat is the first player."""

    seat: int


@dataclass(frozen=True)
class Pack(Action):
    """Lead the pack whose home is this terrain."""

    terrain: int


@dataclass(frozen=True)
class LayTiles(Action):
    """Lay the five double tiles with this side up."""

    side: int


@dataclass(frozen=True)
class Place(Action):
    """Put an alpha and a pack wolf on this hex."""

    hex: int


@dataclass(frozen=True)
class Move(Action):
    """Take the action to move wolves."""


@dataclass(frozen=True)
class Howl(Action):
    """Take the action to howl at a lone wolf."""


@dataclass(frozen=True)
class BuildDen(Action):
    """Take the action to build a den."""


@dataclass(frozen=True)
class UpgradeDen(Action):
    """Take the action to make a den a lair."""


@dataclass(frozen=True)
class Dominate(Action):
    """Take the action to dominate an enemy piece."""


@dataclass(frozen=True)
class BonusAction(Action):
    """Give back a bonus action token for one more action."""


@dataclass(frozen=True)
class EndTurn(Action):
    """End the turn."""


@dataclass(frozen=True)
class Flip(Action):
    """Pay with this tile and flip it."""

    tile: int


@dataclass(frozen=True)
class Spend(Action):
    """Pay with a bonus terrain token."""


@dataclass(frozen=True)
class SpendAs(Action):
    """Pay a move with a bonus terrain token that stands for this terrain."""

    terrain: int


@dataclass(frozen=True)
class Pick(Action):
    """Choose one's own wolf of this kind on this hex to move."""

    hex: int
    kind: int


@dataclass(frozen=True)
class Go(Action):
    """Let the chosen wolf go to this hex."""

    hex: int


@dataclass(frozen=True)
class Stop(Action):
    """Move no more wolves."""


@dataclass(frozen=True)
class Flee(Action):
    """Let the displaced wolf flee to this hex."""

    hex: int


@dataclass(frozen=True)
class HowlAt(Action):
    """Howl at the lone wolf on this hex."""

    hex: int


@dataclass(frozen=True)
class DigAt(Action):
    """Build the den on this hex."""

    hex: int


@dataclass(frozen=True)
class Track(Action):
    """Take the next den of this track."""

    track: int


@dataclass(frozen=True)
class UpgradeAt(Action):
    """Make one's own den on this hex a lair."""

    hex: int


@dataclass(frozen=True)
class Target(Action):
    """Dominate the enemy den or pack wolf on this hex."""

    hex: int
    kind: int


@dataclass(frozen=True)
class HuntAt(Action):
    """Take the prey from the stack on this hex."""

    hex: int


BOARD_DEALS: Final = [Board(board) for board in range(len(BOARDS))]
HERDS: Final = [Herd(prey) for prey in range(len(PREY))]
PILE_DEALS: Final = [Pile(pile) for pile in range(len(PILES))]
STARTERS: Final = [Starter(seat) for seat in range(MOST_SEATS)]
PACKS: Final = [Pack(terrain) for terrain in range(LAND)]
LAYS: Final = [LayTiles(side) for side in (FRONT, BACK)]
PLACES: Final = [Place(h) for h in range(MOST_HEXES)]
MOVE: Final = Move()
HOWL: Final = Howl()
BUILD_DEN: Final = BuildDen()
UPGRADE_DEN: Final = UpgradeDen()
DOMINATE: Final = Dominate()
BONUS_ACTION: Final = BonusAction()
END_TURN: Final = EndTurn()
FLIPS: Final = [Flip(tile) for tile in range(TILES)]
SPEND: Final = Spend()
SPEND_AS: Final = [SpendAs(terrain) for terrain in range(LAND)]
PICKS: Final = {kind: [Pick(h, kind) for h in range(MOST_HEXES)] for kind in (PACK, ALPHA)}
GOES: Final = [Go(h) for h in range(MOST_HEXES)]
STOP: Final = Stop()
FLEES: Final = [Flee(h) for h in range(MOST_HEXES)]
HOWLS: Final = [HowlAt(h) for h in range(MOST_HEXES)]
DIGS: Final = [DigAt(h) for h in range(MOST_HEXES)]
TRACK_CHOICES: Final = [Track(track) for track in range(len(TRACKS))]
UPGRADES: Final = [UpgradeAt(h) for h in range(MOST_HEXES)]
TARGETS: Final = {kind: [Target(h, kind) for h in range(MOST_HEXES)] for kind in (DEN, PACK)}
HUNTS: Final = [HuntAt(h) for h in range(MOST_HEXES)]

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *BOARD_DEALS, *HERDS, *PILE_DEALS, *STARTERS, *PACKS, *LAYS, *PLACES,
    MOVE, HOWL, BUILD_DEN, UPGRADE_DEN, DOMINATE, BONUS_ACTION, END_TURN,
    *FLIPS, SPEND, *SPEND_AS, *PICKS[PACK], *PICKS[ALPHA], *GOES, STOP, *FLEES,
    *HOWLS, *DIGS, *TRACK_CHOICES, *UPGRADES, *TARGETS[DEN], *TARGETS[PACK], *HUNTS,
)  # fmt: skip
"""Every action of the game, each once."""

CHANCES: Final[tuple[type[Action], ...]] = (Board, Herd, Pile, Starter)
"""The kinds that chance takes."""
