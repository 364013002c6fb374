"""What lies on the table now: flat lists of integers, and the open questions.

A list with several entries per player holds them player after player. Tiles and cards are counted
by kind. A face-down mulotage tile has no kind yet: nobody has seen it, so to chance it is the same
as one still in its pile. Only the objectives in hand are known to some and hidden from others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from meute.core.decision import Pending
from meute.core.message import Line
from meute.core.shape import FIELD_TYPES
from meute.games.foxes.data import LAST_DAY
from meute.games.foxes.printed import Printed, Variant, printed

NOBODY: Final = -1
NOTHING: Final = -1
BEFORE_FIRST: Final = -1
"""As a position in the turn order: nobody has had a turn yet in this round."""
DEFAULTS: Final = printed(())


@dataclass
class State:
    """Everything the rules need to go on, and nothing they could work out."""

    variant: Variant
    seats: int
    round: int
    """1 to 4; 0 before the first."""
    order: list[int]
    """The seats in turn order."""
    order_tiles: list[int]
    """The turn-order tile at each position."""
    turn: int
    """The position of the player whose turn it is, or was last; or BEFORE_FIRST."""
    destiny: int
    """The destiny tile of the round."""
    destiny_value: int
    """1-3 by day, 4-6 at night; 0 before it is rolled."""
    destiny_pile: list[int]
    hunter: int
    """The vital territory of the hunter or photographer."""
    obstacles: list[int]
    """The territory of storm, wolf, tent, bear and beaver."""
    flags: list[int]
    """Whose activated tile keeps each obstacle on the board."""
    cheese: int
    """Who holds the cheese."""
    markers: list[int]
    """Whose marker lies on each space, territory after territory."""
    mulotage: list[int]
    """Two entries per space, the upper tile second: the shuffle each face-down tile came from."""
    shuffles: list[list[int]]
    """For each shuffle of the mulotage pile: the tiles of each kind that nobody has seen."""
    mulotage_discard: list[int]
    slot_owner: list[int]
    """Whose die lies on each slot: vital territories, Mountain, dens."""
    slot_value: list[int]
    """What is left on that die."""
    die: int
    """What is left on the die of this turn."""
    die_slot: int
    """Where it lies."""
    done: int
    """The actions done with it, as bits."""
    boost: int
    """The ruse tile whose effect lasts through this turn."""
    pc: list[int]
    vp: list[int]
    earned: list[int]
    """Where the VP came from: one number per player and source."""
    resources: list[int]
    dice: list[int]
    """Action dice still available in this round."""
    extra: list[int]
    """Action dice still in the extra place."""
    foxes: list[int]
    """The territory of each fox, or the centre."""
    steps: list[int]
    """How far each fox is along the track there; 0 is the start."""
    home: list[int]
    """1 for each marker slot that still holds its marker."""
    paws: list[int]
    """How far each player is on each bonus track."""
    catches: list[int]
    """The mulotage tiles on each board, first stored first."""
    bonuses: list[int]
    """Bonus tiles each player keeps, by kind."""
    ruses: list[int]
    cub_value: list[int]
    cub_place: list[int]
    """0 aside, 1-6 on the growth track, 7 and more at an exit."""
    cubes: list[int]
    """1 for each exit that still has its cube."""
    instincts: list[int]
    """The exit whose cube lies on each instinct."""
    dens: list[int]
    """The path tile on each cell: QUARTERS * path + turn."""
    hands: list[int]
    """Private objectives in hand, by kind."""
    validated: list[int]
    ruse_pile: list[int]
    bonus_pile: list[int]
    bonus_discard: list[int]
    path_pile: list[int]
    objective_pile: list[int]
    objective_discard: list[int]
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)
    printed: Printed = field(default=DEFAULTS, compare=False, repr=False)
    """The values of the variant, looked up once."""

    def __post_init__(self) -> None:
        if self.variant and self.printed is DEFAULTS:
            self.printed = printed(self.variant)

    def then(self, *coming: Pending) -> None:
        """Put what comes next on the stack, first thing first."""
        pending = self.pending
        for item in reversed(coming):
            pending.append(item)

    @property
    def player(self) -> int:
        """The seat whose turn it is, or was last."""
        return self.order[self.turn]

    @property
    def day(self) -> bool:
        """Tell whether the round is played by day."""
        return self.destiny_value <= LAST_DAY

    def copy(self) -> State:
        """Return an equal, independent state without a story."""
        return State(
            self.variant,
            self.seats,
            self.round,
            self.order[:],
            self.order_tiles[:],
            self.turn,
            self.destiny,
            self.destiny_value,
            self.destiny_pile[:],
            self.hunter,
            self.obstacles[:],
            self.flags[:],
            self.cheese,
            self.markers[:],
            self.mulotage[:],
            [shuffle[:] for shuffle in self.shuffles],
            self.mulotage_discard[:],
            self.slot_owner[:],
            self.slot_value[:],
            self.die,
            self.die_slot,
            self.done,
            self.boost,
            self.pc[:],
            self.vp[:],
            self.earned[:],
            self.resources[:],
            self.dice[:],
            self.extra[:],
            self.foxes[:],
            self.steps[:],
            self.home[:],
            self.paws[:],
            self.catches[:],
            self.bonuses[:],
            self.ruses[:],
            self.cub_value[:],
            self.cub_place[:],
            self.cubes[:],
            self.instincts[:],
            self.dens[:],
            self.hands[:],
            self.validated[:],
            self.ruse_pile[:],
            self.bonus_pile[:],
            self.bonus_discard[:],
            self.path_pile[:],
            self.objective_pile[:],
            self.objective_discard[:],
            self.shown,
            self.pending[:],
            None,
            self.printed,
        )


FIELD_TYPES[State] = {
    "variant": tuple[tuple[str, str], ...],
    "shuffles": list[list[int]],
    "pending": list[Pending],
}
